// How everybody at a table is called.

import type { SeatView } from "../wire";

type Say = (id: string, args?: Record<string, number | string>) => string;

/** A person by name, a bot by the name that bots have at this seat. */
export function nameOf(seat: SeatView, index: number, say: Say): string {
  if (seat.name !== "") return seat.name;
  return seat.kind === "empty" ? say("web-seat-number", { seat: index + 1 }) : botName(index, say);
}

export function botName(index: number, say: Say): string {
  return say("web-bot-names").split(",")[index]?.trim() ?? say("web-bot-number", { number: index + 1 });
}
