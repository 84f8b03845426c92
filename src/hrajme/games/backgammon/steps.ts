// A play as hands make it: one checker after another by one number each. What may be done next is read from the
// beginnings that the view tells; nothing here knows why.

import type { BackgammonView } from "./view";

export const BAR = 25;
export const OFF = 0;
const MOST_STEPS = 4;

/** One checker by one number, in the numbering of who moves it. */
export interface Step {
  origin: number;
  target: number;
  die: number;
  hits: boolean;
}

/** The checkers of both seats, each in its own numbering. */
export type Points = BackgammonView["points"];

/** The numbers to be played, in the order in which beginnings have them. */
export function diceOf({ dice }: BackgammonView): readonly number[] {
  const [low, high] = dice;
  if (low === undefined || high === undefined) return [];
  return low === high ? Array<number>(MOST_STEPS).fill(low) : [high, low];
}

/** The board when a checker of *seat* has gone; what it hits waits on the bar. */
export function stepped(points: Points, seat: number, { origin, target }: Pick<Step, "origin" | "target">): Points {
  const [mine, theirs] = [[...points[seat]!], [...points[1 - seat]!]];
  mine[origin]! -= 1;
  mine[target]! += 1;
  if (target !== OFF && theirs[BAR - target]! > 0) {
    theirs[BAR - target]! -= 1;
    theirs[BAR]! += 1;
  }
  return seat === 0 ? [mine, theirs] : [theirs, mine];
}

export function afterSteps(points: Points, seat: number, steps: readonly Pick<Step, "origin" | "target">[]): Points {
  return steps.reduce((now, step) => stepped(now, seat, step), points);
}

/** How far the checkers of a seat have still to go. */
export function pipsOf(points: Points, seat: number): number {
  return points[seat]!.reduce((sum, count, point) => sum + count * point, 0);
}

/** A play that is being made by whose turn it is. */
export class Making {
  private readonly dice: readonly number[];
  private readonly known: ReadonlySet<string>;
  readonly points: Points;

  constructor(
    private readonly view: BackgammonView,
    readonly made: readonly Step[],
  ) {
    this.dice = diceOf(view);
    this.known = new Set(view.beginnings.map(String));
    this.points = afterSteps(view.points, this.seat, made);
  }

  private get seat(): number {
    return this.view.turn ?? 0;
  }

  /** What may be done next; by the number *lead* first. */
  next(lead: number): Step[] {
    const left = [...new Set(this.left())].sort((one, other) => Number(other === lead) - Number(one === lead));
    const origins = Array.from({ length: BAR }, (_, index) => BAR - index);
    const all = left.flatMap((die) => origins.map((origin) => this.step(origin, die)));
    return all.filter((step) => this.known.has(String(this.beginning([...this.made, step]))));
  }

  /** The numbers that are not used yet. */
  left(): number[] {
    const left = [...this.dice];
    for (const { die } of this.made) left.splice(left.indexOf(die), 1);
    return left;
  }

  /** Every way that the checker on *origin* may go now, short ones first. */
  ways(origin: number, lead: number): Step[][] {
    const first = this.next(lead).filter((step) => step.origin === origin);
    const longer = first.flatMap((step) =>
      step.target === OFF
        ? []
        : this.and(step)
            .ways(step.target, lead)
            .map((way) => [step, ...way]),
    );
    return [...first.map((step) => [step]), ...longer].sort((one, other) => one.length - other.length);
  }

  /** The way from here to there: the shortest, and by the number *lead* first. */
  way(origin: number, target: number, lead: number): Step[] | null {
    return this.ways(origin, lead).find((way) => way.at(-1)!.target === target) ?? null;
  }

  /** All numbers that can be played are played. */
  get isWhole(): boolean {
    return this.view.beginnings.length > 0 && this.next(0).length === 0;
  }

  /** What is left to do, where all that can be done comes to the same; null where there is a choice. */
  only(): Step[] | null {
    if (this.isWhole || this.view.beginnings.length === 0) return null;
    const results = new Set(this.wholes().map((each) => String(this.result(each))));
    if (results.size !== 1) return null;
    const [step] = this.next(0);
    const then = this.and(step!);
    return then.isWhole ? [step!] : [step!, ...then.only()!];
  }

  and(...steps: readonly Step[]): Making {
    return new Making(this.view, [...this.made, ...steps]);
  }

  private step(origin: number, die: number): Step {
    const target = Math.max(OFF, origin - die);
    const hits = target !== OFF && this.points[1 - this.seat]![BAR - target]! > 0;
    return { origin, target, die, hits };
  }

  /** As the view writes it: the points that are left, by each number. */
  private beginning(steps: readonly Step[]): number[] {
    const isDouble = this.dice.length === MOST_STEPS;
    const written = this.dice.map(() => 0);
    steps.forEach(({ origin, die }, index) => (written[isDouble ? index : this.dice.indexOf(die)] = origin));
    return isDouble ? written.sort((one, other) => other - one) : written;
  }

  /** The whole plays that have begun like this one. */
  private wholes(): (readonly number[])[] {
    const size = (each: readonly number[]): number => each.filter((origin) => origin > 0).length;
    const most = Math.max(...this.view.beginnings.map(size));
    const begun = this.beginning(this.made);
    return this.view.beginnings.filter((each) => size(each) === most && includes(each, begun, this.dice));
  }

  private result(whole: readonly number[]): Points {
    const steps = whole.flatMap((origin, index) =>
      origin === 0 ? [] : [{ origin, target: Math.max(OFF, origin - this.dice[index]!) }],
    );
    return afterSteps(this.view.points, this.seat, steps);
  }
}

function includes(whole: readonly number[], begun: readonly number[], dice: readonly number[]): boolean {
  if (dice.length !== MOST_STEPS) return begun.every((origin, index) => origin === 0 || whole[index] === origin);
  const count = (all: readonly number[], origin: number): number => all.filter((each) => each === origin).length;
  return begun.every((origin) => origin === 0 || count(whole, origin) >= count(begun, origin));
}

const NAMES: Record<number, string> = { [BAR]: "bar", [OFF]: "off" };

/** A point as the notation has it. */
export function nameOf(point: number): string {
  return NAMES[point] ?? String(point);
}

/** The play as text; the table reads it however its steps are ordered. */
export function textOf(steps: readonly Pick<Step, "origin" | "target" | "hits">[]): string {
  return steps.map(({ origin, target, hits }) => `${nameOf(origin)}/${nameOf(target)}${hits ? "*" : ""}`).join(" ");
}
