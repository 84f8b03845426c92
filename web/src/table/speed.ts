// How fast this reader wants to see things, now.

import { wantsStillness } from "$toolkit/motion";
import { settings, type Speed } from "../settings.svelte";

const PARTS: Readonly<Record<Speed, number>> = { calm: 1, brisk: 0.5, at_once: 0 };

/** The part of its calm time that a moment takes; none where nobody looks, or where nothing shall move. */
export function speedNow(): number {
  return document.hidden || wantsStillness() ? 0 : PARTS[settings.speed];
}
