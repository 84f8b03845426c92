// Made-up moments for the gallery of boards.

import type { BoardProps } from "$web/board";
import type { Flip7View } from "./view";

type Status = Flip7View["status"][number];
type Scene = Partial<BoardProps<Flip7View>> & { view: Flip7View };

const PEOPLE = [
  ...["Anežka", "Bára", "Ctibor Bot", "Dominika", "Emil", "František z Dolní Lhoty", "Gabriela", "Honza", "Ivana Bot"],
  ...["Jáchym", "Květa", "Libor", "Magdaléna", "Norbert", "Oldřiška", "Petr Bot", "Radka", "Štěpán"],
];
const HANDS: readonly (readonly number[])[] = [
  [12, 4, 9],
  [7, 11],
  [5, 10, 8, 2],
  [12],
  [],
  [3, 6, 11, 9, 1],
  [10, 0],
  [8, 12, 7],
];
const FATES: readonly Status[] = ["in", "stopped", "bust", "in", "in", "frozen", "in", "bust"];
const DECK = [1, 1, 1, 2, 3, 4, 4, 5, 6, 7, 6, 7, 9, 1, 0, 1, 1, 0, 1, 2, 1, 2];

export const names = PEOPLE.slice(0, 5);
export const options = {
  opening_deal: false,
  freeze_alone: true,
  bust_discards_waiting: false,
  target: 200,
  challenge_rounds: 4,
};

interface Seat {
  row?: readonly number[];
  modifiers?: readonly string[];
  chance?: boolean;
  status?: Status;
  bustBy?: number;
  total?: number;
}

function valueOf({ row = [], modifiers = [], status = "in" }: Seat): number {
  const sum = row.reduce((one, other) => one + other, 0) * (modifiers.includes("x2") ? 2 : 1);
  const more = modifiers.filter((each) => each !== "x2").reduce((all, each) => all + Number(each), 0);
  return status === "bust" ? 0 : sum + more + (row.length === 7 ? 15 : 0);
}

/** A round under way, one like another in every run. */
function seatAt(index: number): Seat {
  const status = index === 0 ? "in" : FATES[index % FATES.length]!;
  const row = HANDS[index % HANDS.length]!;
  return {
    row,
    status,
    modifiers: index % 5 === 2 ? ["+4"] : index % 7 === 5 ? ["+10", "x2"] : [],
    chance: index % 6 === 3,
    bustBy: status === "bust" ? row.at(-1) : undefined,
    total: (index * 37 + 24) % 178,
  };
}

function table(count: number, changes: Readonly<Record<number, Seat>> = {}, more: Partial<Flip7View> = {}): Scene {
  const all = Array.from({ length: count }, (_, index): Seat => ({ ...seatAt(index), ...changes[index] }));
  const view: Flip7View = {
    ...{ seat: 0, phase: "turn", round: 3, dealer: count - 1, turn: 0, lucky: null, target: 200, rounds_left: null },
    rows: all.map((each) => each.row ?? []),
    modifiers: all.map((each) => each.modifiers ?? []),
    second_chances: all.map((each) => each.chance ?? false),
    status: all.map((each) => each.status ?? "in"),
    bust_by: all.map((each) => each.bustBy ?? null),
    round_points: all.map(valueOf),
    totals: all.map((each) => each.total ?? 0),
    ...{ deck: DECK, deck_size: DECK.reduce((one, other) => one + other, 0), set_aside: 21 },
    ...{ action: null, flip_three: null, waiting: [], candidates: [], bust_chance: [16, 65], may_stop: true },
    ...more,
  };
  return { view, names: PEOPLE.slice(0, count), moves: ["hit", "stop"], coach: true };
}

const LUCKY: Seat = { row: [12, 4, 9, 0, 7, 11, 2], modifiers: ["+6"], status: "in", bustBy: undefined, total: 144 };
const alone = {
  0: { row: [12, 4, 9], modifiers: ["x2"], total: 61 },
  1: { row: [10, 3], status: "in", bustBy: undefined, total: 88 },
} as const;
const gives = (count: number) =>
  Array.from({ length: count }, (_, index) => index)
    .filter((index) => index % 3 !== 1)
    .map((index) => `give ${index + 1}`);

export const scenes: Record<string, Scene> = {
  one: table(1, alone, { dealer: 0, rounds_left: 2 }),
  two: table(2, alone, { rounds_left: 1 }),
  five: table(5),
  five_waiting: { ...table(5, {}, { turn: 3, bust_chance: [9, 65] }), moves: [] },
  five_give: {
    ...table(5, {}, { phase: "give", action: { card: "freeze", seat: 0 }, bust_chance: null }),
    moves: ["give 1", "give 4", "give 5"],
  },
  five_flip: {
    ...table(
      5,
      {},
      {
        phase: "draw",
        turn: 4,
        flip_three: { seat: 4, left: 2 },
        waiting: [
          { card: "freeze", seat: 4 },
          { card: "flip3", seat: 4 },
        ],
        bust_chance: null,
      },
    ),
    moves: [],
  },
  five_bust: {
    ...table(5, { 0: { row: [12, 4, 9, 1], status: "bust", bustBy: 9, total: 24 } }, { turn: 3 }),
    moves: [],
  },
  five_lucky: { ...table(5, { 0: LUCKY }, { phase: "between", turn: null, lucky: 0, bust_chance: null }), moves: [] },
  five_over: {
    ...table(5, { 0: { ...LUCKY, total: 213 } }, { phase: "over", turn: null, lucky: 0, bust_chance: null }),
    moves: [],
  },
  five_tie: table(5, { 0: { total: 207 }, 3: { total: 207 } }, { candidates: [0, 3] }),
  five_first: table(
    5,
    {
      0: { row: [] },
      1: { row: [], status: "in" },
      2: { row: [], modifiers: [], status: "in", bustBy: undefined },
      3: { row: [], chance: false },
    },
    { bust_chance: [0, 65], may_stop: false },
  ),
  ten: table(10),
  ten_give: {
    ...table(10, {}, { phase: "give", action: { card: "flip3", seat: 0 }, bust_chance: null }),
    moves: gives(10),
  },
  eighteen: table(18),
  eighteen_waiting: { ...table(18, {}, { turn: 14 }), moves: [] },
  eighteen_give: {
    ...table(18, {}, { phase: "give", action: { card: "chance", seat: 0 }, bust_chance: null }),
    moves: gives(18),
  },
  eighteen_over: { ...table(18, { 4: { total: 222 } }, { phase: "over", turn: null, bust_chance: null }), moves: [] },
  watching: { ...table(5, {}, { seat: null, turn: 2 }), seat: null, moves: [] },
  longest: table(5, {
    0: { row: [12, 4, 9, 0, 7, 11], modifiers: ["+2", "+4", "+6", "+8", "+10", "x2"], chance: true, total: 188 },
  }),
};
