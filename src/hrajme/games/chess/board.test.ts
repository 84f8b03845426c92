import { describe, expect, it } from "vitest";
import { squareName, squareOf } from "$toolkit/squares/squares";
import { leadOf, menOf } from "./men";
import { attemptOf, becomesBy, claimsWith, claimWays, waysOf } from "./moves";
import { pace } from "./pace";
import { plansFor } from "./plans";
import { scenes } from "./scenes";

const START = `RNBQKBNR${"P".repeat(8)}${".".repeat(32)}${"p".repeat(8)}rnbqkbnr`;

const put = (...men: string[]): string => {
  const squares = Array<string>(64).fill(".");
  for (const man of men) squares[squareOf(man.slice(1))] = man[0]!;
  return squares.join("");
};
const names = (squares: readonly number[]): string => squares.map(squareName).sort().join(" ");

describe("ways of chess", () => {
  it("leave out what moves nothing", () => {
    const moves = ["e2e4", "claim", "claim e2e4", "touch e2", "adjust"];
    expect(waysOf(moves, START).map(({ text }) => text)).toEqual(["e2e4"]);
    expect([...claimsWith(moves)]).toEqual([["e2e4", "claim e2e4"]]);
  });

  it("can be claims of the draw they would bring", () => {
    const moves = ["claim", "g1f3", "claim g1f3", "claim e7e8q"];
    expect(claimWays(moves, START).map(({ text }) => text)).toEqual(["claim g1f3", "claim e7e8q"]);
    expect(["e7e8q", "claim e7e8n", "g1f3"].map(becomesBy)).toEqual(["q", "n", ""]);
  });

  it("offer the queen first when a pawn comes to its end", () => {
    const moves = ["e7e8b", "e7e8n", "e7e8q", "e7e8r"];
    expect(waysOf(moves, START).map(({ text }) => text)).toEqual(["e7e8q", "e7e8n", "e7e8r", "e7e8b"]);
  });

  it("let a king castle onto his rook, and no other man", () => {
    const ways = waysOf(["e1g1"], put("Ke1", "Rh1"));
    expect(ways.map(({ squares }) => names(squares))).toEqual(["e1 g1", "e1 h1"]);
    expect(waysOf(["e1g1"], put("Re1"))).toHaveLength(1);
  });

  it("are tried by their ends", () => {
    expect(attemptOf([squareOf("e2"), squareOf("e5")])).toBe("e2e5");
  });
});

describe("what a side is ahead", () => {
  it("is nothing at the beginning", () => {
    expect(menOf(START)).toHaveLength(32);
    expect(leadOf(START, 0)).toEqual({ looks: [], worth: 0 });
  });

  it("is shown as the men the other lacks", () => {
    const squares = put("Ke1", "Qd1", "Pa2", "ke8", "ra8", "pa7", "pb7");
    expect(leadOf(squares, 0)).toEqual({ looks: ["q"], worth: 3 });
    expect(leadOf(squares, 1)).toEqual({ looks: ["R", "P"], worth: -3 });
  });
});

describe("plans", () => {
  it("are how men move, over everybody", () => {
    expect(names(plansFor(START, squareOf("g1")))).toBe("e2 f3 h3");
    expect(names(plansFor(START, squareOf("e2")))).toBe("d3 e3 e4 f3");
    expect(names(plansFor(START, squareOf("a7")))).toBe("a5 a6 b6");
    expect(plansFor(START, squareOf("a1"))).toHaveLength(14);
    expect(names(plansFor(START, squareOf("e1")))).toBe("c1 d1 d2 e2 f1 f2 g1");
    expect(plansFor(START, squareOf("e4"))).toEqual([]);
  });
});

describe("time", () => {
  it("lets the last position be seen before the result", () => {
    const view = Object.values(scenes)[0]!.view;
    const made = (after: typeof view) => ({ seat: 0, move: "h5f7", before: view, after, sentences: [] });
    expect(pace(made({ ...view, turn: null })).stands).toBeGreaterThan(pace(made({ ...view, turn: 1 })).stands + 1000);
  });
});
