import { describe, expect, it } from "vitest";
import { endingOf, endsFor, nameOf, questionOf, victorsOf, whereOf } from "./moves";
import { deedsAfter, latestOf, noDeeds, planFlights, recapOf, soundOf } from "./news";
import { readTiles, scenes } from "./scenes";

const told = (...sentences: [string, Record<string, number | string>][]) => [
  { revision: 1, at_ms: 0, sentences: sentences.map(([id, args]) => ({ id: `domino-story-${id}`, args })) },
];

describe("what the moves say", () => {
  it("names a tile with its lower half first", () => {
    expect(nameOf([6, 4])).toBe("4-6");
    expect(nameOf([0, 0])).toBe("0-0");
  });

  it("knows the ends of a tile from them alone", () => {
    const moves = ["1-3 left", "1-3 right", "1-1 right", "draw"];
    expect(endsFor(moves, "1-3")).toEqual(["left", "right"]);
    expect(["1-3", "1-1", "2-4"].map((tile) => whereOf(endsFor(moves, tile)))).toEqual(["both", "right", "none"]);
  });

  it("asks only who is on turn", () => {
    expect(questionOf(scenes.mid!.view)).toBe("domino-board-ask");
    expect(questionOf(scenes.must_draw!.view)).toBe("domino-board-must_draw");
    expect(questionOf(scenes.must_pass!.view)).toBe("domino-board-must_pass");
    expect([scenes.waiting!, scenes.watching!, scenes.won!].map(({ view }) => questionOf(view))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("names who won and how, in a hand and in a match", () => {
    const of = (name: string) => [victorsOf(scenes[name]!.view), endingOf(scenes[name]!.view)];
    expect(of("won")).toEqual([[1], "domino-end-out"]);
    expect(of("blocked")).toEqual([[3], "domino-end-blocked"]);
    expect(of("shared")).toEqual([[0, 1], "domino-end-shared"]);
    const match = { ...scenes.won!.view, target: 50, totals: [12, 29, 60, 3] };
    expect([victorsOf(match), endingOf(match)]).toEqual([[2], "domino-end-match"]);
  });
});

describe("what happened", () => {
  it("is remembered of each seat until it does something else", () => {
    const drew = deedsAfter(noDeeds(2), told(["draw", { player: 1 }], ["draw", { player: 1 }]), 0);
    expect(drew[1]).toEqual({ drew: 2, laid: null, hasPassed: false });
    const laid = deedsAfter(drew, told(["lay", { player: 1, tile: "1-4", end: "left" }]), 0);
    expect(laid[1]).toEqual({ drew: 2, laid: "1-4", hasPassed: false });
    const passed = deedsAfter(laid, told(["pass", { player: 1 }], ["draw_tile", { tile: "2-2" }]), 0);
    expect(passed).toEqual([
      { drew: 1, laid: null, hasPassed: false },
      { drew: 0, laid: null, hasPassed: true },
    ]);
    expect(deedsAfter(passed, told(["hand", { round: 2 }]), 0)).toEqual(noDeeds(2));
  });

  it("flies from who laid it, and to one's own hand from the stock", () => {
    const plans: unknown[][] = [];
    const flights = { plan: (...plan: unknown[]) => plans.push(plan) } as unknown as Parameters<typeof planFlights>[0];
    const news = told(["lay", { player: 2, tile: "1-4", end: "left" }], ["draw_tile", { tile: "0-3" }]);
    planFlights(flights, news, 0);
    planFlights(flights, news.slice(0, 1), 2);
    expect(plans).toEqual([
      ["line 1-4", "seat 2"],
      ["thing 0-3", "stock"],
      ["line 1-4", "thing 1-4"],
      ["thing 0-3", "stock"],
    ]);
  });

  it("is heard as what it is, and read while one waits", () => {
    const news = told(["lay", { player: 1, tile: "1-4", end: "left" }], ["last_tile", { player: 1 }]);
    expect(soundOf(news)).toBe("slap");
    expect(latestOf(news)?.id).toBe("domino-story-lay");
    expect(soundOf(told(["pass", { player: 1 }], ["blocked", {}]))).toBe("bust");
    expect(soundOf(told(["turn", { left: 1, right: 2 }]))).toBeNull();
  });

  it("tells how a hand of a match ended, once the next has begun", () => {
    const end = told(["left", { player: 0, tiles: "1-1, 2-4", pips: 8 }], ["gain", { player: 1, points: 8, total: 8 }]);
    expect(recapOf(end)).toBeNull();
    const recap = recapOf([...end, ...told(["hand", { round: 2 }])]);
    expect(recap).toMatchObject({
      round: 1,
      isBlocked: false,
      hands: [{ seat: 0, tiles: readTiles("1-1 2-4"), pips: 8 }],
    });
  });
});
