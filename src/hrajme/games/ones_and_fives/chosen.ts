// What chosen dice are worth: the board only looks it up among the selections that the view offers.

import type { Selection } from "./view";

/** The faces of the chosen dice, the lowest first. */
export function facesOf(dice: readonly number[], chosen: readonly number[]): number[] {
  return chosen.map((index) => dice[index] ?? 0).sort((one, other) => one - other);
}

/** The selection of exactly these dice, if they may be set aside. */
export function findSelection(selections: readonly Selection[], faces: readonly number[]): Selection | null {
  const wanted = faces.join(" ");
  return selections.find((each) => [...each.dice].sort((one, other) => one - other).join(" ") === wanted) ?? null;
}

/** The dice that can be part of a selection: of a face so many as any selection has of it. */
export function scoringOf(selections: readonly Selection[], dice: readonly number[]): number[] {
  const count = (all: readonly number[], face: number): number => all.filter((each) => each === face).length;
  const most = (face: number): number => Math.max(0, ...selections.map((each) => count(each.dice, face)));
  return dice.flatMap((face, index) => (count(dice.slice(0, index), face) < most(face) ? [index] : []));
}

/** A chance as a whole percentage; what can happen is never called 0. */
export function percentOf(chance: readonly [number, number] | null): number {
  if (chance === null || chance[0] === 0) return 0;
  return Math.max(1, Math.round((100 * chance[0]) / chance[1]));
}
