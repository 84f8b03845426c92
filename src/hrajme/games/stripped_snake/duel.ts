import type { Duel, StrippedSnakeView } from "./view";

/** Whose dice lie on the table, and the how many-th duel it is: the one that is on, or the last until dice fall in it. */
export function lyingDuel(view: StrippedSnakeView): { duel: Duel; number: number } | null {
  const number = view.duels.length;
  const last = view.duels.at(-1);
  if (view.duel !== null && (view.duel.attack.length > 0 || last === undefined)) return { duel: view.duel, number };
  return last === undefined ? null : { duel: last, number: number - 1 };
}
