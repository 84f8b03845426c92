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

/** The game with these deeds. What leads from another position than the last begins anew. */
export function addDeeds<View>(
  game: Game<View>,
  deeds: readonly Deed<View>[],
  wayOf: (deed: Deed<View>) => readonly number[],
): Game<View> {
  return deeds.reduce((so_far, deed) => addDeed(so_far, deed, wayOf(deed)), game);
}

function addDeed<View>(game: Game<View>, deed: Deed<View>, way: readonly number[]): Game<View> {
  if (deed.seat === CHANCE || way.length === 0) return game;
  const played = { seat: deed.seat, text: writtenOf(deed), way, after: deed.after };
  return { first: game.first ?? deed.before, played: [...game.played, played] };
}
