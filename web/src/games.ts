// What each game brings along in its own folder, loaded when it is wanted. Nothing here names a game.

import type { Component } from "svelte";
import type { BoardProps, Pace } from "./board";

type Load<T> = () => Promise<T>;

/** Of one game, whose views are its own affair. */
interface Board {
  default: Component<BoardProps<unknown>>;
  pace?: Pace<unknown>;
  /** Whether it shows the clocks itself. */
  hasClocks?: boolean;
  /** It has a side that is nearest, and could be turned round. */
  hasSides?: boolean;
  /** It shows something more with `coach`. */
  hasCoach?: boolean;
}

const boards = import.meta.glob<Board>("../../src/hrajme/games/*/Board.svelte");
const texts = import.meta.glob<string>("../../src/hrajme/games/*/text/*.ftl", { import: "default" });
const emblems = import.meta.glob<string>("../../src/hrajme/games/*/emblem.svg", {
  import: "default",
  query: "?url",
  eager: true,
});

const pictures = import.meta.glob<string>("../../src/hrajme/games/*/board.webp", {
  import: "default",
  query: "?url",
  eager: true,
});

const folder = (game: string): string => `../../src/hrajme/games/${game}`;

export function boardOf(game: string): Load<Board> | undefined {
  return boards[`${folder(game)}/Board.svelte`];
}

export function textOf(game: string, language: string): Load<string> | undefined {
  return texts[`${folder(game)}/text/${language}.ftl`];
}

/** Fetch early what a table of this game will need; whatever fails is fetched again there. */
export function fetchEarly(game: string, language: string): void {
  const parts = [() => import("./pages/Table.svelte"), boardOf(game), textOf(game, language)];
  void Promise.allSettled(parts.map(async (load) => load?.()));
}

/** The address of a picture of the board. */
export function pictureOf(game: string): string | undefined {
  return pictures[`${folder(game)}/board.webp`];
}

/** The address of the game's own small picture. */
export function emblemOf(game: string): string | undefined {
  return emblems[`${folder(game)}/emblem.svg`];
}
