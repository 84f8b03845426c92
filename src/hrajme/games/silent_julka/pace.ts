import { BEATS, standing } from "$toolkit/beats";
import { type Beat, CHANCE, type Deed } from "$web/board";
import type { SilentJulkaView } from "./view";

const MISS_MS = 550;
const HIT_MS = 900;

/** Most throws miss; a hit is looked at. */
export function pace({ seat, move, after }: Deed<SilentJulkaView>): Beat {
  if (seat === CHANCE) return standing(BEATS.dice, after.last?.hit ? HIT_MS : MISS_MS);
  return move === "throw" ? BEATS.none : BEATS.word;
}
