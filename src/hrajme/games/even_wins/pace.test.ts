import { expect, test } from "vitest";
import { CHANCE, type Deed } from "$web/board";
import { pace } from "./pace";
import type { EvenWinsView } from "./view";

const made = (seat: number, move: string, after: Partial<EvenWinsView>): Deed<EvenWinsView> => ({
  seat,
  move,
  before: { turn: 0 } as EvenWinsView,
  after: after as EvenWinsView,
  sentences: [],
});

test("with the last throw of a turn its sum is looked at", () => {
  const throwOf = (turn: number) => pace(made(CHANCE, "244", { turn }));
  expect(throwOf(1).stands).toBeGreaterThan(throwOf(0).stands);
  expect(throwOf(0).moves).toBeGreaterThan(0);
});

test("who asks for the dice is not waited for", () => {
  expect(pace(made(0, "throw", {}))).toEqual({ moves: 0, stands: 0 });
});
