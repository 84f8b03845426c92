// Time controls in the short form that players know: 5+3, 5d3 (a delay), 30s, 2m, 3d (for each turn).

import type { TimeControl } from "../../wire";

export const USUAL: readonly string[] = [
  "1+0",
  "3+2",
  "5+0",
  "5+3",
  "10+0",
  "10+5",
  "15+10",
  "30+0",
  "5d3",
  "30s",
  "2m",
  "1d",
  "3d",
];

const UNITS = { d: 86400, h: 3600, m: 60, s: 1 } as const;
type Unit = keyof typeof UNITS;
const [LEAST_GAME, MOST_GAME, MOST_EXTRA] = [10, UNITS.d, 600];
const [LEAST_TURN, MOST_TURN] = [5, 14 * UNITS.d];

/** The time control in this short form; null where it is none. The room knows the same limits. */
export function readControl(text: string): TimeControl | null {
  const short = text.trim().toLowerCase();
  const turn = /^(\d{1,6})\s*([dhms])$/.exec(short);
  if (turn) return forTurn(Number(turn[1]) * UNITS[turn[2] as Unit]);
  const game = /^(\d{1,4}(?:[.,]\d{1,2})?)(?:\s*([+d])\s*(\d{1,3}))?$/.exec(short);
  return game
    ? forGame(Math.round(60 * Number(game[1]!.replace(",", "."))), game[2] === "d", Number(game[3] ?? 0))
    : null;
}

function forTurn(turn: number): TimeControl | null {
  return turn >= LEAST_TURN && turn <= MOST_TURN ? { game: 0, increment: 0, delay: 0, turn } : null;
}

function forGame(game: number, isDelay: boolean, extra: number): TimeControl | null {
  if (game < LEAST_GAME || game > MOST_GAME || extra > MOST_EXTRA) return null;
  return { game, increment: isDelay ? 0 : extra, delay: isDelay ? extra : 0, turn: 0 };
}

export function writeControl({ game = 0, increment = 0, delay = 0, turn = 0 }: TimeControl): string {
  if (turn > 0) {
    const unit = (Object.keys(UNITS) as Unit[]).find((each) => turn % UNITS[each] === 0)!;
    return `${turn / UNITS[unit]}${unit}`;
  }
  const minutes = String(Number((game / 60).toFixed(2)));
  return delay > 0 ? `${minutes}d${delay}` : `${minutes}+${increment}`;
}
