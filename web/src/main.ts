import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings, showTheme } from "./settings.svelte";
import { speech } from "./words/speech.svelte";

const AGAIN_MS = 4000;
let wasAway = false;

/** A part of the page did not come: the room has a newer page, or is away; browsers do not ask for it again. */
async function loadAnew(): Promise<void> {
  const page = await fetch("/").catch(() => null);
  if (!page?.ok) {
    wasAway = true;
    setTimeout(loadAnew, AGAIN_MS);
  } else if (wasAway || !(await page.text()).includes(new URL(import.meta.url).pathname)) {
    location.reload();
  }
}

window.addEventListener("vite:preloadError", () => void loadAnew());
showTheme(settings.theme);

const target = document.getElementById("app");
if (target) void speech.start().then(() => mount(App, { target }));
// Only where the address is a safe one; otherwise everything works but calling, and opening without a network.
if (import.meta.env.PROD) navigator.serviceWorker?.register("/worker.js").catch(() => {});
if (settings.calls) void import("./pages/settings/calls").then(({ renew }) => renew());
