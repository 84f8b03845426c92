import { expect, test } from "vitest";
import { isThrow, Throws } from "./throws.svelte";

const made = (seat: number, move: string) => ({ seat, move, before: null, after: null, sentences: [] });

test("only dice of chance are a throw", () => {
  expect(["1446", "4", "1 2 2 4 5 6"].map((move) => isThrow(made(-1, move)))).toEqual([true, true, true]);
  expect(["first 2", "next", "?", ""].map((move) => isThrow(made(-1, move)))).toEqual([false, false, false, false]);
  expect(isThrow(made(1, "4"))).toBe(false);
});

test("what is seen together tumbles once", () => {
  const throws = new Throws();
  expect(throws.see([made(0, "throw")])).toBe(false);
  expect(throws.see([made(0, "throw"), made(-1, "34")])).toBe(true);
  expect(throws.see([made(-1, "34"), made(-1, "34")])).toBe(true);
  expect(throws.count).toBe(2);
});
