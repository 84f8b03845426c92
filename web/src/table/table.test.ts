import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Deed, SeatView, TableView, Update } from "../wire";
import { settings } from "../settings.svelte";
import { TableState } from "./table.svelte";

const seat = (index: number, to_move: boolean): SeatView => ({
  kind: index === 0 ? "person" : "bot",
  name: ["Anna", "Bob", "Cyril"][index]!,
  level: null,
  is_you: index === 0,
  is_host: index === 0,
  to_move,
  thought_ms: 0,
  thinks_since_ms: null,
  left_ms: null,
  free_ms: 0,
  is_beside_you: false,
  who: index === 0 ? 1 : 0,
});

const tableAt = (revision: number, turn: number | null, more: Partial<TableView> = {}): TableView => ({
  revision,
  game: "g",
  rules_version: 1,
  phase: turn === null ? "over" : "running",
  play: 1,
  options: {},
  seats: [0, 1, 2].map((each) => seat(each, each === turn)),
  seat: 0,
  is_host: true,
  chance_to_move: false,
  moves_made: revision,
  offers: [],
  declined: [],
  may_undo: "no",
  outcome: null,
  result: null,
  view: `view ${revision}`,
  moves: turn === 0 ? ["throw"] : [],
  signals: [],
  is_public: false,
  endings: [],
  away_seconds: 60,
  next_seat: null,
  first_steps: null,
  clock: null,
  is_paused: false,
  ...more,
});

/** Who moves and who is to move then; the last leads to the table itself. */
function updateOf(table: TableView, ...made: [mover: number, next: number][]): Update {
  const first = table.revision - made.length + 1;
  const deeds = made.map(([mover, next], index): Deed => {
    const revision = first + index;
    const view = index === made.length - 1 ? null : `view ${revision}`;
    return { revision, seat: mover, move: `move ${revision}`, view, to_move: [next] };
  });
  const story = deeds.map(({ revision }) => ({
    revision,
    at_ms: 0,
    sentences: [{ id: `told ${revision}`, args: {} }],
  }));
  return { message: "update", now_ms: 0, table, story, story_since: 0, talk: [], deeds };
}

/** What is on the page: the view, whose turn it is, the last line of the story, and one's moves. */
const page = (): unknown[] => [
  table.view!.view,
  table.view!.seats.findIndex(({ to_move }) => to_move),
  table.story.at(-1)?.revision,
  table.view!.moves.length,
];

let table: TableState;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  settings.speed = "calm";
  table = new TableState("code");
  table.pace = () => ({ moves: 300, stands: 500 });
  table.update(updateOf(tableAt(1, 1)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("bar, board, story and moves are of one moment", () => {
  table.update(updateOf(tableAt(3, 0), [1, 2], [2, 0]));
  expect(page()).toEqual(["view 1", 1, undefined, 0]);
  expect(table.ahead).toBe("view 2");
  vi.advanceTimersByTime(300);
  expect(page()).toEqual(["view 2", 2, 2, 0]);
  vi.advanceTimersByTime(500);
  expect([...page(), table.ahead]).toEqual(["view 2", 2, 2, 0, "view 3"]);
  vi.advanceTimersByTime(300);
  expect([...page(), table.ahead]).toEqual(["view 3", 0, 3, 1, "view 3"]);
});

test("the end is not known before it is seen", () => {
  table.update(
    updateOf(tableAt(2, null, { outcome: { points: [], winners: [], reason: "x", drawn: false } }), [1, -1]),
  );
  expect([table.view!.phase, table.view!.outcome]).toEqual(["running", null]);
  vi.advanceTimersByTime(300);
  expect(table.view!.phase).toBe("over");
});

test("one's own move is seen at once, whatever waits", () => {
  table.update(updateOf(tableAt(4, 0), [1, 2], [2, 1], [1, 0]));
  table.update(updateOf(tableAt(5, 1), [0, 1]));
  expect(table.ahead).toBe("view 5");
  vi.advanceTimersByTime(300);
  expect(page()).toEqual(["view 5", 1, 5, 0]);
});

test("whoever is being asked is not interrupted when others decide at the same time", () => {
  table.update(updateOf(tableAt(2, 0), [1, 0]));
  vi.advanceTimersByTime(300);
  table.update(updateOf(tableAt(3, 0), [2, 0]));
  expect(page()).toEqual(["view 3", 0, 3, 1]);
});

test("what is pressed while something is being shown skips it and is not sent", () => {
  table.update(updateOf(tableAt(3, 0), [1, 2], [2, 0]));
  table.play("throw");
  expect([...page(), table.busy]).toEqual(["view 3", 0, 3, 1, false]);
  table.play("throw");
  expect(table.busy).toBe(true);
});

test.each([
  ["a hidden page", () => vi.stubGlobal("document", { hidden: true })],
  ["a reader who wants no movement", () => vi.stubGlobal("matchMedia", () => ({ matches: true }))],
  ["a reader who wants it at once", () => void (settings.speed = "at_once")],
  ["a page without its board", () => void (table.pace = null)],
])("%s is at the present at once", (_, is) => {
  is();
  table.update(updateOf(tableAt(3, 0), [1, 2], [2, 0]));
  expect(page()).toEqual(["view 3", 0, 3, 1]);
});

test("a takeback and a new play are shown as they are", () => {
  table.update(updateOf(tableAt(3, 0), [1, 2], [2, 0]));
  table.update(updateOf(tableAt(4, 1, { moves_made: 1 })));
  expect([...page(), table.clock.deeds]).toEqual(["view 4", 1, 3, 0, []]);
});

test("words are heard at once, and leave what is being shown alone", () => {
  table.update(updateOf(tableAt(3, 0), [1, 2], [2, 0]));
  const spoken = { revision: 4, at_ms: 0, name: "Bob", seat: 1, text: "Ha!", signal: null, who: 2 };
  table.update({ ...updateOf(tableAt(4, 0, { moves_made: 3 })), talk: [spoken] });
  expect([...page(), table.heard]).toEqual(["view 1", 1, undefined, 0, [spoken]]);
});

test("what the room has lost from its disk is said, and the table is shown as it is left", () => {
  const sentence = { id: "server-lost", args: { count: 3 } };
  table.update(updateOf(tableAt(9, 1)));
  table.update(updateOf(tableAt(6, 0)));
  table.lost({ message: "lost", count: 3, sentence });
  expect(table.notice?.sentence).toEqual(sentence);
  vi.advanceTimersByTime(60_000);
  expect(table.view!.revision).toBe(6);
});

test("who is muted is neither heard nor named, until the reader wants it again, and after a reload too", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) });
  const noise = { revision: 3, at_ms: 0, name: "Rude", seat: 1, text: "Ha!", signal: null, who: 2 };
  const word = { ...noise, revision: 4, name: "Cyril", who: 3 };
  const sat = { revision: 2, at_ms: 0, sentences: [{ id: "sat", args: { name: "Rude before", who: 2 } }] };
  const seats = tableAt(1, 1).seats.map((each, index) => (index === 1 ? { ...each, name: "Rude", who: 2 } : each));
  const update = { ...updateOf(tableAt(4, 1, { seats, moves_made: 1 })), talk: [noise, word], story: [sat] };
  const shown = (): unknown[] => [table.talk, table.heard, table.story, table.names[1] === "Rude"];
  table.update(update);
  expect(shown()).toEqual([[noise, word], [noise, word], [sat], true]);
  table.mute(2, "Rude");
  table = new TableState("code");
  table.update({ ...updateOf(tableAt(1, 1)) });
  table.update(update);
  expect(shown()).toEqual([[word], [word], [], false]);
  expect(new TableState("another").muted).toEqual({});
  table.unmute(2);
  expect([table.talk, table.names[1]]).toEqual([[noise, word], "Rude"]);
});

test.each(["", "null", "{"])("what is kept of muting as %j mutes nobody", (kept) => {
  vi.stubGlobal("localStorage", { getItem: () => kept });
  expect(new TableState("code").muted).toEqual({});
});

test("what was refused to one who plays on this device is not read by the next", () => {
  table.refused(
    { message: "refused", key: "", code: "move/illegal", sentence: { id: "x", args: {} }, rule: null },
    null,
  );
  expect(table.notice).not.toBeNull();
  table.show(null);
  expect(table.notice).toBeNull();
});

test("once a table is over nobody is to move, though its position says so", () => {
  const table = new TableState("code");
  const position = { turn: 1, fen: "8/8" };
  table.update(updateOf(tableAt(1, 1, { view: position })));
  expect(table.view!.view).toEqual(position);
  table.update(updateOf(tableAt(2, null, { view: position, moves_made: 1 })));
  expect(table.view!.view).toEqual({ turn: null, fen: "8/8" });
  expect(table.ahead).toBe(table.view!.view);
});
