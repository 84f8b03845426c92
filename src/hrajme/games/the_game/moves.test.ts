import { describe, expect, it } from "vitest";
import { CHANCE } from "$web/board";
import { laidIn, pace, planFlights, sendDrawn, soundOf } from "./deeds";
import { isFire, jumpOf, leftOver, nominees, pilesFor, roomOf } from "./moves";
import { scenes } from "./scenes";
import type { TheGameView } from "./view";

const view = scenes.turn!.view; // Tops 23, 47, 81, 60.
const made = (seat: number, move: string, before: Partial<TheGameView> = {}, after: Partial<TheGameView> = {}) => ({
  seat,
  move,
  before: { ...view, ...before },
  after: { ...view, ...after },
  sentences: [],
});
/** A card comes from the draw pile to this seat. */
const drawn = (seat: number, card: string) =>
  made(
    CHANCE,
    card,
    { phase: "draw" },
    { draw_pile: view.draw_pile - 1, hand_sizes: view.hand_sizes.map((size, each) => size + Number(each === seat)) },
  );

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
  const trick = made(2, "37 > 2");

  it("is heard as what it is", () => {
    expect(soundOf([trick])).toBe("treat");
    expect(soundOf([made(0, "50 > 2")])).toBe("slap");
    expect(soundOf([made(0, "55 > 2", { on_fire: true })])).toBe("fire");
    expect(soundOf([drawn(1, "?")])).toBe("draw");
    expect(soundOf([made(0, "agree 2", { phase: "opening" })])).toBeNull();
  });

  it("flies from who laid it: from one's own hand, or from the other's seat", () => {
    const flown: unknown[][] = [];
    const note = (...flight: unknown[]) => flown.push(flight);
    const flights = { plan: note, send: note } as unknown as Parameters<typeof planFlights>[0];
    planFlights(flights, [trick], 0);
    planFlights(flights, [trick], 2);
    planFlights(flights, [drawn(0, "12"), drawn(1, "?")], 0);
    sendDrawn(flights, [drawn(0, "12"), drawn(1, "?")], 0);
    expect(flown).toEqual([
      ["pile 2 37", "seat 2"],
      ["pile 2 37", "thing 37"],
      ["thing 12", "deck"],
      ["deck", "seat 1"],
    ]);
    expect(laidIn([trick])).toEqual([{ player: 2, card: 37, pile: 2, isTrick: true, isFire: false }]);
  });

  it("takes the time that one needs to see it", () => {
    expect(pace(trick).moves).toBeGreaterThan(0);
    expect(pace(made(1, "end", {}, { phase: "draw" }))).toEqual({ moves: 0, stands: 0 });
    expect(pace(made(1, "end", {}, { phase: "turn" })).stands).toBeGreaterThan(0);
    expect(pace(made(CHANCE, "?", { phase: "deal" }))).toEqual({ moves: 0, stands: 0 });
    expect(pace(drawn(1, "?")).stands).toBeLessThan(pace(trick).stands);
  });
});
