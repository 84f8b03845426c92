import { BEATS, standing } from "$toolkit/beats";
import { type Beat, CHANCE, type Deed } from "$web/board";
import type { EvenWinsView } from "./view";

const LAST_THROW_MS = 1100;

/** Dice by themselves; with the last throw of a turn its sum is looked at. */
export function pace({ seat, before, after }: Deed<EvenWinsView>): Beat {
  if (seat !== CHANCE) return BEATS.none;
  return after.turn === before.turn ? BEATS.dice : standing(BEATS.dice, LAST_THROW_MS);
}
