import { expect, it } from "vitest";
import { scenes } from "./scenes";
import { deciderOf, isFresh } from "./speech";
import type { Flip7View } from "./view";

const decider = ({ view }: { view: Flip7View }, ahead = view) => deciderOf(view, ahead);

it("somebody decides while all lies still, and nobody while cards come", () => {
  expect(decider(scenes.five_waiting!)).toBe(3);
  expect(decider(scenes.five_give!)).toBe(0);
  expect(decider(scenes.five_waiting!, scenes.five!.view)).toBeNull();
  expect(decider(scenes.five_flip!)).toBeNull();
  expect(decider(scenes.five_lucky!)).toBeNull();
});

it("a round is fresh until the first card of any kind", () => {
  const fresh = scenes.five_first!.view;
  const modifiers = fresh.modifiers.map((_, seat) => (seat === 1 ? ["x2"] : []));
  const second_chances = fresh.second_chances.map((_, seat) => seat === 1);
  expect(isFresh(fresh)).toBe(true);
  expect([scenes.five!.view, { ...fresh, modifiers }, { ...fresh, second_chances }].map(isFresh)).toEqual([
    false,
    false,
    false,
  ]);
});
