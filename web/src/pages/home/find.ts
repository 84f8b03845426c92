// Which games fit what somebody looks for. The facts are on the cards of the games.

import type { GameCard } from "../../wire";

/** What is 0 or empty does not matter. */
export interface Wish {
  players: number;
  minutes: number;
  decidedBy: string;
}

export const ANY: Wish = { players: 0, minutes: 0, decidedBy: "" };
export const PLAYERS = [1, 2, 3, 4, 5, 6, 7];
export const MINUTES = [10, 20];
export const DECIDERS = ["skill", "both", "luck"];
// So many or more.
export const CROWD = PLAYERS.at(-1)!;

export function fits(game: GameCard, { players, minutes, decidedBy }: Wish): boolean {
  return (
    (players === 0 || (game.most_seats >= players && (players === CROWD || game.least_seats <= players))) &&
    (minutes === 0 || game.minutes <= minutes) &&
    (decidedBy === "" || game.decided_by === decidedBy)
  );
}
