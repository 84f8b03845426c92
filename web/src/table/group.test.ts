import { expect, test } from "vitest";
import { groupRepeated } from "./group";

const told = (revision: number, id: string, player = 0) => ({
  revision,
  at_ms: 0,
  sentences: [{ id, args: { player } }],
});

test("the same told again and again is one line, at the place of the first", () => {
  const story = [
    told(1, "pass"),
    told(2, "draw"),
    told(3, "draw"),
    told(5, "draw"),
    told(6, "draw", 1),
    told(7, "pass"),
  ];
  const groups = groupRepeated(story).map(({ revision, times }) => [revision, times]);
  expect(groups).toEqual([
    [1, 1],
    [2, 3],
    [6, 1],
    [7, 1],
  ]);
});

test("an empty story has no lines", () => {
  expect(groupRepeated([])).toEqual([]);
});
