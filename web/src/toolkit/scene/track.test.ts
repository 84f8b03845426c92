import { describe, expect, it } from "vitest";
import { partOf, runners } from "./track";

describe("a road of points", () => {
  it("begins at nothing and ends at the goal", () => {
    expect([0, 500, 1000, 1500].map((points) => partOf(points, 1000))).toEqual([0, 50, 100, 100]);
  });

  it("lets those who are close run beside each other", () => {
    const lanes = runners([0, 0, 0, 900], 1000).map(({ lane }) => lane);
    expect(new Set(lanes.slice(0, 3)).size).toBe(3);
  });

  it("keeps the order of the seats", () => {
    expect(runners([300, 100, 200], 1000).map(({ seat, part }) => [seat, part])).toEqual([
      [0, 30],
      [1, 10],
      [2, 20],
    ]);
  });
});
