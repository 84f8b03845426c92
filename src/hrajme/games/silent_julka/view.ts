// Made by tools/wire_types.py from the Python classes of the same names. Do not edit.

/** The table as everybody sees it. */
export interface SilentJulkaView {
  seat: number | null;
  phase: "over" | "throw" | "turn";
  round: number;
  rounds: number | null;
  turned: boolean;
  turn: number | null;
  last: Throw | null;
  stations: readonly number[];
  direction: readonly ("back" | "up")[];
  wanted: readonly (number | null)[];
  status: readonly ("home" | "running" | "waiting")[];
  throws: readonly number[];
  reached_at: readonly number[];
  spoke: readonly number[];
  sheet: readonly (readonly number[])[];
  sheet_from: number;
  leaders: readonly number[];
  auto: boolean;
}

/** The die on the table. */
export interface Throw {
  seat: number;
  die: number;
  hit: boolean;
}
