import { describe, expect, it, vi } from "vitest";
import { Pick } from "./pick.svelte";

/** A hand of 37 and 99 with one legal place, 2, and one treat, 1, for 37. */
function pick() {
  const drop = vi.fn();
  const press = vi.fn();
  const held = new Pick({
    isPossible: (thing, place) => thing === "37" && (place === "1" || place === "2"),
    isTreat: (_, place) => place === "1",
    drop,
    press,
  });
  return { held, drop, press };
}

describe("picking up", () => {
  it("shows where the thing may go, and what would be a treat", () => {
    const { held } = pick();
    expect(held.stateOf("2")).toBe("quiet");
    held.toggle("37");
    expect(["1", "2", "3"].map((place) => held.stateOf(place))).toEqual(["treat", "possible", "quiet"]);
  });

  it("changes the thing when another is pressed, and puts it back when it is pressed again", () => {
    const { held } = pick();
    held.toggle("37");
    held.toggle("99");
    expect(held.thing).toBe("99");
    held.toggle("99");
    expect(held.thing).toBeNull();
  });
});

describe("putting down", () => {
  it("says the move and holds on until the table has answered", () => {
    const { held, drop } = pick();
    held.take("37");
    held.dropOn("2");
    expect(drop).toHaveBeenCalledWith("37", "2", null);
    expect(held.thing).toBe("37");
    held.settle((thing) => thing !== "37");
    expect(held.thing).toBeNull();
  });

  it("lets an impossible place be tried, marks it for a moment, and keeps the thing held", () => {
    vi.useFakeTimers();
    const { held, drop } = pick();
    held.take("37");
    held.dropOn("3");
    expect(drop).toHaveBeenCalledWith("37", "3", null);
    expect(held.stateOf("3")).toBe("refused");
    held.settle(() => true);
    expect(held.thing).toBe("37");
    vi.runAllTimers();
    expect(held.stateOf("3")).toBe("quiet");
    vi.useRealTimers();
  });

  it("is a press of the place when nothing is held", () => {
    const { held, drop, press } = pick();
    held.dropOn("2");
    expect(press).toHaveBeenCalledWith("2");
    expect(drop).not.toHaveBeenCalled();
  });
});
