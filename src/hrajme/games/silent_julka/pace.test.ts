import { expect, test } from "vitest";
import { CHANCE, type Deed } from "$web/board";
import { pace } from "./pace";
import type { SilentJulkaView } from "./view";

const made = (seat: number, move: string, after: Partial<SilentJulkaView>): Deed<SilentJulkaView> => ({
  seat,
  move,
  before: { turn: 0 } as SilentJulkaView,
  after: after as SilentJulkaView,
  sentences: [],
});

test("a hit is looked at longer than a miss", () => {
  const throwOf = (hit: boolean) => pace(made(CHANCE, "4", { last: { seat: 0, die: 4, hit } }));
  expect(throwOf(true).stands).toBeGreaterThan(throwOf(false).stands);
  expect(throwOf(false).moves).toBeGreaterThan(0);
});

test("who asks for the die is not waited for, who speaks is heard", () => {
  expect(pace(made(0, "throw", {}))).toEqual({ moves: 0, stands: 0 });
  expect(pace(made(0, "speak", {})).stands).toBeGreaterThan(0);
});
