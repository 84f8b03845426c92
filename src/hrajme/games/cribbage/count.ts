// What cards were worth, part by part, as it is counted aloud.

import { writeCard } from "$toolkit/cards/suits";
import type { Sentence } from "$web/wire";
import { valueOf } from "./ask";
import type { CribbageView, Part } from "./view";

/** A hand or a crib that lies open, with the starter. */
export interface Count {
  deal: number;
  shown: "hand" | "crib";
  seat: number;
  cards: readonly string[];
  starter: string;
  parts: readonly Part[];
}

/** What is shown; null while nothing is. */
export function countOf({ deal, shown, shown_by, shown_cards, starter, parts }: CribbageView): Count | null {
  if (shown === null || shown_by === null || starter === null) return null;
  return { deal, shown, seat: shown_by, cards: shown_cards, starter, parts };
}

/** Whether both are of the same cards. */
export const isSame = (one: Count, other: Count | null): boolean => one.cards.join() === other?.cards.join();

/** Whether the parts are open to all: not while the players count themselves. */
export const isTold = ({ phase }: CribbageView): boolean => phase !== "count" && phase !== "claim";

export const pointsOf = (parts: readonly Part[]): number => parts.reduce((sum, { points }) => sum + points, 0);

/** Fifteen two, fifteen four, and a pair is six. */
export function aloud(parts: readonly Part[]): Sentence[] {
  return parts.map(({ kind, cards, points }, index) => ({
    id: `cribbage-part-${kind}`,
    args: {
      points,
      sum: pointsOf(parts.slice(0, index + 1)),
      place: index === 0 ? "first" : index === parts.length - 1 ? "last" : "next",
      cards: cards.map(writeCard).join(" "),
    },
  }));
}

/** Why a part of a hand or a crib is worth what it is, for whoever has never counted before. */
export function whyOf({ kind, cards, points }: Part): Sentence {
  return { id: `cribbage-why-${kind}`, args: { points, values: cards.map(valueOf).join(" + ") } };
}

/** The counts of the latest deal that had any, with what was shown just now. */
export function withCount(counts: readonly Count[], count: Count): Count[] {
  return [...counts.filter(({ deal }) => deal === count.deal), count];
}

/** How the game ended; null while it runs. */
export function endingOf(view: CribbageView, hasDoubleSkunk: boolean): Sentence | null {
  if (view.phase !== "over") return null;
  const player = view.scores.indexOf(view.target);
  // Somebody gave up: the page says so.
  if (player < 0) return null;
  const other = view.scores[1 - player] ?? 0;
  const [skunk, double] = view.target === 61 ? [30, 0] : [90, 60];
  const reason =
    hasDoubleSkunk && double > 0 && other <= double ? "double_skunk" : other <= skunk ? "skunk" : "reached";
  return { id: `cribbage-end-${reason}`, args: { player, total: view.target, other } };
}
