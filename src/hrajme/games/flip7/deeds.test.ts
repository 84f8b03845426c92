import { describe, expect, it } from "vitest";
import { CHANCE, type Deed } from "$web/board";
import { captionOf, endsRound, pace, soundOf, turnedBy } from "./deeds";
import { scenes } from "./scenes";
import type { Flip7View } from "./view";

// Anežka 12 4 9, Bára has stopped, Ctibor is bust, Dominika 12 and a Second Chance, Emil nothing.
const VIEW = scenes.five!.view;

type Change = Partial<Flip7View>;

const made = (seat: number, move: string, before: Change = {}, after: Change = {}): Deed<Flip7View> => ({
  seat,
  move,
  before: { ...VIEW, ...before },
  after: { ...VIEW, ...after },
  sentences: ["one", "two", "three", "four"].map((id) => ({ id, args: {} })),
});
/** A card comes to this seat. */
const card = (seat: number, name: string, after: Change = {}) =>
  made(CHANCE, name, { phase: "draw", turn: seat }, after);
const withStatus = (seat: number, status: Flip7View["status"][number]) =>
  VIEW.status.map((each, index) => (index === seat ? status : each));

describe("a card that is turned over", () => {
  it("is seen for who gets it, and for what it is", () => {
    expect(turnedBy(card(0, "7"))).toEqual({ name: "7", seat: 0, fate: "kept" });
    expect(turnedBy(card(4, "x2"))).toEqual({ name: "x2", seat: 4, fate: "kept" });
    expect(turnedBy(card(0, "9", { status: withStatus(0, "bust") }))?.fate).toBe("bust");
    expect(turnedBy(card(3, "12"))?.fate).toBe("saved");
    expect(turnedBy(card(0, "3", { lucky: 0 }))?.fate).toBe("lucky");
    expect(turnedBy(card(0, "freeze"))?.fate).toBe("action");
    expect([turnedBy(card(0, "chance"))?.fate, turnedBy(card(3, "chance"))?.fate]).toEqual(["kept", "action"]);
  });

  it("is none where somebody decides, or a round begins", () => {
    expect([made(0, "stop"), made(0, "give 2"), made(CHANCE, "next"), made(CHANCE, "dealer 2")].map(turnedBy)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

it("what is told in the middle says whom an action card goes to, and no more", () => {
  const ids = (deed: Deed<Flip7View>) => captionOf(deed).map(({ id }) => id);
  expect(ids(card(0, "7"))).toEqual(["one"]);
  expect(ids(made(0, "give 2"))).toEqual(["one", "two"]);
  expect(ids(card(0, "freeze", { action: { card: "freeze", seat: 0 } }))).toEqual(["one"]);
  expect(ids(card(0, "freeze", { action: null, status: withStatus(0, "frozen") }))).toEqual(["one", "two", "three"]);
  expect(ids(card(0, "freeze", { action: null }))).toEqual(["one", "two"]);
});

it("is heard as what it is", () => {
  expect(soundOf(card(0, "9", { status: withStatus(0, "bust") }))).toBe("bust");
  expect(soundOf(card(0, "3", { lucky: 0 }))).toBe("treat");
  expect(soundOf(card(0, "7"))).toBeNull();
  expect([soundOf(made(0, "stop")), soundOf(made(CHANCE, "next"))]).toEqual(["pick", "shuffle"]);
});

it("takes the time that one needs to see it", () => {
  expect(pace(made(0, "hit"))).toEqual({ moves: 0, stands: 0 });
  expect(pace(card(0, "7")).moves).toBeGreaterThan(0);
  const bust = card(0, "9", { status: withStatus(0, "bust") });
  expect(pace(bust).stands).toBeGreaterThan(pace(card(0, "7")).stands);
  const last = { ...bust, after: { ...bust.after, phase: "between" as const } };
  expect([endsRound(bust), endsRound(last)]).toEqual([false, true]);
  expect(pace(last).stands).toBeGreaterThan(pace(bust).stands);
});

it("is a glimpse in a crowd, but for one's own card", () => {
  const crowd = { rows: Array.from({ length: 18 }, () => []), seat: 0 };
  const seen = (seat: number) => pace(card(seat, "7", crowd));
  expect(seen(4).stands).toBeLessThan(pace(card(4, "7")).stands);
  expect(seen(0)).toEqual(pace(card(0, "7")));
});
