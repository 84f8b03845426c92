import { expect, test } from "vitest";
import type { TableView, Update } from "../wire";
import { followsOn } from "./merge";

const update = (revision: number, since: number, told: number[] = []): Update =>
  ({
    table: { revision } as TableView,
    story: told.map((revision) => ({ revision, at_ms: 0, sentences: [] })),
    story_since: since,
  }) as unknown as Update;

test("news join what is known when nothing is left out in between", () => {
  expect(followsOn(update(20, 10), 10)).toBe(true);
  expect(followsOn(update(20, 5), 10)).toBe(true);
  expect(followsOn(update(20, 10, [11, 20]), 10)).toBe(true);
});

test("what is told again is for somebody else, and takes the place of what was known", () => {
  expect(followsOn(update(20, 0, [1, 4, 20]), 19)).toBe(false);
  expect(followsOn(update(300, 90, [91, 300]), 299)).toBe(false);
});

test("after a gap, for the first time, and in a room that knows less, the story begins anew", () => {
  expect(followsOn(update(900, 700), 10)).toBe(false);
  expect(followsOn(update(20, 0), undefined)).toBe(false);
  expect(followsOn(update(9, 0), 10)).toBe(false);
});
