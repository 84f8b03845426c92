// Made by tools/wire_types.py from the Python classes of the same names. Do not edit.

/** The board as everybody sees it. Squares are 0 for a1, 1 for b1 … 63 for h8. */
export interface ChessView {
  seat: number | null;
  squares: string;
  turn: number | null;
  number: number;
  last: readonly [number, number] | null;
  check: number | null;
  quiet: number;
  repeated: number;
  touched: readonly number[];
  is_adjusting: boolean;
  is_touch_move: boolean;
  fen: string;
  start: string;
}
