import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { TableView, ToClient } from "../wire";
import { Connection, type Ask, type Link, type Listener, type Socket } from "./connection";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.isClosed = true;
  }
  say(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  update(revision: number, seat: number | null = null): void {
    this.say({
      message: "update",
      now_ms: 0,
      table: { revision, seat } as TableView,
      story: [],
      story_since: 0,
      talk: [],
      deeds: [],
    });
  }
}

let sockets: FakeSocket[];
let lines: Link[];
let refused: [string, Ask | null][];
let recalled: number[];
let seen: [seat: number | null, isAnew: boolean][];
let connection: Connection;

const last = (): FakeSocket => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  [sockets, lines, refused, recalled, seen] = [[], [], [], [], []];
  const listener: Listener = {
    line: (line) => lines.push(line),
    update: ({ table }, isAnew) => seen.push([table.seat, isAnew]),
    recalled: (message) => recalled.push(message.since),
    presentChanged: () => {},
    done: () => {},
    refused: (message, asked) => refused.push([message.code, asked]),
    lost: () => {},
    leaving: () => {},
  };
  connection = new Connection(listener, () => {
    sockets.push(new FakeSocket());
    return last();
  });
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function goLive(revision: number): void {
  last().onopen?.();
  last().update(revision);
}

describe("coming back", () => {
  test("the first message asks for everything", () => {
    last().onopen?.();
    expect(last().sent).toEqual([{ command: "watch", since: 0 }]);
  });

  test("after a loss only what was missed is asked for", () => {
    goLive(17);
    last().onclose?.();
    vi.advanceTimersByTime(400);
    last().onopen?.();
    expect(sockets).toHaveLength(2);
    expect(last().sent).toEqual([{ command: "watch", since: 17 }]);
    expect(lines).toEqual(["connecting", "live", "waiting"]);
  });

  test("pauses grow while the room is away, and are short again after it answered", () => {
    goLive(1);
    const pauses = [400, 800, 1600, 3200, 6400, 12800, 15000, 15000];
    for (const pause of pauses) {
      const before = sockets.length;
      last().onclose?.();
      vi.advanceTimersByTime(pause - 1);
      expect(sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(before + 1);
    }
    goLive(2);
    last().onclose?.();
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(pauses.length + 2);
  });

  test("a hurry does not wait for the pause", () => {
    goLive(1);
    last().onclose?.();
    connection.hurry();
    expect(sockets).toHaveLength(2);
  });

  test("who is told not to come again stays away", () => {
    goLive(1);
    last().say({ message: "leaving", code: "wire/replaced", sentence: { id: "x", args: {} }, again: false });
    last().onclose?.();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(lines.at(-1)).toBe("closed");
  });

  test("a silent line is given up", () => {
    goLive(1);
    vi.advanceTimersByTime(20_000);
    expect(last().sent.at(-1)).toEqual({ command: "ping" });
    vi.advanceTimersByTime(41_000);
    expect(sockets[0]!.isClosed).toBe(true);
    expect(sockets).toHaveLength(2);
  });

  test("a line that answers pings is kept", () => {
    goLive(1);
    for (let minute = 0; minute < 9; minute += 1) {
      vi.advanceTimersByTime(20_000);
      last().say({ message: "pong" });
    }
    expect(sockets).toHaveLength(1);
  });
});

describe("commands", () => {
  test("a command answers the revision that its sender saw, with a key of its own", () => {
    goLive(5);
    const key = connection.send({ command: "play", seat: 0, move: "37 > 2" });
    expect(last().sent.at(-1)).toEqual({ command: "play", seat: 0, move: "37 > 2", key, revision: 5 });
    expect(connection.send({ command: "undo" })).not.toBe(key);
  });

  test("what was not answered is sent again with the same key, in order", () => {
    goLive(5);
    const first = connection.send({ command: "say", text: "ahoj" });
    const second = connection.send({ command: "undo" });
    last().say({ message: "done", key: first, revision: 6 });
    const third = connection.send({ command: "say", text: "…" });
    last().onclose?.();
    const fourth = connection.send({ command: "stand" });
    vi.advanceTimersByTime(400);
    last().onopen?.();
    expect(last().sent.map((each) => each.key ?? each.command)).toEqual(["watch", second, third, fourth]);
    expect(last().sent[1]).toMatchObject({ revision: 5 });
  });

  test("what is asked before the table has answered is sent all the same", () => {
    const early = connection.send({ command: "stand" });
    last().onopen?.();
    const soon = connection.send({ command: "undo" });
    expect(last().sent.map((each) => each.key ?? each.command)).toEqual(["watch", early, soon]);
  });

  test("a refusal comes with what was asked, and is not asked again", () => {
    goLive(5);
    const key = connection.send({ command: "say", text: "37" });
    const sentence = { id: "x", args: {} };
    last().say({ message: "refused", key, code: "talk/refused", sentence, rule: "TG-13" });
    expect(refused).toEqual([["talk/refused", expect.objectContaining({ text: "37" })]]);
    expect(connection.waits).toBe(false);
  });

  test("unknown messages are ignored", () => {
    goLive(5);
    last().say({ message: "something_new" } as unknown as ToClient);
    expect(lines.at(-1)).toBe("live");
  });
});

describe("the story before", () => {
  test("is asked for where something was left out, and told to who listens", () => {
    goLive(900);
    connection.recall(700);
    expect(last().sent.at(-1)).toEqual({ command: "recall", before: 700 });
    last().say({ message: "recalled", since: 500, before: 700, story: [] });
    expect(recalled).toEqual([500]);
  });

  test("is not asked for while there is no line", () => {
    connection.recall(700);
    expect(last().sent).toEqual([]);
  });
});

describe("several people on one device", () => {
  beforeEach(() => {
    last().onopen?.();
    last().update(1, 0);
    seen = [];
  });

  test("what was underway for another is not taken by who is looking now", () => {
    connection.show(1);
    expect(last().sent.at(-1)).toEqual({ command: "show", seat: 1 });
    last().update(2, 0);
    last().update(2, 1);
    last().update(3, 1);
    expect(seen).toEqual([
      [1, true],
      [1, false],
    ]);
  });

  test("who was looking says so again when the line comes back", () => {
    connection.show(1);
    last().update(2, 1);
    last().onclose?.();
    vi.advanceTimersByTime(20_000);
    last().onopen?.();
    expect(last().sent).toEqual([
      { command: "watch", since: 2 },
      { command: "show", seat: 1 },
    ]);
    last().update(3, null);
    last().update(3, 1);
    expect(seen.slice(1)).toEqual([[1, true]]);
  });

  test("what was said before the device was handed on is said by who said it", () => {
    connection.show(1);
    last().update(2, 1);
    last().onclose?.();
    connection.send({ command: "say", text: "Well played" });
    connection.show(0);
    vi.advanceTimersByTime(20_000);
    last().onopen?.();
    expect(last().sent.map(({ command, seat }) => [command, seat])).toEqual([
      ["watch", undefined],
      ["show", 1],
      ["say", undefined],
      ["show", 0],
    ]);
    last().update(3, 1);
    last().update(3, 0);
    expect(seen.slice(1)).toEqual([[0, true]]);
  });

  test("once the room has covered the hands nobody is shown again without being asked", () => {
    connection.show(1);
    last().update(2, 1);
    last().update(3, null);
    last().onclose?.();
    vi.advanceTimersByTime(20_000);
    last().onopen?.();
    expect(last().sent).toEqual([{ command: "watch", since: 3 }]);
  });

  test("who changes too fast is shown the table a moment later", () => {
    connection.show(1);
    last().say({ message: "refused", key: "", code: "wire/too_fast", sentence: { id: "x", args: {} }, rule: null });
    expect(refused).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(last().sent.filter(({ command }) => command === "show").length).toBe(2);
    last().update(2, 1);
    expect(seen).toEqual([[1, true]]);
  });

  test("who may not look is told so, and the table is shown as the room has it", () => {
    connection.show(2);
    last().say({
      message: "refused",
      key: "",
      code: "table/not_your_seat",
      sentence: { id: "x", args: {} },
      rule: null,
    });
    expect(last().sent.at(-1)).toEqual({ command: "watch", since: 0 });
    last().update(2, null);
    expect(seen).toEqual([[null, false]]);
    expect(refused).toEqual([["table/not_your_seat", null]]);
  });
});
