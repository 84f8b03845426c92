// One clock for all that a table shows. What happened is shown moment by moment: things move, then board, bar, story,
// sound and voice tell together what came of it, and that stands for a breath. Whoever cannot wait skips to the present.

import { setTempo } from "$toolkit/motion";
import type { Beat, Deed } from "../board";

type AnyDeed = Deed<unknown>;

/** How the table stood after a deed. */
export interface Scene {
  revision: number;
  /** The game's own view. */
  view: unknown;
  /** The seats that were to move, CHANCE too. */
  toMove: readonly number[];
  /** Who looks: several people may play on one device. */
  seat: number | null;
}

/** Deeds that are shown together, and the scene that they lead to. */
export interface Moment {
  deeds: readonly AnyDeed[];
  beat: Beat;
  scene: Scene;
}

/** Where more than so much is to be seen, in milliseconds of a calm pace, everything goes faster. */
const MOST_MS = 5000;
/** Who is behind by so much may want to be told how to skip it. */
const LONG_MS = 2500;
/** What comes so soon after something was skipped is a part of it. */
const SAME_MS = 800;

export class Clock {
  /** The scene that is told; null is the present. */
  scene: Scene | null = $state.raw(null);
  /** The scene that things are moving to; null when they lie still. */
  coming: Scene | null = $state.raw(null);
  /** What is seen now. */
  deeds: readonly AnyDeed[] = $state.raw([]);
  /** The present is told, and has stood for its time. */
  isResting = $state(true);
  /** It will take a while. */
  isLong = $state(false);
  private waiting: Moment[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When something was skipped, or came right after that. */
  private skippedAt = -Infinity;

  /** *speed* is the part of its calm time that a moment takes; with none everything is shown at once. */
  constructor(private readonly speed: () => number) {}

  get isPresent(): boolean {
    return this.scene === null;
  }

  /** Show these after what waits already; *from* is how the table stands without them. */
  show(moments: readonly Moment[], from: Scene): void {
    if (Date.now() - this.skippedAt < SAME_MS) return this.skip(moments.flatMap((moment) => moment.deeds));
    this.scene ??= from;
    this.waiting.push(...moments);
    this.isResting = false;
    if (this.timer === undefined) this.next();
    else this.isLong = this.left() * this.speed() > LONG_MS;
  }

  /** Show these now, and what waited before together with the first of them. */
  showNow(moments: readonly Moment[], from: Scene): void {
    const unseen = this.takeWaiting();
    const [first, ...rest] = moments;
    if (first === undefined) return;
    this.skippedAt = -Infinity;
    this.scene = from;
    this.coming = null;
    this.show([{ ...first, deeds: [...unseen, ...first.deeds] }, ...rest], from);
  }

  /** The reader cannot wait: the present, and what follows in the same breath. *more* has just happened. */
  skip(more: readonly AnyDeed[] = []): void {
    if (!this.isResting || more.length > 0) this.skippedAt = Date.now();
    this.arrive(more);
  }

  /** The present, with all that was not seen yet and *more*. */
  arrive(more: readonly AnyDeed[] = []): void {
    const unseen = [...this.takeWaiting(), ...more];
    if (unseen.length > 0) this.deeds = unseen;
    this.rest();
  }

  /** The present as it is, whatever led to it. */
  reset(): void {
    this.skippedAt = -Infinity;
    this.takeWaiting();
    this.deeds = [];
    this.rest();
  }

  private next(): void {
    this.timer = undefined;
    if (this.speed() === 0) return this.arrive();
    const part = this.part();
    const moment = this.waiting.shift();
    if (moment === undefined) return this.rest();
    setTempo(part);
    this.deeds = moment.deeds;
    const { moves, stands } = moment.beat;
    if (moves === 0) return this.land(moment, stands * part);
    this.coming = moment.scene;
    this.timer = setTimeout(() => this.land(moment, stands * part), moves * part);
  }

  private land(moment: Moment, standing: number): void {
    this.coming = null;
    this.scene = this.waiting.length > 0 ? moment.scene : null;
    this.timer = setTimeout(() => this.next(), standing);
  }

  private rest(): void {
    this.scene = null;
    this.coming = null;
    this.isResting = true;
    this.isLong = false;
    setTempo(this.speed());
  }

  /** The part of its calm time that the next moment takes. */
  private part(): number {
    const left = this.left();
    const least = this.waiting[0]?.beat.least ?? 0;
    const part = this.speed() * Math.max(least, Math.min(1, MOST_MS / left));
    this.isLong = left * part > LONG_MS;
    return part;
  }

  private left(): number {
    return this.waiting.reduce((sum, { beat }) => sum + beat.moves + beat.stands, 0);
  }

  private takeWaiting(): AnyDeed[] {
    clearTimeout(this.timer);
    this.timer = undefined;
    const unseen = this.waiting.flatMap((moment) => moment.deeds);
    this.waiting = [];
    return unseen;
  }
}
