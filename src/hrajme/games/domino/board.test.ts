import { describe, expect, it } from "vitest";
import { CHANCE, type Words } from "$web/board";
import { doneAfter, laidBy, latestAfter, nothingDone, pace, planFlights, recapOf, sendDrawn, soundOf } from "./deeds";
import { endingOf, endsFor, endsIn, listAfterNo, nameOf, questionOf, victorsOf, whereOf } from "./moves";
import { HAND_ENDED, made, readTiles, scenes } from "./scenes";

/** A tile comes from the stock to who is on turn. */
const drawn = (turn: number, tile: string) => made(CHANCE, tile, { phase: "draw", turn });
const laid = (seat: number, tile: string) => made(seat, `${tile} left`, { turn: seat });
const passed = (seat: number) => made(seat, "pass", { turn: seat });
const next = made(CHANCE, "next", HAND_ENDED, { phase: "deal", round: 2 });

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

  it("tells two open ends that are the same as one number", () => {
    expect(endsIn({ ...scenes.mid!.view, ends: [5, 5] })).toEqual({ ends: "same", left: 5, right: 5 });
    expect(endsIn({ ...scenes.mid!.view, ends: [0, 5] })).toEqual({ ends: "two", left: 0, right: 5 });
  });

  it("lists what somebody lacks, the last with a word of its own", () => {
    const words = { say: (_: string, args: object) => Object.values(args).join(" or ") } as Words;
    expect([[5], [0, 5], [0, 2, 5]].map((each) => listAfterNo(each, words))).toEqual(["5", "0 or 5", "0, 2 or 5"]);
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
    const drew = doneAfter(nothingDone(2), [drawn(1, "?"), drawn(1, "?")]);
    expect(drew[1]).toEqual({ drew: 2, laid: null, hasPassed: false });
    const lay = doneAfter(drew, [laid(1, "1-4")]);
    expect(lay[1]).toEqual({ drew: 2, laid: "1-4", hasPassed: false });
    const after = doneAfter(lay, [passed(1), made(0, "draw"), drawn(0, "2-2")]);
    expect(after).toEqual([
      { drew: 1, laid: null, hasPassed: false },
      { drew: 0, laid: null, hasPassed: true },
    ]);
    expect(doneAfter(after, [next])).toEqual(nothingDone(2));
  });

  it("flies from who laid it, and to one's own hand from the stock", () => {
    const flown: unknown[][] = [];
    const note = (...flight: unknown[]) => flown.push(flight);
    const flights = { plan: note, send: note } as unknown as Parameters<typeof planFlights>[0];
    const deeds = [laid(2, "1-4"), drawn(0, "0-3"), drawn(1, "?")];
    planFlights(flights, deeds, 0);
    sendDrawn(flights, deeds, 0);
    planFlights(flights, deeds.slice(0, 1), 2);
    expect(flown).toEqual([
      ["line 1-4", "seat 2"],
      ["thing 0-3", "stock"],
      ["stock", "seat 1"],
      ["line 1-4", "thing 1-4"],
    ]);
    expect([laidBy(2, deeds), laidBy(0, deeds)]).toEqual(["1-4", null]);
  });

  it("is heard as what it is", () => {
    expect(soundOf([laid(1, "1-4")])).toBe("slap");
    expect(soundOf([made(1, "pass", {}, { phase: "count", ended: "blocked" })])).toBe("bust");
    expect(soundOf([drawn(1, "?")])).toBe("draw");
    expect(soundOf([next])).toBe("shuffle");
    expect(soundOf([passed(1)])).toBeNull();
  });

  it("is read while one waits: what somebody did last, in whatever words it is told", () => {
    const sentences = [{ id: "any", args: {} }];
    const opened = made(CHANCE, "open", { phase: "count" });
    expect(latestAfter(null, [{ ...laid(1, "1-4"), sentences }, opened])?.id).toBe("any");
    expect(latestAfter(sentences[0]!, [drawn(1, "?")])?.id).toBe("any");
  });

  it("is read as what came of drawing, where somebody has drawn first", () => {
    const sentences = ["first", "second"].map((id) => ({ id, args: {} }));
    const read = (seat: number, drawn_count: number, viewer: number | null) =>
      ["pass", "1-4 left"].map(
        (move) => latestAfter(null, [{ ...made(seat, move, { seat: viewer, drawn_count }), sentences }])?.id,
      );
    expect(read(1, 2, 0)).toEqual(["second", "second"]);
    expect(read(1, 2, null)).toEqual(["second", "second"]);
    expect(read(1, 0, 0)).toEqual(["first", "first"]);
    expect(read(0, 2, 0)).toEqual(["first", "first"]);
  });

  it("is not read any more when a new hand has begun", () => {
    const sentences = [{ id: "any", args: {} }];
    const end = [
      { ...passed(1), sentences },
      { ...next, sentences },
    ];
    expect(latestAfter(sentences[0]!, end)).toBeNull();
    const turnedUp = { ...made(CHANCE, "2-5", { phase: "turn_up" }), sentences };
    expect(latestAfter(null, [...end, turnedUp])?.id).toBe("any");
  });

  it("tells how a hand of a match ended", () => {
    expect(recapOf([laid(1, "1-4")])).toBeNull();
    const recap = recapOf([made(CHANCE, "open", { phase: "count" }, HAND_ENDED), next]);
    expect(recap).toMatchObject({
      round: 1,
      isBlocked: false,
      gains: [{ player: 2, points: 29, total: 29 }],
    });
    expect(recap!.hands[0]).toEqual({ seat: 0, tiles: readTiles("1-1 2-4"), pips: 8 });
    expect(recap!.hands.map(({ seat }) => seat)).toEqual([0, 1, 3]);
  });

  it("takes the time that one needs to see it", () => {
    expect(pace(laid(1, "1-4")).moves).toBeGreaterThan(0);
    expect(pace(made(1, "draw"))).toEqual({ moves: 0, stands: 0 });
    expect(pace(made(CHANCE, "?", { phase: "deal" }, { phase: "deal" }))).toEqual({ moves: 0, stands: 0 });
    expect(pace(drawn(1, "?")).stands).toBeLessThan(pace(passed(1)).stands);
    const opened = made(CHANCE, "open", { phase: "count" }, HAND_ENDED);
    expect(pace(opened).stands).toBeGreaterThan(pace(passed(1)).stands);
  });
});
