import { expect, it } from "vitest";
import { aroundTable, MOST_AROUND, othersFrom, rowsAround } from "./seating";

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
