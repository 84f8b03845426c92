// Movement, how fast it is, and whether it is wanted. All that moves on a board asks here.

/** The longest any one thing moves at a calm pace, in milliseconds. */
export const LONGEST_MS = 500;

let tempo = 1;

/** The part of its calm time that everything takes from now on; with none nothing moves. The table's clock says it. */
export function setTempo(part: number): void {
  tempo = part;
}

/** Whether the reader has asked the system for no movement. */
export function wantsStillness(): boolean {
  return typeof matchMedia === "undefined" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function isCalm(): boolean {
  return tempo === 0 || wantsStillness();
}

/** As element.animate with the times of a calm pace, or nothing at all for who wants no movement. */
export function move(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation | undefined {
  const [duration, delay] = [during(Number(options.duration)), during(options.delay ?? 0)];
  return isCalm() ? undefined : element.animate(frames, { ...options, duration, delay });
}

/** So many milliseconds of a calm pace as they are now: none for who wants no movement. */
export function during(ms: number): number {
  return isCalm() ? 0 : ms * tempo;
}
