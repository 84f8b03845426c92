import { describe, expect, it } from "vitest";
import { dotsOf, jugsOf, MOST, moodAfter } from "./jugs";

const numbers = (...of: Parameters<typeof jugsOf>): number[] => jugsOf(...of).map(({ number }) => number);

describe("the jugs before the house", () => {
  it("begin with one that waits", () => {
    expect(jugsOf([], 0, null)).toEqual([{ number: 1, sum: null, isBest: false }]);
  });

  it("show what was thrown, and how many throws are left until the best is beaten", () => {
    expect(jugsOf([8, 10], 2, 3)).toEqual([
      { number: 1, sum: 8, isBest: false },
      { number: 2, sum: 10, isBest: false },
      { number: 3, sum: null, isBest: true },
    ]);
  });

  it("go on behind the best", () => {
    expect(jugsOf([8, 10, 4], 3, 1).map(({ isBest }) => isBest)).toEqual([true, false, false]);
  });

  it("are the latest where there are many, with the last one among them", () => {
    const sums = [2, 3, 4, 5, 6, 8];
    expect(numbers(sums, 20, null)).toEqual([13, 14, 15, 16, 17, 18, 19, 20]);
    expect(jugsOf(sums, 20, null).at(-1)!.sum).toBe(8);
    expect(jugsOf(sums, 20, null)[0]!.sum).toBeNull();
    expect(numbers(sums, 0, 30)).toHaveLength(MOST);
    expect(numbers(sums, 0, 30)[0]).toBe(1);
    expect(numbers(sums, 12, 30)).toContain(13);
  });
});

describe("the dots of a seat", () => {
  it("are as many as its throws, or none", () => {
    expect([0, 1, MOST].map((thrown) => dotsOf(thrown).length)).toEqual([0, 1, MOST]);
    expect(dotsOf(MOST + 1)).toBe("");
  });
});

describe("the mood of Xantippe", () => {
  it("grows worse until there is a seven", () => {
    expect([0, 3, 6].map((thrown) => moodAfter(thrown, false))).toEqual(["stern", "cross", "furious"]);
    expect(moodAfter(9, true)).toBe("glad");
  });
});
