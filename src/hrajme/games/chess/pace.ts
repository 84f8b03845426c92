// How long what happens on a board of chess is seen.

import { BEATS, standing } from "$toolkit";
import type { Beat, Deed } from "$web/board";
import { wayOf } from "./moves";
import type { ChessView } from "./view";

const MOVED: Beat = { moves: 220, stands: 160 };
/** The last position is looked at before the result lies over it. */
const END_MS = 2200;

/** What hands touch is seen at once, with what follows. */
export function pace(deed: Deed<ChessView>): Beat {
  if (wayOf(deed).length === 0) return BEATS.none;
  return deed.after.turn === null ? standing(MOVED, END_MS) : MOVED;
}

export const movingMs = (deed: Deed<ChessView>): number => pace(deed).moves;
