import { describe, expect, it } from "vitest";
import { figures, NUMBERS, PLACES, standing } from "./hill";

describe("the road to six and back", () => {
  it("has a place for the start and for each of twelve stations", () => {
    expect(NUMBERS).toHaveLength(12);
    expect(PLACES).toHaveLength(13);
  });

  it("goes up to the six and down again, always forward", () => {
    for (const [index, place] of PLACES.entries()) {
      const next = PLACES[index + 1];
      if (!next) continue;
      expect(next.x).toBeGreaterThan(place.x);
      if (index < 6) expect(next.y).toBeLessThan(place.y);
      else expect(next.y).toBeGreaterThan(place.y);
    }
  });

  it("lets a crowd at one station stand beside and behind each other", () => {
    const all = Array.from({ length: 12 }, (_, index) => standing(index, 12));
    expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(12);
    expect(standing(0, 1).x).toBeCloseTo(0);
  });

  it("puts the one who is looked at in front", () => {
    const found = figures([2, 0, 2, 2], 3);
    expect(found.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(found[3]!.at).toEqual(standing(0, 3));
    expect(found[0]!.at).toEqual(standing(1, 3));
    expect(found[1]!.at).toEqual(standing(0, 1));
  });
});
