// Made by tools/wire_types.py from the Python classes of the same names. Do not edit.

/** The board as everybody sees it. */
export interface BackgammonView {
  seat: number | null;
  phase: "offered" | "opening" | "over" | "play" | "ready" | "throw";
  turn: number | null;
  points: readonly [readonly number[], readonly number[]];
  pips: readonly [number, number];
  dice: readonly number[];
  beginnings: readonly (readonly number[])[];
  opening: readonly [number, number] | null;
  last: readonly PlayedStep[];
  last_seat: number | null;
  cube: number;
  cube_owner: number | null;
  has_cube: boolean;
  may_double: boolean;
  match: number;
  score: readonly [number, number];
  game: number;
  is_crawford: boolean;
  jacoby: boolean;
  id: string;
}

/** One checker by one number, in the numbering of who moved it: 25 is the bar, 0 off the board. */
export interface PlayedStep {
  origin: number;
  target: number;
  hits: boolean;
}
