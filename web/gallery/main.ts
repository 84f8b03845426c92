// The gallery: boards in made-up moments, for the eyes of who builds them. `npm run dev`, then /gallery/.
// It is no part of what is built for players.

import "@fontsource-variable/fraunces";
import "@fontsource-variable/nunito-sans";
import "../src/design/tokens.css";
import "./gallery.css";
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
if (target) mount(Gallery, { target });
