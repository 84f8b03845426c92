// A table as this browser knows it.

import { socketAddress } from "../api";
import type { Pace, Words } from "../board";
import { say, speech } from "../words/speech.svelte";
import type {
  Done,
  Leaving,
  Lost,
  Present,
  Recalled,
  Refused,
  Sentence,
  Spoken,
  TableView,
  Told,
  Update,
} from "../wire";
import { Clock } from "./clock.svelte";
import { Connection, type Ask, type Link, type Listener, type Socket } from "./connection";
import { followsOn, mergeByRevision } from "./merge";
import { asAt, atRest, leadsOn, momentsOf, sceneOf } from "./moments";
import { keepMuted, mutedAt, type Muted } from "./muted";
import { nameOf } from "./names";
import { speedNow } from "./speed";

/** Something the room refused, or says as it goes; stays until it is read. */
export interface Notice {
  sentence: Sentence;
  rule: string | null;
  code: string;
  asked: Ask | null;
}

export class TableState implements Listener {
  /** The table as the room last sent it. */
  private latest: TableView | null = $state.raw(null);
  private allTold: readonly Told[] = $state.raw([]);
  /** What was told up to this revision is not here; 0 when all is. */
  storySince = $state(0);
  private allTalk: readonly Spoken[] = $state.raw([]);
  /** Those whom the reader does not want to hear. */
  muted: Muted = $state.raw({});
  readonly talk: readonly Spoken[] = $derived(this.audible(this.allTalk));
  /** What was said since the view before. */
  heard: readonly Spoken[] = $state.raw([]);
  present: Present | null = $state.raw(null);
  connectionLine: Link = $state("connecting");
  notice: Notice | null = $state.raw(null);
  private readonly underway = new Set<string>();
  /** Whether a move is on its way. */
  busy = $state(false);
  /** How far the room's clock is ahead of this one. */
  clockAhead_ms = $state(0);

  readonly clock = new Clock(speedNow);
  /** The board's own times; null until there is a board to look at. */
  pace: Pace<unknown> | null = null;
  /** Whether the board itself shows the clocks. */
  isTimeOnBoard = $state(false);
  /** Whether the board could be turned round. */
  hasSides = $state(false);
  /** Whether the board shows something more when odds are wanted. */
  hasCoach = $state(false);

  /** The table as it is shown. */
  readonly view: TableView | null = $derived(this.latest && asAt(this.clock.scene, this.latest));
  /** The game's view that things are moving to. */
  readonly ahead: unknown = $derived(this.clock.coming?.view ?? this.view?.view);
  /** What was told of all that is shown. */
  readonly story: readonly Told[] = $derived.by(() => {
    const { scene } = this.clock;
    const told = scene === null ? this.allTold : upTo(this.allTold, scene.revision);
    return told.filter(({ sentences }) => !sentences.some(({ args }) => args.who! in this.muted));
  });
  /** Who is not heard is called by the seat: a name can be noise, too. */
  readonly names: readonly string[] = $derived(
    (this.latest?.seats ?? []).map((seat, index) =>
      nameOf(seat.who in this.muted ? { ...seat, name: "" } : seat, index, say),
    ),
  );
  /** Whether others play on this device too: then everybody is called by name. */
  readonly isShared: boolean = $derived(this.latest?.seats.some((seat) => seat.is_beside_you) ?? false);
  /** The revision at which somebody wanted to look though another is asked. */
  private lookedAt = $state(0);
  /** Whether the device is to be handed on, and nobody's hand is shown meanwhile. */
  readonly isCovered: boolean = $derived.by(() => {
    if (this.latest?.next_seat == null || !this.clock.isResting) return false;
    return this.latest.seat === null || this.latest.revision !== this.lookedAt;
  });
  readonly words: Words = $derived(speech.at(this.names, this.isShared ? null : (this.view?.seat ?? null)));
  /** Whether the reader decides at a seat. */
  readonly isSeated: boolean = $derived(this.view?.seat != null && this.view.seats[this.view.seat]?.kind === "person");
  readonly isMyTurn: boolean = $derived(
    this.isSeated && this.view?.phase === "running" && this.view.seats[this.view.seat!]!.to_move,
  );

  /** The seat that is waited for and whose person is not here; -1 while nobody like that is. */
  readonly missing: number = $derived.by(() => {
    if (this.isMyTurn || this.view?.phase !== "running") return -1;
    return this.view.seats.findIndex((seat, index) => seat.to_move && this.isAway(index));
  });

  private readonly connection: Connection;

  constructor(readonly code: string) {
    const dial = (): Socket => new WebSocket(socketAddress(code)) as unknown as Socket;
    this.connection = new Connection(this, dial);
    this.muted = mutedAt(code);
  }

  /** Do not hear who has this number and is called so. */
  mute(who: number, name: string): void {
    this.keepMuted({ ...this.muted, [who]: name });
  }

  unmute(who: number): void {
    this.keepMuted(Object.fromEntries(Object.entries(this.muted).filter(([each]) => Number(each) !== who)));
  }

  private keepMuted(muted: Muted): void {
    keepMuted(this.code, (this.muted = muted));
  }

  private audible(talk: readonly Spoken[]): readonly Spoken[] {
    return talk.filter(({ who }) => !(who in this.muted));
  }

  /** The room's time. */
  now(): number {
    return Date.now() + this.clockAhead_ms;
  }

  open(): void {
    this.connection.open();
  }

  close(): void {
    this.connection.close();
    this.clock.reset();
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

  /** What is pressed while something is still being shown means: I have seen it. */
  play(move: string): void {
    const seat = this.view?.seat;
    if (!this.clock.isPresent) this.clock.skip();
    else if (seat != null) this.ask({ command: "play", seat, move });
  }

  /** Who plays at this seat, on this device too, is looking now; null: nobody. */
  show(seat: number | null): void {
    this.notice = null;
    this.lookedAt = seat === null ? 0 : (this.latest?.revision ?? 0);
    this.connection.show(seat);
  }

  sitDown(seat: number, name: string): void {
    this.ask({ command: "sit", seat, name });
  }

  line(line: Link): void {
    this.connectionLine = line;
  }

  update(sent: Update, isAnew = false): void {
    const update = { ...sent, table: atRest(sent.table) };
    const before = this.latest;
    const isAsked = this.clock.isPresent && this.isMyTurn;
    const isNews = !isAnew && followsOn(update, before?.revision);
    this.heard = isNews ? this.audible(update.talk) : [];
    if (isNews) {
      this.allTold = mergeByRevision(this.allTold, update.story);
      this.allTalk = mergeByRevision(this.allTalk, update.talk);
    } else {
      [this.allTold, this.storySince, this.allTalk] = [update.story, update.story_since, update.talk];
    }
    this.clockAhead_ms = update.now_ms - Date.now();
    this.latest = update.table;
    if (!isNews || !before || this.pace === null || !leadsOn(before, update)) this.clock.reset();
    else if (update.deeds.length > 0) this.showDeeds(update, before, isAsked, this.pace);
  }

  private showDeeds(update: Update, before: TableView, isAsked: boolean, pace: Pace<unknown>): void {
    const from = sceneOf(before);
    const moments = momentsOf(update, from, pace);
    const { seat, moves } = update.table;
    // One's own move is seen at once; and whoever is being asked is not interrupted.
    if (this.isSeated && update.deeds.some((deed) => deed.seat === seat || deed.seat === before.seat))
      this.clock.showNow(moments, from);
    else if (isAsked && moves.length > 0) this.clock.arrive(moments.flatMap((moment) => moment.deeds));
    else this.clock.show(moments, from);
  }

  /** Whether somebody decides at this seat who is not here. */
  isAway(seat: number): boolean {
    return this.present?.away.some((each) => each.seat === seat) ?? false;
  }

  /** Ask for the page of the story before the one that is here. */
  recall(): void {
    this.connection.recall(this.storySince + 1);
  }

  recalled(recalled: Recalled): void {
    if (recalled.before !== this.storySince + 1) return;
    this.allTold = mergeByRevision(this.allTold, recalled.story);
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

  lost(lost: Lost): void {
    this.notice = { sentence: lost.sentence, rule: null, code: "store/lost", asked: null };
  }

  leaving(leaving: Leaving): void {
    if (!leaving.again) this.notice = { sentence: leaving.sentence, rule: null, code: leaving.code, asked: null };
  }

  private settle(key: string): void {
    this.underway.delete(key);
    this.busy = this.underway.size > 0;
  }
}

function upTo(told: readonly Told[], revision: number): readonly Told[] {
  return told.slice(0, told.findLastIndex((each) => each.revision <= revision) + 1);
}
