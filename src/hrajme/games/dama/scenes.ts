// Made-up moments of dáma for the gallery: every state that the board can be in.

import { squareName, squaresIn } from "$toolkit/squares/squares";
import type { BoardProps, Deed } from "$web/board";
import { menOf, takenOn } from "./moves";
import type { DamaView } from "./view";

type Scene = Partial<BoardProps<DamaView>> & { view: DamaView };

const START = "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8";

/** A view of a position as draughts programs write it. */
export function viewOf(setup: string, changed: Partial<DamaView> = {}): DamaView {
  const [turn, ...sides] = setup.split(":");
  const pieces = sides.flatMap((side) =>
    side
      .slice(1)
      .split(",")
      .filter((text) => text !== "")
      .map((text) => ({ square: text.slice(-2), owner: side[0] === "W" ? 0 : 1, is_queen: text.startsWith("K") })),
  );
  return {
    seat: 0,
    pieces,
    turn: turn === "W" ? 0 : 1,
    last: null,
    must_take: [],
    warned: false,
    missed: null,
    quiet: 0,
    occurrences: 1,
    setup,
    ...changed,
  };
}

export function made(move: string, before: DamaView, after: DamaView): Deed<DamaView> {
  return { seat: 0, move, before, after, sentences: [] };
}

const TAKING = viewOf("W:Wc3,e3,g3,f2,h2,Kf8:Bd4,d6,f6,c7,e7,h6", {
  must_take: ["f8"],
  last: { origin: "c5", target: "d4", taken: [] },
});
const CAPTURES = ["f8xc5xe3", "f8xc5xf2", "f8xc5xg1"];

export const scenes: Record<string, Scene> = {
  start: { view: viewOf(START), moves: ["a3-b4", "c3-b4", "c3-d4", "e3-d4", "e3-f4", "g3-f4", "g3-h4"] },
  must_take: { view: TAKING, moves: CAPTURES },
  chain: {
    view: viewOf("W:Wc3,a1,h2:Bd4,d6,f6,h8,a7", { must_take: ["c3"] }),
    moves: ["c3xe5xg7", "c3xe5xc7"],
  },
  refused: {
    view: TAKING,
    moves: CAPTURES,
    refused: { id: "dama-refuse-must_take", args: { capture: "f8xc5xf2", taken: "d6, d4" } },
  },
  warned: { view: { ...TAKING, warned: true }, moves: CAPTURES },
  queens: { view: viewOf("B:WKa1,Kc1,Kg3:BKd8,b6", { seat: 0 }), moves: [] },
  black: { view: viewOf(START, { seat: 1 }), seat: 1, moves: [] },
  watching: { view: { ...TAKING, seat: null }, seat: null, moves: [] },
};

/** What the table would answer; null is a refusal. Enough to see things move, no more. */
export function answer(view: DamaView, move: string): Partial<Scene> | null {
  const way = squaresIn(move);
  const [origin, target] = [squareName(way[0]!), squareName(way.at(-1)!)];
  const taken = takenOn(menOf(view), way).map(squareName);
  const isKnown = Object.values(scenes).some(({ moves }) => moves?.includes(move));
  if (!isKnown) return null;
  const left = view.pieces.filter(({ square }) => !taken.includes(square));
  const pieces = left.map((piece) => (piece.square === origin ? { ...piece, square: target } : piece));
  const last = { origin, target, taken };
  const after: DamaView = { ...view, pieces, turn: 1, must_take: [], last, setup: `${view.setup} ${move}` };
  return { view: after, moves: [], deeds: [made(move, view, after)] };
}

export const names = ["Hana", "Bot Ludmila"];
export const options = {};
