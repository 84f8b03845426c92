import { describe, expect, it } from "vitest";
import { between, columnsFor, nearest, seatColumns, step } from "./geometry";
import { FACES, pipsOf } from "./pips";

const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

describe("boxes", () => {
  it("means the box under the point, or the nearest one in reach", () => {
    const boxes = [
      ["a", box(0, 0)],
      ["b", box(20, 0)],
    ] as const;
    expect(nearest(boxes, 5, 5, 8)).toBe("a");
    expect(nearest(boxes, 17, 5, 8)).toBe("b");
    expect(nearest(boxes, 5, 50, 8)).toBeNull();
  });

  it("transforms from centre to centre", () => {
    expect(between({ left: 0, top: 0, width: 20, height: 20 }, box(100, 100))).toBe("translate(-95px, -95px) scale(2)");
  });
});

describe("rows", () => {
  it.each([
    [8, 366, 4],
    [7, 366, 4],
    [6, 366, 6],
    [8, 900, 8],
    [1, 366, 1],
    [0, 366, 1],
  ])("%i cards in %i pixels stand in %i columns", (count, width, columns) => {
    expect(columnsFor(count, width, 56, 6)).toBe(columns);
  });

  it("walks with the arrows and stays at the edges", () => {
    expect(step("ArrowRight", 0, 8, 4)).toBe(1);
    expect(step("ArrowDown", 1, 8, 4)).toBe(5);
    expect(step("ArrowUp", 1, 8, 4)).toBe(1);
    expect(step("End", 1, 8, 4)).toBe(7);
    expect(step("x", 1, 8, 4)).toBeNull();
  });
});

describe("pips", () => {
  it("are as many as the number, each in its own place, inside the half", () => {
    for (let value = 0; value <= 12; value += 1) {
      const pips = pipsOf(value);
      expect(new Set(pips.map(String)).size).toBe(value);
      expect(pips.flat().every((at) => at > 9 && at < 91)).toBe(true);
    }
  });

  it("lie with their opposite faces on opposite sides", () => {
    for (const face of [1, 2, 3]) {
      const [one, other] = [FACES[face]!, FACES[7 - face]!];
      expect(Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1])).toBe(180);
    }
  });
});

describe("seats", () => {
  it("stand in one row where they fit, else in two even ones", () => {
    expect(seatColumns(3, 372, 844)).toBe(3);
    expect(seatColumns(4, 372, 844)).toBe(2);
    expect(seatColumns(8, 830, 720)).toBe(4);
  });

  it("are chips where two rows are not enough, or the page is low", () => {
    expect(seatColumns(12, 372, 844)).toBe(0);
    expect(seatColumns(3, 286, 640)).toBe(0);
    expect(seatColumns(2, 286, 640)).toBe(2);
    expect(seatColumns(18, 830, 720)).toBe(0);
  });
});
