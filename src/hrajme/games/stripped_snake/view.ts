// Made by tools/wire_types.py from the Python classes of the same names. Do not edit.

/** One attack; what has not happened yet is empty or None. */
export interface Duel {
  attacker: number;
  target: number;
  attack: readonly number[];
  defence: readonly number[];
  attack_sum: number | null;
  defence_sum: number | null;
  difference: number | null;
  loser: number | null;
}

/** The table as everybody sees it. */
export interface StrippedSnakeView {
  seat: number | null;
  phase: "attack" | "attack_throw" | "defence" | "defence_throw" | "first" | "over";
  turn: number | null;
  duel: Duel | null;
  duels: readonly Duel[];
  out: readonly (number | null)[];
  strip_chance: readonly [number, number] | null;
  auto: boolean;
}
