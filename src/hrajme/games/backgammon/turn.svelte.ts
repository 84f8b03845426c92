// One's own turn with dice to play: what has been done with them so far, and what a press means.
//   tap       a checker: it goes by the first die, or by the other where only that can be
//   drag      a checker to any place that is lit, also by several numbers
//   keyboard  Enter on a point as a tap, S swaps the dice, U takes a step back, Escape all of them

import { BAR, Making, OFF, type Step, textOf } from "./steps";
import type { BackgammonView } from "./view";

export interface TurnRules {
  view(): BackgammonView;
  /** Whether one has to play dice now. */
  isAsked(): boolean;
  /** What was sent is not answered yet. */
  isBusy(): boolean;
  /** The numbers as beginnings have them. */
  dice(): readonly number[];
  /** A whole play, or what is not possible: the table explains. */
  play(text: string): void;
  /** Checkers have gone. */
  gone(steps: readonly Step[]): void;
  /** Steps were taken back. */
  back(): void;
  swapped(): void;
}

export class Turn {
  made: readonly Step[] = $state.raw([]);
  private isLowFirst = $state(false);
  private readonly rules: TurnRules;

  constructor(rules: TurnRules) {
    this.rules = rules;
  }

  readonly making = $derived.by(() => (this.rules.isAsked() ? new Making(this.rules.view(), this.made) : null));
  /** The dice, the next one first. */
  readonly dice = $derived.by(() => {
    const dice = this.rules.dice();
    return this.isLowFirst && dice.length === 2 ? [...dice].reverse() : dice;
  });
  readonly next = $derived.by(() => this.making?.next(this.lead) ?? []);
  /** The points from which a checker may go. */
  readonly open = $derived.by(() => [...new Set(this.next.map(({ origin }) => origin))]);
  /** What is left to do, where there is no choice. */
  readonly only = $derived.by(() => (this.rules.isBusy() ? null : (this.making?.only() ?? null)));

  /** The number by which a tap moves: the first that is not used. */
  get lead(): number {
    const left = this.making?.left() ?? this.dice;
    return this.dice.find((die) => left.includes(die)) ?? 0;
  }

  /** The order of the dice is to be chosen still. */
  get maySwap(): boolean {
    return this.making !== null && this.dice.length === 2 && this.made.length === 0 && this.only === null;
  }

  get isWhole(): boolean {
    return this.making?.isWhole ?? false;
  }

  /** Which of the dice are used, when these numbers are. */
  used(gone: readonly number[]): boolean[] {
    return this.dice.map((die, index) => (this.dice.length > 2 ? index < gone.length : gone.includes(die)));
  }

  /** Where the checker on a point may come down; a tap means the first. */
  targetsOf(origin: number): number[] {
    return this.making?.ways(origin, this.lead).map((way) => way.at(-1)!.target) ?? [];
  }

  mayTake(point: number): boolean {
    return point > OFF && point <= BAR && !this.rules.isBusy() && this.countOn(point) > 0;
  }

  tap(point: number): void {
    if (this.making === null || this.rules.isBusy()) return;
    const step = this.next.find(({ origin }) => origin === point) ?? this.endingOn(point);
    if (step) this.go([step]);
    else if (this.mayTake(point)) this.attempt(point, Math.max(OFF, point - this.lead));
  }

  drop(origin: number, target: number): void {
    if (this.making === null || this.rules.isBusy()) return;
    const way = this.making.way(origin, target, this.lead);
    if (way) this.go(way);
    else this.attempt(origin, target);
  }

  swap(): void {
    if (!this.maySwap) return;
    this.isLowFirst = !this.isLowFirst;
    this.rules.swapped();
  }

  takeBack(steps = 1): void {
    if (this.made.length === 0 || this.rules.isBusy()) return;
    this.made = this.made.slice(0, -steps);
    this.rules.back();
  }

  confirm(): void {
    if (this.isWhole) this.rules.play(textOf(this.made));
  }

  playOnly(): void {
    if (this.only === null) return;
    this.go(this.only);
    this.confirm();
  }

  /** Another position: nothing is begun. */
  reset(): void {
    this.made = [];
    this.isLowFirst = false;
  }

  private go(steps: readonly Step[]): void {
    this.made = [...this.made, ...steps];
    this.rules.gone(steps);
  }

  private countOn(point: number): number {
    const { making } = this;
    return making?.points[this.rules.view().turn ?? 0]?.[point] ?? 0;
  }

  /** A place with nothing of one's own is pressed to go there, if there is no doubt with what. */
  private endingOn(point: number): Step | undefined {
    if (point !== OFF && this.countOn(point) > 0) return undefined;
    const [first, ...more] = this.next.filter(({ target }) => target === point);
    return point === OFF || more.every(({ origin }) => origin === first?.origin) ? first : undefined;
  }

  private attempt(origin: number, target: number): void {
    if (!this.isWhole) this.rules.play(textOf([...this.made, { origin, target, hits: false }]));
  }
}
