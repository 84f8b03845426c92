// What happened, as it is seen and heard on the board.

import type { Flights, Sound } from "$toolkit";
import { BEATS, standing } from "$toolkit/beats";
import { type Beat, CHANCE, type Deed } from "$web/board";
import { type Count, countOf, isTold } from "./count";
import type { CribbageView } from "./view";

type CribbageDeed = Deed<CribbageView>;
type Deeds = readonly CribbageDeed[];
export type Kind = "cut" | "deal" | "away" | "starter" | "lay" | "go" | "show" | "count" | "claim" | "next";

/** Cards are laid open, then each part is counted, at a calm pace. */
export const OPEN_MS = 700;
export const PART_MS = 950;
const WORTH_MS = 1700;
const SCORED_MS = 1300;
const END_MS = 1800;
/** Counting is followed part by part: it may be a little faster than calm, and no more. */
const FOLLOWED = 0.8;

const OF_CHANCE: Partial<Record<CribbageView["phase"], Kind>> = {
  cut: "cut",
  deal: "deal",
  turn_up: "starter",
  show: "show",
};

export function kindOf({ seat, move, before }: CribbageDeed): Kind {
  if (seat === CHANCE) return OF_CHANCE[before.phase] ?? "next";
  if (before.phase === "lay_away") return "away";
  if (before.phase === "count" || before.phase === "claim") return before.phase;
  return move === "go" ? "go" : "lay";
}

/** The count that a deed tells, which is stepped through; null where it tells none. */
export function countTold(deed: CribbageDeed): Count | null {
  const kind = kindOf(deed);
  return (kind === "show" || kind === "claim") && isTold(deed.after) ? countOf(deed.after) : null;
}

/** Whether somebody got points. */
const isScored = ({ before, after }: CribbageDeed): boolean =>
  after.scores.some((score, seat) => score !== before.scores[seat]);

const BEAT_OF: Readonly<Record<Kind, Beat>> = {
  cut: standing(BEATS.card, 700),
  deal: BEATS.none,
  away: BEATS.laid,
  starter: BEATS.card,
  lay: BEATS.laid,
  go: BEATS.word,
  show: { moves: OPEN_MS, stands: 200 },
  count: standing(BEATS.word, 900),
  claim: standing(BEATS.word, 900),
  next: BEATS.none,
};

export function pace(deed: CribbageDeed): Beat {
  const count = countTold(deed);
  if (count !== null)
    return { moves: OPEN_MS + PART_MS * count.parts.length, stands: endsAt(deed, WORTH_MS), least: FOLLOWED };
  const kind = kindOf(deed);
  // All cards of a deal come together.
  if (kind === "deal" && deed.after.phase === "lay_away") return BEATS.card;
  const beat = BEAT_OF[kind];
  return isScored(deed) ? standing(beat, endsAt(deed, SCORED_MS)) : beat;
}

const endsAt = ({ after }: CribbageDeed, stands: number): number => (after.phase === "over" ? END_MS : stands);

/** Cards come from the pack, and go from hands to the crib and to the table. */
export function planFlights(flights: Flights, deeds: Deeds, seat: number | null): void {
  for (const deed of deeds) {
    const kind = kindOf(deed);
    const from = (card: string): string => (deed.seat === seat ? `thing ${card}` : `seat ${deed.seat}`);
    if (kind === "lay") flights.plan(`laid ${deed.move}`, from(deed.move));
    else if (kind === "deal") flights.plan(`thing ${deed.move}`, "deck");
    else if (kind === "starter") flights.plan(`starter ${deed.move}`, "deck");
    else if (kind === "away") for (const card of awayOf(deed)) flights.send(from(card), "crib");
  }
}

/** What was laid away: two cards, known or not. */
const awayOf = ({ move }: CribbageDeed): string[] => (move === "?" ? ["?", "?"] : move.split(" ").slice(1));

/** The one sound for all of it: the weightiest thing that happened. */
export function soundOf(deeds: Deeds): Sound | null {
  const kinds = deeds.map(kindOf);
  if (deeds.some(isScored)) return "treat";
  if (kinds.includes("next") || kinds.includes("deal")) return "shuffle";
  if (kinds.includes("go")) return "knock";
  if (kinds.includes("lay")) return "slap";
  return kinds.includes("away") || kinds.includes("starter") ? "draw" : null;
}
