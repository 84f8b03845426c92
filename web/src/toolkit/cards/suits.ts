// Playing cards by name: a rank and the letter of a suit, "10d" for the ten of diamonds.

export type Suit = "c" | "d" | "h" | "s";

export interface CardName {
  /** "a", "2" to "10", "j", "q" or "k". */
  rank: string;
  suit: Suit;
}

const CARD = /^(a|[2-9]|10|j|q|k)([cdhs])$/;
const SIGNS: Readonly<Record<Suit, string>> = { c: "♣", d: "♦", h: "♥", s: "♠" };

/** The rank and the suit of a card; null where the text names none. */
export function readCard(name: string): CardName | null {
  const found = CARD.exec(name);
  return found === null ? null : { rank: found[1]!, suit: found[2] as Suit };
}

/** A card as people write it: 10♦. */
export function writeCard(name: string): string {
  const card = readCard(name);
  return card === null ? name : card.rank.toUpperCase() + SIGNS[card.suit];
}

/** Cards in a text, as people write them; the sign says the suit. */
export const WRITTEN = /(10|[2-9AJQK])([♣♦♥♠])/g;

/** The name of a card that people write as 10♦. */
export function nameOf(rank: string, sign: string): string {
  const suit = (Object.keys(SIGNS) as Suit[]).find((each) => SIGNS[each] === sign);
  return rank.toLowerCase() + (suit ?? "");
}

export const isRed = (suit: Suit): boolean => suit === "d" || suit === "h";

/** The signs of the suits as outlines, about 90 high and wide around a middle of 0, 0. */
export const OUTLINES: Readonly<Record<Suit, string>> = {
  h: "M0 43C-13 26-44 8-44-16-44-33-33-42-22-42-11-42-3-34 0-25 3-34 11-42 22-42 33-42 44-33 44-16 44 8 13 26 0 43Z",
  d: "M0-47C8-29 20-13 35 0 20 13 8 29 0 47-8 29-20 13-35 0-20-13-8-29 0-47Z",
  s: "M0-45C11-27 43-9 43 13 43 27 33 34 23 34 14 34 7 29 3 21 4 32 9 40 18 45H-18C-9 40-4 32-3 21-7 29-14 34-23 34-33 34-43 27-43 13-43-9-11-27 0-45Z",
  c: "M20-24A20 20 0 0 1 13-8 20 20 0 1 1 3 17C4 31 9 40 18 45H-18C-9 40-4 31-3 17A20 20 0 1 1-13-8 20 20 0 1 1 20-24Z",
};
