import { BEATS, standing } from "$toolkit/beats";
import { type Beat, CHANCE, type Deed } from "$web/board";
import type { XantipaView } from "./view";

/** What the dice are to make. */
export const AIM = 7;

const MISS_MS = 500;
const SEVEN_MS = 1300;

/** Throws follow quickly until it is a seven. */
export function pace({ seat, move, after }: Deed<XantipaView>): Beat {
  if (seat === CHANCE) return standing(BEATS.dice, after.last?.sum === AIM ? SEVEN_MS : MISS_MS);
  return move === "throw" ? BEATS.none : BEATS.word;
}
