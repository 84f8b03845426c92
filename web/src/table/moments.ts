// What an update tells, as moments for the clock; and the table as it stood at one of them.

import { CHANCE, type Deed, type Pace } from "../board";
import type { TableView, Update } from "../wire";
import type { Moment, Scene } from "./clock.svelte";

/** Once a table is over nobody is to move. Its position may not know: somebody has resigned, or nobody plays on. */
export function atRest(table: TableView): TableView {
  const view = table.view as { turn?: number | null } | null;
  return table.phase === "over" && view?.turn != null ? { ...table, view: { ...view, turn: null } } : table;
}

/** How the table stands. */
export function sceneOf(table: TableView): Scene {
  const seats = table.seats.flatMap((seat, index) => (seat.to_move ? [index] : []));
  return {
    revision: table.revision,
    view: table.view,
    toMove: table.chance_to_move ? [CHANCE] : seats,
    seat: table.seat,
  };
}

/** Whether the deeds of an update lead from *before* to its table: not when moves were taken back or are not known. */
export function leadsOn(before: TableView, update: Update): boolean {
  const { table, deeds } = update;
  return before.play === table.play && before.moves_made + deeds.length === table.moves_made;
}

/** One moment a deed; those that take no time are shown together with the next one. */
export function momentsOf(update: Update, from: Scene, pace: Pace<unknown>): Moment[] {
  const moments: Moment[] = [];
  let [joined, before]: [Deed<unknown>[], unknown] = [[], from.view];
  for (const { revision, seat, move, view, to_move } of update.deeds) {
    const after = view ?? update.table.view;
    const sentences = update.story.find((told) => told.revision === revision)?.sentences ?? [];
    const deed = { seat, move, before, after, sentences };
    const beat = pace(deed);
    joined.push(deed);
    before = after;
    if (beat.moves + beat.stands === 0 && view !== null) continue;
    moments.push({ deeds: joined, beat, scene: { ...from, revision, view: after, toMove: to_move } });
    joined = [];
  }
  return moments;
}

/** The table as it stood at an earlier scene, for who is still shown it; nothing can be done there. */
export function asAt(scene: Scene | null, table: TableView): TableView {
  if (scene === null) return table;
  const seats = table.seats.map((seat, index) => ({ ...seat, to_move: scene.toMove.includes(index) }));
  const chance_to_move = scene.toMove.includes(CHANCE);
  const nothing = { offers: [], may_undo: "no", outcome: null, moves: [] } as const;
  return { ...table, ...nothing, phase: "running", view: scene.view, seats, chance_to_move, seat: scene.seat };
}
