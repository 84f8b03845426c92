import { describe, expect, it } from "vitest";
import { HEIGHT, PLACES, RINGS, WIDTH } from "./body";

const numbersIn = (path: string): number[] => path.match(/-?\d+(\.\d+)?/g)!.map(Number);

describe("the body of a snake", () => {
  it("has a place for each of the four dice, inside the picture", () => {
    expect(PLACES).toHaveLength(4);
    for (const [x, y] of PLACES) {
      expect(x).toBeGreaterThan(10);
      expect(x).toBeLessThan(90);
      expect(y).toBeGreaterThan(20);
      expect(y).toBeLessThan(80);
    }
  });

  it("is covered by rings that lie side by side and never cross", () => {
    for (const { path } of RINGS) {
      const points = numbersIn(path);
      const across = points.filter((_, index) => index % 2 === 0);
      const half = across.length / 2;
      const [upper, lower] = [across.slice(0, half), across.slice(half).reverse()];
      for (const edge of [upper, lower]) expect([...edge].sort((one, other) => one - other)).toEqual(edge);
      expect(Math.max(...across)).toBeLessThan(WIDTH);
    }
  });

  it("lets each ring fall to the ground", () => {
    for (const { drop } of RINGS) {
      expect(drop).toBeGreaterThan(0);
      expect(drop).toBeLessThan(HEIGHT);
    }
  });
});
