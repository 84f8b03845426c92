// The jugs of a go: each throw breaks one, and the seven leaves one whole.

/** One place on the step before the house. */
export interface Jug {
  /** The how many-th throw. */
  number: number;
  /** What was thrown; null where nobody has thrown yet. */
  sum: number | null;
  /** With this throw the best so far had their seven. */
  isBest: boolean;
}

/** So many stand in a row. */
export const MOST = 8;

/** The throws so far and those that are left until the best is beaten: the latest of them, where they are many.
 *sums* are the latest of *thrown* throws. */
export function jugsOf(sums: readonly number[], thrown: number, best: number | null): readonly Jug[] {
  const last = Math.max(thrown, best ?? 0, 1);
  const from = last <= MOST ? 1 : Math.max(1, Math.min(thrown - MOST + 2, last - MOST + 1));
  const shown = Math.min(MOST, last - from + 1);
  return Array.from({ length: shown }, (_, index) => {
    const number = from + index;
    return {
      number,
      sum: number > thrown ? null : (sums[sums.length - 1 - (thrown - number)] ?? null),
      isBest: number === best,
    };
  });
}

/** A dot for each throw, as long as they are few enough to be seen at a glance; more are told by their number alone. */
export function dotsOf(thrown: number): string {
  return thrown > MOST ? "" : "●".repeat(thrown);
}

export type Mood = "stern" | "cross" | "furious" | "glad";

/** How Xantippe looks at somebody who has thrown so often. */
export function moodAfter(thrown: number, hasSeven: boolean): Mood {
  if (hasSeven) return "glad";
  return thrown >= 6 ? "furious" : thrown >= 3 ? "cross" : "stern";
}
