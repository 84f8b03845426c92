// What happened between two views, moment by moment. The room answers a move with all the cards that follow from it,
// even with the next round: the story tells in which order they came, so that the board can show one after another.

import type { Sentence, Told } from "$web/wire";
import type { Action, Flip7View, FlipThree } from "./view";

type Args = Sentence["args"];
type Status = Flip7View["status"][number];

export type Fate = "kept" | "bust" | "saved" | "lucky" | "action";

/** A card that was turned over for a seat. */
export interface Turned {
  name: string;
  seat: number;
  fate: Fate;
}

export type Beat = "card" | "bust" | "lucky" | "word" | "shuffle" | "round_end" | "end" | "round";

export interface Moment {
  view: Flip7View;
  beat: Beat | null;
  turned: Turned | null;
  /** What is told beside it. */
  sentence: Sentence | null;
}

/** A view that is being changed. */
interface Draft extends Flip7View {
  rows: number[][];
  modifiers: string[][];
  second_chances: boolean[];
  status: Status[];
  bust_by: (number | null)[];
  round_points: number[];
  totals: number[];
  action: Action | null;
  flip_three: FlipThree | null;
  waiting: Action[];
}

const STORY = "flip7-story-";

/** The moments from one view to the next; the last shows exactly the next view. */
export function momentsBetween(before: Flip7View, news: readonly Told[], after: Flip7View): Moment[] {
  const moments = toldMoments(before, news, after);
  const last = moments.pop();
  if (last === undefined) return [still(after)];
  if (after.phase === "over") return [...moments, { ...last, beat: "end", view: after }];
  return last.beat === "round_end" ? [...moments, last, still(after)] : [...moments, { ...last, view: after }];
}

/** The moments as the story tells them. */
export function toldMoments(before: Flip7View, news: readonly Told[], after: Flip7View): Moment[] {
  const moments: Moment[] = [];
  let view = before;
  for (const sentence of news.flatMap((told) => told.sentences)) {
    if (!sentence.id.startsWith(STORY)) continue;
    const word = sentence.id.slice(STORY.length);
    const moment = momentOf(word, sentence, view, after);
    if (moment !== null) moments.push(moment);
    else amend(word, sentence.args, moments.at(-1));
    view = moments.at(-1)?.view ?? view;
  }
  return moments;
}

export function still(view: Flip7View): Moment {
  return { view, beat: null, turned: null, sentence: null };
}

/** A sentence that makes a moment of its own. */
function momentOf(word: string, sentence: Sentence, before: Flip7View, after: Flip7View): Moment | null {
  const { args } = sentence;
  const view = draft(before);
  const fate = FATES[word];
  if (fate !== undefined) {
    const turned = { name: String(args.card).replace("×", "x"), seat: Number(args.player), fate };
    turnUp(view, turned, args);
    return { view, beat: fate === "bust" || fate === "lucky" ? fate : "card", turned, sentence };
  }
  const change = CHANGES[word];
  if (change === undefined) return null;
  change.apply(view, args, after);
  return { view, beat: change.beat, turned: null, sentence };
}

/** A sentence that belongs to the moment before it. */
function amend(word: string, args: Args, moment: Moment | undefined): void {
  if (moment === undefined) return;
  const view = draft(moment.view);
  if (word === "score") {
    view.totals[Number(args.player)] = Number(args.total);
    view.round_points[Number(args.player)] = Number(args.points);
  } else if (word === "waits" && moment.turned !== null) {
    view.waiting.push({ card: moment.turned.name, seat: moment.turned.seat });
  }
  moment.view = view;
}

const FATES: Readonly<Record<string, Fate>> = {
  number: "kept",
  modifier: "kept",
  second_chance: "kept",
  surplus: "action",
  action: "action",
  saved: "saved",
  bust: "bust",
  lucky: "lucky",
};

function turnUp(view: Draft, { name, seat, fate }: Turned, args: Args): void {
  Object.assign(view, { turn: seat, phase: "draw", deck_size: Math.max(0, view.deck_size - 1), bust_chance: null });
  if (view.flip_three !== null) view.flip_three = { seat, left: Math.max(0, view.flip_three.left - 1) };
  view.round_points[seat] = fate === "bust" ? 0 : Number(args.points);
  if (fate === "bust") {
    view.status[seat] = "bust";
    view.bust_by[seat] = Number(name);
  } else if (fate === "saved") {
    view.second_chances[seat] = false;
  } else if (fate !== "action") {
    keep(view, name, seat);
  }
  if (fate === "lucky") Object.assign(view, { lucky: seat });
}

function keep(view: Draft, name: string, seat: number): void {
  if (name === "chance") view.second_chances[seat] = true;
  else if (/^\d/.test(name)) view.rows[seat]?.push(Number(name));
  else view.modifiers[seat]?.push(name);
}

interface Change {
  beat: Beat;
  apply(view: Draft, args: Args, after: Flip7View): void;
}

const CHANGES: Readonly<Record<string, Change>> = {
  stop: { beat: "word", apply: (view, args) => leave(view, Number(args.player), "stopped") },
  play: { beat: "word", apply: (view) => (view.action = null) },
  gets_freeze: { beat: "word", apply: (view, args) => leave(view, Number(args.player), "frozen") },
  gets_flip3: { beat: "word", apply: (view, args) => (view.flip_three = { seat: Number(args.player), left: 3 }) },
  gets_chance: { beat: "word", apply: (view, args) => (view.second_chances[Number(args.player)] = true) },
  reshuffle: {
    beat: "shuffle",
    apply: (view, args) => Object.assign(view, { deck_size: Number(args.count), set_aside: 0 }),
  },
  round_over: { beat: "round_end", apply: endRound },
  no_cards: { beat: "round_end", apply: endRound },
  dealer: { beat: "round", apply: (view, args) => Object.assign(view, { dealer: Number(args.player) }) },
  round: { beat: "round", apply: beginRound },
};

function leave(view: Draft, seat: number, status: Status): void {
  view.status[seat] = status;
  Object.assign(view, { turn: null, bust_chance: null });
}

function endRound(view: Draft): void {
  Object.assign(view, { phase: "between", turn: null, action: null, flip_three: null, waiting: [], bust_chance: null });
}

function beginRound(view: Draft, args: Args, after: Flip7View): void {
  const none = view.rows.map(() => []);
  Object.assign(view, {
    ...{ round: Number(args.round), dealer: Number(args.player), phase: "turn", lucky: null },
    ...{
      rows: none,
      modifiers: none.map(() => []),
      second_chances: none.map(() => false),
      bust_by: none.map(() => null),
    },
    status: after.status.map((status) => (status === "finished" ? status : "in")),
    ...{ round_points: none.map(() => 0), candidates: after.candidates, rounds_left: after.rounds_left },
  });
}

function draft(view: Flip7View): Draft {
  return {
    ...view,
    rows: view.rows.map((row) => [...row]),
    modifiers: view.modifiers.map((held) => [...held]),
    second_chances: [...view.second_chances],
    status: [...view.status],
    bust_by: [...view.bust_by],
    round_points: [...view.round_points],
    totals: [...view.totals],
    waiting: [...view.waiting],
  };
}
