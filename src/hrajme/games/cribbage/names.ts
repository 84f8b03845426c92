// How cards are called aloud.

import { readCard } from "$toolkit/cards";
import type { Words } from "$web/board";

/** "Five of hearts", in the reader's language. */
export function sayCard(name: string, words: Pick<Words, "say">): string {
  const card = readCard(name);
  return card === null
    ? name
    : words.say("cribbage-web-card", { rank: Number(card.rank) || card.rank, suit: card.suit });
}

export function sayCards(names: readonly string[], words: Pick<Words, "say">): string {
  return names.map((name) => sayCard(name, words)).join(", ");
}
