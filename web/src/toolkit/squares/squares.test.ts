import { describe, expect, it } from "vitest";
import { toggleMark } from "./marks";
import { carryOver, type Man } from "./pieces";
import { between, inReadingOrder, squareAt, squareName, squareOf, squaresIn, spotOf, stepFrom } from "./squares";
import { nextOf, textsOf, type Way, wholeWay } from "./ways";

const way = (text: string): Way => ({ squares: squaresIn(text), text });
const names = (squares: readonly number[]): string => squares.map(squareName).join(" ");
const man = (name: string, look: string, side = 0): Man => ({ square: squareOf(name), look, side });

describe("squares", () => {
  it("have names that are read back", () => {
    for (let square = 0; square < 64; square += 1) expect(squareOf(squareName(square))).toBe(square);
    expect(names(squaresIn("c3xe5xg7"))).toBe("c3 e5 g7");
  });

  it("lie on the page as who looks at them sits", () => {
    expect(spotOf(squareOf("a1"), false)).toEqual([0, 7]);
    expect(spotOf(squareOf("a1"), true)).toEqual([7, 0]);
    expect(names(inReadingOrder(false)[0]!)).toBe("a8 b8 c8 d8 e8 f8 g8 h8");
    expect(names(inReadingOrder(true)[0]!)).toBe("h1 g1 f1 e1 d1 c1 b1 a1");
  });

  it("are found again where they lie", () => {
    for (const isFlipped of [false, true]) {
      for (let square = 0; square < 64; square += 1) {
        const [x, y] = spotOf(square, isFlipped);
        expect(squareAt((x + 0.5) / 8, (y + 0.5) / 8, isFlipped)).toBe(square);
      }
    }
    expect(squareAt(1, 0.5, false)).toBeNull();
    expect(squareAt(-0.01, 0.5, false)).toBeNull();
  });

  it("are left by arrows the way they are seen, and not over the edge", () => {
    expect(stepFrom(squareOf("e4"), "ArrowUp", false)).toBe(squareOf("e5"));
    expect(stepFrom(squareOf("e4"), "ArrowUp", true)).toBe(squareOf("e3"));
    expect(stepFrom(squareOf("e4"), "ArrowLeft", true)).toBe(squareOf("f4"));
    expect(stepFrom(squareOf("h8"), "ArrowRight", false)).toBe(squareOf("h8"));
    expect(stepFrom(squareOf("e4"), "Home", false)).toBe(squareOf("a4"));
    expect(stepFrom(squareOf("e4"), "x", false)).toBeNull();
  });

  it("between two lie on their line", () => {
    expect(names(between(squareOf("a1"), squareOf("d4")))).toBe("b2 c3");
    expect(names(between(squareOf("h4"), squareOf("e4")))).toBe("g4 f4");
    expect(between(squareOf("b1"), squareOf("c3"))).toEqual([]);
  });
});

describe("ways", () => {
  const ways = ["c3xe5xg7", "c3xe5xc7", "a3xc5"].map(way);

  it("open square by square", () => {
    expect(names(nextOf(ways, squaresIn("c3")))).toBe("e5");
    expect(names(nextOf(ways, squaresIn("c3e5")))).toBe("g7 c7");
    expect(nextOf(ways, squaresIn("b2"))).toEqual([]);
  });

  it("are moves when they are whole", () => {
    expect(textsOf(ways, squaresIn("c3e5"))).toEqual([]);
    expect(textsOf(ways, squaresIn("c3e5c7"))).toEqual(["c3xe5xc7"]);
    expect(textsOf(["e7e8q", "e7e8n"].map(way), squaresIn("e7e8"))).toEqual(["e7e8q", "e7e8n"]);
  });

  it("can be meant by their end alone, where only one leads there", () => {
    expect(wholeWay(ways, squaresIn("c3"), squareOf("g7"))).toEqual(squaresIn("c3e5g7"));
    const two = ["f8xc5xf2", "f8xb4xf2"].map(way);
    expect(wholeWay(two, squaresIn("f8"), squareOf("f2"))).toBeNull();
    expect(wholeWay(ways, squaresIn("c3"), squareOf("h8"))).toBeNull();
  });
});

describe("pieces", () => {
  it("stay who they are when one of them moves", () => {
    const before = carryOver([], [man("e2", "P"), man("d2", "P"), man("e7", "p", 1)]);
    const after = carryOver(before, [man("e4", "P"), man("d2", "P"), man("e7", "p", 1)], squaresIn("e2e4"));
    expect(after.map(({ id, square }) => [id, squareName(square)])).toEqual([
      [1, "e4"],
      [2, "d2"],
      [3, "e7"],
    ]);
  });

  it("are the same when they become something else", () => {
    const before = carryOver([], [man("e7", "P"), man("d8", "r", 1)]);
    const after = carryOver(before, [man("d8", "Q")], squaresIn("e7d8"));
    expect(after).toEqual([{ ...man("d8", "Q"), id: 1 }]);
  });

  it("are found without a way, the nearest first: a rook that castles", () => {
    const before = carryOver([], [man("e1", "K"), man("a1", "R"), man("h1", "R")]);
    const after = carryOver(before, [man("g1", "K"), man("a1", "R"), man("f1", "R")], squaresIn("e1g1"));
    expect(after.map(({ id, square }) => [id, squareName(square)])).toEqual([
      [1, "g1"],
      [2, "a1"],
      [3, "f1"],
    ]);
  });

  it("can come back where they began", () => {
    const before = carryOver([], [man("c1", "Q"), man("d2", "m", 1)]);
    expect(carryOver(before, [man("c1", "Q")], squaresIn("c1e3c1"))).toEqual([{ ...man("c1", "Q"), id: 1 }]);
  });

  it("that are new get numbers of their own", () => {
    const before = carryOver([], [man("a1", "K")]);
    expect(carryOver(before, [man("a1", "K"), man("b1", "Q")]).map(({ id }) => id)).toEqual([1, 2]);
  });
});

describe("marks", () => {
  it("go when they are drawn again, and change their colour", () => {
    const arrow = { from: 1, to: 2, colour: "good" } as const;
    expect(toggleMark([arrow], arrow)).toEqual([]);
    expect(toggleMark([arrow], { ...arrow, colour: "danger" })).toEqual([{ ...arrow, colour: "danger" }]);
  });
});
