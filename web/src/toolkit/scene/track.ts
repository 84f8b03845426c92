// A road of points to a goal: where the figures stand on it, in percent, so that those who are close do not cover each other.

const LANES = 4;

export interface Runner {
  seat: number;
  /** From 0 at the start to 100 at the goal. */
  part: number;
  /** 0 is the nearest to who looks. */
  lane: number;
}

/** How far somebody with so many points is. */
export function partOf(points: number, goal: number): number {
  return Math.max(0, Math.min(100, (100 * points) / goal));
}

/** All seats; those with about the same points run beside each other. */
export function runners(totals: readonly number[], goal: number): readonly Runner[] {
  const order = totals.map((_, seat) => seat).sort((one, other) => totals[one]! - totals[other]!);
  return totals.map((points, seat) => ({ seat, part: partOf(points, goal), lane: order.indexOf(seat) % LANES }));
}
