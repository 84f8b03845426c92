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
