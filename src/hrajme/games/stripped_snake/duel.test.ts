import { expect, test } from "vitest";
import { CHANCE } from "$web/board";
import { lyingDuel, toldOf } from "./duel";
import { pace } from "./pace";
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

test("nothing is told of dice that still tumble", () => {
  const [asked, attacked] = [view(duel(2), OVER), view(duel(2, [3, 3, 4, 5]), OVER)];
  expect(toldOf(asked, asked)).toMatchObject({ attack_sum: 4, defence_sum: 24, loser: 0 });
  expect(toldOf(asked, attacked)).toEqual({ attack_sum: null, defence_sum: null, loser: null });
  const ended = view(duel(1), OVER, duel(2, [3, 3, 4, 5], [1, 1, 1, 1]));
  expect(toldOf(attacked, ended)).toMatchObject({ attack_sum: 15, defence_sum: null, loser: null });
  expect(toldOf(ended, ended)).toMatchObject({ attack_sum: 15, defence_sum: 4, loser: 3 });
});

test("who is stripped is looked at longer than an attack", () => {
  const made = (seat: number, move: string, before: StrippedSnakeView, after: StrippedSnakeView) =>
    pace({ seat, move, before, after, sentences: [] });
  const [asked, attacked] = [view(duel(0)), view(duel(0, [1, 1, 1, 1]))];
  expect(made(0, "throw", asked, asked)).toEqual({ moves: 0, stands: 0 });
  const attack = made(CHANCE, "1111", asked, attacked);
  expect(attack.moves).toBeGreaterThan(0);
  expect(made(CHANCE, "6666", attacked, view(duel(2), OVER)).stands).toBeGreaterThan(attack.stands);
});
