import { describe, expect, it } from "vitest";
import { CHANCE, type Deed } from "$web/board";
import { fitOf, questionOf, toggled, valueOf } from "./ask";
import { aloud, countOf, endingOf, pointsOf, whyOf, withCount } from "./count";
import { countTold, kindOf, pace, planFlights, soundOf } from "./deeds";
import { holesOf, spotOf, walked, wayOf } from "./pegs";
import { COUNTED, FIVES, made, scenes, VIEW } from "./scenes";
import { pegsOf } from "./score.svelte";

describe("the peg board", () => {
  it("has sixty holes for each player, each at a place of its own", () => {
    const places = [...holesOf(0), ...holesOf(1)].map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(120);
  });

  it("goes up one row and back the other, and around again", () => {
    expect(spotOf(0, 31, 121).x).toBe(spotOf(0, 30, 121).x);
    expect(spotOf(0, 31, 121).y).toBeGreaterThan(spotOf(0, 30, 121).y);
    expect(spotOf(1, 61, 121)).toEqual(spotOf(1, 1, 121));
    expect(spotOf(1, 61, 61)).not.toEqual(spotOf(1, 1, 61));
  });

  it("shows every hole that a peg passes", () => {
    expect(wayOf(0, 3, 6, 121)).toEqual([4, 5, 6].map((score) => spotOf(0, score, 121)));
    expect(wayOf(0, 6, 4, 121)).toEqual([5, 4].map((score) => spotOf(0, score, 121)));
  });

  it("moves the peg behind past the other", () => {
    expect(walked([7, 3], 12, 7)).toEqual([7, 12]);
    expect(walked([7, 12], 14, 12)).toEqual([14, 12]);
    expect(walked([14, 12], 14, 12)).toEqual([14, 12]);
  });
});

describe("the scorer", () => {
  const gains = [
    { player: 0, points: 4 },
    { player: 1, points: 2 },
    { player: 0, points: 8 },
  ];

  it("remembers where both pegs stand", () => {
    expect(pegsOf(gains, 0, 121)).toEqual({ score: 12, behind: 4 });
    expect(pegsOf(gains, 1, 121)).toEqual({ score: 2, behind: 0 });
  });

  it("ends at the last hole", () => {
    const many = Array.from({ length: 9 }, () => ({ player: 0, points: 12 }));
    expect(pegsOf(many, 0, 61)).toEqual({ score: 61, behind: 60 });
  });
});

describe("counting aloud", () => {
  it("adds part to part", () => {
    const said = aloud(COUNTED.parts);
    expect(said.map(({ args }) => args.sum)).toEqual([2, 4, 6]);
    expect(said.map(({ args }) => args.place)).toEqual(["first", "next", "last"]);
    expect(said[2]).toMatchObject({ id: "cribbage-part-pair", args: { cards: "5♥ 5♦" } });
    expect(pointsOf(COUNTED.parts)).toBe(6);
  });

  it("says why a part is worth what it is", () => {
    expect(whyOf(COUNTED.parts[0]!)).toEqual({ id: "cribbage-why-fifteen", args: { points: 2, values: "5 + 10" } });
  });

  it("keeps what was counted in the latest deal", () => {
    const count = countOf(COUNTED)!;
    expect(withCount([{ ...count, deal: 1 }], count)).toEqual([count]);
    expect(withCount([count], count)).toHaveLength(2);
    expect(countOf(VIEW)).toBeNull();
  });

  it("takes the time to follow each part, whatever waits", () => {
    const shown = made(CHANCE, "show", { phase: "show" }, COUNTED);
    const more = made(CHANCE, "show", { phase: "show" }, FIVES);
    expect(pace(more).moves).toBeGreaterThan(pace(shown).moves);
    expect(pace(shown).least).toBeGreaterThan(0.5);
  });

  it("is silent while the players count themselves", () => {
    const shown = made(CHANCE, "show", { phase: "show" }, { ...COUNTED, parts: [], phase: "count" });
    expect(countTold(shown)).toBeNull();
    const claimed = made(1, "claim 0", { ...COUNTED, parts: [], phase: "claim" }, COUNTED);
    expect(countTold(claimed)?.parts).toHaveLength(3);
  });
});

describe("what happened", () => {
  const laid = made(1, "8d", { turn: 1 });

  it("is known by the move and the view before it", () => {
    const kinds = [
      made(CHANCE, "6d", { phase: "cut" }),
      made(CHANCE, "?", { phase: "deal" }),
      made(1, "?", { phase: "lay_away" }),
      made(CHANCE, "5h", { phase: "turn_up" }),
      laid,
      made(0, "go"),
      made(0, "count 4", { phase: "count" }),
      made(CHANCE, "deal", { phase: "between" }),
    ].map(kindOf);
    expect(kinds).toEqual(["cut", "deal", "away", "starter", "lay", "go", "count", "next"]);
  });

  it("flies from hand to table and from both hands to the crib", () => {
    const flown: unknown[][] = [];
    const note = (...flight: unknown[]) => flown.push(flight);
    const flights = { plan: note, send: note } as unknown as Parameters<typeof planFlights>[0];
    const deeds: Deed<typeof VIEW>[] = [
      laid,
      made(0, "away 5h jc", { phase: "lay_away" }),
      made(1, "?", { phase: "lay_away" }),
    ];
    planFlights(flights, deeds, 0);
    expect(flown).toEqual([
      ["laid 8d", "seat 1"],
      ["thing 5h", "crib"],
      ["thing jc", "crib"],
      ["seat 1", "crib"],
      ["seat 1", "crib"],
    ]);
  });

  it("is heard as what it is", () => {
    expect(soundOf([laid])).toBe("slap");
    expect(soundOf([made(1, "8d", { turn: 1 }, { scores: [40, 30] })])).toBe("treat");
    expect(soundOf([made(0, "go")])).toBe("knock");
  });

  it("names how the game ended", () => {
    const over = (scores: number[], target = 121) => ({ ...VIEW, phase: "over" as const, scores, target });
    const reason = (scores: number[], isDouble = false) => endingOf(over(scores), isDouble)?.id;
    expect(reason([121, 95])).toBe("cribbage-end-reached");
    expect(reason([121, 90])).toBe("cribbage-end-skunk");
    expect([reason([60, 121]), reason([60, 121], true)]).toEqual(["cribbage-end-skunk", "cribbage-end-double_skunk"]);
    expect(endingOf(over([10, 61], 61), true)?.id).toBe("cribbage-end-skunk");
    expect(endingOf(VIEW, false)).toBeNull();
    expect(endingOf(over([12, 40]), false)).toBeNull();
  });
});

describe("what is asked", () => {
  const idOf = (name: string) => questionOf(scenes[name]!.view)?.id;

  it("is said to whom it is meant", () => {
    expect(idOf("lay_away")).toBe("cribbage-web-ask_away");
    expect(idOf("laid_away")).toBe("cribbage-web-wait_away");
    expect(idOf("play")).toBe("cribbage-web-ask_lay");
    expect(idOf("go")).toBe("cribbage-web-ask_go");
    expect(idOf("muggins")).toBe("cribbage-web-ask_count");
    expect(idOf("claim")).toBe("cribbage-web-ask_claim");
    expect([idOf("waiting"), idOf("watching")]).toEqual([undefined, undefined]);
  });

  it("says of each card whether it fits", () => {
    const { view } = scenes.play!;
    expect([fitOf(view, "5c"), fitOf(view, "kh")]).toEqual(["fits", "over"]);
    expect(fitOf(scenes.waiting!.view, "5c")).toBe("none");
    expect(["ad", "9c", "10h", "qs"].map(valueOf)).toEqual([1, 9, 10, 10]);
  });

  it("lets two cards be chosen, and changed", () => {
    expect(toggled([], "5h")).toEqual(["5h"]);
    expect(toggled(["5h", "jc"], "5h")).toEqual(["jc"]);
    expect(toggled(["5h", "jc"], "2d")).toEqual(["jc", "2d"]);
  });
});
