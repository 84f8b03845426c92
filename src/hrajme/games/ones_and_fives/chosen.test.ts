import { expect, test } from "vitest";
import { facesOf, findSelection, percentOf, scoringOf } from "./chosen";
import type { Selection } from "./view";

const selection = (dice: number[], points: number): Selection => ({
  dice,
  points,
  turn_points: points,
  dice_left: 6 - dice.length,
  dead_chance: [1, 4],
});
const OFFERED = [selection([1], 100), selection([1, 5], 150), selection([2, 2, 2], 200)];

test("chosen dice are found whatever order they lie in", () => {
  const faces = facesOf([5, 3, 1, 2, 2, 2], [0, 2]);
  expect(faces).toEqual([1, 5]);
  expect(findSelection(OFFERED, faces)?.points).toBe(150);
});

test("dice that may not be set aside are no selection", () => {
  expect(findSelection(OFFERED, facesOf([5, 3, 1, 2, 2, 2], [3, 4]))).toBeNull();
  expect(findSelection(OFFERED, [])).toBeNull();
});

test("so many dice of a face score as some selection has of it", () => {
  expect(scoringOf(OFFERED, [5, 3, 1, 2, 2, 2])).toEqual([0, 2, 3, 4, 5]);
  expect(scoringOf([selection([2, 2, 2], 200)], [2, 2, 3, 2, 2, 6])).toEqual([0, 1, 3]);
  expect(scoringOf([], [2, 3])).toEqual([]);
});

test("what can happen is never called zero", () => {
  expect(percentOf([1, 4000])).toBe(1);
  expect(percentOf([0, 6])).toBe(0);
  expect(percentOf(null)).toBe(0);
  expect(percentOf([1, 3])).toBe(33);
});
