import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Told } from "$web/wire";
import { Pace } from "./pace.svelte";
import { scenes } from "./scenes";

const BEFORE = scenes.five!.view;
const card = (revision: number, name: string): Told => ({
  revision,
  at_ms: 0,
  sentences: [{ id: "flip7-story-number", args: { player: 0, card: name, points: 0 } }],
});
const next = (...numbers: number[]) => ({ ...BEFORE, rows: [[12, 4, 9, ...numbers], ...BEFORE.rows.slice(1)] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("shows one card after another, and is settled with the last", () => {
  const shown: string[] = [];
  const pace = new Pace(BEFORE, (moment) => shown.push(moment.turned?.name ?? "-"));
  pace.take(next(1, 2), [card(1, "1"), card(2, "2")]);
  expect([shown, pace.isSettled]).toEqual([["1"], false]);
  vi.advanceTimersByTime(800);
  expect([shown, pace.isSettled, pace.isResting]).toEqual([["1", "2"], true, false]);
  vi.advanceTimersByTime(800);
  expect(pace.isResting).toBe(true);
});

it("is not settled while something that has come waits to be seen", () => {
  const pace = new Pace(BEFORE, () => {});
  pace.take(next(1), [card(1, "1")]);
  expect(pace.isSettled).toBe(true);
  pace.take(next(1, 2), [card(2, "2")]);
  expect(pace.isSettled).toBe(false);
  expect(pace.moment.view.rows[0]).toEqual([12, 4, 9, 1]);
  vi.advanceTimersByTime(800);
  expect([pace.isSettled, pace.moment.view.rows[0]]).toEqual([true, [12, 4, 9, 1, 2]]);
});

it("tells no news twice", () => {
  const shown: string[] = [];
  const pace = new Pace(BEFORE, (moment) => shown.push(moment.turned?.name ?? "-"));
  pace.take(next(1), [card(1, "1")]);
  pace.take(next(1, 2), [card(1, "1"), card(2, "2")]);
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual(["1", "2"]);
});

it("goes on before its time when it is told to", () => {
  const pace = new Pace(BEFORE, () => {});
  pace.take(next(1, 2), [card(1, "1"), card(2, "2")]);
  pace.goOn();
  expect(pace.moment.turned?.name).toBe("2");
});
