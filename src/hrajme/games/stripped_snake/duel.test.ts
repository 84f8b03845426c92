import { expect, test } from "vitest";
import { lyingDuel } from "./duel";
import type { Duel, StrippedSnakeView } from "./view";

const duel = (attacker: number, attack: number[] = [], defence: number[] = []): Duel => {
  const sum = (dice: number[]): number => dice.reduce((one, other) => one + other, 0);
  const difference = defence.length > 0 ? sum(defence) - sum(attack) : null;
  const target = attacker + 1;
  return {
    attacker,
    target,
    attack,
    defence,
    attack_sum: sum(attack) || null,
    defence_sum: sum(defence) || null,
    difference,
    loser: difference === null ? null : difference > 0 ? attacker : target,
  };
};
const view = (on: Duel | null, ...duels: Duel[]): StrippedSnakeView => ({
  seat: 0,
  phase: on === null ? "over" : on.attack.length > 0 ? "defence" : "attack",
  turn: null,
  duel: on,
  duels,
  out: [null, null, null],
  strip_chance: null,
  auto: false,
});
const OVER = duel(0, [1, 1, 1, 1], [6, 6, 6, 6]);

test("before the first throw the first duel is shown", () => {
  expect(lyingDuel(view(null))).toBeNull();
  expect(lyingDuel(view(duel(0)))).toEqual({ duel: duel(0), number: 0 });
});

test("both throws of a duel stay on the table until the next attack", () => {
  expect(lyingDuel(view(duel(2), OVER))).toEqual({ duel: OVER, number: 0 });
  const on = duel(2, [3, 3, 4, 5]);
  expect(lyingDuel(view(on, OVER))).toEqual({ duel: on, number: 1 });
});

test("the last duel stays when the game is over", () => {
  expect(lyingDuel(view(null, OVER))).toEqual({ duel: OVER, number: 0 });
});
