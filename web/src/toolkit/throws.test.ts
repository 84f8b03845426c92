import { expect, test } from "vitest";
import { Throws } from "./throws.svelte";

test("the first look at a table is not a throw", () => {
  const throws = new Throws();
  expect(throws.see("1 3 4")).toBe(false);
  expect(throws.count).toBe(0);
});

test("each new throw counts once", () => {
  const throws = new Throws();
  throws.see("");
  expect(throws.see("1 3 4")).toBe(true);
  expect(throws.see("1 3 4")).toBe(false);
  expect(throws.see("")).toBe(false);
  expect(throws.see("2 6 6")).toBe(true);
  expect(throws.count).toBe(2);
});
