// Made by tools/wire_types.py from the Python classes of the same names. Do not edit.

/** OF-6: five dice set aside unscored, and the face that the last one must show. */
export interface Completion {
  dice: readonly number[];
  missing: number;
  points: number;
}

/** Dice of one throw that were set aside together. */
export interface Kept {
  dice: readonly number[];
  points: number;
}

/** OF-7: somebody has reached the target, and the others have one more turn. */
export interface LastRound {
  finisher: number;
  leader: number;
  to_beat: number;
  to_come: readonly number[];
}

/** How a seat's last turn ended. */
export interface LastTurn {
  end: "dead" | "missed" | "written";
  points: number;
  dice: readonly number[];
}

/** The table as everybody sees it. What lies there and what is set aside are six dice together. */
export interface OnesAndFivesView {
  seat: number | null;
  phase: "decide" | "keep" | "over" | "roll" | "starter" | "throw";
  round: number;
  starter: number | null;
  turn: number | null;
  dice: readonly number[];
  kept: readonly Kept[];
  carried: number;
  turn_points: number;
  dice_left: number;
  dead_chance: readonly [number, number] | null;
  selections: readonly Selection[];
  completion: Completion | null;
  may_bank: boolean;
  totals: readonly number[];
  target: number;
  entry: number;
  entered: readonly boolean[];
  last_turns: readonly (LastTurn | null)[];
  has_last_round: boolean;
  last_round: LastRound | null;
}

/** Dice that may be set aside now, and what would follow from it. */
export interface Selection {
  dice: readonly number[];
  points: number;
  turn_points: number;
  dice_left: number;
  dead_chance: readonly [number, number];
}
