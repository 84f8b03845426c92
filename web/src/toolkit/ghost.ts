// A ghost is a copy of something on the board that floats above everything, while it is dragged or flies.

import { between, boxOf, type Box } from "./geometry";
import { isCalm } from "./motion";

const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";

export class Ghost {
  readonly element: HTMLElement;
  readonly home: Box;
  private x = 0;
  private y = 0;

  constructor(source: HTMLElement, at: Box = boxOf(source)) {
    this.home = at;
    this.element = copy(source);
    const { style } = this.element;
    style.setProperty("position", "fixed");
    style.setProperty("inset", `${at.top}px auto auto ${at.left}px`);
    style.setProperty("width", `${at.width}px`);
    style.setProperty("height", `${at.height}px`);
    style.setProperty("margin", "0");
    style.setProperty("transform", "none");
    style.setProperty("transition", "none");
    style.setProperty("pointer-events", "none");
    style.setProperty("z-index", "1000");
    document.body.append(this.element);
  }

  /** Where it is seen now. */
  get box(): Box {
    return { ...this.home, left: this.home.left + this.x, top: this.home.top + this.y };
  }

  moveBy(x: number, y: number): void {
    [this.x, this.y] = [x, y];
    this.element.style.setProperty("transform", `translate(${x}px, ${y}px) scale(1.06) rotate(2deg)`);
  }

  /** From *start* to its own place; it is gone when it arrives. */
  async flyFrom(start: Box, durationMs: number, delayMs = 0): Promise<void> {
    await this.animate([{ transform: between(start, this.home) }, { transform: "none" }], durationMs, delayMs);
    this.remove();
  }

  /** Away to *end*; it is gone when it arrives. */
  async flyTo(end: Box, durationMs: number, delayMs = 0): Promise<void> {
    await this.animate([{ transform: "none" }, { transform: between(end, this.home) }], durationMs, delayMs);
    this.remove();
  }

  async flyHome(durationMs: number): Promise<void> {
    await this.animate([{ transform: `translate(${this.x}px, ${this.y}px)` }, { transform: "none" }], durationMs, 0);
    this.remove();
  }

  remove(): void {
    this.element.remove();
  }

  private async animate(frames: Keyframe[], duration: number, delay: number): Promise<void> {
    if (isCalm()) return;
    // An animation that is cancelled has ended as well.
    await this.element.animate(frames, { duration, delay, easing: EASE, fill: "both" }).finished.catch(() => undefined);
  }
}

function copy(source: HTMLElement): HTMLElement {
  const ghost = source.cloneNode(true) as HTMLElement;
  for (const each of [ghost, ...ghost.querySelectorAll("[id]")]) each.removeAttribute("id");
  ghost.setAttribute("aria-hidden", "true");
  ghost.setAttribute("data-ghost", "");
  ghost.inert = true;
  return ghost;
}
