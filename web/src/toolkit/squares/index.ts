// A table for games of squares. It is loaded only with these, so it is not among the other parts. See ../README.md.

export { between, squareName, squareOf, squaresIn } from "./squares";
export type { Man } from "./pieces";
export { default as SquareTable } from "./SquareTable.svelte";
export type { SquareGame } from "./table";
export type { Way } from "./ways";
