export { packagesFromHere } from "./packages.ts";
export { rulebooks } from "./rulebooks.ts";
export { texts } from "./texts.ts";
