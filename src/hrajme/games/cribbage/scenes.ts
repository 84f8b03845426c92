// Moments of the game for the gallery and the tests.

import type { BoardProps, Deed } from "$web/board";
import type { CribbageView, Discard } from "./view";

type Scene = Partial<BoardProps<CribbageView>> & { view: CribbageView };

/** In the middle of the play; one's own turn, and the total is 22. */
export const VIEW: CribbageView = {
  seat: 0,
  phase: "play",
  turn: 0,
  deal: 2,
  dealer: 1,
  cuts: ["6d", "9h"],
  hand: ["5c", "5s", "kh"],
  laid_away: ["2c", "9s"],
  discards: [],
  hand_sizes: [3, 2],
  has_laid_away: [true, true],
  starter: "jd",
  laid: [
    { seat: 0, card: "7c" },
    { seat: 1, card: "8d" },
    { seat: 1, card: "7h" },
  ],
  covered: 0,
  total: 22,
  called: 22,
  said_go: [false, false],
  playable: ["5c", "5s"],
  shown: null,
  shown_by: null,
  shown_cards: [],
  parts: [],
  counted: null,
  claimed: null,
  scores: [34, 28],
  behind: [30, 26],
  target: 121,
  min_run: 3,
  muggins: false,
};

/** A hand that was counted: fifteen two, fifteen four, and a pair is six. */
export const COUNTED: CribbageView = {
  ...VIEW,
  phase: "show",
  turn: null,
  hand: [],
  hand_sizes: [0, 0],
  shown: "hand",
  shown_by: 0,
  shown_cards: ["2c", "5d", "5h", "9s"],
  parts: [
    { kind: "fifteen", cards: ["5d", "jd"], points: 2 },
    { kind: "fifteen", cards: ["5h", "jd"], points: 2 },
    { kind: "pair", cards: ["5h", "5d"], points: 2 },
  ],
  counted: 6,
};

/** The best hand of all. */
export const FIVES: CribbageView = {
  ...COUNTED,
  starter: "5c",
  shown_cards: ["5d", "5h", "5s", "jc"],
  parts: [
    ...["5c", "5d", "5h", "5s"].map((five) => ({ kind: "fifteen" as const, cards: [five, "jc"], points: 2 })),
    ...["5c", "5d", "5h", "5s"].map((out, _, all) => ({
      kind: "fifteen" as const,
      cards: all.filter((five) => five !== out),
      points: 2,
    })),
    { kind: "four", cards: ["5c", "5d", "5h", "5s"], points: 12 },
    { kind: "nobs", cards: ["jc"], points: 1 },
  ],
  counted: 29,
};

const SIX = ["2c", "5c", "5s", "9s", "jh", "kh"];
const DISCARDS: readonly Discard[] = SIX.flatMap((one, index) =>
  SIX.slice(index + 1).map((other, step) => ({
    cards: [one, other],
    hand: 9.2 - index,
    crib: -3.4 - step / 3,
    pegging: -1.1,
    total: 4.7 - index - step / 3,
  })),
);
const LAYING_AWAY: Partial<CribbageView> = {
  phase: "lay_away",
  turn: null,
  hand: SIX,
  hand_sizes: [6, 6],
  laid_away: [],
  has_laid_away: [false, false],
  starter: null,
  laid: [],
  total: 0,
  playable: [],
  discards: DISCARDS,
};
const AWAY = DISCARDS.map(({ cards }) => ["away", ...cards].join(" "));
const COUNTING: Partial<CribbageView> = {
  ...COUNTED,
  phase: "count",
  turn: 0,
  parts: [],
  counted: null,
  muggins: true,
};

const scene = (changed: Partial<CribbageView>, more: Partial<Scene> = {}): Scene => ({
  view: { ...VIEW, ...changed },
  moves: [],
  ...more,
});

/** A deed between two views, each given by what is different from the others. */
export function made(
  seat: number,
  move: string,
  before: Partial<CribbageView> = {},
  after: Partial<CribbageView> = {},
): Deed<CribbageView> {
  return { seat, move, before: { ...VIEW, ...before }, after: { ...VIEW, ...after }, sentences: [] };
}

const numbers = (word: string): string[] => Array.from({ length: 30 }, (_, points) => `${word} ${points}`);

export const scenes: Record<string, Scene> = {
  cut: scene({ phase: "deal", turn: null, deal: 1, starter: null, laid: [], hand: [], hand_sizes: [0, 0] }),
  lay_away: scene(LAYING_AWAY, { moves: AWAY }),
  own_crib: scene({ ...LAYING_AWAY, dealer: 0 }, { moves: AWAY }),
  coach: scene(LAYING_AWAY, { moves: AWAY, coach: true }),
  laid_away: scene({ ...LAYING_AWAY, hand: SIX.slice(0, 4), hand_sizes: [4, 6], has_laid_away: [true, false] }),
  play: scene({}, { moves: ["5c", "5s"] }),
  scored: scene({
    total: 15,
    laid: VIEW.laid.slice(0, 2),
    parts: [{ kind: "fifteen", cards: ["7c", "8d"], points: 2 }],
    turn: 1,
  }),
  go: scene({ total: 30, hand: ["5c", "kh"], playable: [], said_go: [false, false] }, { moves: ["go"] }),
  waiting: scene({ turn: 1, playable: [] }),
  watching: scene({ seat: null, hand: [], playable: [] }, { seat: null }),
  show: scene(COUNTED),
  best: scene(FIVES),
  muggins: scene(COUNTING, { moves: numbers("count") }),
  claim: scene({ ...COUNTING, phase: "claim", shown_by: 1, counted: 4 }, { moves: numbers("claim") }),
  won: scene({ ...COUNTED, phase: "over", scores: [121, 88], behind: [115, 80] }),
};

export const names = ["Hana", "Bot Ludmila"];
export const options = {};
