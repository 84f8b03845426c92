// Movement, and whether it is wanted. All that moves on a board asks here.

/** The longest any one thing moves, in milliseconds. */
export const LONGEST_MS = 500;

export function isCalm(): boolean {
  return typeof matchMedia === "undefined" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** As element.animate, or nothing at all for who wants no movement. */
export function move(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation | undefined {
  return isCalm() ? undefined : element.animate(frames, options);
}

/** Milliseconds for Svelte's own transitions: none for who wants no movement. */
export function during(ms: number): number {
  return isCalm() ? 0 : ms;
}
