// Shows moments one after another, so that a person can follow; faster when many wait.

import type { Told } from "$web/wire";
import { momentsBetween, still, type Beat, type Moment } from "./moments";
import type { Flip7View } from "./view";

/** How long a moment stands before the next one, in milliseconds. */
const STANDS: Readonly<Record<Beat, number>> = {
  card: 700,
  bust: 1100,
  lucky: 1500,
  word: 600,
  shuffle: 600,
  round_end: 3200,
  end: 1800,
  round: 500,
};
/** With so many waiting, everything but a round's end takes this part of its time. */
const HURRY: readonly (readonly [waiting: number, part: number])[] = [
  [12, 0.25],
  [6, 0.45],
  [3, 0.7],
  [0, 1],
];

export class Pace {
  moment: Moment = $state.raw(still({} as Flip7View));
  /** Grows with each moment: a key for what is drawn anew. */
  count = $state(0);
  /** All is shown: the view is the newest one. */
  isSettled = $state(true);
  /** And its last moment has stood for its time. */
  isResting = $state(true);
  private latest: Flip7View;
  private revision = -1;
  private waiting: Moment[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    view: Flip7View,
    private readonly shown: (moment: Moment) => void,
  ) {
    this.latest = view;
    this.moment = still(view);
  }

  /** The table is like this now, and this has happened since. */
  take(view: Flip7View, news: readonly Told[]): void {
    if (view === this.latest) return;
    const fresh = news.filter((told) => told.revision > this.revision);
    this.revision = Math.max(this.revision, ...fresh.map((told) => told.revision));
    this.waiting.push(...momentsBetween(this.latest, fresh, view));
    this.latest = view;
    this.isSettled = false;
    if (this.timer === undefined) this.next();
  }

  /** This moment has stood long enough. */
  goOn(): void {
    clearTimeout(this.timer);
    this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private next(): void {
    this.timer = undefined;
    const moment = this.waiting.shift();
    this.isResting = moment === undefined;
    if (moment === undefined) return;
    this.moment = moment;
    this.count += 1;
    this.isSettled = this.waiting.length === 0;
    this.shown(moment);
    if (moment.beat !== null) this.timer = setTimeout(() => this.next(), this.standing(moment.beat));
    else this.next();
  }

  private standing(beat: Beat): number {
    const [, part] = HURRY.find(([waiting]) => this.waiting.length >= waiting)!;
    return STANDS[beat] * (beat === "round_end" || beat === "end" ? 1 : part);
  }
}
