// Made-up moments of Domino for the gallery: every state that the board can be in.

import { type BoardProps, CHANCE, type Deed } from "$web/board";
import { nameOf } from "./moves";
import type { Halves } from "./snake";
import type { DominoView } from "./view";

type Scene = Partial<BoardProps<DominoView>> & { view: DominoView };

/** Tiles as people write them: "3-5 5-5 5-0". */
export function readTiles(text: string): Halves[] {
  return text.split(" ").map((tile) => tile.split("-").map(Number) as [number, number]);
}

/** One line of the whole set: every edge of a complete graph once, a double at the first visit. */
export function wholeLine(highest: number): Halves[] {
  const left = new Set<string>();
  for (let one = 0; one <= highest; one += 1)
    for (let other = one; other <= highest; other += 1) left.add(nameOf([one, other]));
  const [open, done]: [number[], number[]] = [[0], []];
  while (open.length > 0) {
    const here = open.at(-1)!;
    const next = Array.from({ length: highest + 1 }, (_, step) => (here + step) % (highest + 1)).find((to) =>
      left.has(nameOf([here, to])),
    );
    if (next === undefined) done.push(open.pop()!);
    else {
      left.delete(nameOf([here, next]));
      open.push(next);
    }
  }
  return done.slice(1).map((to, index): Halves => [done[index]!, to]);
}

const LINE = readTiles("3-5 5-5 5-0 0-6 6-4 4-4 4-1");
const HAND = readTiles("0-3 1-1 1-3 2-4 2-6 3-3");

const VIEW: DominoView = {
  seat: 0,
  phase: "turn",
  highest: 6,
  round: 1,
  starter: 1,
  turn: 0,
  line: LINE,
  first: 3,
  last: "right",
  ends: [3, 1],
  hand: HAND,
  hand_sizes: [6, 5, 4, 6],
  stock: 3,
  drawn: [],
  drawn_count: 0,
  fits_left: [],
  fits_right: [],
  may_draw: false,
  must_draw: false,
  must_pass: false,
  passed: [false, false, false, false],
  lacks: [[], [], [2, 6], []],
  draws_one: false,
  win_needs_empty_stock: true,
  draws_voluntarily: false,
  totals: [0, 0, 0, 0],
  target: null,
  ended: null,
  winners: [],
  gains: [0, 0, 0, 0],
  open_hands: null,
  pips: null,
};

function legal(view: DominoView): string[] {
  if (view.ends === null || view.phase !== "turn" || view.turn !== 0) return [];
  const lays = view.hand.flatMap((tile) =>
    (["left", "right"] as const)
      .filter((_, end) => tile.includes(view.ends![end]!))
      .map((end) => `${nameOf(tile)} ${end}`),
  );
  return lays.length > 0 ? lays : [view.stock > 0 ? "draw" : "pass"];
}

function complete(view: DominoView): DominoView {
  const moves = legal(view);
  const fits = (end: string) => view.hand.filter((tile) => moves.includes(`${nameOf(tile)} ${end}`));
  const [mustDraw, mustPass] = [moves.includes("draw"), moves.includes("pass")];
  return {
    ...view,
    fits_left: fits("left"),
    fits_right: fits("right"),
    may_draw: mustDraw,
    must_draw: mustDraw,
    must_pass: mustPass,
  };
}

function scene(changed: Partial<DominoView>, more: Partial<Scene> = {}): Scene {
  const line = changed.line ?? LINE;
  const ends = changed.ends === undefined ? ([line[0]![0], line.at(-1)![1]] as const) : changed.ends;
  const view = complete({ ...VIEW, ...changed, ends });
  return { view, moves: legal(view), ...more };
}

/** A deed between two views, each given by what is different from the others. */
export function made(
  seat: number,
  move: string,
  before: Partial<DominoView> = {},
  after: Partial<DominoView> = {},
): Deed<DominoView> {
  return { seat, move, before: { ...VIEW, ...before }, after: { ...VIEW, ...after }, sentences: [] };
}

const NAMES = ["Hana", "Petr", "Bot Ludmila", "Zuzana Nejedlá-Kováčová"];
const TWO = { names: NAMES.slice(0, 2) };
const LEFT: Halves[][] = [readTiles("1-1 2-4"), [], readTiles("0-1 2-2 3-6"), [[1, 6]]];

/** A hand of a match that Bot Ludmila has won. */
export const HAND_ENDED: Partial<DominoView> = {
  phase: "between",
  target: 100,
  ended: "out",
  open_hands: [LEFT[0]!, readTiles("0-1 2-2 3-6"), [], LEFT[3]!],
  pips: [8, 14, 0, 7],
  winners: [2],
  gains: [0, 0, 29, 0],
  totals: [0, 0, 29, 0],
};

const over = (changed: Partial<DominoView>): Scene =>
  scene({
    phase: "over",
    turn: null,
    stock: 0,
    hand: readTiles("1-1 2-4"),
    hand_sizes: [2, 0, 3, 1],
    open_hands: LEFT,
    pips: [8, 0, 14, 7],
    ...changed,
  });

export const scenes: Record<string, Scene> = {
  start: scene(
    { line: [[2, 5]], first: 0, last: null, hand: readTiles("0-3 1-5 2-3 2-6 4-4 6-6"), stock: 15, hand_sizes: [6, 6] },
    TWO,
  ),
  mid: scene({}),
  both: scene({ hand: readTiles("1-3 2-4 2-6"), hand_sizes: [3, 5, 4, 6] }),
  coach: scene({ turn: 2, drawn_count: 3 }, { coach: true }),
  waiting: scene(
    { turn: 2, passed: [false, true, false, false] },
    {
      deeds: [
        made(CHANCE, "?", { phase: "draw", turn: 3 }),
        made(CHANCE, "?", { phase: "draw", turn: 3 }),
        made(3, "1-4 right", { turn: 3 }),
        made(1, "pass", { turn: 1 }),
      ],
    },
  ),
  must_draw: scene(
    { hand: readTiles("0-2 2-4 2-6 4-5"), drawn: [[2, 4]], drawn_count: 1, hand_sizes: [4, 6], stock: 9 },
    TWO,
  ),
  must_pass: scene(
    { hand: readTiles("0-2 2-4 2-6"), stock: 0, hand_sizes: [3, 2], passed: [false, true, false, false] },
    TWO,
  ),
  many: scene(
    {
      line: LINE.slice(2, 6),
      first: 1,
      hand: wholeLine(6)
        .filter((_, index) => index % 4 !== 1)
        .map(([one, other]): Halves => [Math.min(one, other), Math.max(one, other)]),
      hand_sizes: [21, 2],
      stock: 0,
    },
    TWO,
  ),
  tiles_28: scene({ line: wholeLine(6), first: 11, hand: [], hand_sizes: [0, 0, 0, 0], stock: 0, turn: 1 }),
  one_arm: scene({ line: wholeLine(6).slice(0, 20), first: 2, hand: HAND, stock: 0 }),
  tiles_55: scene({ line: wholeLine(10).slice(0, 55), first: 30, highest: 10, hand: readTiles("0-10 3-8"), stock: 0 }),
  tiles_91: scene({ line: wholeLine(12), first: 40, highest: 12, hand: [], stock: 0, turn: 1 }),
  match: scene({ target: 100, totals: [42, 17, 88, 5], round: 3 }),
  next_hand: scene(
    { target: 100, totals: [42, 17, 21, 5], round: 2, line: [[2, 5]], first: 0, last: null },
    {
      deeds: [
        made(CHANCE, "open", { phase: "count" }, HAND_ENDED),
        made(CHANCE, "next", HAND_ENDED, { phase: "deal", round: 2 }),
      ],
    },
  ),
  watching: scene({ seat: null, hand: [], turn: 1 }, { seat: null, moves: [] }),
  won: over({ ended: "out", winners: [1], gains: [0, 29, 0, 0], totals: [0, 29, 0, 0] }),
  blocked: over({
    line: wholeLine(6).slice(0, 22),
    first: 9,
    ended: "blocked",
    hand_sizes: [2, 3, 3, 1],
    open_hands: [LEFT[0]!, readTiles("0-2 5-5 4-6"), LEFT[2]!, LEFT[3]!],
    pips: [8, 22, 14, 7],
    winners: [3],
    totals: [0, 0, 0, 37],
  }),
  shared: over({
    ended: "blocked",
    hand: [[1, 6]],
    open_hands: [[[1, 6]], [[2, 5]]],
    hand_sizes: [1, 1],
    pips: [7, 7],
    winners: [0, 1],
    totals: [0, 0],
  }),
};
scenes.shared = { ...scenes.shared!, ...TWO };

/** What the table would answer; null is a refusal. Enough to see things move, no more. */
export function answer(view: DominoView, move: string): Partial<Scene> | null {
  if (!legal(view).includes(move)) return null;
  if (move === "draw") return drawn(view);
  const [name, end] = move.split(" ") as [string, "left" | "right"];
  const tile = view.hand.find((each) => nameOf(each) === name);
  if (!tile || !view.ends) return null;
  const [left, right] = view.ends;
  const far = (near: number): number => (tile[0] === near ? tile[1] : tile[0]);
  const laid: Halves = end === "left" ? [far(left), left] : [right, far(right)];
  const line = end === "left" ? [laid, ...view.line] : [...view.line, laid];
  const hand = view.hand.filter((each) => each !== tile);
  const first = (view.first ?? 0) + (end === "left" ? 1 : 0);
  const ends = [line[0]![0], line.at(-1)![1]] as const;
  const next = complete({
    ...view,
    line,
    hand,
    first,
    ends,
    last: end,
    drawn: [],
    hand_sizes: [hand.length, ...view.hand_sizes.slice(1)],
  });
  return {
    view: next,
    moves: legal(next),
    deeds: [made(0, move, view, next)],
  };
}

function drawn(view: DominoView): Partial<Scene> {
  const gone = new Set([...view.line, ...view.hand].map(nameOf));
  const tile = wholeLine(view.highest).find((each) => !gone.has(nameOf(each)));
  if (!tile) return {};
  const kept: Halves = [Math.min(...tile), Math.max(...tile)];
  const hand = [...view.hand, kept];
  const next = complete({
    ...view,
    hand,
    stock: view.stock - 1,
    drawn: [...view.drawn, kept],
    drawn_count: view.drawn_count + 1,
    hand_sizes: [hand.length, ...view.hand_sizes.slice(1)],
  });
  return {
    view: next,
    moves: legal(next),
    deeds: [made(0, "draw", view), made(CHANCE, nameOf(kept), { ...view, phase: "draw" }, next)],
  };
}

export const names = NAMES;
export const options = {};
