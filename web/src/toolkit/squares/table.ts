// What a game of squares says of itself; the rest is the same for all of them.

import type { Deed } from "$web/board";
import type { Sound } from "../sound.svelte";
import type { Man } from "./pieces";
import type { Way } from "./ways";

export interface SquareGame<View> {
  /** The game's key: its words are `<key>-web-…`. */
  key: string;
  men(view: View): readonly Man[];
  turn(view: View): number | null;
  /** The squares of the last move. */
  last(view: View): readonly number[];
  check?(view: View): number | null;
  /** Which ways the legal moves go. */
  ways(moves: readonly string[]): readonly Way[];
  /** Which way a deed went; none for what moves nothing. */
  way(deed: Deed<View>): readonly number[];
  /** Equal for equal positions. */
  mark(view: View): string;
  /** How long a deed is seen moving. */
  ms(deed: Deed<View>): number;
  sound(deed: Deed<View>): Sound | null;
  /** Where a piece might go next time, as far as pieces go. */
  plans?(view: View, square: number): readonly number[];
  /** What a way that is not open is called, so that the table can explain. */
  attempt(path: readonly number[]): string;
  /** The move that touching a piece is. */
  touch?(view: View, square: number): string | undefined;
  /** The squares of what a piece that came this way takes. */
  takes(men: readonly Man[], path: readonly number[]): readonly number[];
  /** What a piece is called. */
  nameOf(look: string): string;
  /** The look of what a move makes of a piece. */
  becomes?(text: string): string;
}
