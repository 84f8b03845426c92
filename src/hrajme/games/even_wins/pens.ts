import type { EvenWinsView } from "./view";

const THROWS = 3;

/** Whether what lies there is the turn before: it is whole, and the next one has not been thrown yet. */
export function isPast({ phase, throws }: EvenWinsView): boolean {
  return phase !== "over" && throws.length === THROWS;
}

/** What counts in the next throw of the turn that lies there; null when that turn is over. */
export function awaitedFace(view: EvenWinsView): number | null {
  return view.phase === "over" || isPast(view) ? null : view.face;
}
