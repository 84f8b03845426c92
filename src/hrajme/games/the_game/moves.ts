// What the moves of The Game say, for the board: it reads them and knows no rule itself.

import type { TheGameView } from "./view";

export const PILES = [1, 2, 3, 4] as const;
export type PileNumber = (typeof PILES)[number];

/** Piles 1 and 2 go up, 3 and 4 down (TG-1). */
export const goesUp = (pile: number): boolean => pile <= 2;

export const layText = (card: number | string, pile: number | string): string => `${card} > ${pile}`;

/** The piles that a card may go to. */
export function pilesFor(moves: readonly string[], card: number): PileNumber[] {
  return PILES.filter((pile) => moves.includes(layText(card, pile)));
}

export const topOf = (view: TheGameView, pile: number): number => view.tops[pile - 1]!;

/** How many numbers are still free on a pile. */
export function roomOf(view: TheGameView, pile: number): number {
  return goesUp(pile) ? 99 - topOf(view, pile) : topOf(view, pile) - 2;
}

/** How far a card takes a pile along its way; less than nothing when it goes back (TG-11, TG-12). */
export function jumpOf(view: TheGameView, card: number, pile: number): number {
  const onward = card - topOf(view, pile);
  return goesUp(pile) ? onward : -onward;
}

/** TG-21: 22, 33 to 77. */
export function isFire(view: TheGameView, card: number): boolean {
  return view.on_fire && card % 11 === 0 && card >= 22 && card <= 77;
}

/** The seats that may be named to start (TG-4). */
export function nominees(moves: readonly string[]): number[] {
  return moves.filter((move) => move.startsWith("start ")).map((move) => Number(move.slice("start ".length)) - 1);
}

/** Cards that are not placed: in hands and in the draw pile (TG-18). */
export function leftOver(view: TheGameView): number {
  return view.draw_pile + view.hand_sizes.reduce((sum, size) => sum + size, 0);
}
