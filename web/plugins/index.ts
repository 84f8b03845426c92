export { packagesFromHere } from "./packages.ts";
export { pictures } from "./pictures.ts";
export { rulebooks } from "./rulebooks.ts";
export { texts } from "./texts.ts";
export { worker } from "./worker.ts";
