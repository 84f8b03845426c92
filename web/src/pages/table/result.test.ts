import { expect, test } from "vitest";
import { endSentence, isShared, ranking } from "./result";

test("the most points come first", () => {
  expect(ranking({ points: [5, 9, 7], winners: [1], reason: "x", drawn: false })).toEqual([1, 2, 0]);
});

test("where the fewest win, the fewest come first", () => {
  expect(ranking({ points: [15, 13, 10], winners: [2], reason: "x", drawn: false })).toEqual([2, 1, 0]);
});

test("winners come first whatever their points, ties by seat", () => {
  expect(ranking({ points: [3, 3, 3], winners: [2], reason: "x", drawn: false })).toEqual([2, 0, 1]);
  expect(ranking({ points: [1, 4, 4], winners: [1, 2], reason: "x", drawn: false })).toEqual([1, 2, 0]);
  expect(ranking({ points: [2, 8], winners: [], reason: "x", drawn: false })).toEqual([1, 0]);
});

test("a table that won or lost together has no ranking", () => {
  expect(isShared({ points: [98, 98], winners: [0, 1], reason: "x", drawn: false })).toBe(true);
  expect(isShared({ points: [12, 12], winners: [], reason: "x", drawn: false })).toBe(true);
  expect(isShared({ points: [12, 13], winners: [1], reason: "x", drawn: false })).toBe(false);
  expect(isShared({ points: [60], winners: [0], reason: "x", drawn: false })).toBe(false);
});

const told = (revision: number, ...ids: string[]) => ({
  revision,
  at_ms: 0,
  sentences: ids.map((id) => ({ id, args: { revision } })),
});
const outcome = (reason: string) => ({ points: [1, 0], winners: [0], reason, drawn: false });

test("the end is told by the last sentence of its reason", () => {
  const story = [
    told(1, "g-end-won"),
    told(2, "table-story-rematched"),
    told(3, "g-story-lay", "g-end-won", "g-story-candidate"),
    told(4, "table-story-accepted"),
  ];
  expect(endSentence(story, "g", outcome("won"))?.args).toEqual({ revision: 3 });
  expect(endSentence(story, "g", outcome("lost"))).toBeUndefined();
});

test("what ended a play from outside its rules is told too", () => {
  expect(endSentence([told(5, "table-story-ended-resigned")], "g", outcome("resigned"))?.args).toEqual({ revision: 5 });
});
