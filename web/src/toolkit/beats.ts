// How long things are seen at a calm pace. The `pace` of a board is made of these.

import { type Beat, CHANCE, type Deed } from "$web/board";

export const BEATS = {
  /** Not seen by itself: what follows shows it. */
  none: { moves: 0, stands: 0 },
  /** Somebody decides, and the word for it is read. */
  word: { moves: 0, stands: 700 },
  /** Dice tumble and are added up. */
  dice: { moves: 520, stands: 650 },
  /** A card is turned over. */
  card: { moves: 440, stands: 350 },
  /** Something is laid on the table. */
  laid: { moves: 360, stands: 450 },
  /** Something is taken from the stock, which one's neighbours see from behind. */
  drawn: { moves: 0, stands: 220 },
} as const satisfies Record<string, Beat>;

/** The same movement, and more or less time to look at what came of it. */
export function standing(beat: Beat, stands: number): Beat {
  return { ...beat, stands };
}

/** For a board that says nothing about time. */
export function usualPace(deed: Deed<unknown>): Beat {
  return deed.seat === CHANCE ? BEATS.drawn : BEATS.word;
}
