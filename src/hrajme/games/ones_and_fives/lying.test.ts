import { expect, test } from "vitest";
import { CHANCE, type Deed } from "$web/board";
import { lostTurn, lyingOf, seatBefore } from "./lying";
import { pace } from "./pace";
import type { LastTurn, OnesAndFivesView } from "./view";

const DEAD: LastTurn = { end: "dead", points: 350, dice: [2, 3, 4, 6] };
const WRITTEN: LastTurn = { end: "written", points: 500, dice: [] };

const view = (more: Partial<OnesAndFivesView>): OnesAndFivesView =>
  ({
    phase: "roll",
    turn: 1,
    turn_points: 0,
    dice: [],
    totals: [0, 0, 0],
    last_turns: [null, null, null],
    ...more,
  }) as OnesAndFivesView;
const made = (seat: number, move: string, after: OnesAndFivesView): Deed<OnesAndFivesView> => ({
  seat,
  move,
  before: after,
  after,
  sentences: [],
});

test("the dice of a lost turn lie there until the next throw", () => {
  const lost = view({ last_turns: [DEAD, null, null] });
  expect([lostTurn(lost), lyingOf(lost)]).toEqual([DEAD, DEAD.dice]);
  const thrown = view({ phase: "keep", dice: [1, 2, 3, 4, 5, 6], last_turns: [DEAD, null, null] });
  expect([lostTurn(thrown), lyingOf(thrown)]).toEqual([null, thrown.dice]);
});

test("the turn before the first seat's is the last seat's", () => {
  expect([0, 1, 2].map((turn) => seatBefore(view({}), turn))).toEqual([2, 0, 1]);
});

test("a turn that was written down, or is going on, is not lost", () => {
  expect(lostTurn(view({ last_turns: [WRITTEN, null, null] }))).toBeNull();
  expect(lostTurn(view({ turn_points: 200, last_turns: [DEAD, null, null] }))).toBeNull();
  expect(lostTurn(view({ turn: 0, last_turns: [DEAD, null, null] }))).toBeNull();
});

test("a throw is seen, what follows from a word is not waited for, and a loss is looked at", () => {
  const keeps = view({ phase: "keep", dice: [1, 1, 5, 2, 3, 4] });
  expect(pace(made(0, "roll", keeps))).toEqual({ moves: 0, stands: 0 });
  expect(pace(made(CHANCE, "1 1 5 2 3 4", keeps)).moves).toBeGreaterThan(0);
  expect(pace(made(0, "keep 1 1 5", keeps)).stands).toBeGreaterThan(0);
  const lost = pace(made(CHANCE, "2 3 4 6", view({ last_turns: [DEAD, null, null] })));
  expect(lost.stands).toBeGreaterThan(pace(made(CHANCE, "1 1 5 2 3 4", keeps)).stands);
});
