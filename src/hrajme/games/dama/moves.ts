// Moves of dáma as hands make them, from their text: "c3-d4" is a step, "c3xe5xg7" a capture.

import { between, type Man, squareName, squaresIn, type Way } from "$toolkit/squares";
import type { Deed } from "$web/board";
import type { DamaView } from "./view";

export function menOf({ pieces }: DamaView): Man[] {
  return pieces.map(({ square, owner, is_queen }) => ({
    square: squaresIn(square)[0]!,
    look: lookOf(owner, is_queen),
    side: owner,
  }));
}

function lookOf(owner: number, isQueen: boolean): string {
  const kind = isQueen ? "q" : "m";
  return owner === 0 ? kind.toUpperCase() : kind;
}

export const waysOf = (moves: readonly string[]): Way[] =>
  moves.map((text) => ({ text, squares: squaresIn(text) })).filter(({ squares }) => squares.length > 1);

/** Which way a deed went. A move that was only warned of left everything where it was. */
export function wayOf({ move, before, after }: Deed<DamaView>): number[] {
  return before.setup === after.setup ? [] : squaresIn(move);
}

/** What stands between the squares that a piece has come down on, and is not its own. */
export function takenOn(men: readonly Man[], path: readonly number[]): number[] {
  const mover = men.find(({ square }) => square === path[0]);
  const enemies = new Set(men.filter(({ side }) => side !== mover?.side).map(({ square }) => square));
  const passed = path.slice(1).flatMap((square, index) => between(path[index]!, square));
  return passed.filter((square) => enemies.has(square));
}

/** A way that is not open, as the table reads it: with an x where something would be taken. */
export function attemptOf(men: readonly Man[], path: readonly number[]): string {
  const isCapture = path.length > 2 || takenOn(men, path).length > 0;
  return path.map(squareName).join(isCapture ? "x" : "-");
}

/** How many pieces of the other side are off the board. */
export function countTaken(view: DamaView, seat: number, first: number): number {
  return Math.max(0, first - view.pieces.filter(({ owner }) => owner !== seat).length);
}
