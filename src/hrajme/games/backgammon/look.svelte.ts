// How the reader likes the board: on which side the home is, and with which colour. Remembered.

import { keep, recall } from "$web/memory";

const KEPT = "hrajme-backgammon";

interface Look {
  isMirrored: boolean;
  isSwapped: boolean;
}

let kept: Look = $state.raw(read());

export const look = {
  get isMirrored(): boolean {
    return kept.isMirrored;
  },
  set isMirrored(isMirrored: boolean) {
    change({ ...kept, isMirrored });
  },
  /** Whether the first seat has the dark checkers. */
  get isSwapped(): boolean {
    return kept.isSwapped;
  },
  set isSwapped(isSwapped: boolean) {
    change({ ...kept, isSwapped });
  },
};

function read(): Look {
  const words = recall(KEPT) ?? "";
  return { isMirrored: words.includes("mirrored"), isSwapped: words.includes("swapped") };
}

function change(now: Look): void {
  kept = now;
  keep(KEPT, [now.isMirrored ? "mirrored" : "", now.isSwapped ? "swapped" : ""].join(" "));
}
