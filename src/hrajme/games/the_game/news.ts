// What happened, as it is seen and heard on the board.

import type { Flights, Sound } from "$toolkit";
import type { Sentence, Told } from "$web/wire";

/** A card that was laid. */
export interface Laid {
  player: number;
  card: number;
  pile: number;
  isTrick: boolean;
}

const STORY = "the_game-story-";
const LAID: readonly string[] = ["lay", "trick", "fire"];
const MOST_COPIES = 3;

/** The last word of "the_game-story-lay"; "" for other sentences. */
const kindOf = (sentence: Sentence): string => (sentence.id.startsWith(STORY) ? sentence.id.slice(STORY.length) : "");

export function sentencesOf(news: readonly Told[]): Sentence[] {
  return news.flatMap((told) => told.sentences);
}

export function laidIn(news: readonly Told[]): Laid[] {
  return sentencesOf(news)
    .filter((sentence) => LAID.includes(kindOf(sentence)))
    .map(({ id, args }) => ({
      player: Number(args.player),
      card: Number(args.card),
      pile: Number(args.pile),
      isTrick: id.endsWith("-trick"),
    }));
}

/** Cards come from hands and seats to piles, and from the draw pile to one's own hand. */
export function planFlights(flights: Flights, news: readonly Told[], seat: number | null): void {
  for (const { player, card, pile } of laidIn(news)) {
    flights.plan(`pile ${pile} ${card}`, player === seat ? `thing ${card}` : `seat ${player}`);
  }
  for (const sentence of sentencesOf(news)) {
    if (kindOf(sentence) === "draw") flights.plan(`thing ${sentence.args.card}`, "deck");
  }
}

/** What others draw is seen only from behind. */
export function sendDrawn(flights: Flights, news: readonly Told[], seat: number | null): void {
  for (const sentence of sentencesOf(news)) {
    const { player, count } = sentence.args;
    if (kindOf(sentence) !== "refill" || player === seat) continue;
    for (let each = 0; each < Math.min(Number(count), MOST_COPIES); each += 1) flights.send("deck", `seat ${player}`);
  }
}

/** The one sound for all of it: the weightiest thing that happened. */
export function soundOf(news: readonly Told[]): Sound | null {
  const stories = sentencesOf(news).map(kindOf);
  if (stories.includes("trick")) return "treat";
  if (stories.includes("fire")) return "fire";
  if (stories.includes("lay")) return "slap";
  if (stories.includes("hand")) return "shuffle";
  return stories.includes("draw") || stories.includes("refill") ? "draw" : null;
}
