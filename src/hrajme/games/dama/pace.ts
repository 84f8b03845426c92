// How long what happens on a board of dáma is seen: a capture jump by jump.

import { BEATS } from "$toolkit";
import type { Beat, Deed } from "$web/board";
import { wayOf } from "./moves";
import type { DamaView } from "./view";

const STEP_MS = 240;
const JUMP_MS = 170;
const LONGEST_MS = 900;
const STANDS_MS = 160;
/** The last position is looked at before the result lies over it. */
const END_MS = 2200;

export function pace(deed: Deed<DamaView>): Beat {
  const jumps = wayOf(deed).length - 1;
  if (jumps < 1) return BEATS.word;
  const moves = Math.min(STEP_MS + JUMP_MS * (jumps - 1), LONGEST_MS);
  return { moves, stands: deed.after.turn === null ? END_MS : STANDS_MS };
}

export const movingMs = (deed: Deed<DamaView>): number => pace(deed).moves;
