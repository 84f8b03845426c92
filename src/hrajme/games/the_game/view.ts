// Made by tools/wire_types.py from the Python classes of the same names. Do not edit.

/** Everything a seat sees; a spectator has no hand. */
export interface TheGameView {
  seat: number | null;
  phase: "deal" | "draw" | "opening" | "over" | "turn";
  tops: readonly number[];
  hand: readonly number[];
  hand_sizes: readonly number[];
  draw_pile: number;
  turn: number | null;
  minimum: number;
  placed: number;
  on_fire: boolean;
  burning: readonly boolean[];
  candidate: number | null;
  eagerness: number | null;
  agreed: readonly number[];
  nominated: readonly number[];
  open_hands: readonly (readonly number[])[] | null;
  piles: readonly (readonly number[])[] | null;
}
