import { BEATS, standing } from "$toolkit/beats";
import { type Beat, CHANCE, type Deed } from "$web/board";
import type { StrippedSnakeView } from "./view";

const ATTACK_MS = 900;
const STRIPPED_MS = 1900;

/** An attack is added up; then a defence tells who is stripped. */
export function pace({ seat, move, before, after }: Deed<StrippedSnakeView>): Beat {
  if (seat !== CHANCE) return BEATS.none;
  if (move.startsWith("first")) return BEATS.word;
  return standing(BEATS.dice, after.duels.length > before.duels.length ? STRIPPED_MS : ATTACK_MS);
}
