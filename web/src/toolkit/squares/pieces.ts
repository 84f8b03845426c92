// Which piece is which when a position follows another, so that each is seen to go where it goes.

import { columnOf, rowOf } from "./squares";

/** Something that stands on a square. */
export interface Man {
  square: number;
  /** How it looks: two with the same look are the same to players. */
  look: string;
  /** The seat it belongs to. */
  side: number;
}

export interface Piece extends Man {
  id: number;
}

function distance(one: number, other: number): number {
  return Math.hypot(columnOf(one) - columnOf(other), rowOf(one) - rowOf(other));
}

/** The pieces of the next position. *way* is what is known of the move: its first and last square hold the same piece,
 * even if it looks different now. Of the rest those that look alike are the same, the nearest first. */
export function carryOver(before: readonly Piece[], men: readonly Man[], way: readonly number[] = []): Piece[] {
  const gone = new Map(before.map((piece) => [piece.square, piece]));
  const found = new Map<number, Piece>();
  const keep = (man: Man, piece: Piece): void => {
    found.set(man.square, { ...man, id: piece.id });
    gone.delete(piece.square);
  };
  const missing = (): Man[] => men.filter(({ square }) => !found.has(square));

  const [start, end] = [way[0], way.at(-1)];
  const mover = start === undefined ? undefined : gone.get(start);
  const moved = men.find(({ square, side }) => square === end && side === mover?.side);
  const hasLeft = !men.some(({ square, side }) => square === start && start !== end && side === mover?.side);
  if (mover && moved && hasLeft) keep(moved, mover);
  for (const man of missing()) {
    const piece = gone.get(man.square);
    if (piece?.look === man.look) keep(man, piece);
  }
  for (const man of missing()) {
    const alike = [...gone.values()].filter(({ look }) => look === man.look);
    alike.sort((one, other) => distance(one.square, man.square) - distance(other.square, man.square));
    if (alike[0]) keep(man, alike[0]);
  }
  let id = Math.max(0, ...before.map((piece) => piece.id));
  for (const man of missing()) found.set(man.square, { ...man, id: (id += 1) });
  // In the order of their ids, so that nothing on the page changes its place.
  return [...found.values()].sort((one, other) => one.id - other.id);
}
