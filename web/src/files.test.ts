import { expect, it } from "vitest";
import { endingsOf, kindOf, readText } from "./files";
import type { GameCard } from "./wire";

const card = (key: string, ...files: string[]): GameCard => ({ key, files }) as unknown as GameCard;
const games = [card("chess", "pgn", "fen"), card("dice"), card("dama", "pdn")];

it("tells by its name which game a file is of", () => {
  expect(kindOf("Moje partie.v2.PGN", games)).toEqual({ game: games[0], format: "pgn" });
  expect(kindOf("a.pdn", games)?.game.key).toBe("dama");
  expect(kindOf("picture.png", games)).toBeUndefined();
  expect(kindOf("pgn", games)?.format).toBe("pgn");
  expect(kindOf("", games)).toBeUndefined();
});

it("names the endings of all files that can be opened", () => {
  expect(endingsOf(games)).toBe(".pgn,.fen,.pdn");
});

it("reads files of today and of long ago", async () => {
  expect(await readText(new Blob(["Žižka"]))).toBe("Žižka");
  expect(await readText(new Blob([new Uint8Array([0x4d, 0xfc, 0x6c])]))).toBe("Mül");
});
