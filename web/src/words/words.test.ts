import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { nameOf } from "../table/names";
import type { SeatView } from "../wire";
import { Dictionary } from "./dictionary";
import { preferredLanguage, type Language } from "./language";

const NAMES = ["Anna", "Cyril", "Jan"];
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");

function dictionary(code: Language, text = read(`../../text/${code}.ftl`)): Dictionary {
  const made = new Dictionary(code);
  made.add(text);
  return made;
}

describe("plural forms", () => {
  test.each([
    ["cs", 1, "1 místo"],
    ["cs", 3, "3 místa"],
    ["cs", 5, "5 míst"],
    ["sk", 2, "2 miesta"],
    ["sk", 36, "36 miest"],
    ["pl", 1, "1 miejsce"],
    ["pl", 22, "22 miejsca"],
    ["pl", 12, "12 miejsc"],
    ["en", 1, "1 seat"],
    ["en", 2, "2 seats"],
  ] as const)("%s: %d", (code, count, words) => {
    expect(dictionary(code).say("web-seats", { count })).toBe(words);
  });
});

describe("a sentence about seats", () => {
  const text = `
gives = { $player_is ->
    [you] You give { $card } to { $target }.
   *[other] { $target_is ->
        [you] { $player } gives you { $card }.
       *[other] { $player } gives { $card } to { $target }.
    }
}`;
  const tell = (viewer: number | null): string =>
    dictionary("en", text)
      .at(NAMES, viewer)
      .tell({ id: "gives", args: { player: 0, target: 2, card: 7 } });

  test("calls others by their names", () => expect(tell(null)).toBe("Anna gives 7 to Jan."));
  test("calls the reader you", () => expect(tell(0)).toBe("You give 7 to Jan."));
  test("calls the reader you as the one it is done to", () => expect(tell(2)).toBe("Anna gives you 7."));
  test("has no marks around what is put in", () => expect(tell(1)).not.toMatch(/[⁨⁩]/));
  test("keeps its order around a name that is written from the right", () => {
    const names = ["שרה", "Bo", "محمد 7"];
    const told = dictionary("en", text)
      .at(names, null)
      .tell({ id: "gives", args: { player: 0, target: 2, card: 7 } });
    expect(told).toBe("\u2068שרה\u2069 gives 7 to \u2068محمد 7\u2069.");
  });
});

test("a word that is missing is shown by its id, and nothing breaks", () => {
  expect(dictionary("en").say("web-no_such")).toBe("web-no_such");
});

test("a missing argument is reported and does not break the page", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(dictionary("en").say("web-seat-number")).toContain("Seat");
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test("a dictionary knows what a phrase is about", () => {
  const words = dictionary("en", "a = Leave pile { $pile }.\nb = { $count ->\n   *[other] For { $target }\n}\nc = Hm.");
  expect(["a", "b", "c"].map((id) => [words.uses(id, "pile"), words.uses(id, "target")])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
});

test.each([
  [["sk-SK", "cs"], "sk"],
  [["de", "PL"], "pl"],
  [["de-AT"], "en"],
  [[], "en"],
])("of the languages %j, the room speaks %s", (wanted, spoken) => {
  expect(preferredLanguage(wanted)).toBe(spoken);
});

test("bots and empty seats have names, no two alike", () => {
  const say = (id: string, args?: Record<string, number | string>): string => dictionary("cs").say(id, args);
  const seat = (kind: SeatView["kind"], name = ""): SeatView => ({ kind, name }) as SeatView;
  expect(nameOf(seat("person", "Anna"), 0, say)).toBe("Anna");
  expect(nameOf(seat("stand_in", "Anna"), 0, say)).toBe("Anna");
  expect(nameOf(seat("empty"), 2, say)).toBe("Místo 3");
  const bots = Array.from({ length: 36 }, (_, index) => nameOf(seat("bot"), index, say));
  expect(new Set(bots).size).toBe(36);
});

test("a message adds the hint for who plays on the page and no other", () => {
  const hinted = dictionary("en", "which = At which end?\n    .terminal = Write { $tile } left.\n    .web = Tap it.");
  expect(hinted.say("which", { tile: "4-6" })).toBe("At which end? Tap it.");
  expect(dictionary("en", "which = Which?\n    .terminal = Write it.").say("which")).toBe("Which?");
});
