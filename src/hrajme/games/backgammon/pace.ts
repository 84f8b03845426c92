// How long what happens on a board of backgammon is seen: checkers go one after another.

import { BEATS, standing } from "$toolkit/beats";
import { type Beat, CHANCE, type Deed } from "$web/board";
import type { BackgammonView, PlayedStep } from "./view";

export const STEP_MS = 330;
const WON_MS = 2600;
const END_MS = 1500;

/** The steps of a play; none for what moves no checker. */
export function stepsOf({ seat, move, after }: Deed<BackgammonView>): readonly PlayedStep[] {
  return seat !== CHANCE && move.includes("/") ? after.last : [];
}

/** Whether a game of a match was won by it. */
export const isNewGame = ({ before, after }: Deed<BackgammonView>): boolean => before.game !== after.game;

export function pace(deed: Deed<BackgammonView>): Beat {
  const beat = usualPace(deed);
  if (deed.after.phase === "over") return standing(beat, END_MS);
  return isNewGame(deed) ? standing(beat, WON_MS) : beat;
}

function usualPace(deed: Deed<BackgammonView>): Beat {
  const { seat, move, after } = deed;
  if (seat === CHANCE) return standing(BEATS.dice, after.opening === null ? 350 : 1100);
  if (move === "roll") return BEATS.none;
  const steps = stepsOf(deed).length;
  if (steps === 0) return standing(BEATS.word, 1100);
  // Who has moved the checkers has seen them go.
  return seat === after.seat ? { moves: 0, stands: 150 } : { moves: STEP_MS * steps, stands: 250 };
}
