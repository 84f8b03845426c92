// How many sit down when nobody has said a number, and how well bots play then.

import type { GameCard } from "../wire";

const SMALL_TABLE = 6;

function within(game: GameCard, seats: number): number {
  return Math.min(game.most_seats, Math.max(game.least_seats, seats));
}

/** Against bots: a partner, or at a game for a crowd a small one. */
export function seatsAlone(game: GameCard): number {
  return within(game, game.most_seats > SMALL_TABLE ? 3 : 2);
}

export function seatsWithFriends(game: GameCard): number {
  return within(game, 4);
}

/** The level in the middle of those that try. */
export function usualLevel(game: GameCard): string {
  const serious = game.levels.filter((level) => level !== "random");
  return serious[Math.floor(serious.length / 2)] ?? game.levels[0] ?? "random";
}
