// Pictures that little games are played in; apart from the toolkit, so that only these games load them.

export { default as Pawn } from "./Pawn.svelte";
export { default as Scene } from "./Scene.svelte";
export { default as Track } from "./Track.svelte";
export { hueOf, letterOf } from "./seats";
