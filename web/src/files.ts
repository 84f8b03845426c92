// Files of other programs: which game one is of, and the table that it makes.

import { openTable } from "./api";
import { newKey } from "./random";
import type { GameCard } from "./wire";

/** A game and the kind of file that a name belongs to. */
export interface Kind {
  game: GameCard;
  format: string;
}

/** What a file of this name is; undefined where no game knows it. */
export function kindOf(name: string, games: readonly GameCard[]): Kind | undefined {
  const format = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  const game = games.find(({ files }) => files.includes(format));
  return game && { game, format };
}

/** Endings as a file chooser wants them: ".pgn,.fen". */
export function endingsOf(games: readonly GameCard[]): string {
  return games.flatMap(({ files }) => files.map((format) => `.${format}`)).join();
}

/** A table as the file says; its code. */
export async function openFile({ game, format }: Kind, text: string): Promise<string> {
  const table = { key: newKey(), game: game.key, seats: game.least_seats, file: { format, text } };
  return (await openTable(table)).code;
}

/** Old files are often not of UTF-8. */
export async function readText(file: Blob): Promise<string> {
  const data = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(data);
  } catch {
    return new TextDecoder("latin1").decode(data);
  }
}
