import { expect, test } from "vitest";
import type { GameCard } from "../../wire";
import { ANY, fits, type Wish } from "./find";

const card = (least_seats: number, most_seats: number, minutes: number, decided_by = "both"): GameCard =>
  ({ least_seats, most_seats, minutes, decided_by }) as GameCard;

test.each<[string, GameCard, Partial<Wish>, boolean]>([
  ["whatever is wished for", card(2, 2, 90), {}, true],
  ["its only number of players", card(2, 2, 30), { players: 2 }, true],
  ["no more players than it has seats", card(2, 4, 15), { players: 5 }, false],
  ["no fewer players than it needs", card(2, 4, 15), { players: 1 }, false],
  ["a crowd, if it has seats for one", card(2, 12, 10), { players: 7 }, true],
  ["a crowd, also if it needs one", card(8, 12, 10), { players: 7 }, true],
  ["who has just time enough", card(2, 4, 20), { minutes: 20 }, true],
  ["nobody in a hurry", card(2, 4, 21), { minutes: 20 }, false],
  ["who wants what decides it", card(2, 4, 15, "luck"), { decidedBy: "luck" }, true],
  ["nobody who wants something else", card(2, 4, 15, "luck"), { decidedBy: "skill" }, false],
  ["all wishes at once", card(2, 2, 20, "skill"), { players: 2, minutes: 20, decidedBy: "skill" }, true],
  ["not if one wish fails", card(2, 2, 20, "skill"), { players: 2, minutes: 10, decidedBy: "skill" }, false],
])("a game fits %s", (_, game, wish, expected) => {
  expect(fits(game, { ...ANY, ...wish })).toBe(expected);
});
