// Which checker is which when a position follows another, so that each is seen to go where it goes.

import type { Points } from "./steps";

export interface Checker {
  id: number;
  seat: number;
  /** In the numbering of its seat: 25 is the bar, 0 off the board. */
  point: number;
  /** How many lie below it. */
  index: number;
}

/** The checkers of the next position: whatever can stay stays; the uppermost go, the farthest to the farthest. */
export function carryOver(before: readonly Checker[], points: Points): Checker[] {
  return [0, 1].flatMap((seat) => {
    const own = before.filter((checker) => checker.seat === seat);
    return moveOver(own.length > 0 ? own : firstOf(seat, points[seat]!), points[seat]!);
  });
}

function firstOf(seat: number, counts: readonly number[]): Checker[] {
  const stood = counts.flatMap((count, point) => Array.from({ length: count }, (_, index) => ({ point, index })));
  return stood.map((place, number) => ({ id: 100 * seat + number, seat, ...place }));
}

function moveOver(before: readonly Checker[], counts: readonly number[]): Checker[] {
  const [stay, go] = [before.filter((each) => each.index < counts[each.point]!), leaving(before, counts)];
  const free = counts.flatMap((count, point) => {
    const kept = stay.filter((each) => each.point === point).length;
    return Array.from({ length: count - kept }, (_, more) => ({ point, index: kept + more }));
  });
  free.sort((one, other) => other.point - one.point);
  const moved = go.map((checker, index) => ({ ...checker, ...free[index]! }));
  // In the order of their ids, so that nothing on the page changes its place.
  return [...stay, ...moved].sort((one, other) => one.id - other.id);
}

function leaving(before: readonly Checker[], counts: readonly number[]): Checker[] {
  const go = before.filter((each) => each.index >= counts[each.point]!);
  return go.sort((one, other) => other.point - one.point);
}
