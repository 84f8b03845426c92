// The room as this browser knows it: its games, and who one is.

import { getMe, getShelf, openTable, putMe } from "../api";
import { newKey } from "../random";
import { settings } from "../settings.svelte";
import { say, speech } from "../words/speech.svelte";
import type { GameCard, Shelf } from "../wire";
import { seatsAlone, seatsWithFriends, usualLevel } from "./seats";

class Room {
  shelf: Shelf | null = $state.raw(null);
  name = $state("");
  /** The code of a table that was opened for friends and not yet come to. */
  justOpened: string | null = null;

  /** Who one is must be known before anything is asked: the first answer brings the cookie. */
  async enter(): Promise<void> {
    this.name = (await getMe()).name;
    this.shelf ??= await getShelf();
  }

  game(key: string): GameCard | undefined {
    return this.shelf?.games.find((game) => game.key === key);
  }

  /** Whether others would see a name that the reader has not chosen. */
  get needsName(): boolean {
    return this.name === "" || !settings.named;
  }

  async rename(name: string): Promise<void> {
    this.name = (await putMe(name)).name;
    settings.named = this.name !== "";
  }

  /** A table against bots, running; returns its code. Nobody sees the name, so it is not asked for. */
  async playAlone(game: GameCard): Promise<string> {
    await this.needAnyName();
    return this.open(game, seatsAlone(game), usualLevel(game));
  }

  /** Whoever has not said a name has one at a table all the same. */
  async needAnyName(): Promise<void> {
    if (this.name === "") this.name = (await putMe(say("web-name-unknown"))).name;
  }

  /** A table with empty seats; returns its code. */
  async playWithFriends(game: GameCard, isPublic: boolean): Promise<string> {
    this.justOpened = await this.open(game, seatsWithFriends(game), null, isPublic);
    return this.justOpened;
  }

  private async open(game: GameCard, seats: number, alone: string | null, isPublic = false): Promise<string> {
    const language = speech.code;
    return (await openTable({ key: newKey(), game: game.key, seats, alone, public: isPublic, language })).code;
  }
}

export const room = new Room();
