// What the table page gives to a board, and all that a board may do. A board knows no rules: it shows a view,
// and says moves in the game's notation. A move that is not possible may be tried: the table answers with the rule.

import type { Options, SeatView, Sentence, Spoken, Told } from "./wire";

export type Value = number | string;

/** Words in the reader's language. */
export interface Words {
  /** The language's code: "cs", "sk", "pl" or "en". */
  code: string;
  /** The words of a Fluent message. */
  say(id: string, args?: Record<string, Value>): string;
  /** The words of a sentence; seats in it are called by their names, one's own as "you". */
  tell(sentence: Sentence): string;
  has(id: string): boolean;
}

export interface BoardProps<View> {
  view: View;
  /** How everybody is called, bots too; the index is the seat. */
  names: readonly string[];
  seats: readonly SeatView[];
  options: Options;
  /** One's own seat; null for who only watches. */
  seat: number | null;
  /** One's legal moves in the game's notation; none while the others move. */
  moves: readonly string[];
  /** What happened since the view before: what a board can animate. Empty on the first view. */
  news: readonly Told[];
  /** What was said since the view before. */
  heard?: readonly Spoken[];
  /** Whether the coach's line (odds) is wanted. */
  coach: boolean;
  /** A command is on its way; a board may be calm until it is answered. */
  busy: boolean;
  words: Words;
  play(move: string): void;
  /** Said by a board that shows what happened bit by bit: false while it is behind. The result waits for it. */
  settled?(isSettled: boolean): void;
  /** A ready-made phrase of the game, about a pile (from 1) or a seat (from 0). */
  signal(name: string, about?: { pile?: number; target?: number }): void;
}
