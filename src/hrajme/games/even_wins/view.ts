// Made by tools/wire_types.py from the Python classes of the same names. Do not edit.

/** The table as everybody sees it. */
export interface EvenWinsView {
  seat: number | null;
  phase: "over" | "throw" | "turn";
  round: number;
  rounds: number;
  turn: number | null;
  number: number;
  face: number;
  thrower: number | null;
  throws: readonly Throw[];
  status: readonly ("done" | "out" | "throwing" | "waiting")[];
  scores: readonly (readonly number[])[];
  tie_points: readonly number[];
  totals: readonly number[];
  leaders: readonly number[];
  auto: boolean;
}

/** Three dice of one throw, and what they brought. */
export interface Throw {
  dice: readonly number[];
  face: number;
  points: number;
}
