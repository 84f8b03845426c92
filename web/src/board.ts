// What the table page gives to a board, and all that a board may do. A board knows no rules: it shows a view,
// and says moves in the game's notation. A move that is not possible may be tried: the table answers with the rule.

import type { Snippet } from "svelte";
import type { Options, SeatView, Sentence, Spoken } from "./wire";

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

/** Who rolls and deals, as the seat of a deed. */
export const CHANCE = -1;

/** Who sits at a seat, and whether they are here. */
export interface Sitter extends SeatView {
  isAway?: boolean;
}

/** A move that was made, as this reader may know it, and the views around it. */
export interface Deed<View> {
  /** Who made it, or CHANCE. */
  seat: number;
  /** In the game's notation; "?" where it is hidden. */
  move: string;
  before: View;
  after: View;
  /** What is told of it: words to show, which decide nothing. */
  sentences: readonly Sentence[];
}

/** How long a deed is seen at a calm pace, in milliseconds: things move, then what came of it stands. */
export interface Beat {
  moves: number;
  stands: number;
  /** The smallest part of this time in which it can still be followed, however much waits. */
  least?: number;
}

/** Exported as `pace` by a board: its own times. A deed that takes none is shown together with the next one. */
export type Pace<View> = (deed: Deed<View>) => Beat;

export interface BoardProps<View> {
  /** What is told: when things move, the view before it, until they have come to rest. */
  view: View;
  /** What moving things move to: draw dice and cards from it. The same as `view` when all is at rest. */
  ahead: View;
  /** What has just happened, in order; `ahead` is the view after the last. Empty on the first view. */
  deeds: readonly Deed<View>[];
  /** How everybody is called, bots too; the index is the seat. */
  names: readonly string[];
  seats: readonly Sitter[];
  options: Options;
  /** One's own seat; null for who only watches. */
  seat: number | null;
  /** Where several people play on this device: the side of the board that stays nearest to them. */
  near?: number;
  /** One's legal moves in the game's notation; none while the others move or something is still being shown. */
  moves: readonly string[];
  /** The legal move that first steps invite to; the board points at what has to be touched for it. */
  suggested?: string | null;
  /** What was said since the view before. */
  heard?: readonly Spoken[];
  /** The room's time, to which the clocks in `seats` belong. */
  now(): number;
  /** Whether the coach's line (odds) is wanted. */
  coach: boolean;
  /** A command is on its way; a board may be calm until it is answered. */
  busy: boolean;
  words: Words;
  /** Nobody plays here: only what lies on the table is worth its place. */
  isPicture?: boolean;
  /** What the table has just refused, until it is read: its arguments may name what to look at. */
  refused?: Sentence | null;
  /** The page's own ways to end the game (a draw, giving up), for a board that keeps them at hand. */
  endings?: Snippet;
  /** All deeds of this play so far, asked of the room; for who comes later. */
  past?(): Promise<readonly Deed<View>[]>;
  play(move: string): void;
  /** A ready-made phrase of the game, about a pile (from 1) or a seat (from 0). */
  signal(name: string, about?: { pile?: number; target?: number }): void;
}
