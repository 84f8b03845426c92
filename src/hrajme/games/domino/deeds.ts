// What happened, as it is seen and heard on the board.

import type { Flights, Sound } from "$toolkit";
import { BEATS, standing } from "$toolkit/beats";
import { type Beat, CHANCE, type Deed } from "$web/board";
import type { Sentence } from "$web/wire";
import type { Halves } from "./snake";
import type { DominoView } from "./view";

type Deeds = readonly Deed<DominoView>[];

/** What a seat did last: tiles drawn, then one laid or a pass. */
export interface Doing {
  drew: number;
  laid: string | null;
  hasPassed: boolean;
}

/** How a hand of a match ended, when the next one has already begun. */
export interface Recap {
  round: number;
  isBlocked: boolean;
  hands: readonly { seat: number; tiles: readonly Halves[]; pips: number }[];
  gains: readonly { player: number; points: number; total: number }[];
}

const NOTHING: Doing = { drew: 0, laid: null, hasPassed: false };
const MOST_COPIES = 3;
const END_MS = 1500;

type Kind = "lay" | "pass" | "draw" | "turn_up" | "next" | "other";

/** What a deed is. Who decides to draw is seen when the tile comes. */
function kindOf({ seat, move, before }: Deed<DominoView>): Kind {
  if (seat !== CHANCE) return move === "pass" ? "pass" : move === "draw" ? "other" : "lay";
  if (before.phase === "draw" || before.phase === "turn_up") return before.phase;
  return move === "next" ? "next" : "other";
}

const tileOf = ({ move }: Deed<DominoView>): string => move.split(" ")[0]!;

/** Tiles come from hands and seats to the line, and from the stock to one's own hand. */
export function planFlights(flights: Flights, deeds: Deeds, seat: number | null): void {
  for (const deed of deeds) {
    const [kind, tile] = [kindOf(deed), tileOf(deed)];
    if (kind === "lay") flights.plan(`line ${tile}`, deed.seat === seat ? `thing ${tile}` : `seat ${deed.seat}`);
    else if (kind === "turn_up") flights.plan(`line ${tile}`, "stock");
    else if (kind === "draw" && deed.before.turn === seat) flights.plan(`thing ${tile}`, "stock");
  }
}

/** What others draw is seen only from behind. */
export function sendDrawn(flights: Flights, deeds: Deeds, seat: number | null): void {
  const drawers = deeds.filter((deed) => kindOf(deed) === "draw").map(({ before }) => before.turn);
  const others = drawers.filter((drawer) => drawer !== seat).slice(0, MOST_COPIES);
  for (const drawer of others) flights.send("stock", `seat ${drawer}`);
}

/** The tile of one's own that was laid. */
export function laidBy(seat: number | null, deeds: Deeds): string | null {
  const deed = deeds.findLast((each) => each.seat === seat && kindOf(each) === "lay");
  return deed === undefined ? null : tileOf(deed);
}

/** The one sound for all of it: the weightiest thing that happened. */
export function soundOf(deeds: Deeds): Sound | null {
  const kinds = deeds.map(kindOf);
  if (kinds.includes("next") || deeds.some(({ before }) => before.phase === "deal")) return "shuffle";
  if (deeds.some(({ before, after }) => before.ended === null && after.ended === "blocked")) return "bust";
  if (kinds.includes("lay")) return "slap";
  return kinds.includes("draw") ? "draw" : null;
}

/** What each seat did last, after these deeds. A new hand begins with nothing done. */
export function doneAfter(done: readonly Doing[], deeds: Deeds): Doing[] {
  const after = [...done];
  for (const deed of deeds) {
    const kind = kindOf(deed);
    if (kind === "next") after.fill(NOTHING);
    const who = kind === "draw" ? deed.before.turn : deed.seat;
    if (who !== null && who in after) after[who] = doneBy(after[who]!, kind, tileOf(deed));
  }
  return after;
}

function doneBy(doing: Doing, kind: Kind, tile: string): Doing {
  const isDone = doing.laid !== null || doing.hasPassed;
  const drew = isDone ? 0 : doing.drew;
  if (kind === "draw") return { ...NOTHING, drew: drew + 1 };
  if (kind === "lay") return { drew, laid: tile, hasPassed: false };
  return kind === "pass" ? { drew, laid: null, hasPassed: true } : doing;
}

export const nothingDone = (seats: number): Doing[] => Array<Doing>(seats).fill(NOTHING);

/** The latest thing that somebody did, to be read while one waits. A new hand begins with nothing done. */
export function latestAfter(latest: Sentence | null, deeds: Deeds): Sentence | null {
  return deeds.reduce((told, deed) => (kindOf(deed) === "next" ? null : (toldOf(deed) ?? told)), latest);
}

function toldOf(deed: Deed<DominoView>): Sentence | undefined {
  const kind = kindOf(deed);
  if (kind === "lay" || kind === "pass") return deed.sentences[hasDrawnUnseen(deed) ? 1 : 0];
  return kind === "draw" || kind === "turn_up" ? deed.sentences[0] : undefined;
}

/** How many tiles somebody else has drawn is told only now, before what came of it. */
function hasDrawnUnseen({ seat, before }: Deed<DominoView>): boolean {
  return seat !== before.seat && before.drawn_count > 0;
}

/** The end of a hand that another hand of the match follows; null when none does. */
export function recapOf(deeds: Deeds): Recap | null {
  const ended = deeds.findLast(({ after }) => after.phase === "between")?.after;
  if (ended === undefined) return null;
  const hands = (ended.open_hands ?? []).map((tiles, seat) => ({ seat, tiles, pips: ended.pips?.[seat] ?? 0 }));
  return {
    round: ended.round,
    isBlocked: ended.ended === "blocked",
    hands: hands.filter(({ tiles }) => tiles.length > 0),
    gains: ended.winners.map((player) => ({
      player,
      points: ended.gains[player] ?? 0,
      total: ended.totals[player] ?? 0,
    })),
  };
}

export function pace(deed: Deed<DominoView>): Beat {
  const kind = kindOf(deed);
  if (kind === "lay" || kind === "turn_up") return BEATS.laid;
  if (kind === "draw") return BEATS.drawn;
  if (kind === "pass") return BEATS.word;
  // Dealing, and laying the hands open, is seen in what follows; how a hand ended wants to be read.
  return deed.after.phase === "between" || deed.after.phase === "over" ? standing(BEATS.word, END_MS) : BEATS.none;
}
