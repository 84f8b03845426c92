// What has been played while one was looking, to step back through.

import { CHANCE, type Deed } from "$web/board";

export interface Played<View> {
  seat: number;
  /** As players write it. */
  text: string;
  way: readonly number[];
  after: View;
}

export interface Game<View> {
  first: View | null;
  played: readonly Played<View>[];
}

/** The move as it is told, where it is told; it is shown, nothing is decided by it. */
export function writtenOf<View>(deed: Deed<View>): string {
  const told = deed.sentences.map(({ args }) => args.move).find((move) => typeof move === "string");
  return typeof told === "string" ? told : deed.move;
}

/** What a game says of its deeds and positions. */
export interface Telling<View> {
  way(deed: Deed<View>): readonly number[];
  /** Equal for equal positions. */
  mark(view: View): string;
}

/** The game with these deeds. What leads on from another position than the last one begins anew. */
export function addDeeds<View>(game: Game<View>, deeds: readonly Deed<View>[], telling: Telling<View>): Game<View> {
  return deeds.reduce((soFar, deed) => addDeed(soFar, deed, telling), game);
}

function addDeed<View>(game: Game<View>, deed: Deed<View>, telling: Telling<View>): Game<View> {
  const way = telling.way(deed);
  if (deed.seat === CHANCE || way.length === 0) return game;
  const played = { seat: deed.seat, text: writtenOf(deed), way, after: deed.after };
  const { first, played: before } = rewindTo(game, deed.before, telling);
  return { first: first ?? deed.before, played: [...before, played] };
}

/** The game as far as this position: moves that were taken back are gone, and all where it never was on the board. */
export function rewindTo<View>({ first, played }: Game<View>, view: View, telling: Telling<View>): Game<View> {
  const here = telling.mark(view);
  const index = played.findLastIndex(({ after }) => telling.mark(after) === here);
  if (index >= 0) return { first, played: played.slice(0, index + 1) };
  const isFirst = first !== null && telling.mark(first) === here;
  return { first: isFirst ? first : null, played: [] };
}
