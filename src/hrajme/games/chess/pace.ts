// How long what happens on a board of chess is seen.

import { BEATS } from "$toolkit";
import type { Beat, Deed } from "$web/board";
import { wayOf } from "./moves";
import type { ChessView } from "./view";

const MOVED: Beat = { moves: 220, stands: 160 };

/** What hands touch is seen at once, with what follows. */
export function pace(deed: Deed<ChessView>): Beat {
  return wayOf(deed).length > 0 ? MOVED : BEATS.none;
}

export const movingMs = (deed: Deed<ChessView>): number => pace(deed).moves;
