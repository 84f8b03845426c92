// What the reader is asked for, and what is said of the cards in the hand.

import type { Value } from "$web/board";
import type { Sentence } from "$web/wire";
import type { CribbageView } from "./view";

/** What one has to do now; null when the others are asked, or nobody. */
export function questionOf(view: CribbageView): Sentence | null {
  const { seat, phase } = view;
  if (seat === null) return null;
  if (phase === "lay_away") return view.has_laid_away[seat] ? say("wait_away") : askAway(view, seat);
  if (view.turn !== seat) return null;
  if (phase === "play") return askPlay(view);
  return phase === "claim" ? say("ask_claim", { points: view.counted ?? 0 }) : say("ask_count");
}

function askPlay({ total, playable, parts }: CribbageView): Sentence {
  if (playable.length === 0) return say("ask_go", { total });
  // What the latest card made is seen still.
  return total === 0 && parts.length > 0 ? say("ask_anew") : say("ask_lay", { total });
}

function askAway({ dealer }: CribbageView, seat: number): Sentence {
  return say("ask_away", { whose: dealer === seat ? "own" : "other" });
}

function say(word: string, args: Record<string, Value> = {}): Sentence {
  return { id: `cribbage-web-${word}`, args };
}

/** What a card does now, as one word of the message about it. */
export function fitOf(view: CribbageView, card: string): "none" | "fits" | "over" {
  if (view.phase !== "play" || view.turn !== view.seat || !view.hand.includes(card)) return "none";
  return view.playable.includes(card) ? "fits" : "over";
}

/** What a card adds to the total. */
export function valueOf(card: string): number {
  const rank = card.slice(0, -1);
  return rank === "a" ? 1 : Number(rank) || 10;
}

/** One card more or less is chosen; of three the first is put back. */
export function toggled(chosen: readonly string[], card: string): string[] {
  return chosen.includes(card) ? chosen.filter((each) => each !== card) : [...chosen, card].slice(-2);
}
