import { expect, test } from "vitest";
import { readControl, USUAL, writeControl } from "./control";

test.each([
  ["5+3", { game: 300, increment: 3, delay: 0, turn: 0 }],
  ["10", { game: 600, increment: 0, delay: 0, turn: 0 }],
  ["0,5+1", { game: 30, increment: 1, delay: 0, turn: 0 }],
  ["5 d 3", { game: 300, increment: 0, delay: 3, turn: 0 }],
  ["30S", { game: 0, increment: 0, delay: 0, turn: 30 }],
  ["3d", { game: 0, increment: 0, delay: 0, turn: 259_200 }],
])("%s is a time control", (text, control) => {
  expect(readControl(text)).toEqual(control);
});

test.each(["", "0", "0+3", "5+", "+3", "5-3", "1500", "4s", "15d", "5+601", "five"])("%s is none", (text) => {
  expect(readControl(text)).toBeNull();
});

test("the usual ones are written as they are read", () => {
  expect(USUAL.map((short) => writeControl(readControl(short)!))).toEqual(USUAL);
});
