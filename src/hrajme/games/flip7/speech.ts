// What is said about the table.

import type { Words } from "$web/board";
import type { Sentence } from "$web/wire";
import { faceOf } from "./cards";
import type { Flip7View } from "./view";

/** Everything about one seat in a sentence. */
export function describeSeat(view: Flip7View, seat: number, words: Words): string {
  const cards = (view.rows[seat] ?? []).map(String);
  const twin = view.bust_by[seat];
  if (twin != null) cards.push(words.say("flip7-describe-twin", { number: twin }));
  cards.push(...(view.modifiers[seat] ?? []).map(faceOf));
  if (view.second_chances[seat]) cards.push(words.say("flip7-card-chance"));
  const args = {
    player: seat,
    status: view.status[seat] ?? "in",
    cards: cards.join(", ") || words.say("flip7-describe-nothing"),
    points: view.round_points[seat] ?? 0,
    total: view.totals[seat] ?? 0,
  };
  const notes = [];
  if (view.lucky === seat) notes.push(words.say("flip7-web-lucky"));
  if (view.dealer === seat) notes.push(words.tell({ id: "flip7-board-deals", args: { player: seat } }));
  return [words.tell({ id: "flip7-describe-seat", args }), ...notes].join(" ");
}

/** The card as players call it. */
export function cardName(name: string, words: Words): string {
  const id = `flip7-card-${name}`;
  return words.has(id) ? words.say(id) : faceOf(name);
}

/** Who decides now; nobody while cards come, as in a Flip Three. */
export function deciderOf(view: Flip7View, ahead: Flip7View): number | null {
  const isDecision = view.phase === "turn" || view.phase === "give";
  return isDecision && view === ahead ? view.turn : null;
}

/** Whether nobody has got a card in this round yet. */
export function isFresh({ rows, modifiers, second_chances }: Flip7View): boolean {
  return [...rows, ...modifiers].every((cards) => cards.length === 0) && !second_chances.includes(true);
}

/** Who has won so far as the points tell: alone at the top, or all who met the challenge. */
export function winnersOf(view: Flip7View): number[] {
  if (view.phase !== "over") return [];
  const seats = view.totals.map((_, seat) => seat);
  if (view.rounds_left !== null) return seats.filter((seat) => view.totals[seat]! >= view.target);
  const rivals = view.candidates.length > 0 ? view.candidates : seats;
  const best = Math.max(...rivals.map((seat) => view.totals[seat]!));
  return rivals.filter((seat) => view.totals[seat] === best);
}

/** The last sentence of a game. */
export function ending(view: Flip7View): Sentence {
  const winners = winnersOf(view);
  if (view.rounds_left !== null) return { id: `flip7-end-challenge_${winners.length > 0 ? "won" : "lost"}`, args: {} };
  const player = winners[0] ?? 0;
  const id = view.candidates.length > 0 ? "flip7-end-tie_break" : "flip7-end-target";
  return { id, args: { player, total: view.totals[player] ?? 0 } };
}
