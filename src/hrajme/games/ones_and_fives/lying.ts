import type { LastTurn, OnesAndFivesView } from "./view";

/** The turn before this one, if it came to nothing: its dice lie there until the next throw. */
export function lostTurn(view: OnesAndFivesView): LastTurn | null {
  if (view.phase !== "roll" || view.turn === null || view.turn_points > 0) return null;
  const seats = view.totals.length;
  const last = view.last_turns[(view.turn + seats - 1) % seats] ?? null;
  return last?.end === "written" ? null : last;
}

/** The dice on the table. */
export function lyingOf(view: OnesAndFivesView): readonly number[] {
  return lostTurn(view)?.dice ?? view.dice;
}
