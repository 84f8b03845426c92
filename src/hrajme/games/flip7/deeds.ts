// What happened, as it is seen and heard on the board: from a deed and the views around it.

import type { Sound } from "$toolkit";
import { BEATS, standing } from "$toolkit/beats";
import { type Beat, CHANCE, type Deed } from "$web/board";
import type { Sentence } from "$web/wire";
import { CARD_NAMES, kindOf } from "./cards";
import type { Flip7View } from "./view";

export type Fate = "kept" | "bust" | "saved" | "lucky" | "action";

/** A card that was turned over for a seat. */
export interface Turned {
  name: string;
  seat: number;
  fate: Fate;
}

/** In a crowd a card of somebody else is seen so quickly. */
const CROWD = 10;
const GLIMPSE: Beat = { moves: 260, stands: 160 };
const STANDS: Readonly<Record<Fate, number>> = { kept: 350, action: 500, saved: 900, bust: 1100, lucky: 1500 };
const GIVEN_MS = 900;
const ROUND_END_MS = 3000;
const END_MS = 1800;
const SOUNDS: Partial<Readonly<Record<Fate, Sound>>> = { bust: "bust", lucky: "treat" };

/** The card of a deed; null where none was turned over. */
export function turnedBy({ seat, move, before, after }: Deed<Flip7View>): Turned | null {
  if (seat !== CHANCE || before.turn === null || !CARD_NAMES.includes(move)) return null;
  return { name: move, seat: before.turn, fate: fateOf(move, before.turn, before, after) };
}

function fateOf(name: string, seat: number, before: Flip7View, after: Flip7View): Fate {
  const kind = kindOf(name);
  if (kind === "flip3" || kind === "freeze") return "action";
  if (kind === "chance") return before.second_chances[seat] ? "action" : "kept";
  if (kind === "number" && before.rows[seat]?.includes(Number(name)))
    return after.status[seat] === "bust" ? "bust" : "saved";
  return after.lucky === seat ? "lucky" : "kept";
}

/** Whether a round has ended with this deed. */
export const endsRound = ({ after }: Deed<Flip7View>): boolean => after.phase === "between" || after.phase === "over";

/** What is told of a deed in the middle of the table; whom an action card goes to is a part of it. */
export function captionOf(deed: Deed<Flip7View>): readonly Sentence[] {
  if (turnedBy(deed)?.fate === "action" && deed.after.action === null)
    return deed.sentences.slice(0, isTaken(deed) ? 3 : 2);
  return deed.sentences.slice(0, deed.move.startsWith("give") ? 2 : 1);
}

/** Whether an action card has met somebody; where nobody can get it, it is discarded. */
function isTaken({ before, after }: Deed<Flip7View>): boolean {
  const isOther = (seat: number): boolean =>
    before.status[seat] !== after.status[seat] || before.second_chances[seat] !== after.second_chances[seat];
  return after.flip_three !== null || after.status.some((_, seat) => isOther(seat));
}

/** What is heard when it is told. */
export function soundOf(deed: Deed<Flip7View>): Sound | null {
  const turned = turnedBy(deed);
  if (turned !== null) return SOUNDS[turned.fate] ?? null;
  return deed.seat === CHANCE ? "shuffle" : "pick";
}

export function pace(deed: Deed<Flip7View>): Beat {
  if (deed.move === "hit") return BEATS.none;
  const beat = beatOf(turnedBy(deed), deed.after);
  if (deed.after.phase === "over") return standing(beat, END_MS);
  if (endsRound(deed)) return standing(beat, ROUND_END_MS);
  return deed.move.startsWith("give") ? standing(beat, GIVEN_MS) : beat;
}

function beatOf(turned: Turned | null, view: Flip7View): Beat {
  if (turned === null) return BEATS.word;
  const isGlimpsed = turned.fate === "kept" && view.rows.length >= CROWD && turned.seat !== view.seat;
  return isGlimpsed ? GLIMPSE : standing(BEATS.card, STANDS[turned.fate]);
}
