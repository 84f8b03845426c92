// Some words cost their speaker dearly: the first attempt is refused with a warning and may be confirmed.

import type { Ask } from "./connection";

type Confirmable = { [Each in Ask as "confirmed" extends keyof Each ? Each["command"] : never]: true };

// Every command of the wire that has the field; the compiler keeps the list complete.
const CONFIRMABLE: Confirmable = { say: true, signal: true };
const isConfirmable = (asked: Ask): boolean => Object.hasOwn(CONFIRMABLE, asked.command);

/** The same once more, on purpose; null where it was not refused for want of that. */
export function onPurpose(asked: Ask | null, code: string): Ask | null {
  if (asked === null || !code.includes("confirm") || !isConfirmable(asked)) return null;
  return Object.assign({}, asked, { confirmed: true });
}
