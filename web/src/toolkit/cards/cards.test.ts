import { describe, expect, test } from "vitest";
import { drawCard, drawFace } from "./draw";
import { pipsOf } from "./pips";
import { nameOf, readCard, writeCard } from "./suits";

const RANKS = ["a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"];
const PACK = RANKS.flatMap((rank) => ["c", "d", "h", "s"].map((suit) => rank + suit));

describe("playing cards", () => {
  test("are called by rank and suit", () => {
    expect(readCard("10d")).toEqual({ rank: "10", suit: "d" });
    expect(["11d", "5x", "", "1c"].map(readCard)).toEqual([null, null, null, null]);
    expect(PACK.map(writeCard).map((text) => nameOf(text.slice(0, -1), text.slice(-1)))).toEqual(PACK);
  });

  test("have as many signs as their number", () => {
    for (let number = 2; number <= 10; number += 1) expect(pipsOf(String(number))).toHaveLength(number);
    expect(pipsOf("k")).toEqual([]);
  });

  test("have a face each, unlike all others", () => {
    expect(new Set(PACK.map(drawFace)).size).toBe(52);
    expect(drawFace("?")).toBe("");
  });

  test("are drawn without styles, which the page does not allow", () => {
    for (const card of PACK) expect(drawCard(card)).not.toMatch(/style=|<style/);
  });
});
