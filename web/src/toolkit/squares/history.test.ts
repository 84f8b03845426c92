import { expect, it } from "vitest";
import { CHANCE, type Deed } from "$web/board";
import { addDeeds } from "./history";
import { squaresIn } from "./squares";

const deed = (seat: number, move: string, told?: string): Deed<string> => ({
  seat,
  move,
  before: `before ${move}`,
  after: `after ${move}`,
  sentences: told === undefined ? [] : [{ id: "any", args: { move: told } }],
});

it("keeps moves as they are told, and leaves out what moves nothing", () => {
  const deeds = [deed(0, "e2e4", "e4"), deed(1, "touch g8"), deed(1, "g8f6"), deed(CHANCE, "a1a2")];
  const wayOf = ({ move }: Deed<string>) => (move.startsWith("touch") ? [] : squaresIn(move));
  const game = addDeeds({ first: null, played: [] }, deeds, wayOf);
  expect(game.first).toBe("before e2e4");
  expect(game.played.map(({ seat, text, after }) => [seat, text, after])).toEqual([
    [0, "e4", "after e2e4"],
    [1, "g8f6", "after g8f6"],
  ]);
});
