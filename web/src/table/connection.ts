// The line to one table. It comes back by itself, asks for what was missed, and sends again what was not answered:
// a command keeps its key, so the table does it once.

import { newKey } from "../random";
import type {
  Done,
  Leaving,
  Lost,
  Present,
  Recall,
  Recalled,
  Refused,
  Show,
  ToClient,
  ToServer,
  Update,
  Watch,
  Ping,
} from "../wire";

export type Link = "connecting" | "live" | "waiting" | "closed";

type OfEach<T> = T extends unknown ? Omit<T, "key" | "revision"> : never;
type AnyCommand = Exclude<ToServer, Watch | Recall | Ping | Show>;
/** A command as the page says it; its key and revision are added here. */
export type Ask = OfEach<AnyCommand>;

/** The seat of who said to be looking, null for nobody; undefined where the room knows it by itself. */
type Looker = number | null | undefined;

/** The part of a WebSocket that is used. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Listener {
  line(line: Link): void;
  /** With *isAnew* it is the whole table for somebody else than before. */
  update(update: Update, isAnew: boolean): void;
  recalled(recalled: Recalled): void;
  presentChanged(present: Present): void;
  done(done: Done): void;
  refused(refused: Refused, asked: Ask | null): void;
  lost(lost: Lost): void;
  leaving(leaving: Leaving): void;
}

const PING_EVERY_MS = 20_000;
const SILENCE_MS = 45_000;
const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 15_000;

export class Connection {
  revision = 0;
  private socket: Socket | null = null;
  private line: Link = "closed";
  private readonly unanswered = new Map<string, { command: AnyCommand; looker: Looker }>();
  // Whether this socket has been told what to watch; commands follow that.
  private greeted = false;
  private looker: Looker = undefined;
  // Whether the table has not come yet as they see it.
  private isChanging = false;
  private failures = 0;
  private heardAt = 0;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly listener: Listener,
    private readonly dial: () => Socket,
  ) {}

  get waits(): boolean {
    return this.unanswered.size > 0;
  }

  open(): void {
    clearTimeout(this.pause);
    if (this.socket) return;
    this.turn(this.failures === 0 ? "connecting" : "waiting");
    const socket = (this.socket = this.dial());
    this.heardAt = Date.now();
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (event) => this.hear(JSON.parse(event.data) as ToClient);
    socket.onclose = () => this.lose(socket);
    clearInterval(this.heart);
    this.heart = setInterval(() => this.beat(), PING_EVERY_MS);
  }

  close(): void {
    this.hangUp();
    this.turn("closed");
  }

  /** Come back at once, when the reader looks again or the network is back. */
  hurry(): void {
    if (this.line !== "closed" && !this.socket) this.open();
    else this.beat();
  }

  /** Ask something of the table; returns the command's key. */
  send(ask: Ask): string {
    const command = { ...ask, key: newKey(), revision: this.revision } as AnyCommand;
    this.unanswered.set(command.key, { command, looker: this.looker });
    if (this.greeted) this.say(command);
    return command.key;
  }

  /** Ask for what was told before this revision. */
  recall(before: number): void {
    if (this.line === "live") this.say({ command: "recall", before });
  }

  /** Who plays at this seat is looking now, or nobody is: what others were told is not shown any more. */
  show(seat: number | null): void {
    this.looker = seat;
    this.isChanging = true;
    if (this.greeted) this.say({ command: "show", seat });
  }

  private greet(socket: Socket): void {
    if (socket !== this.socket) return;
    this.greeted = true;
    this.say({ command: "watch", since: this.revision });
    this.repeat();
  }

  /** Each command is spoken by who was looking when it was given, though the device was handed on meanwhile. */
  private repeat(): void {
    let last: Looker;
    for (const { command, looker } of this.unanswered.values()) {
      if (looker !== undefined && looker !== last) this.say({ command: "show", seat: looker });
      last = looker;
      this.say(command);
    }
    if (this.looker !== undefined) this.show(this.looker);
  }

  private hear(message: ToClient): void {
    this.heardAt = Date.now();
    switch (message.message) {
      case "update":
        this.failures = 0;
        return this.take(message);
      case "recalled":
        return this.listener.recalled(message);
      case "present":
        return this.listener.presentChanged(message);
      case "done":
        this.unanswered.delete(message.key);
        return this.listener.done(message);
      case "refused":
        return this.refuse(message);
      case "lost":
        return this.listener.lost(message);
      case "leaving":
        return this.leave(message);
    }
  }

  private take(update: Update): void {
    const isLooker = update.table.seat === this.looker;
    // What is still underway is not for who is looking now.
    if (this.isChanging && !isLooker) return;
    const isAnew = this.isChanging;
    this.isChanging = false;
    if (!isLooker) this.looker = undefined;
    this.revision = update.table.revision;
    this.turn("live");
    this.listener.update(update, isAnew);
  }

  private refuse(refused: Refused): void {
    if (this.isChanging && refused.key === "") return this.refuseToShow(refused);
    const asked = this.unanswered.get(refused.key)?.command ?? null;
    this.unanswered.delete(refused.key);
    this.listener.refused(refused, asked);
  }

  private refuseToShow(refused: Refused): void {
    const { looker } = this;
    if (refused.code === "wire/too_fast" && looker !== undefined) {
      this.pause = setTimeout(() => this.isChanging && this.show(looker), FIRST_PAUSE_MS);
      return;
    }
    // Whoever wanted to look has no seat here any more: the room says who is looking.
    this.isChanging = false;
    this.looker = undefined;
    this.say({ command: "watch", since: 0 });
    this.listener.refused(refused, null);
  }

  private leave(leaving: Leaving): void {
    this.listener.leaving(leaving);
    if (!leaving.again) this.close();
  }

  private lose(socket: Socket): void {
    if (socket !== this.socket) return;
    this.hangUp();
    this.turn("waiting");
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.failures);
    this.failures += 1;
    // Not all at once after the room has started again.
    this.pause = setTimeout(() => this.open(), pause * (0.75 + Math.random() / 2));
  }

  /** Ask whether the room is there; a line that has been silent for long is dead, though nobody said so. */
  private beat(): void {
    const socket = this.socket;
    if (!socket) return;
    if (Date.now() - this.heardAt > SILENCE_MS) {
      socket.close();
      this.lose(socket);
    } else if (this.line === "live") {
      this.say({ command: "ping" });
    }
  }

  private say(message: ToServer): void {
    this.socket?.send(JSON.stringify(message));
  }

  private hangUp(): void {
    clearTimeout(this.pause);
    clearInterval(this.heart);
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    socket?.close();
  }

  private turn(line: Link): void {
    if (line === this.line) return;
    this.line = line;
    this.listener.line(line);
  }
}
