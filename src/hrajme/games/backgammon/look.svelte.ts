// How the reader likes the board: on which side the home is, and with which colour. Remembered.

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
    keep({ ...kept, isMirrored });
  },
  /** Whether the first seat has the dark checkers. */
  get isSwapped(): boolean {
    return kept.isSwapped;
  },
  set isSwapped(isSwapped: boolean) {
    keep({ ...kept, isSwapped });
  },
};

function read(): Look {
  let words = "";
  try {
    words = localStorage.getItem(KEPT) ?? "";
  } catch {
    // No storage allowed: then it is not remembered.
  }
  return { isMirrored: words.includes("mirrored"), isSwapped: words.includes("swapped") };
}

function keep(now: Look): void {
  kept = now;
  try {
    localStorage.setItem(KEPT, [now.isMirrored ? "mirrored" : "", now.isSwapped ? "swapped" : ""].join(" "));
  } catch {
    // As above.
  }
}
