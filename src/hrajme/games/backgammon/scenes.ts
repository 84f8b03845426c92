// Made-up moments of backgammon for the gallery: every state that the board can be in.

import type { BoardProps, Deed } from "$web/board";
import { BAR } from "./steps";
import type { BackgammonView } from "./view";

type Scene = Partial<BoardProps<BackgammonView>> & { view: BackgammonView };
type Counts = Readonly<Record<number, number>>;

const CHECKERS = 15;
const START: Counts = { 24: 2, 13: 5, 8: 3, 6: 5 };

/** The checkers of a seat by their points; what is not named has been borne off. */
function counts(on: Counts): number[] {
  const off = CHECKERS - Object.values(on).reduce((sum, count) => sum + count, 0);
  return [off, ...Array.from({ length: BAR }, (_, index) => on[index + 1] ?? 0)];
}

export function viewOf(mine: Counts, theirs: Counts, changed: Partial<BackgammonView> = {}): BackgammonView {
  const points = [counts(mine), counts(theirs)] as const;
  const pips = (seat: 0 | 1): number => points[seat].reduce((sum, count, point) => sum + count * point, 0);
  return {
    seat: 0,
    phase: "play",
    turn: 0,
    points,
    pips: [pips(0), pips(1)],
    dice: [],
    beginnings: [],
    opening: null,
    last: [],
    last_seat: null,
    cube: 1,
    cube_owner: null,
    has_cube: true,
    may_double: false,
    match: 0,
    score: [0, 0],
    game: 1,
    is_crawford: false,
    jacoby: false,
    id: JSON.stringify(points),
    ...changed,
  };
}

export function made(seat: number, move: string, before: BackgammonView, after: BackgammonView): Deed<BackgammonView> {
  return { seat, move, before, after, sentences: [] };
}

const PLAYED: Partial<BackgammonView> = {
  last: [
    { origin: 24, target: 20, hits: false },
    { origin: 13, target: 11, hits: true },
  ],
  last_seat: 1,
};

/** One checker on the bar: it enters by the four, or by the two, and another goes by the number that is left. */
export const ON_THE_BAR = viewOf(
  { 25: 1, 13: 5, 8: 3, 6: 6 },
  { 24: 2, 13: 5, 8: 3, 5: 5 },
  {
    dice: [2, 4],
    beginnings: [
      [25, 0],
      [0, 25],
      [25, 13],
      [25, 8],
      [25, 6],
      [13, 25],
      [8, 25],
      [6, 25],
      [25, 21],
      [23, 25],
    ],
    ...PLAYED,
  },
);

/** The farther checker has to go before the nearer one is borne off. */
export const BEARING_OFF = viewOf(
  { 6: 1, 3: 1 },
  { 1: 2 },
  {
    dice: [4, 5],
    beginnings: [
      [6, 0],
      [0, 6],
      [6, 3],
      [3, 6],
    ],
  },
);

const READY = viewOf(START, START, { phase: "ready", may_double: true, match: 5, score: [1, 3] });

export const scenes: Record<string, Scene> = {
  ready: { view: READY, moves: ["roll", "double"] },
  bar: { view: ON_THE_BAR, moves: ["bar/21 13/11", "bar/21 8/6", "bar/21 6/4", "bar/19"] },
  bearing_off: { view: BEARING_OFF, moves: ["6/1 3/off", "6/2 3/off"] },
  offered: { view: { ...READY, phase: "offered", turn: 1, may_double: false }, moves: ["take", "drop"] },
  owned: { view: { ...READY, cube: 2, cube_owner: 0 }, moves: ["roll", "double"] },
  theirs: { view: { ...READY, turn: 1, cube: 64, cube_owner: 1, may_double: false }, moves: [] },
  crawford: { view: { ...READY, score: [4, 2], is_crawford: true, may_double: false }, moves: ["roll"] },
  many: { view: viewOf({ 6: 8, 25: 3, 3: 4 }, { 1: 9, 20: 6 }, { dice: [3, 3] }), moves: ["pass"] },
  opening: { view: viewOf(START, START, { phase: "opening", turn: null, opening: [4, 4] }), moves: [] },
  second: { view: { ...READY, seat: 1, turn: 1 }, seat: 1, moves: ["roll", "double"] },
  watching: { view: { ...READY, seat: null, ...PLAYED }, seat: null, moves: [] },
};

export const names = ["Hana", "Bot Ludmila"];
export const options = {};
