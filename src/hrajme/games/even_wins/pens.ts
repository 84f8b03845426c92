import type { EvenWinsView, Throw } from "./view";

const THROWS = 3;

/** What the pens show: what has come, what counts in the next throw, and whether it is all of the turn before. */
export interface Pens {
  throws: readonly Throw[];
  face: number | null;
  isPast: boolean;
}

/** A whole turn is seen until the next one is thrown; whoever is asked for that finds the pens empty. */
export function pensOf(view: EvenWinsView, isAsked: boolean): Pens {
  const { phase, throws, face } = view;
  if (phase === "over") return { throws, face: null, isPast: false };
  if (throws.length < THROWS) return { throws, face, isPast: false };
  return isAsked ? { throws: [], face, isPast: false } : { throws, face: null, isPast: true };
}
