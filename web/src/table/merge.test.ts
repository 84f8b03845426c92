import { expect, test } from "vitest";
import type { TableView, Update } from "../wire";
import { followsOn } from "./merge";

const update = (revision: number, since: number): Update =>
  ({ table: { revision } as TableView, story_since: since }) as Update;

test("news join what is known when nothing is left out in between", () => {
  expect(followsOn(update(20, 10), 10)).toBe(true);
  expect(followsOn(update(20, 5), 10)).toBe(true);
});

test("after a gap, for the first time, and in a room that knows less, the story begins anew", () => {
  expect(followsOn(update(900, 700), 10)).toBe(false);
  expect(followsOn(update(20, 0), undefined)).toBe(false);
  expect(followsOn(update(9, 0), 10)).toBe(false);
});
