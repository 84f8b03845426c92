import { describe, expect, it } from "vitest";
import type { Sentence } from "$web/wire";
import { momentsBetween, toldMoments } from "./moments";
import { scenes } from "./scenes";
import type { Flip7View } from "./view";

// Anežka 12 4 9, Bára has stopped, Ctibor is bust, Dominika 12 and a Second Chance, Emil nothing.
const BEFORE = scenes.five!.view;

const story = (...sentences: [word: string, args: Sentence["args"]][]) => [
  { revision: 7, at_ms: 0, sentences: sentences.map(([word, args]) => ({ id: `flip7-story-${word}`, args })) },
];
const told = (...sentences: [word: string, args: Sentence["args"]][]) =>
  toldMoments(BEFORE, story(...sentences), BEFORE);

describe("a card that comes", () => {
  it("lies at the end of its row and leaves the deck", () => {
    const [moment] = told(["number", { player: 0, card: "7", points: 32 }]);
    expect(moment!.view.rows[0]).toEqual([12, 4, 9, 7]);
    expect(moment!.view.round_points[0]).toBe(32);
    expect(moment!.view.deck_size).toBe(BEFORE.deck_size - 1);
    expect(moment!.turned).toEqual({ name: "7", seat: 0, fate: "kept" });
  });

  it("never changes the view that was shown before", () => {
    told(["number", { player: 0, card: "7", points: 32 }], ["stop", { player: 0, points: 32 }]);
    expect(BEFORE.rows[0]).toEqual([12, 4, 9]);
    expect(BEFORE.status[0]).toBe("in");
  });

  it("busts beside its twin, and the row is worth nothing", () => {
    const [moment] = told(["bust", { player: 0, card: "9", points: 0 }]);
    expect(moment!.beat).toBe("bust");
    expect([moment!.view.status[0], moment!.view.bust_by[0], moment!.view.round_points[0]]).toEqual(["bust", 9, 0]);
  });

  it("is caught by a Second Chance", () => {
    const [moment] = told(["saved", { player: 3, card: "12", points: 12 }]);
    expect([moment!.view.second_chances[3], moment!.view.rows[3]]).toEqual([false, [12]]);
  });

  it("is a modifier under the name of the notation", () => {
    const [moment] = told(["modifier", { player: 4, card: "×2", points: 0 }]);
    expect(moment!.view.modifiers[4]).toEqual(["x2"]);
  });
});

describe("three cards", () => {
  it("come one after another, and an action among them waits", () => {
    const moments = told(
      ["gets_flip3", { player: 4, points: 0 }],
      ["number", { player: 4, card: "3", points: 3 }],
      ["action", { player: 4, card: "freeze", points: 3 }],
      ["waits", {}],
    );
    expect(moments.map((moment) => moment.view.flip_three?.left)).toEqual([3, 2, 1]);
    expect(moments.at(-1)!.view.waiting).toEqual([{ card: "freeze", seat: 4 }]);
  });
});

describe("the end of a round", () => {
  const after: Flip7View = { ...scenes.five_first!.view, round: 4 };
  const news = story(
    ["stop", { player: 4, points: 0 }],
    ["round_over", {}],
    ["score", { player: 0, points: 25, total: 49 }],
    ["round", { round: 4, player: 0 }],
  );

  it("is seen with all rows and its points before the table is cleared", () => {
    const moments = momentsBetween(BEFORE, news, after);
    expect(moments.map((moment) => moment.beat)).toEqual(["word", "round_end", "round"]);
    expect(moments[1]!.view.rows).toEqual(BEFORE.rows);
    expect(moments[1]!.view.totals[0]).toBe(49);
  });

  it("leads to exactly the view that the table sent", () => {
    expect(momentsBetween(BEFORE, news, after).at(-1)!.view).toBe(after);
  });
});

it("without any news the new view is simply shown", () => {
  expect(momentsBetween(BEFORE, [], BEFORE)).toEqual([{ view: BEFORE, beat: null, turned: null, sentence: null }]);
});
