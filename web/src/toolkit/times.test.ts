import { expect, test } from "vitest";
import type { SeatView } from "$web/wire";
import { leftAt, writeTime } from "./times";

const sitter: SeatView = {
  kind: "person",
  name: "Anna",
  level: null,
  is_you: true,
  is_host: true,
  is_beside_you: false,
  who: 1,
  to_move: true,
  thought_ms: 0,
  thinks_since_ms: 1000,
  left_ms: 60_000,
  free_ms: 2000,
};

test.each([
  [0, "0:00.0"],
  [9870, "0:09.8"],
  [19_999, "0:19.9"],
  [20_000, "0:20"],
  [59_001, "1:00"],
  [299_000, "4:59"],
  [3_723_000, "1:02:03"],
  [90_000_000, "1 d 1 h"],
])("%i ms are written %s", (left, text) => {
  expect(writeTime(left)).toBe(text);
});

test("time runs for who thinks, after the delay, down to nothing", () => {
  expect([1000, 3000, 4000, 99_000].map((now) => leftAt(sitter, now))).toEqual([60_000, 60_000, 59_000, 0]);
});

test("who waits keeps the time, and without a clock there is none", () => {
  expect(leftAt({ ...sitter, thinks_since_ms: null }, 99_000)).toBe(60_000);
  expect(leftAt({ ...sitter, left_ms: null }, 0)).toBeNull();
});
