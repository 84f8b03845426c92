import { expect, test } from "vitest";
import { pensOf } from "./pens";
import type { EvenWinsView } from "./view";

const after = (throws: number, more: Partial<EvenWinsView> = {}): EvenWinsView =>
  ({
    phase: "turn",
    face: 2 * (1 + (throws % 3)),
    throws: Array.from({ length: throws }, (_, index) => ({ dice: [1, 1, 1], face: 2 * (1 + index), points: 0 })),
    ...more,
  }) as EvenWinsView;

test("a pen waits for animals while its turn lasts", () => {
  for (const isAsked of [true, false]) {
    const pens = [0, 1, 2].map((throws) => pensOf(after(throws), isAsked));
    expect(pens.map(({ throws, face, isPast }) => [throws.length, face, isPast])).toEqual([
      [0, 2, false],
      [1, 4, false],
      [2, 6, false],
    ]);
  }
});

test("a whole turn is the turn before for who looks on, and who is asked begins with empty pens", () => {
  expect(pensOf(after(3), false)).toMatchObject({ face: null, isPast: true });
  expect(pensOf(after(3), false).throws).toHaveLength(3);
  expect(pensOf(after(3), true)).toEqual({ throws: [], face: 2, isPast: false });
});

test("when the game is over the last turn stays", () => {
  const { throws, ...rest } = pensOf(after(3, { phase: "over" }), false);
  expect(throws).toHaveLength(3);
  expect(rest).toEqual({ face: null, isPast: false });
});
