import { beforeEach, describe, expect, it } from "vitest";
import { Grip } from "./grip.svelte";
import { squareName, squareOf, squaresIn } from "./squares";
import type { Way } from "./ways";

const MOVES = ["e2e4", "e2e3", "c3xe5xg7", "e7e8q", "e7e8n"];
const MINE = new Set(["e2", "c3", "e7", "a1"].map(squareOf));

let said: string[];
let isAsked: boolean;
let grip: Grip;

const press = (name: string): boolean => {
  const isHeld = grip.press(squareOf(name));
  grip.release(squareOf(name), false);
  return isHeld;
};

function drag(from: string, to: string | null): void {
  grip.press(squareOf(from));
  grip.release(to === null ? null : squareOf(to), true);
}

const held = (): string => grip.path.map(squareName).join(" ");

beforeEach(() => {
  [said, isAsked] = [[], true];
  const ways: Way[] = MOVES.map((text) => ({ text, squares: squaresIn(text) }));
  grip = new Grip({
    ways: () => (isAsked ? ways : []),
    isMine: (square) => MINE.has(square),
    isAsked: () => isAsked,
    plans: (square) => (square === squareOf("e2") ? [squareOf("e4")] : []),
    play: (texts) => said.push(texts.join(" or ")),
    attempt: (path) => said.push(`try ${path.map(squareName).join("")}`),
    touch: () => undefined,
  });
});

describe("a hand", () => {
  it("takes a piece and puts it on a square by two taps", () => {
    press("e2");
    expect(grip.targets.map(squareName)).toEqual(["e4", "e3"]);
    press("e4");
    expect(said).toEqual(["e2e4"]);
  });

  it("drags a piece to a square", () => {
    drag("e2", "e3");
    expect(said).toEqual(["e2e3"]);
  });

  it("keeps a piece that was pressed and let go, and puts it back when it is pressed again", () => {
    press("e2");
    expect(held()).toBe("e2");
    press("e2");
    expect(held()).toBe("");
  });

  it("takes another piece instead", () => {
    press("e2");
    press("c3");
    expect([held(), said]).toEqual(["c3", []]);
  });

  it("puts back what is let go beside the board or where it was", () => {
    drag("e2", null);
    expect(held()).toBe("");
    drag("e2", "e2");
    expect([held(), said]).toEqual(["", []]);
  });

  it("may try what is not possible", () => {
    drag("e2", "e5");
    press("a1");
    press("b8");
    expect([held(), said]).toEqual(["", ["try e2e5", "try a1b8"]]);
  });

  it("goes a capture square by square, by taps and by drags", () => {
    press("c3");
    press("e5");
    expect([held(), said]).toEqual(["c3 e5", []]);
    drag("e5", "g7");
    expect(said).toEqual(["c3xe5xg7"]);
  });

  it("keeps what it holds half-way when it is let go beside the board", () => {
    press("c3");
    press("e5");
    drag("e5", null);
    expect(held()).toBe("c3 e5");
  });

  it("goes a whole capture when its end is meant", () => {
    drag("c3", "g7");
    expect(said).toEqual(["c3xe5xg7"]);
  });

  it("has several moves to choose from when a pawn comes to its end", () => {
    drag("e7", "e8");
    expect(said).toEqual(["e7e8q or e7e8n"]);
  });

  it("does nothing more until the table has answered", () => {
    drag("e2", "e4");
    expect(press("c3")).toBe(false);
    expect(held()).toBe("e2 e4");
    grip.settle();
    expect(held()).toBe("");
    press("c3");
    expect(held()).toBe("c3");
  });

  it("loses what is no longer its own", () => {
    press("e2");
    MINE.delete(squareOf("e2"));
    grip.settle();
    MINE.add(squareOf("e2"));
    expect(held()).toBe("");
  });
});

describe("while the others move, a hand", () => {
  beforeEach(() => {
    isAsked = false;
  });

  it("plans its next move, which is there when it is asked", () => {
    drag("e2", "e4");
    expect([grip.planned, said]).toEqual([squaresIn("e2e4"), []]);
    isAsked = true;
    expect(grip.takePlan()).toEqual(["e2e4"]);
    expect(grip.planned).toBeNull();
  });

  it("gives a plan up by any press", () => {
    drag("e2", "e4");
    press("h8");
    expect(grip.planned).toBeNull();
  });

  it("tries nothing", () => {
    drag("e2", "e5");
    expect([held(), said, grip.planned]).toEqual(["", [], null]);
  });
});
