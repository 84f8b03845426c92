import { expect, it } from "vitest";
import { CHANCE, type Deed } from "$web/board";
import { addDeeds, type Game, rewindTo } from "./history";
import { squaresIn } from "./squares";

const EMPTY: Game<string> = { first: null, played: [] };
const telling = {
  way: ({ move }: Deed<string>) => (move.startsWith("touch") ? [] : squaresIn(move)),
  mark: (view: string) => view,
};

const deed = (seat: number, move: string, before: string, after: string, told?: string): Deed<string> => ({
  seat,
  move,
  before,
  after,
  sentences: told === undefined ? [] : [{ id: "any", args: { move: told } }],
});

const DEEDS = [
  deed(0, "e2e4", "start", "one", "e4"),
  deed(1, "touch g8", "one", "one"),
  deed(1, "g8f6", "one", "two"),
  deed(CHANCE, "a1a2", "two", "two"),
];
const texts = ({ played }: Game<string>): string[] => played.map(({ text }) => text);

it("keeps moves as they are told, and leaves out what moves nothing", () => {
  const game = addDeeds(EMPTY, DEEDS, telling);
  expect(game.first).toBe("start");
  expect(game.played.map(({ seat, text, after }) => [seat, text, after])).toEqual([
    [0, "e4", "one"],
    [1, "g8f6", "two"],
  ]);
});

it("forgets moves that were taken back", () => {
  const game = addDeeds(EMPTY, DEEDS, telling);
  expect(texts(rewindTo(game, "one", telling))).toEqual(["e4"]);
  expect(rewindTo(game, "start", telling)).toEqual({ first: "start", played: [] });
  expect(texts(addDeeds(game, [deed(1, "e7e5", "one", "other")], telling))).toEqual(["e4", "e7e5"]);
});

it("begins anew where something was missed", () => {
  const game = addDeeds(addDeeds(EMPTY, DEEDS, telling), [deed(0, "d2d4", "later", "last")], telling);
  expect([game.first, texts(game)]).toEqual(["later", ["d2d4"]]);
});
