// What happened, as it is seen and heard on the board.

import type { Flights, Sound } from "$toolkit";
import { BEATS, standing } from "$toolkit/beats";
import { type Beat, CHANCE, type Deed } from "$web/board";
import { isFire, jumpOf } from "./moves";
import type { TheGameView } from "./view";

type Deeds = readonly Deed<TheGameView>[];

/** A card that was laid. */
export interface Laid {
  player: number;
  card: number;
  pile: number;
  isTrick: boolean;
  isFire: boolean;
}

const MOST_COPIES = 3;
const AGREEING_MS = 500;
const END_MS = 1500;

function laidBy({ seat, move, before }: Deed<TheGameView>): Laid | null {
  const [card, pile] = move.split(" > ").map(Number);
  if (seat === CHANCE || card === undefined || pile === undefined) return null;
  return { player: seat, card, pile, isTrick: jumpOf(before, card, pile) < 0, isFire: isFire(before, card) };
}

export function laidIn(deeds: Deeds): Laid[] {
  return deeds.map(laidBy).filter((laid) => laid !== null);
}

/** Who has drawn a card; null where none was drawn. */
function drawerOf({ seat, before, after }: Deed<TheGameView>): number | null {
  if (seat !== CHANCE || after.draw_pile >= before.draw_pile) return null;
  return after.hand_sizes.findIndex((size, each) => size > before.hand_sizes[each]!);
}

/** Cards come from hands and seats to piles, and from the draw pile to one's own hand. */
export function planFlights(flights: Flights, deeds: Deeds, seat: number | null): void {
  for (const { player, card, pile } of laidIn(deeds)) {
    flights.plan(`pile ${pile} ${card}`, player === seat ? `thing ${card}` : `seat ${player}`);
  }
  for (const deed of deeds) if (seat !== null && drawerOf(deed) === seat) flights.plan(`thing ${deed.move}`, "deck");
}

/** What others draw is seen only from behind. */
export function sendDrawn(flights: Flights, deeds: Deeds, seat: number | null): void {
  const drawers = deeds.map(drawerOf).filter((drawer) => drawer !== null && drawer !== seat);
  for (const drawer of drawers.slice(0, MOST_COPIES)) flights.send("deck", `seat ${drawer}`);
}

/** The one sound for all of it: the weightiest thing that happened. */
export function soundOf(deeds: Deeds): Sound | null {
  const laid = laidIn(deeds);
  if (laid.some((each) => each.isTrick)) return "treat";
  if (laid.some((each) => each.isFire)) return "fire";
  if (laid.length > 0) return "slap";
  if (deeds.some((deed) => deed.before.phase === "deal")) return "shuffle";
  return deeds.some((deed) => drawerOf(deed) !== null) ? "draw" : null;
}

export function pace(deed: Deed<TheGameView>): Beat {
  const { seat, before, after } = deed;
  if (laidBy(deed) !== null) return after.phase === "over" ? standing(BEATS.laid, END_MS) : BEATS.laid;
  if (before.phase === "deal") return BEATS.none;
  if (before.phase === "opening") return standing(BEATS.word, AGREEING_MS);
  if (seat === CHANCE) return BEATS.drawn;
  // Who ends the turn draws.
  return after.phase === "draw" ? BEATS.none : BEATS.word;
}
