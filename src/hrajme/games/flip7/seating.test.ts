import { expect, it } from "vitest";
import { aroundTable, MOST_AROUND, othersFrom, rowsAround, rowsIn } from "./seating";

it("the others follow in the order of play, from one's left", () => {
  expect(othersFrom(2, 5)).toEqual([3, 4, 0, 1]);
  expect(othersFrom(null, 3)).toEqual([0, 1, 2]);
  expect(othersFrom(0, 1)).toEqual([]);
});

it("they sit up the left side, at the head, down the right side", () => {
  expect(aroundTable(5)).toEqual([
    { row: 2, column: 1 },
    { row: 1, column: 1 },
    { row: 1, column: 2 },
    { row: 1, column: 3 },
    { row: 2, column: 3 },
  ]);
});

it("nobody sits on another's place, and the middle keeps a row for the deck", () => {
  for (let count = 1; count <= MOST_AROUND; count += 1) {
    const cells = aroundTable(count);
    expect(new Set(cells.map(({ row, column }) => `${row} ${column}`)).size).toBe(count);
    expect(cells.every(({ row }) => row >= 1 && row <= rowsAround(count))).toBe(true);
    expect(cells.filter(({ column }) => column === 2).length).toBeLessThan(rowsAround(count));
  }
});

it.each([
  ["a phone", 22, 21],
  ["the smallest phone", 17.5, 8.3],
  ["a phone on its side", 26, 12],
])("on %s a place is never cut: all fit, or whole rows are scrolled through", (_, width, height) => {
  for (let count = 1; count <= 35; count += 1) {
    const { columns, height: high } = rowsIn(count, width, height);
    const rows = (height + 0.35) / (high + 0.35);
    const isWhole = Math.abs(rows - Math.round(rows)) < 1e-6;
    expect(isWhole || Math.ceil(count / columns) <= rows, `${count}`).toBe(true);
    expect(high).toBeGreaterThanOrEqual(1.75);
  }
});

it("the fewer sit there the larger are their places", () => {
  const heights = Array.from({ length: 35 }, (_, index) => rowsIn(index + 1, 22, 21).height);
  expect(heights[0]).toBeGreaterThan(6);
  expect(heights.every((high, index) => index === 0 || high <= heights[index - 1]! + 0.2)).toBe(true);
});
