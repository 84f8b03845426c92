// What is said on the board: of places and steps, and of what a moment asks for.

import type { Words } from "$web/board";
import { isPoint, THEIR_BAR, THEIR_OFF } from "./layout";
import { BAR, nameOf, OFF, pipsOf, type Points, type Step } from "./steps";
import type { Turn } from "./turn.svelte";
import type { BackgammonView } from "./view";

const say = (words: Words, name: string, args: Record<string, string | number> = {}): string =>
  words.say(`backgammon-web-${name}`, args);

/** "18 to 11, hits" */
export function sayStep(words: Words, { origin, target, hits }: Pick<Step, "origin" | "target" | "hits">): string {
  return say(words, "step", { origin: nameOf(origin), target: nameOf(target), hits: hits ? "yes" : "no" });
}

export interface Eyes {
  words: Words;
  points: Points;
  /** Who sits below. */
  near: number;
  /** One's own seat; null for who only watches. */
  seat: number | null;
  /** The seat with the dark checkers. */
  dark: number;
}

/** Whose checkers: one's own and the others', or their colours for who only watches. */
function ownerOf({ seat, dark }: Eyes, owner: number): string {
  if (seat === null) return owner === dark ? "dark" : "light";
  return owner === seat ? "mine" : "theirs";
}

const checkers = (eyes: Eyes, owner: number, count: number): string =>
  say(eyes.words, "checkers", { owner: ownerOf(eyes, owner), count });

/** A place and what stands there. */
export function sayPlace(eyes: Eyes, place: number): string {
  const { words, points, near } = eyes;
  const far = 1 - near;
  if (place === BAR || place === THEIR_BAR) {
    const owner = place === BAR ? near : far;
    return `${say(words, "bar")}, ${checkers(eyes, owner, points[owner]![BAR]!)}`;
  }
  if (!isPoint(place)) {
    const owner = place === THEIR_OFF ? far : near;
    return `${say(words, "tray")}, ${checkers(eyes, owner, points[owner]![OFF]!)}`;
  }
  const owner = points[near]![place]! > 0 ? near : far;
  const count = owner === near ? points[near]![place]! : points[far]![BAR - place]!;
  return `${say(words, "point", { point: place })}, ${count === 0 ? say(words, "empty") : checkers(eyes, owner, count)}`;
}

/** Who has to do something: of an offered double the one who takes or drops it. */
export function askedOf({ phase, turn }: BackgammonView): number | null {
  return phase === "offered" && turn !== null ? 1 - turn : turn;
}

/** What a moment asks for; *short* where there is no room for more. */
export function sayPrompt(
  { words, points, near, seat }: Eyes,
  view: BackgammonView,
  turn: Turn,
  short: boolean,
): string {
  const { phase, beginnings, cube } = view;
  if (phase === "opening") return view.opening === null ? "" : say(words, "again");
  if (phase === "offered")
    return words.tell({ id: "backgammon-board-offered", args: { player: askedOf(view) ?? 0, cube: 2 * cube } });
  if (view.turn === null) return "";
  if (view.turn !== seat) return words.tell({ id: "backgammon-board-turn", args: { player: view.turn } });
  if (phase === "ready") return say(words, view.may_double ? "ready_or_double" : "ready");
  if (turn.making === null) return "";
  const waits = points[near]![BAR]! > 0;
  if (beginnings.length === 0) return say(words, waits ? "shut_out" : "stuck");
  if (turn.isWhole) return say(words, "whole");
  if (waits) return say(words, "enter");
  // Where nothing can go by the first number, a tap means the other.
  if (short || !turn.next.some(({ die }) => die === turn.lead)) return say(words, "tap");
  const asked = turn.dice.length > 2 ? "double_first" : turn.maySwap ? "first" : "next";
  return say(words, asked, { die: turn.lead });
}

/** What is played for. */
export function sayFacts(words: Words, { match, jacoby, is_crawford }: BackgammonView): string[] {
  if (match === 0) return jacoby ? [say(words, "jacoby")] : [];
  const length = say(words, "match", { match });
  return is_crawford ? [length, say(words, "crawford")] : [length];
}

export function sayCube(words: Words, { phase, cube, cube_owner }: BackgammonView): string {
  if (phase === "offered") return say(words, "cube_offered", { cube: 2 * cube });
  if (cube_owner === null) return words.say("backgammon-board-cube", { cube });
  return words.tell({ id: "backgammon-board-cube_owned", args: { cube, player: cube_owner } });
}

/** Who plays a side, and how it stands. */
export function saySeat({ words, points }: Eyes, view: BackgammonView, each: number, name: string): string {
  const parts = [name, say(words, "pips", { count: pipsOf(points, each) })];
  if (view.match > 0) parts.push(say(words, "score", { score: view.score[each]! }));
  if (askedOf(view) === each) parts.push(words.say("board-on_turn"));
  return parts.join(", ");
}
