// Counts throws, so that dice tumble when they are thrown and not when the page is drawn again.

import { CHANCE, type Deed } from "$web/board";

/** Whether chance threw dice: "1446", "1 2 2 4". */
export function isThrow({ seat, move }: Deed<unknown>): boolean {
  return seat === CHANCE && /^[1-6][1-6 ]*$/.test(move);
}

export class Throws {
  count = $state(0);

  /** Whether dice are thrown now. */
  see(deeds: readonly Deed<unknown>[]): boolean {
    const isThrown = deeds.some(isThrow);
    if (isThrown) this.count += 1;
    return isThrown;
  }
}
