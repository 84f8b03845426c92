// What happened, as it is seen and heard on the board.

import type { Flights, Sound } from "$toolkit";
import type { Sentence, Told } from "$web/wire";

/** What a seat did last: tiles drawn, then one laid or a pass. */
export interface Deed {
  drew: number;
  laid: string | null;
  hasPassed: boolean;
}

/** How a hand of a match ended, when the next one has already begun. */
export interface Recap {
  round: number;
  isBlocked: boolean;
  hands: readonly { seat: number; tiles: readonly (readonly [number, number])[]; pips: number }[];
  gains: readonly Sentence[];
}

const STORY = "domino-story-";
const NO_DEED: Deed = { drew: 0, laid: null, hasPassed: false };
const MOST_COPIES = 3;

/** The last word of "domino-story-lay"; "" for other sentences. */
const kindOf = (sentence: Sentence): string => (sentence.id.startsWith(STORY) ? sentence.id.slice(STORY.length) : "");

export const sentencesOf = (news: readonly Told[]): Sentence[] => news.flatMap((told) => told.sentences);

const of = (news: readonly Told[], kind: string): Sentence[] =>
  sentencesOf(news).filter((each) => kindOf(each) === kind);

/** Tiles come from hands and seats to the line, and from the stock to one's own hand. */
export function planFlights(flights: Flights, news: readonly Told[], seat: number | null): void {
  for (const { args } of of(news, "lay")) {
    flights.plan(`line ${args.tile}`, args.player === seat ? `thing ${args.tile}` : `seat ${args.player}`);
  }
  for (const { args } of of(news, "turn_up")) flights.plan(`line ${args.tile}`, "stock");
  for (const { args } of of(news, "draw_tile")) flights.plan(`thing ${args.tile}`, "stock");
}

/** What others draw is seen only from behind. */
export function sendDrawn(flights: Flights, news: readonly Told[]): void {
  for (const { args } of of(news, "draw").slice(0, MOST_COPIES)) flights.send("stock", `seat ${args.player}`);
}

/** The one sound for all of it: the weightiest thing that happened. */
export function soundOf(news: readonly Told[]): Sound | null {
  const kinds = sentencesOf(news).map(kindOf);
  if (kinds.includes("hand") || kinds.includes("dealt")) return "shuffle";
  if (kinds.includes("blocked")) return "bust";
  if (kinds.includes("lay")) return "slap";
  return kinds.includes("draw") || kinds.includes("draw_tile") ? "draw" : null;
}

/** What each seat did last, after the news. A new hand begins with nothing done. */
export function deedsAfter(deeds: readonly Deed[], news: readonly Told[], seat: number | null): Deed[] {
  const after = [...deeds];
  for (const sentence of sentencesOf(news)) {
    const kind = kindOf(sentence);
    if (kind === "hand") after.fill(NO_DEED);
    const who = kind === "draw_tile" ? seat : Number(sentence.args.player);
    if (who !== null && who in after) after[who] = deedAfter(after[who]!, kind, sentence);
  }
  return after;
}

function deedAfter(deed: Deed, kind: string, { args }: Sentence): Deed {
  const isDone = deed.laid !== null || deed.hasPassed;
  const drew = isDone ? 0 : deed.drew;
  if (kind === "draw" || kind === "draw_tile") return { ...NO_DEED, drew: drew + 1 };
  if (kind === "lay") return { drew, laid: String(args.tile), hasPassed: false };
  return kind === "pass" ? { drew, laid: null, hasPassed: true } : deed;
}

export const noDeeds = (seats: number): Deed[] => Array<Deed>(seats).fill(NO_DEED);

/** The latest thing that somebody did, to be read while one waits. */
export function latestOf(news: readonly Told[]): Sentence | undefined {
  return sentencesOf(news).findLast((each) => ["lay", "draw", "pass", "turn_up"].includes(kindOf(each)));
}

/** The end of a hand that another hand of the match has followed; null when none has. */
export function recapOf(news: readonly Told[]): Recap | null {
  const next = of(news, "hand")[0];
  if (next === undefined || of(news, "gain").length === 0) return null;
  return {
    round: Number(next.args.round) - 1,
    isBlocked: of(news, "blocked").length > 0,
    hands: of(news, "left").map(({ args }) => ({
      seat: Number(args.player),
      tiles: String(args.tiles).split(", ").map(readTile),
      pips: Number(args.pips),
    })),
    gains: of(news, "gain"),
  };
}

function readTile(text: string): readonly [number, number] {
  const [one, other] = text.split("-").map(Number);
  return [one ?? 0, other ?? 0];
}
