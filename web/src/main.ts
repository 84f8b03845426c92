import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings, showTheme } from "./settings.svelte";
import { speech } from "./words/speech.svelte";

showTheme(settings.theme);

const target = document.getElementById("app");
if (target) void speech.start().then(() => mount(App, { target }));
// Only where the address is a safe one; otherwise everything works but calling, and opening without a network.
if (import.meta.env.PROD) navigator.serviceWorker?.register("/worker.js").catch(() => {});
if (settings.calls) void import("./pages/settings/calls").then(({ renew }) => renew());
