// Made by tools/wire_types.py from the Python classes of the same names. Do not edit.

/** The table as one seat sees it: its own cards, and what lies open. A card is a text such as ``10d``. */
export interface CribbageView {
  seat: number | null;
  phase: "between" | "claim" | "count" | "cut" | "deal" | "lay_away" | "over" | "play" | "show" | "turn_up";
  turn: number | null;
  deal: number;
  dealer: number | null;
  cuts: readonly (string | null)[];
  hand: readonly string[];
  laid_away: readonly string[];
  discards: readonly Discard[];
  hand_sizes: readonly number[];
  has_laid_away: readonly boolean[];
  starter: string | null;
  laid: readonly Laid[];
  covered: number;
  total: number;
  called: number;
  said_go: readonly boolean[];
  playable: readonly string[];
  shown: "crib" | "hand" | null;
  shown_by: number | null;
  shown_cards: readonly string[];
  parts: readonly Part[];
  counted: number | null;
  claimed: number | null;
  scores: readonly number[];
  behind: readonly number[];
  target: number;
  min_run: number;
  muggins: boolean;
}

/** One way to lay two cards away; points on average. */
export interface Discard {
  cards: readonly string[];
  hand: number;
  crib: number;
  pegging: number;
  total: number;
}

/** A card of the play. */
export interface Laid {
  seat: number;
  card: string;
}

/** Something that scores. */
export interface Part {
  kind: "fifteen" | "flush" | "four" | "heels" | "last" | "nobs" | "pair" | "run" | "thirty_one" | "three";
  cards: readonly string[];
  points: number;
}
