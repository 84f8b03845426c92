import { expect, test } from "vitest";
import { awaitedFace, isPast } from "./pens";
import type { EvenWinsView } from "./view";

const after = (throws: number, more: Partial<EvenWinsView> = {}): EvenWinsView =>
  ({
    phase: "turn",
    face: 2 * (1 + (throws % 3)),
    throws: Array.from({ length: throws }, (_, index) => ({ dice: [1, 1, 1], face: 2 * (1 + index), points: 0 })),
    ...more,
  }) as EvenWinsView;

test("a whole turn is the turn before, whoever is asked and whoever looks on", () => {
  expect([0, 1, 2, 3].map((throws) => isPast(after(throws)))).toEqual([false, false, false, true]);
  expect(isPast(after(3, { phase: "throw" }))).toBe(true);
  expect(isPast(after(3, { phase: "over" }))).toBe(false);
});

test("no pen of the turn before waits for animals", () => {
  expect([0, 1, 2, 3].map((throws) => awaitedFace(after(throws)))).toEqual([2, 4, 6, null]);
  expect(awaitedFace(after(3, { phase: "over" }))).toBeNull();
});
