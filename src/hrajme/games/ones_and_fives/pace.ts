import { BEATS, standing } from "$toolkit/beats";
import { type Beat, CHANCE, type Deed } from "$web/board";
import { lostTurn } from "./lying";
import type { OnesAndFivesView } from "./view";

const LOST_MS = 1500;
const KEPT_MS = 800;

/** A throw is looked at, what is set aside too; a lost turn longest. */
export function pace({ seat, move, after }: Deed<OnesAndFivesView>): Beat {
  if (seat === CHANCE) {
    if (move.startsWith("first")) return BEATS.word;
    return lostTurn(after) === null ? BEATS.dice : standing(BEATS.dice, LOST_MS);
  }
  return move === "roll" || move === "complete" ? BEATS.none : standing(BEATS.word, KEPT_MS);
}
