import { describe, expect, it } from "vitest";
import { squareName, squaresIn } from "$toolkit/squares/squares";
import { attemptOf, countTaken, menOf, takenOn, wayOf, waysOf } from "./moves";
import { pace } from "./pace";
import { made, viewOf } from "./scenes";

const names = (squares: readonly number[]): string => squares.map(squareName).join(" ");
const MEN = menOf(viewOf("W:Wc3,Kf8:Bd4,d6,f6"));

describe("ways of dáma", () => {
  it("are squares to come down on", () => {
    expect(waysOf(["c3-d4", "c3xe5xg7"]).map(({ squares }) => names(squares))).toEqual(["c3 d4", "c3 e5 g7"]);
  });

  it("take what they jump over, also from afar, and never one's own", () => {
    expect(names(takenOn(MEN, squaresIn("c3e5")))).toBe("d4");
    expect(names(takenOn(MEN, squaresIn("c3e5g7")))).toBe("d4 f6");
    expect(names(takenOn(MEN, squaresIn("f8c5f2")))).toBe("d6 d4");
    expect(takenOn(MEN, squaresIn("c3"))).toEqual([]);
  });

  it("are tried as steps or captures, by what they jump over", () => {
    expect(attemptOf(MEN, squaresIn("c3b4"))).toBe("c3-b4");
    expect(attemptOf(MEN, squaresIn("c3e5"))).toBe("c3xe5");
    expect(attemptOf(MEN, squaresIn("c3e5h8"))).toBe("c3xe5xh8");
  });
});

describe("a board of dáma", () => {
  it("counts what is gone", () => {
    expect([0, 1].map((seat) => countTaken(viewOf("W:Wc3,Kf8:Bd4,d6,f6"), seat, 12))).toEqual([9, 10]);
  });

  it("shows a long capture longer, and a warning as words", () => {
    const [before, after] = [viewOf("W:Wc3:Bd4"), viewOf("B:We5:Bd4")];
    const step = pace(made("c3-d4", before, after)).moves;
    expect(pace(made("c3xe5xg7", before, after)).moves).toBeGreaterThan(step);
    expect(wayOf(made("c3-b4", before, before))).toEqual([]);
    expect(pace(made("c3-b4", before, before)).moves).toBe(0);
  });

  it("lets the last position be seen before the result", () => {
    const [before, after] = [viewOf("W:Wc3:Bd4"), viewOf("B:We5:B")];
    const taken = pace(made("c3xe5", before, after)).stands;
    expect(pace(made("c3xe5", before, { ...after, turn: null })).stands).toBeGreaterThan(taken + 1000);
  });
});
