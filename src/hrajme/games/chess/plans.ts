// Where a man might go next time, whatever the other does now: how it moves, and no more.

import { kindOf, sideOf } from "./men";

type Step = readonly [across: number, up: number];

const STRAIGHT: readonly Step[] = [[1, 0], [-1, 0], [0, 1], [0, -1]]; // prettier-ignore
const SLANTING: readonly Step[] = [[1, 1], [1, -1], [-1, 1], [-1, -1]]; // prettier-ignore
const JUMPS: readonly Step[] = [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]]; // prettier-ignore

function walk(square: number, steps: readonly Step[], most: number): number[] {
  const found: number[] = [];
  for (const [across, up] of steps) {
    for (let length = 1; length <= most; length += 1) {
      const [x, y] = [(square % 8) + across * length, (square >> 3) + up * length];
      if (x < 0 || x > 7 || y < 0 || y > 7) break;
      found.push(x + 8 * y);
    }
  }
  return found;
}

function pawn(square: number, side: number): number[] {
  const up = side === 0 ? 1 : -1;
  const isHome = square >> 3 === (side === 0 ? 1 : 6);
  return [...walk(square, [[0, up]], isHome ? 2 : 1), ...walk(square, [[-1, up], [1, up]], 1)]; // prettier-ignore
}

function king(square: number, side: number): number[] {
  const isHome = square === (side === 0 ? 4 : 60);
  return [...walk(square, [...STRAIGHT, ...SLANTING], 1), ...(isHome ? [square - 2, square + 2] : [])];
}

export function plansFor(squares: string, square: number): number[] {
  const look = squares[square] ?? ".";
  if (look === ".") return [];
  switch (kindOf(look)) {
    case "pawn":
      return pawn(square, sideOf(look));
    case "knight":
      return walk(square, JUMPS, 1);
    case "bishop":
      return walk(square, SLANTING, 7);
    case "rook":
      return walk(square, STRAIGHT, 7);
    case "queen":
      return walk(square, [...STRAIGHT, ...SLANTING], 7);
    case "king":
      return king(square, sideOf(look));
  }
}
