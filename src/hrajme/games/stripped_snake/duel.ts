import type { Duel, StrippedSnakeView } from "./view";

/** What came of a duel, as far as it is known. */
export type Told = Pick<Duel, "attack_sum" | "defence_sum" | "loser">;

const NOTHING: Told = { attack_sum: null, defence_sum: null, loser: null };

/** Whose dice lie on the table, and the how many-th duel it is: the one that is on, or the last until dice fall in it. */
export function lyingDuel(view: StrippedSnakeView): { duel: Duel; number: number } | null {
  const number = view.duels.length;
  const last = view.duels.at(-1);
  if (view.duel !== null && (view.duel.attack.length > 0 || last === undefined)) return { duel: view.duel, number };
  return last === undefined ? null : { duel: last, number: number - 1 };
}

/** What is told of the duel that lies on the table *ahead*: nothing of dice that still tumble. */
export function toldOf(view: StrippedSnakeView, ahead: StrippedSnakeView): Told {
  const [known, coming] = [lyingDuel(view), lyingDuel(ahead)];
  return known !== null && known.number === coming?.number ? known.duel : NOTHING;
}
