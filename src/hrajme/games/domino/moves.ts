// What the moves of Domino say, for the board: it reads them and knows no rule itself.

import type { Words } from "$web/board";
import type { Halves } from "./snake";
import type { DominoView } from "./view";

export const ENDS = ["left", "right"] as const;
export type End = (typeof ENDS)[number];

/** A tile as it is written, the lower half first; also its key on the board. */
export const nameOf = ([one, other]: Halves): string => `${Math.min(one, other)}-${Math.max(one, other)}`;

export const layText = (tile: string, end: string): string => `${tile} ${end}`;

/** The ends where a tile may be laid. */
export function endsFor(moves: readonly string[], tile: string): End[] {
  return ENDS.filter((end) => moves.includes(layText(tile, end)));
}

/** Where a tile fits, in one word for the texts. */
export function whereOf(ends: readonly End[]): End | "both" | "none" {
  return ends.length === 2 ? "both" : (ends[0] ?? "none");
}

/** The id of what can be done now; null when it is not this seat's turn. */
export function questionOf(view: DominoView): string | null {
  if (view.phase !== "turn" || view.seat === null || view.turn !== view.seat || view.ends === null) return null;
  if (view.must_draw) return "domino-board-must_draw";
  if (view.must_pass) return "domino-board-must_pass";
  return view.may_draw ? "domino-board-ask_or_draw" : "domino-board-ask";
}

/** What the sentences about the open ends of the line are told with. */
export function endsIn({ ends }: DominoView): { ends: "same" | "two"; left: number; right: number } {
  const [left, right] = ends ?? [0, 0];
  return { ends: left === right ? "same" : "two", left, right };
}

/** Numbers as they are listed after a “no”: 0, 2 or 5. */
export function listAfterNo(numbers: readonly number[], words: Words): string {
  const [last, others] = [numbers.at(-1) ?? "", numbers.slice(0, -1)];
  return others.length === 0 ? `${last}` : words.say("domino-board-nor", { numbers: others.join(", "), last });
}

/** Who has won: the hand, or the match where one is played. */
export function victorsOf(view: DominoView): readonly number[] {
  if (view.target === null) return view.winners;
  const best = Math.max(...view.totals);
  return view.totals.flatMap((total, seat) => (total === best ? [seat] : []));
}

/** The id of the sentence that tells how it ended. */
export function endingOf(view: DominoView): string {
  const isShared = victorsOf(view).length > 1;
  if (view.target !== null) return isShared ? "domino-end-match_shared" : "domino-end-match";
  return isShared ? "domino-end-shared" : view.ended === "out" ? "domino-end-out" : "domino-end-blocked";
}
