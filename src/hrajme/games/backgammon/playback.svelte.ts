// A play of somebody else is seen step by step.

import { during } from "$toolkit";
import type { Deed } from "$web/board";
import { STEP_MS, stepsOf } from "./pace";
import { afterSteps, type Points } from "./steps";
import type { BackgammonView, PlayedStep } from "./view";

export class Playback {
  /** Where the checkers are on their way; null when nothing is shown. */
  points: Points | null = $state.raw(null);
  /** The numbers that were used so far. */
  dice: readonly number[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(deed: Deed<BackgammonView>): void {
    const steps = stepsOf(deed);
    if (steps.length > 0 && during(STEP_MS) > 0) this.go(deed, steps, 1);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.points = null;
    this.dice = [];
  }

  private go(deed: Deed<BackgammonView>, steps: readonly PlayedStep[], count: number): void {
    const gone = steps.slice(0, count);
    this.points = afterSteps(deed.before.points, deed.seat, gone);
    this.dice = gone.map(({ origin, target }) => origin - target);
    if (count < steps.length) this.timer = setTimeout(() => this.go(deed, steps, count + 1), during(STEP_MS));
  }
}
