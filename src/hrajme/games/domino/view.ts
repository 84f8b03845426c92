// Made by tools/wire_types.py from the Python classes of the same names. Do not edit.

/** Everything a seat sees; a spectator has no hand. Of a match it shows the present hand. */
export interface DominoView {
  seat: number | null;
  phase: "between" | "count" | "deal" | "draw" | "over" | "start" | "turn" | "turn_up";
  round: number;
  starter: number | null;
  turn: number | null;
  line: readonly (readonly [number, number])[];
  first: number | null;
  last: "left" | "right" | null;
  ends: readonly [number, number] | null;
  hand: readonly (readonly [number, number])[];
  drawn: readonly (readonly [number, number])[];
  fits_left: readonly (readonly [number, number])[];
  fits_right: readonly (readonly [number, number])[];
  may_draw: boolean;
  must_draw: boolean;
  must_pass: boolean;
  hand_sizes: readonly number[];
  stock: number;
  drawn_count: number;
  passed: readonly boolean[];
  lacks: readonly (readonly number[])[];
  totals: readonly number[];
  highest: number;
  draws_one: boolean;
  win_needs_empty_stock: boolean;
  draws_voluntarily: boolean;
  target: number | null;
  ended: "blocked" | "out" | null;
  winners: readonly number[];
  gains: readonly number[];
  open_hands: readonly (readonly (readonly [number, number])[])[] | null;
  pips: readonly number[] | null;
}
