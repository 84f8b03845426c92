// The moves of a play so far, as a board knows them.

import { ask, pathOf } from "../api";
import type { Deed } from "../board";
import type { Past } from "../wire";

/** Asked of the room. */
export async function pastOf(code: string): Promise<readonly Deed<unknown>[]> {
  return deedsOf(await ask<Past>("GET", `${pathOf(code)}/past`));
}

export function deedsOf({ first, moves }: Past): readonly Deed<unknown>[] {
  return moves.map(({ seat, move, view, sentences }, index) => ({
    seat,
    move,
    before: moves[index - 1]?.view ?? first,
    after: view,
    sentences,
  }));
}
