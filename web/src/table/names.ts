// How everybody at a table is called.

import type { SeatView } from "../wire";

type Say = (id: string, args?: Record<string, number | string>) => string;

/** The table names persons and bots, no two alike; an empty seat has its number. */
export function nameOf(seat: SeatView, index: number, say: Say): string {
  return seat.name !== "" ? seat.name : say("web-seat-number", { seat: index + 1 });
}
