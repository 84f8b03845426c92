import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Beat, Deed } from "../board";
import { Clock, type Moment, type Scene } from "./clock.svelte";

const DICE: Beat = { moves: 500, stands: 700 };
const WORD: Beat = { moves: 0, stands: 600 };

const sceneAt = (revision: number): Scene => ({ revision, view: `view ${revision}`, toMove: [revision % 2], seat: 0 });
const START = sceneAt(0);
const deedAt = (revision: number): Deed<unknown> => ({
  seat: 0,
  move: `move ${revision}`,
  before: `view ${revision - 1}`,
  after: `view ${revision}`,
  sentences: [],
});
const at = (revision: number, beat: Beat): Moment => ({ deeds: [deedAt(revision)], beat, scene: sceneAt(revision) });

let speed: number;
let clock: Clock;

/** What is told, what it moves to, and what happens: revisions, "now" for the present. */
const shown = (): unknown[] => [
  clock.scene?.revision ?? "now",
  clock.coming?.revision ?? null,
  clock.deeds.map((deed) => deed.move.slice(5)).join(" "),
];

beforeEach(() => {
  vi.useFakeTimers();
  speed = 1;
  clock = new Clock(() => speed);
});
afterEach(() => void vi.useRealTimers());

test("what is followed step by step keeps its time, whatever waits", () => {
  const counted: Beat = { moves: 4000, stands: 1000, least: 0.8 };
  clock.show([at(1, counted), ...Array.from({ length: 20 }, (_, index) => at(index + 2, DICE))], START);
  vi.advanceTimersByTime(3100);
  expect(shown()).toEqual([0, 1, "1"]);
  vi.advanceTimersByTime(100);
  expect(shown()).toEqual([1, null, "1"]);
});

describe("one after another", () => {
  test("things move, then it is told, then it stands for a breath", () => {
    clock.show([at(1, DICE), at(2, DICE)], START);
    expect(shown()).toEqual([0, 1, "1"]);
    vi.advanceTimersByTime(499);
    expect(shown()).toEqual([0, 1, "1"]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([1, null, "1"]);
    vi.advanceTimersByTime(700);
    expect(shown()).toEqual([1, 2, "2"]);
  });

  test("the last one is the present as soon as it is told, and rests when it has stood", () => {
    clock.show([at(1, DICE)], START);
    expect([clock.isPresent, clock.isResting]).toEqual([false, false]);
    vi.advanceTimersByTime(500);
    expect([...shown(), clock.isPresent, clock.isResting]).toEqual(["now", null, "1", true, false]);
    vi.advanceTimersByTime(700);
    expect(clock.isResting).toBe(true);
  });

  test("where nothing moves it is told at once", () => {
    clock.show([at(1, WORD), at(2, WORD)], START);
    expect(shown()).toEqual([1, null, "1"]);
    vi.advanceTimersByTime(600);
    expect(shown()).toEqual(["now", null, "2"]);
  });

  test("what comes while something stands waits for its breath, and the present is no longer it", () => {
    clock.show([at(1, WORD)], START);
    expect(clock.isPresent).toBe(true);
    vi.advanceTimersByTime(200);
    clock.show([at(2, WORD)], sceneAt(1));
    expect(shown()).toEqual([1, null, "1"]);
    vi.advanceTimersByTime(400);
    expect(shown()).toEqual(["now", null, "2"]);
  });
});

describe("not waiting", () => {
  test("who skips is at the present, and is told all that was not seen", () => {
    clock.show([at(1, DICE), at(2, DICE), at(3, DICE)], START);
    clock.skip();
    expect([...shown(), clock.isResting]).toEqual(["now", null, "2 3", true]);
    vi.advanceTimersByTime(10_000);
    expect(shown()).toEqual(["now", null, "2 3"]);
  });

  test("what follows in the same breath is skipped too, until there is a pause or one's own move", () => {
    clock.show([at(1, DICE), at(2, DICE)], START);
    clock.skip();
    vi.advanceTimersByTime(600);
    clock.show([at(3, DICE)], sceneAt(2));
    vi.advanceTimersByTime(600);
    clock.show([at(4, DICE)], sceneAt(3));
    expect(shown()).toEqual(["now", null, "4"]);
    clock.showNow([at(5, DICE)], sceneAt(4));
    expect(shown()).toEqual([4, 5, "5"]);
    vi.advanceTimersByTime(2000);
    clock.skip();
    vi.advanceTimersByTime(100);
    clock.show([at(6, DICE)], sceneAt(5));
    expect(shown()).toEqual([5, 6, "6"]);
  });

  test("skipping the last breath changes nothing that was told", () => {
    clock.show([at(1, WORD)], START);
    clock.skip();
    expect([...shown(), clock.isResting]).toEqual(["now", null, "1", true]);
  });

  test("at once means at once", () => {
    speed = 0;
    clock.show([at(1, DICE), at(2, DICE)], START);
    expect([...shown(), clock.isResting]).toEqual(["now", null, "1 2", true]);
  });

  test("whoever asks for it in the middle is at the present with the next step", () => {
    clock.show([at(1, DICE), at(2, DICE), at(3, DICE)], START);
    speed = 0;
    vi.advanceTimersByTime(1200);
    expect(shown()).toEqual(["now", null, "2 3"]);
  });

  test("a brisk pace takes half the time", () => {
    speed = 0.5;
    clock.show([at(1, DICE)], START);
    vi.advanceTimersByTime(250);
    expect(clock.isPresent).toBe(true);
    vi.advanceTimersByTime(350);
    expect(clock.isResting).toBe(true);
  });

  test("one's own move does not wait for what waits, which is told together with it", () => {
    clock.show([at(1, DICE), at(2, DICE)], START);
    clock.showNow([at(3, DICE)], sceneAt(2));
    expect(shown()).toEqual([2, 3, "2 3"]);
    vi.advanceTimersByTime(500);
    expect(clock.isPresent).toBe(true);
  });

  test("after a takeback there is nothing to show", () => {
    clock.show([at(1, DICE), at(2, DICE)], START);
    clock.reset();
    expect([...shown(), clock.isResting]).toEqual(["now", null, "", true]);
  });
});

describe("many", () => {
  const crowd = (count: number): Moment[] => Array.from({ length: count }, (_, index) => at(index + 1, DICE));

  /** How long it takes until the present, in milliseconds. */
  function untilPresent(count: number): number {
    const begun = Date.now();
    clock.show(crowd(count), START);
    while (!clock.isPresent) vi.advanceTimersToNextTimer();
    return Date.now() - begun;
  }

  test("a few are not hurried", () => {
    expect(untilPresent(3)).toBe(3 * 500 + 2 * 700);
  });

  test("a table of eighteen is seen in seconds, and sixty throws still are", () => {
    expect(untilPresent(17)).toBeLessThan(13_000);
    expect(untilPresent(60)).toBeLessThan(20_000);
  });

  test("every one of them is seen", () => {
    const seen: string[] = [];
    clock.show(crowd(40), START);
    while (!clock.isResting) {
      if (clock.coming !== null) seen.push(clock.deeds[0]!.move);
      vi.advanceTimersToNextTimer();
    }
    expect(seen).toEqual(crowd(40).map(({ deeds }) => deeds[0]!.move));
  });

  test("it is said when it takes a while", () => {
    clock.show(crowd(1), START);
    expect(clock.isLong).toBe(false);
    clock.show(crowd(5), START);
    expect(clock.isLong).toBe(true);
    clock.skip();
    expect(clock.isLong).toBe(false);
  });
});
