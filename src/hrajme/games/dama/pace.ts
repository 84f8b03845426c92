// How long what happens on a board of dáma is seen: a capture jump by jump.

import { BEATS } from "$toolkit";
import type { Beat, Deed } from "$web/board";
import { wayOf } from "./moves";
import type { DamaView } from "./view";

const STEP_MS = 240;
const JUMP_MS = 170;
const LONGEST_MS = 900;

export function pace(deed: Deed<DamaView>): Beat {
  const jumps = wayOf(deed).length - 1;
  if (jumps < 1) return BEATS.word;
  return { moves: Math.min(STEP_MS + JUMP_MS * (jumps - 1), LONGEST_MS), stands: 160 };
}

export const movingMs = (deed: Deed<DamaView>): number => pace(deed).moves;
