import { describe, expect, test } from "vitest";
import { type Beat, CHANCE } from "$web/board";
import { carryOver } from "./checkers";
import { layoutOf, placeAt, placeOf, roomOn, slotOf, stepFrom, THEIR_BAR, THEIR_OFF } from "./layout";
import { pace } from "./pace";
import { BEARING_OFF, made, ON_THE_BAR, scenes, viewOf } from "./scenes";
import { BAR, diceOf, Making, OFF, pipsOf, stepped, type Step, textOf } from "./steps";

const START = { 24: 2, 13: 5, 8: 3, 6: 5 };
const begin = (view = ON_THE_BAR): Making => new Making(view, []);
const shown = (steps: readonly Step[]): string[] => steps.map((step) => textOf([step]));
const origins = (steps: readonly Step[]): number[] => [...new Set(steps.map(({ origin }) => origin))];

describe("a play is made step by step", () => {
  test("only what begins a play can be done, by the leading number first", () => {
    expect(shown(begin().next(4))).toEqual(["bar/21", "bar/23"]);
    expect(shown(begin().next(2))).toEqual(["bar/23", "bar/21"]);
  });

  test("with a step made the other number is left for what goes on", () => {
    const entered = begin().and(begin().next(4)[0]!);
    expect(entered.left()).toEqual([2]);
    expect(origins(entered.next(4))).toEqual([21, 13, 8, 6]);
    expect(entered.isWhole).toBe(false);
    expect(entered.and(entered.next(4)[1]!).isWhole).toBe(true);
  });

  test("the nearer checker is not borne off before the farther one has moved", () => {
    expect(origins(begin(BEARING_OFF).next(4))).toEqual([6]);
    const moved = begin(BEARING_OFF).and(begin(BEARING_OFF).next(5)[0]!);
    expect(shown(moved.next(5))).toEqual(["3/off"]);
  });

  test("one checker may go by both numbers; the way by the leading number is taken", () => {
    expect(textOf(begin().way(BAR, 19, 4)!)).toBe("bar/21 21/19");
    expect(textOf(begin().way(BAR, 19, 2)!)).toBe("bar/23 23/19");
    expect(begin().way(13, 11, 4)).toBeNull();
  });

  test("what is left without a choice is offered whole", () => {
    expect(begin().only()).toBeNull();
    const moved = begin(BEARING_OFF).and(begin(BEARING_OFF).next(5)[0]!);
    expect(textOf(moved.only()!)).toBe("3/off");
    const forced = viewOf({ 25: 1, 6: 14 }, START, { dice: [2, 4], beginnings: [[25, 0]] });
    expect(textOf(begin(forced).only()!)).toBe("bar/21");
  });

  test("two ways that come to the same are no choice", () => {
    const beginnings = [
      [24, 0],
      [0, 24],
      [24, 20],
      [22, 24],
    ];
    const view = viewOf({ 24: 1 }, { 1: 15 }, { dice: [2, 4], beginnings });
    expect(begin(view).only()).toHaveLength(2);
    const hitting = viewOf({ 24: 1 }, { 5: 1, 1: 14 }, { dice: [2, 4], beginnings });
    expect(begin(hitting).only()).toBeNull();
  });

  test("doubles are four numbers, whatever the order", () => {
    const beginnings = [
      [8, 0, 0, 0],
      [6, 0, 0, 0],
      [8, 6, 0, 0],
    ];
    const view = viewOf({ 8: 1, 6: 14 }, START, { dice: [3, 3], beginnings });
    expect(diceOf(view)).toEqual([3, 3, 3, 3]);
    const nearFirst = begin(view).and(begin(view).next(3)[1]!);
    expect(shown(nearFirst.next(3))).toEqual(["8/5"]);
    expect(nearFirst.left()).toEqual([3, 3, 3]);
  });

  test("a roll that cannot be played is never whole", () => {
    const stuck = begin(viewOf(START, START, { dice: [2, 4] }));
    expect([stuck.isWhole, stuck.only(), stuck.next(4)]).toEqual([false, null, []]);
  });
});

describe("checkers on the board", () => {
  test("what stands alone is hit and waits on the bar", () => {
    const { points } = viewOf({ 8: 1 }, { 20: 1 });
    const after = stepped(points, 0, { origin: 8, target: 5 });
    expect([after[0][5], after[1][20], after[1][BAR]]).toEqual([1, 0, 1]);
    expect(pipsOf(after, 1)).toBe(25);
    expect(textOf([{ origin: 8, target: 5, hits: true }])).toBe("8/5*");
  });

  test("only those that move go, and every one is somewhere", () => {
    const { points } = viewOf(START, START);
    const before = carryOver([], points);
    const after = carryOver(before, stepped(points, 0, { origin: 13, target: 8 }));
    const moved = after.filter((each, index) => each.point !== before[index]!.point);
    expect(after).toHaveLength(30);
    expect(moved).toEqual([expect.objectContaining({ seat: 0, point: 8, index: 3 })]);
    expect(carryOver(after, points)).toEqual(before);
  });
});

const SIZES = {
  small_phone: [302, 464, true],
  phone: [372, 600, true],
  desktop: [832, 520, false],
  side: [550, 302, false],
} as const;

describe.each(Object.entries(SIZES))("the board of a %s", (_, [width, height, isUpright]) => {
  test.each([false, true])("can be hit by a thumb, mirrored: %s", (isMirrored) => {
    const layout = layoutOf(width, height, { isUpright, isMirrored });
    expect(layout.rows.flat().sort((one, other) => one - other)).toEqual(
      Array.from({ length: 28 }, (_, place) => place),
    );
    for (const spot of layout.spots) {
      expect(Math.min(spot.width, spot.height), `place ${spot.place}`).toBeGreaterThanOrEqual(32);
      expect(placeAt(layout, spot.x + spot.width / 2, spot.y + spot.height / 2)).toBe(spot.place);
      expect(spot.x).toBeGreaterThanOrEqual(-0.01);
      expect(spot.x + spot.width).toBeLessThanOrEqual(width + 0.01);
    }
  });

  test("shows five checkers on a point, and counts more", () => {
    const layout = layoutOf(width, height, { isUpright, isMirrored: false });
    expect(roomOn(layout, 6)).toBeGreaterThanOrEqual(5);
    const [fifth, sixth] = [slotOf(layout, 6, 4), slotOf(layout, 6, 14)];
    const spot = layout.spots[6]!;
    for (const slot of [fifth, sixth]) {
      expect(slot.x).toBeGreaterThanOrEqual(spot.x - 1);
      expect(slot.y).toBeGreaterThanOrEqual(spot.y - 1);
      expect(slot.y + slot.height).toBeLessThanOrEqual(spot.y + spot.height + 1);
    }
  });
});

describe("places", () => {
  test("both sides number the points towards their own home", () => {
    expect([placeOf(true, 6), placeOf(false, 6), placeOf(false, BAR), placeOf(false, OFF)]).toEqual([
      6,
      19,
      THEIR_BAR,
      THEIR_OFF,
    ]);
  });

  test("arrows go over the board as it is seen", () => {
    const lying = layoutOf(832, 520, { isUpright: false, isMirrored: false });
    expect(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "x"].map((key) => stepFrom(lying, 6, key))).toEqual([
      BAR,
      5,
      19,
      6,
      null,
    ]);
    const upright = layoutOf(302, 464, { isUpright: true, isMirrored: false });
    expect(["ArrowLeft", "ArrowUp", "ArrowDown"].map((key) => stepFrom(upright, 6, key))).toEqual([19, BAR, 5]);
  });
});

describe("time", () => {
  const total = ({ moves, stands }: Beat): number => moves + stands;
  const [ready, view] = [scenes.ready!.view, scenes.watching!.view];

  test("who moved the checkers does not wait to see them go", () => {
    const own = pace(made(0, "13/11 24/20", ON_THE_BAR, { ...view, seat: 0 }));
    const theirs = pace(made(1, "13/11 24/20", ON_THE_BAR, { ...view, seat: 0 }));
    expect(own.moves).toBe(0);
    expect(theirs.moves).toBeGreaterThan(500);
  });

  test("to roll is seen in the dice", () => {
    expect(total(pace(made(0, "roll", ready, { ...ready, phase: "throw" })))).toBe(0);
    expect(pace(made(CHANCE, "2 4", ready, ON_THE_BAR)).moves).toBeGreaterThan(0);
  });

  test("a game that was won stands longer than a play", () => {
    const won = pace(made(1, "drop", ready, { ...ready, game: 2 }));
    expect(won.stands).toBeGreaterThan(2000);
    const last = pace(made(0, "1/off", ON_THE_BAR, { ...view, seat: 0, phase: "over" }));
    expect(last.stands).toBeGreaterThan(1000);
  });
});
