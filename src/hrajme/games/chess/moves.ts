// Moves of chess as hands make them, from their text: "e2e4", "e7e8q", "claim", "claim g1f3", "touch e2", "adjust".

import { squareName, squaresIn, type Way } from "$toolkit/squares";
import type { Deed } from "$web/board";
import type { ChessView } from "./view";

const MOVE = /^[a-h][1-8][a-h][1-8][qrbn]?$/;
const CLAIM_WITH = "claim ";
const USUAL_ORDER = "qnrb";
const KING_FROM: Record<string, string> = { e1g1: "h1", e1c1: "a1", e8g8: "h8", e8c8: "a8" };

/** What a pawn becomes by this move, or by the one that is claimed with, as a small letter; "" for none. */
export const becomesBy = (text: string): string => text.replace(CLAIM_WITH, "")[4] ?? "";

/** The ways of all moves that move something. Who castles may also put the king on the rook. */
export function waysOf(moves: readonly string[], squares: string): Way[] {
  const made = moves.filter((text) => MOVE.test(text));
  made.sort((one, other) => USUAL_ORDER.indexOf(becomesBy(one)) - USUAL_ORDER.indexOf(becomesBy(other)));
  return made.flatMap((text) => [{ text, squares: squaresIn(text) }, ...castlings(text, squares)]);
}

function castlings(text: string, squares: string): Way[] {
  const rook = KING_FROM[text];
  const [start] = squaresIn(text);
  if (rook === undefined || squares[start!]?.toLowerCase() !== "k") return [];
  return [{ text, squares: [start!, ...squaresIn(rook)] }];
}

/** Which way a deed went; a claim that names a move does not make it. */
export function wayOf({ move }: Deed<ChessView>): number[] {
  return MOVE.test(move) ? squaresIn(move) : [];
}

/** A way that is not open, as the table reads it. */
export function attemptOf(path: readonly number[]): string {
  return `${squareName(path[0]!)}${squareName(path.at(-1)!)}`;
}

/** The claims of a draw with a move that would bring it, by that move. */
export function claimsWith(moves: readonly string[]): Map<string, string> {
  return new Map(
    moves.filter((text) => text.startsWith(CLAIM_WITH)).map((text) => [text.slice(CLAIM_WITH.length), text]),
  );
}

/** The same ways, and each is a claim: not the move is made, its draw is claimed. */
export function claimWays(moves: readonly string[], squares: string): Way[] {
  const claims = claimsWith(moves);
  return waysOf([...claims.keys()], squares).map((way) => ({ ...way, text: claims.get(way.text)! }));
}
