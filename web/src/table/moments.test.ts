import { describe, expect, test } from "vitest";
import { CHANCE, type Pace } from "../board";
import type { Deed, TableView, Update } from "../wire";
import { asAt, leadsOn, momentsOf, sceneOf } from "./moments";

const seat = (to_move: boolean) => ({ kind: "bot", to_move }) as TableView["seats"][number];
const TABLE = {
  revision: 9,
  phase: "over",
  play: 1,
  moves_made: 7,
  seats: [seat(false), seat(true)],
  seat: 0,
  chance_to_move: false,
  offers: [{}],
  may_undo: "free",
  outcome: { reason: "won" },
  view: "end",
  moves: ["throw"],
} as unknown as TableView;

const made = (revision: number, who: number, move: string, view: string | null, to_move = [0]): Deed => ({
  revision,
  seat: who,
  move,
  view,
  to_move,
});
const update = (...deeds: Deed[]): Update => ({
  message: "update",
  now_ms: 0,
  table: TABLE,
  story: [{ revision: 8, at_ms: 0, sentences: [{ id: "falls", args: {} }] }],
  story_since: 0,
  talk: [],
  deeds,
});
const START = { revision: 6, view: "start", toMove: [0], seat: 0 };
const pace: Pace<unknown> = ({ move }) => ({ moves: 0, stands: move === "throw" ? 0 : 500 });

describe("moments of an update", () => {
  test("a deed knows the views around it and what is told of it", () => {
    const [moment] = momentsOf(update(made(8, CHANCE, "4", "lies"), made(9, 1, "stop", null)), START, pace);
    expect(moment!.deeds).toEqual([
      { seat: CHANCE, move: "4", before: "start", after: "lies", sentences: [{ id: "falls", args: {} }] },
    ]);
    expect(moment!.scene).toEqual({ revision: 8, view: "lies", toMove: [0], seat: 0 });
  });

  test("the last leads to the table's own view", () => {
    const moments = momentsOf(update(made(8, CHANCE, "4", "lies"), made(9, 1, "stop", null, [])), START, pace);
    expect(moments.map(({ scene }) => scene.view)).toEqual(["lies", "end"]);
    expect(moments[1]!.deeds[0]).toMatchObject({ before: "lies", after: "end" });
  });

  test("what takes no time is shown with what follows", () => {
    const thrown = momentsOf(update(made(7, 0, "throw", "rolls"), made(8, CHANCE, "4", null)), START, pace);
    expect(thrown.map(({ deeds }) => deeds.map(({ move }) => move))).toEqual([["throw", "4"]]);
    expect(momentsOf(update(made(9, 0, "throw", null)), START, pace)).toHaveLength(1);
  });
});

describe("an update leads on from the table before", () => {
  const before = { ...TABLE, moves_made: 5 };

  test("when every move between them is in it", () => {
    expect(leadsOn(before, update(made(8, 0, "throw", "rolls"), made(9, CHANCE, "4", null)))).toBe(true);
    expect(leadsOn(TABLE, update())).toBe(true);
  });

  test("not when moves were taken back, are missing, or are of another play", () => {
    expect(leadsOn({ ...TABLE, moves_made: 8 }, update())).toBe(false);
    expect(leadsOn(before, update(made(9, CHANCE, "4", null)))).toBe(false);
    expect(leadsOn({ ...TABLE, play: 0 }, update())).toBe(false);
  });
});

describe("the table at an earlier scene", () => {
  const earlier = asAt({ revision: 7, view: "rolls", toMove: [0], seat: 0 }, TABLE);

  test("says whose turn it was", () => {
    expect(earlier.seats.map(({ to_move }) => to_move)).toEqual([true, false]);
    expect(asAt({ revision: 7, view: "rolls", toMove: [CHANCE], seat: 0 }, TABLE).chance_to_move).toBe(true);
  });

  test("does not know the end, and nothing can be done there", () => {
    expect(earlier).toMatchObject({ phase: "running", outcome: null, moves: [], offers: [], may_undo: "no" });
  });

  test("is the table itself at the present", () => {
    expect(asAt(null, TABLE)).toBe(TABLE);
    expect(sceneOf(TABLE)).toEqual({ revision: 9, view: "end", toMove: [1], seat: 0 });
  });
});
