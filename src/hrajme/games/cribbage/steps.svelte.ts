// Counting, one part after another.

import { during, sound } from "$toolkit";
import { OPEN_MS, PART_MS } from "./deeds";

export class Steps {
  /** How many parts have been counted. */
  done = $state(Infinity);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Count so many parts, each in its time. */
  begin(parts: number): void {
    this.stop();
    this.done = 0;
    this.next(parts, during(OPEN_MS));
  }

  /** All of it is counted. */
  finish(): void {
    this.stop();
    this.done = Infinity;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private next(left: number, wait: number): void {
    if (left === 0) return;
    this.timer = setTimeout(() => {
      this.done += 1;
      sound.play("pick");
      this.next(left - 1, during(PART_MS));
    }, wait);
  }
}
