import { describe, expect, it } from "vitest";
import { isFire, jumpOf, leftOver, nominees, pilesFor, roomOf } from "./moves";
import { laidIn, planFlights, soundOf } from "./news";
import { scenes } from "./scenes";

const view = scenes.turn!.view; // Tops 23, 47, 81, 60.
const told = (id: string, args: Record<string, number>) => [{ revision: 1, at_ms: 0, sentences: [{ id, args }] }];

describe("what the moves say", () => {
  it("names the piles of a card and nothing that is not in them", () => {
    expect(pilesFor(["37 > 1", "37 > 4", "7 > 3", "end"], 37)).toEqual([1, 4]);
    expect(pilesFor([], 37)).toEqual([]);
  });

  it("names who may start, as seats from 0", () => {
    expect(nominees(["agree 2", "start 1", "start 4", "offer 9"])).toEqual([0, 3]);
  });
});

describe("what is seen of a pile", () => {
  it("has less room the farther it has gone, either way", () => {
    expect([1, 2, 3, 4].map((pile) => roomOf(view, pile))).toEqual([76, 52, 79, 58]);
  });

  it("is jumped along its own way, and back by ten", () => {
    expect(jumpOf(view, 24, 1)).toBe(1);
    expect(jumpOf(view, 37, 2)).toBe(-10);
    expect(jumpOf(view, 59, 4)).toBe(1);
    expect(jumpOf(view, 70, 4)).toBe(-10);
  });

  it("burns only where the table plays with fire", () => {
    expect(isFire(view, 33)).toBe(false);
    expect([11, 22, 77, 88].filter((card) => isFire({ ...view, on_fire: true }, card))).toEqual([22, 77]);
  });

  it("counts what is left in hands and in the draw pile", () => {
    expect(leftOver(view)).toBe(48 + 6 + 6 + 5 + 6);
  });
});

describe("what happened", () => {
  const trick = told("the_game-story-trick", { player: 2, card: 37, pile: 2, top: 47 });

  it("is heard as what it is", () => {
    expect(soundOf(trick)).toBe("treat");
    expect(soundOf(told("the_game-story-lay", { player: 0, card: 50, pile: 2, top: 47 }))).toBe("slap");
    expect(soundOf(told("the_game-story-agree", { player: 0, target: 1 }))).toBeNull();
  });

  it("flies from who laid it: from one's own hand, or from the other's seat", () => {
    const plans: unknown[][] = [];
    const flights = { plan: (...plan: unknown[]) => plans.push(plan) } as unknown as Parameters<typeof planFlights>[0];
    planFlights(flights, trick, 0);
    planFlights(flights, trick, 2);
    planFlights(flights, told("the_game-story-draw", { card: 12 }), 0);
    expect(plans).toEqual([
      ["pile 2 37", "seat 2"],
      ["pile 2 37", "thing 37"],
      ["thing 12", "deck"],
    ]);
    expect(laidIn(trick)).toEqual([{ player: 2, card: 37, pile: 2, isTrick: true }]);
  });
});
