// What is left of somebody's time, and how it is written.

import type { SeatView } from "$web/wire";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
/** Below it every tenth of a second counts. */
export const SHORT_MS = 20 * SECOND;

/** What a seat has left at this moment of the room, in milliseconds; null where nobody plays against time. */
export function leftAt(sitter: SeatView, now_ms: number): number | null {
  if (sitter.left_ms == null) return null;
  if (sitter.thinks_since_ms === null) return sitter.left_ms;
  const spent = now_ms - sitter.thinks_since_ms - (sitter.free_ms ?? 0);
  return Math.max(0, sitter.left_ms - Math.max(0, spent));
}

/** `2 d 3 h`, `1:02:03`, `4:59`, `0:09.8`. */
export function writeTime(left_ms: number): string {
  if (left_ms >= DAY) return `${Math.floor(left_ms / DAY)} d ${Math.floor((left_ms % DAY) / HOUR)} h`;
  if (left_ms < SHORT_MS) {
    const tenths = Math.floor(left_ms / 100);
    return `0:${two(Math.floor(tenths / 10))}.${tenths % 10}`;
  }
  // A clock that shows 0:21 has still some of that second.
  const seconds = Math.ceil(left_ms / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const two = (number: number): string => String(number).padStart(2, "0");
