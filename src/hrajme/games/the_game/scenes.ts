// Made-up moments of The Game for the gallery: every state that the board can be in.

import { type BoardProps, CHANCE } from "$web/board";
import type { TheGameView } from "./view";

type Scene = Partial<BoardProps<TheGameView>> & { view: TheGameView };

const VIEW: TheGameView = {
  seat: 0,
  phase: "turn",
  tops: [23, 47, 81, 60],
  hand: [8, 24, 37, 59, 70, 96],
  hand_sizes: [6, 6, 5, 6],
  draw_pile: 48,
  turn: 0,
  minimum: 2,
  placed: 1,
  on_fire: false,
  burning: [false, false, false, false],
  candidate: null,
  eagerness: null,
  agreed: [],
  nominated: [],
  open_hands: null,
  piles: null,
};

function legal(view: TheGameView): string[] {
  const moves = view.hand.flatMap((card) =>
    view.tops.flatMap((top, pile) => {
      const fits = pile < 2 ? card > top || card === top - 10 : card < top || card === top + 10;
      return fits ? [`${card} > ${pile + 1}`] : [];
    }),
  );
  return view.placed >= view.minimum ? [...moves, "end"] : moves;
}

function turn(view: Partial<TheGameView>, more: Partial<Scene> = {}): Scene {
  const whole = { ...VIEW, ...view };
  return { view: whole, moves: whole.turn === 0 ? legal(whole) : [], ...more };
}

const NAMES = ["Hana", "Petr", "Bot Ludmila", "Zuzana Nejedlá-Kováčová", "Bot Jan"];

export const scenes: Record<string, Scene> = {
  turn: turn({}),
  coach: turn({}, { coach: true }),
  may_end: turn({ placed: 3, hand: [8, 59, 70], hand_sizes: [3, 6, 5, 6] }),
  start: turn({
    tops: [1, 1, 100, 100],
    placed: 0,
    draw_pile: 74,
    hand: [12, 25, 44, 61, 78, 99],
  }),
  alone: turn({ hand: [8, 12, 24, 37, 59, 70, 82, 96], hand_sizes: [8], placed: 0 }, { names: NAMES.slice(0, 1) }),
  waiting: turn({ turn: 3, placed: 1 }),
  said: turn(
    { turn: 1 },
    {
      heard: [
        {
          revision: 1,
          at_ms: 0,
          name: "Petr",
          seat: 1,
          text: "",
          signal: { id: "the_game-signal-keep_off", args: { pile: 2 } },
          who: 2,
        },
        {
          revision: 2,
          at_ms: 0,
          name: "Zuzana",
          seat: 3,
          text: "",
          signal: { id: "the_game-signal-mine_fits", args: { pile: 4 } },
          who: 3,
        },
      ],
    },
  ),
  five: turn({ hand_sizes: [6, 6, 6, 6, 6], draw_pile: 33 }, { names: NAMES }),
  two: turn({ hand: [8, 15, 24, 37, 59, 70, 96], hand_sizes: [7, 7], draw_pile: 60 }, { names: NAMES.slice(0, 2) }),
  who_starts: turn(
    {
      phase: "opening",
      turn: null,
      tops: [1, 1, 100, 100],
      draw_pile: 74,
      minimum: 0,
      placed: 0,
    },
    { moves: ["start 1", "start 2", "start 3", "start 4", "offer 0"] },
  ),
  candidate: turn(
    {
      phase: "opening",
      turn: null,
      tops: [1, 1, 100, 100],
      draw_pile: 74,
      candidate: 2,
      agreed: [1, 2],
      nominated: [2],
      minimum: 0,
      placed: 0,
    },
    { moves: ["agree 2", "start 1", "start 2", "start 4", "offer 9"] },
  ),
  on_fire: turn(
    {
      on_fire: true,
      tops: [22, 47, 77, 60],
      burning: [true, false, true, false],
      hand: [8, 33, 37, 55, 70, 96],
    },
    { options: { on_fire: true, talk: "free" } },
  ),
  review: turn(
    {
      piles: [
        [4, 9, 15, 20, 23],
        [12, 57, 47],
        [97, 90, 88, 81],
        [71, 60],
      ],
    },
    { options: { review_piles: true, talk: "signals" } },
  ),
  late: turn({
    tops: [92, 96, 9, 4],
    draw_pile: 0,
    minimum: 1,
    placed: 0,
    hand: [94, 82],
    hand_sizes: [2, 0, 1, 3],
  }),
  watching: turn({ seat: null, hand: [], turn: 1 }, { seat: null, moves: [] }),
  beaten: turn(
    {
      phase: "over",
      turn: 0,
      tops: [99, 97, 2, 5],
      hand: [],
      hand_sizes: [0, 0, 0, 0],
      draw_pile: 0,
      open_hands: [[], [], [], []],
    },
    { moves: [] },
  ),
  lost: turn(
    {
      phase: "over",
      tops: [88, 97, 12, 5],
      hand: [14, 20, 31],
      hand_sizes: [3, 4, 2, 4],
      draw_pile: 9,
      open_hands: [
        [14, 20, 31],
        [33, 45, 62, 70],
        [15, 16],
        [40, 41, 52, 79],
      ],
    },
    { moves: [] },
  ),
};

/** What the table would answer; null is a refusal. Enough to see things move, no more. */
export function answer(view: TheGameView, move: string): Partial<Scene> | null {
  if (!legal(view).includes(move)) return null;
  const [card, pile] = move.split(" > ").map(Number);
  if (card === undefined || pile === undefined) return drawn(view);
  const hand = view.hand.filter((each) => each !== card);
  const tops = view.tops.map((each, index) => (index === pile - 1 ? card : each));
  const next = {
    ...view,
    hand,
    tops,
    placed: view.placed + 1,
    hand_sizes: [hand.length, ...view.hand_sizes.slice(1)],
  };
  const deed = { seat: 0, move, before: view, after: next, sentences: [] };
  return { view: next, moves: legal(next), deeds: [deed] };
}

function drawn(view: TheGameView): Partial<Scene> {
  const free = Array.from({ length: 98 }, (_, index) => index + 2).filter(
    (each) => !view.hand.includes(each) && !view.tops.includes(each),
  );
  const cards = free.filter((_, index) => index % 17 === view.draw_pile % 17).slice(0, view.placed);
  const hand = [...view.hand, ...cards].sort((one, other) => one - other);
  const next = {
    ...view,
    hand,
    placed: 0,
    draw_pile: view.draw_pile - cards.length,
    hand_sizes: [hand.length, ...view.hand_sizes.slice(1)],
  };
  const deeds = cards.map((card) => ({
    seat: CHANCE,
    move: String(card),
    before: view,
    after: next,
    sentences: [],
  }));
  return { view: next, moves: legal(next), deeds };
}

export const names = NAMES.slice(0, 4);
export const options = { talk: "free" };
