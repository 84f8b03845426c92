// The board that points are walked on: two rows of thirty holes for each player, up the upper and back the lower one.
// Once around is sixty; the game hole lies where the way ends.

export interface Spot {
  x: number;
  y: number;
}

const COLUMNS = 30;
export const AROUND = 2 * COLUMNS;
const [STEP, GAP, GROUP] = [10, 5, 5];
const [FIRST, START, LANE] = [30, 19, 27];

const xOf = (column: number): number => FIRST + column * STEP + Math.floor(column / GROUP) * GAP;

export const WIDTH = xOf(COLUMNS - 1) + 12;
export const heightOf = (lanes: number): number => lanes * LANE + 3;

/** Where the peg of a score stands; before the first point both pegs have a hole of their own. */
export function spotOf(lane: number, score: number, target: number, isBack = false): Spot {
  const upper = 10 + lane * LANE;
  const lower = upper + STEP;
  if (score <= 0) return { x: isBack ? START - STEP : START, y: upper };
  if (score >= target) return { x: START - STEP / 2, y: lower };
  const hole = (score - 1) % AROUND;
  return hole < COLUMNS ? { x: xOf(hole), y: upper } : { x: xOf(AROUND - 1 - hole), y: lower };
}

/** All holes of a lane but those where it begins and ends. */
export function holesOf(lane: number): Spot[] {
  return Array.from({ length: AROUND }, (_, index) => spotOf(lane, index + 1, Infinity));
}

/** Every hole that a peg passes on its way, the last one too. */
export function wayOf(lane: number, from: number, to: number, target: number): Spot[] {
  const step = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) }, (_, index) => spotOf(lane, from + step * (index + 1), target));
}

/** Where a player's two pegs stand. */
export type Pair = readonly [number, number];

/** The peg behind goes past the other, which stays and tells where the score was before. */
export function walked([one, other]: Pair, score: number, behind: number): Pair {
  if (one === score && other === behind) return [one, other];
  if (one === behind) return [one, score];
  return other === behind ? [score, other] : [score, behind];
}
