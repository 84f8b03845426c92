import { beforeEach, expect, test } from "vitest";
import type { Deed } from "$web/board";
import { Follower } from "./follow.svelte";

const made = (move: string): Deed<string> => ({ seat: 0, move, before: "", after: "", sentences: [] });
const named = (deeds: readonly Deed<string>[]): string => deeds.map(({ move }) => move).join(" ");

let told: string[];
let follower: Follower<string>;
const BEFORE = [made("before")];

/** The page has changed. */
function show(view: string, ahead: string, deeds: readonly Deed<string>[]): void {
  follower.begin(deeds);
  follower.land({ view, ahead, deeds });
}

beforeEach(() => {
  told = [];
  follower = new Follower(BEFORE, {
    begins: (deeds) => told.push(`begins ${named(deeds)}`),
    lands: (deeds) => told.push(`lands ${named(deeds)}`),
  });
});

test("what has happened before is not told", () => {
  show("start", "start", BEFORE);
  expect(told).toEqual([]);
});

test("a board is told once when something begins, and once when it has come to rest", () => {
  const deeds = [made("throw"), made("4")];
  show("start", "thrown", deeds);
  expect(told).toEqual(["begins throw 4"]);
  show("thrown", "thrown", deeds);
  show("looked at again", "looked at again", deeds);
  expect(told).toEqual(["begins throw 4", "lands throw 4"]);
});

test("where nothing moves it begins and lands together", () => {
  show("said", "said", [made("stop")]);
  expect(told).toEqual(["begins stop", "lands stop"]);
});

test("a present without deeds is no news", () => {
  show("taken back", "taken back", []);
  expect(told).toEqual([]);
});
