// Made by tools/wire_types.py from the Python classes of the same names. Do not edit.

/** An action card and the seat that decides who gets it. */
export interface Action {
  card: string;
  seat: number;
}

/** The table as everybody sees it; cards are named as in the notation, numbers are numbers. */
export interface Flip7View {
  seat: number | null;
  phase: "between" | "dealer" | "draw" | "give" | "over" | "turn";
  round: number;
  dealer: number | null;
  turn: number | null;
  rows: readonly (readonly number[])[];
  modifiers: readonly (readonly string[])[];
  second_chances: readonly boolean[];
  status: readonly ("bust" | "finished" | "frozen" | "in" | "stopped")[];
  bust_by: readonly (number | null)[];
  lucky: number | null;
  round_points: readonly number[];
  totals: readonly number[];
  target: number;
  rounds_left: number | null;
  deck: readonly number[];
  deck_size: number;
  set_aside: number;
  action: Action | null;
  flip_three: FlipThree | null;
  waiting: readonly Action[];
  candidates: readonly number[];
  bust_chance: readonly [number, number] | null;
  may_stop: boolean;
}

/** The seat that gets cards one after another, and how many are still to come. */
export interface FlipThree {
  seat: number;
  left: number;
}
