import { expect, test } from "vitest";
import { CHANCE, type Deed } from "$web/board";
import { pace } from "./pace";
import type { XantipaView } from "./view";

const made = (seat: number, move: string, after: Partial<XantipaView>): Deed<XantipaView> => ({
  seat,
  move,
  before: { turn: 0 } as XantipaView,
  after: after as XantipaView,
  sentences: [],
});

test("a seven is looked at longer than any other throw", () => {
  const throwOf = (sum: number) => pace(made(CHANCE, "34", { last: { seat: 0, dice: [3, 4], sum, number: 1 } }));
  expect(throwOf(7).stands).toBeGreaterThan(throwOf(8).stands);
  expect(throwOf(8).moves).toBeGreaterThan(0);
});

test("who asks for the dice is not waited for, who stops is heard", () => {
  expect(pace(made(0, "throw", {}))).toEqual({ moves: 0, stands: 0 });
  expect(pace(made(0, "stop", {})).stands).toBeGreaterThan(0);
});
