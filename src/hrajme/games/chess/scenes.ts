// Made-up moments of chess for the gallery: every state that the board can be in.

import { squareOf, squaresIn } from "$toolkit/squares/squares";
import type { BoardProps, Deed } from "$web/board";
import type { SeatView } from "$web/wire";
import type { ChessView } from "./view";

type Scene = Partial<BoardProps<ChessView>> & { view: ChessView };

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** The letters of a view from the first part of a FEN. */
function squaresOf(fen: string): string {
  const rows = fen.split(" ")[0]!.split("/").reverse();
  return rows.join("").replace(/\d/g, (count) => ".".repeat(Number(count)));
}

function viewOf(fen: string, changed: Partial<ChessView> = {}): ChessView {
  return {
    seat: 0,
    squares: squaresOf(fen),
    turn: fen.includes(" w ") ? 0 : 1,
    number: 1,
    last: null,
    check: null,
    quiet: 0,
    repeated: 1,
    touched: [],
    is_adjusting: false,
    is_touch_move: false,
    fen,
    start: "",
    ...changed,
  };
}

const square = (name: string): number => squareOf(name);
const names = ["Hana", "Bot Ludmila"];

const clocked = (white: number, black: number): SeatView[] =>
  names.map((name, seat) => ({
    kind: seat === 0 ? "person" : "bot",
    name,
    level: null,
    is_you: seat === 0,
    is_host: seat === 0,
    to_move: seat === 0,
    thought_ms: 0,
    thinks_since_ms: null,
    left_ms: seat === 0 ? white : black,
    free_ms: 0,
    is_beside_you: false,
    who: 0,
  }));

const OPENING = ["a2a3", "a2a4", "b1a3", "b1c3", "e2e3", "e2e4", "d2d3", "d2d4", "g1f3", "g1h3"];
const MIDDLE = "r2q1rk1/pp2bppp/2n1bn2/3p4/3N4/2N1B3/PPP1BPPP/R2Q1RK1 w - - 4 11";
const KINGS = "6k1/P4ppp/8/8/8/7q/5PPP/3R2K1 w - - 0 40";
const CHECKED = "rnb1kbnr/pppp1ppp/8/4p3/4P2q/5P2/PPPP2PP/RNBQKBNR w KQkq - 1 3";

const fromTo = (text: string): [number, number] => squaresIn(text) as [number, number];

export const scenes: Record<string, Scene> = {
  start: { view: viewOf(START), moves: OPENING },
  middle: {
    view: viewOf(MIDDLE, { last: fromTo("c8e6"), number: 11 }),
    moves: ["d4e6", "d4c6", "d4f5", "d4f3", "d4b3", "d4b5", "f1e1", "d1d2", "d1d3", "h2h3"],
    seats: clocked(754_000, 9_400),
  },
  check: {
    view: viewOf(CHECKED, {
      check: square("e1"),
      last: fromTo("d8h4"),
      number: 3,
    }),
    moves: ["e1e2", "g2g3"],
  },
  promotion: {
    view: viewOf(KINGS, { last: fromTo("h8h3"), number: 40 }),
    moves: ["a7a8q", "a7a8r", "a7a8b", "a7a8n", "d1d8", "g2h3"],
    seats: clocked(3_723_000, 61_000),
  },
  claim: {
    view: viewOf(MIDDLE, { repeated: 3, quiet: 12 }),
    moves: ["claim", "claim f1e1", "claim d1d2", "f1e1", "d1d2"],
  },
  touched: {
    view: viewOf(MIDDLE, { is_touch_move: true, touched: [square("d4")] }),
    moves: ["d4e6", "d4c6", "adjust", "touch d4", "touch f1"],
  },
  black: { view: viewOf(START, { seat: 1 }), seat: 1, moves: [] },
  watching: { view: viewOf(MIDDLE, { seat: null }), seat: null, moves: [] },
  over: {
    view: viewOf("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", {
      turn: null,
      check: square("e1"),
      last: fromTo("d8h4"),
    }),
    moves: [],
  },
};

/** What the table would answer; null is a refusal. Enough to see things move, no more. */
export function answer(view: ChessView, move: string): Partial<Scene> | null {
  if (!/^[a-h][1-8][a-h][1-8][qrbn]?$/.test(move)) return null;
  const way = squaresIn(move);
  const squares = [...view.squares];
  const moved = squares[way[0]!]!;
  squares[way[1]!] = move[4] === undefined ? moved : move[4].toUpperCase();
  squares[way[0]!] = ".";
  const after: ChessView = {
    ...view,
    squares: squares.join(""),
    last: [way[0]!, way[1]!],
    turn: 1,
    check: null,
    fen: `${view.fen} ${move}`,
  };
  const deed: Deed<ChessView> = {
    seat: 0,
    move,
    before: view,
    after,
    sentences: [],
  };
  return { view: after, moves: [], deeds: [deed] };
}

export const options = {};
export { names };
