// Made by tools/wire_types.py from the Python classes of the same names. Do not edit.

/** The board as everybody sees it. */
export interface DamaView {
  seat: number | null;
  pieces: readonly Piece[];
  turn: number | null;
  last: LastMove | null;
  must_take: readonly string[];
  warned: boolean;
  missed: Step | null;
  quiet: number;
  occurrences: number;
  setup: string;
}

/** What was moved last, by who is not to move now. */
export interface LastMove {
  origin: string;
  target: string;
  taken: readonly string[];
}

/** A man or a queen and where it stands. */
export interface Piece {
  square: string;
  owner: number;
  is_queen: boolean;
}

/** From one square to another, taking nothing. */
export interface Step {
  origin: string;
  target: string;
}
