// A table as this browser knows it.

import { socketAddress } from "../api";
import type { Words } from "../board";
import { say, speech } from "../words/speech.svelte";
import type { Done, Leaving, Present, Recalled, Refused, Sentence, Spoken, TableView, Told, Update } from "../wire";
import { Connection, type Ask, type Line, type Listener, type Socket } from "./connection";
import { followsOn, mergeByRevision } from "./merge";
import { nameOf } from "./names";

/** Something the room refused, or says as it goes; stays until it is read. */
export interface Notice {
  sentence: Sentence;
  rule: string | null;
  code: string;
  asked: Ask | null;
}

export class TableState implements Listener {
  view: TableView | null = $state.raw(null);
  story: readonly Told[] = $state.raw([]);
  /** What was told up to this revision is not here; 0 when all is. */
  storySince = $state(0);
  talk: readonly Spoken[] = $state.raw([]);
  /** What happened since the view before; empty on the first view. */
  news: readonly Told[] = $state.raw([]);
  /** What was said since the view before. */
  heard: readonly Spoken[] = $state.raw([]);
  present: Present | null = $state.raw(null);
  connectionLine: Line = $state("connecting");
  notice: Notice | null = $state.raw(null);
  private readonly underway = new Set<string>();
  /** Whether a move is on its way. */
  busy = $state(false);
  /** How far the room's clock is ahead of this one. */
  clockAhead_ms = $state(0);

  readonly names: readonly string[] = $derived((this.view?.seats ?? []).map((seat, index) => nameOf(seat, index, say)));
  readonly words: Words = $derived(speech.at(this.names, this.view?.seat ?? null));
  /** Whether the reader decides at a seat. */
  readonly isSeated: boolean = $derived(this.view?.seat != null && this.view.seats[this.view.seat]?.kind === "person");
  readonly isMyTurn: boolean = $derived(
    this.isSeated && this.view?.phase === "running" && this.view.seats[this.view.seat!]!.to_move,
  );

  private readonly connection: Connection;

  constructor(readonly code: string) {
    const dial = (): Socket => new WebSocket(socketAddress(code)) as unknown as Socket;
    this.connection = new Connection(this, dial);
  }

  open(): void {
    this.connection.open();
  }

  close(): void {
    this.connection.close();
  }

  hurry(): void {
    this.connection.hurry();
  }

  ask(ask: Ask): void {
    this.notice = null;
    const key = this.connection.send(ask);
    if (ask.command !== "play" && ask.command !== "undo") return;
    this.underway.add(key);
    this.busy = true;
  }

  play(move: string): void {
    const seat = this.view?.seat;
    if (seat != null) this.ask({ command: "play", seat, move });
  }

  sitDown(seat: number, name: string): void {
    this.ask({ command: "sit", seat, name });
  }

  line(line: Line): void {
    this.connectionLine = line;
  }

  update(update: Update): void {
    this.news = this.view === null ? [] : update.story;
    this.heard = this.view === null ? [] : update.talk;
    if (followsOn(update, this.view?.revision)) {
      this.story = mergeByRevision(this.story, update.story);
      this.talk = mergeByRevision(this.talk, update.talk);
    } else {
      [this.story, this.storySince, this.talk] = [update.story, update.story_since, update.talk];
    }
    this.clockAhead_ms = update.now_ms - Date.now();
    this.view = update.table;
  }

  /** Ask for the page of the story before the one that is here. */
  recall(): void {
    this.connection.recall(this.storySince + 1);
  }

  recalled(recalled: Recalled): void {
    if (recalled.before !== this.storySince + 1) return;
    this.story = mergeByRevision(this.story, recalled.story);
    this.storySince = recalled.since;
  }

  presentChanged(present: Present): void {
    this.present = present;
  }

  done(done: Done): void {
    this.settle(done.key);
  }

  refused(refused: Refused, asked: Ask | null): void {
    this.settle(refused.key);
    this.notice = { sentence: refused.sentence, rule: refused.rule, code: refused.code, asked };
  }

  leaving(leaving: Leaving): void {
    if (!leaving.again) this.notice = { sentence: leaving.sentence, rule: null, code: leaving.code, asked: null };
  }

  private settle(key: string): void {
    this.underway.delete(key);
    this.busy = this.underway.size > 0;
  }
}
