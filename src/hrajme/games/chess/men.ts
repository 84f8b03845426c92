// The men of chess on their squares, from the letters of a view: capital ones are White's.

import type { Man } from "$toolkit/squares";

export type Kind = "pawn" | "knight" | "bishop" | "rook" | "queen" | "king";

const KINDS: Record<string, Kind> = { p: "pawn", n: "knight", b: "bishop", r: "rook", q: "queen", k: "king" };
const WORTH: Record<Kind, number> = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9, king: 0 };
const IN_ORDER = "qrbnp";

export const kindOf = (look: string): Kind => KINDS[look.toLowerCase()]!;
export const sideOf = (look: string): number => (look === look.toUpperCase() ? 0 : 1);

export function menOf(squares: string): Man[] {
  return [...squares].flatMap((look, square) => (look === "." ? [] : [{ square, look, side: sideOf(look) }]));
}

/** How many of each look there are. */
function countLooks(squares: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const look of squares) counts[look] = (counts[look] ?? 0) + 1;
  return counts;
}

/** What *side* is ahead: the men the other lacks, each as often, and how much they are worth in all. */
export function leadOf(squares: string, side: number): { looks: string[]; worth: number } {
  const counts = countLooks(squares);
  const of = (kind: string, who: number): number => counts[who === 0 ? kind.toUpperCase() : kind] ?? 0;
  const more = [...IN_ORDER].map((kind) => ({ kind, count: of(kind, side) - of(kind, 1 - side) }));
  const worth = more.reduce((sum, { kind, count }) => sum + count * WORTH[kindOf(kind)], 0);
  const looks = more.flatMap(({ kind, count }) =>
    Array<string>(Math.max(0, count)).fill(side === 0 ? kind : kind.toUpperCase()),
  );
  return { looks, worth };
}
