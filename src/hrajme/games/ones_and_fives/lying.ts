import type { LastTurn, OnesAndFivesView } from "./view";

/** The turn before this one, if it came to nothing: its dice lie there until the next throw. */
export function lostTurn(view: OnesAndFivesView): LastTurn | null {
  if (view.phase !== "roll" || view.turn === null || view.turn_points > 0) return null;
  const last = view.last_turns[seatBefore(view, view.turn)] ?? null;
  return last?.end === "written" ? null : last;
}

/** Whose turn was before this one. */
export function seatBefore(view: OnesAndFivesView, turn: number): number {
  const seats = view.totals.length;
  return (turn + seats - 1) % seats;
}

/** The dice on the table. */
export function lyingOf(view: OnesAndFivesView): readonly number[] {
  return lostTurn(view)?.dice ?? view.dice;
}
