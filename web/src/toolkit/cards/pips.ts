// Where the signs of a number card stand, on a card of 100 by 140.

export interface Pip {
  x: number;
  y: number;
  /** Signs of the lower half stand on their heads. */
  isTurned: boolean;
}

const [LEFT, MIDDLE, RIGHT] = [37, 50, 63];
const [TOP, BOTTOM] = [26, 114];

type Row = readonly [part: number, ...columns: number[]];
const SIDES = [LEFT, RIGHT] as const;

/** The rows of each number: how far down, then the columns. */
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  "2": [
    [0, MIDDLE],
    [1, MIDDLE],
  ],
  "3": [
    [0, MIDDLE],
    [0.5, MIDDLE],
    [1, MIDDLE],
  ],
  "4": [
    [0, ...SIDES],
    [1, ...SIDES],
  ],
  "5": [
    [0, ...SIDES],
    [0.5, MIDDLE],
    [1, ...SIDES],
  ],
  "6": [
    [0, ...SIDES],
    [0.5, ...SIDES],
    [1, ...SIDES],
  ],
  "7": [
    [0, ...SIDES],
    [0.25, MIDDLE],
    [0.5, ...SIDES],
    [1, ...SIDES],
  ],
  "8": [
    [0, ...SIDES],
    [0.25, MIDDLE],
    [0.5, ...SIDES],
    [0.75, MIDDLE],
    [1, ...SIDES],
  ],
  "9": [
    [0, ...SIDES],
    [1 / 3, ...SIDES],
    [0.5, MIDDLE],
    [2 / 3, ...SIDES],
    [1, ...SIDES],
  ],
  "10": [
    [0, ...SIDES],
    [1 / 6, MIDDLE],
    [1 / 3, ...SIDES],
    [2 / 3, ...SIDES],
    [5 / 6, MIDDLE],
    [1, ...SIDES],
  ],
};

/** The signs of a number from 2 to 10; none of another rank. */
export function pipsOf(rank: string): Pip[] {
  return (ROWS[rank] ?? []).flatMap(([part, ...columns]) =>
    columns.map((x) => ({ x, y: TOP + part * (BOTTOM - TOP), isTurned: part > 0.5 })),
  );
}
