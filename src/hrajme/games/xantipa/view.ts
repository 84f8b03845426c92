// Made by tools/wire_types.py from the Python classes of the same names. Do not edit.

/** Two dice on the table. */
export interface Throw {
  seat: number;
  dice: readonly number[];
  sum: number;
  number: number;
}

/** The table as everybody sees it. */
export interface XantipaView {
  seat: number | null;
  phase: "over" | "throw" | "turn";
  round: number;
  rounds: number;
  playoff: number;
  turn: number | null;
  last: Throw | null;
  trail: readonly number[];
  status: readonly ("out" | "seven" | "stopped" | "throwing" | "waiting")[];
  used: readonly number[];
  goes: readonly (readonly number[])[];
  totals: readonly number[];
  gave_up: readonly boolean[];
  best: number | null;
  may_stop: boolean;
  auto: boolean;
}
