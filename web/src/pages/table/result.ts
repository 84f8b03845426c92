import type { Outcome, Sentence, Told } from "../../wire";

/** The sentence with which the play ended. Each reason to end has its own, by its name; the last is this play's. */
export function endSentence(story: readonly Told[], game: string, { reason }: Outcome): Sentence | undefined {
  const ids = [`${game}-end-${reason}`, `table-story-ended-${reason}`];
  return story.flatMap((told) => told.sentences).findLast((sentence) => ids.includes(sentence.id));
}

/** Whether all won or lost together: then points tell nobody apart. */
export function isShared(outcome: Outcome): boolean {
  const isOneFate = outcome.winners.length === 0 || outcome.winners.length === outcome.points.length;
  return outcome.points.length > 1 && isOneFate && new Set(outcome.points).size === 1;
}

/** The seats, winners first, then by points; where the fewest win, the fewest come first. */
export function ranking(outcome: Outcome): number[] {
  const { points, winners } = outcome;
  const best = winners[0] === undefined ? Math.max(...points) : points[winners[0]]!;
  const direction = best === Math.min(...points) && best !== Math.max(...points) ? -1 : 1;
  const rank = (seat: number): number => (winners.includes(seat) ? 1 : 0);
  return points
    .map((_, seat) => seat)
    .sort((one, other) => rank(other) - rank(one) || direction * (points[other]! - points[one]!) || one - other);
}
