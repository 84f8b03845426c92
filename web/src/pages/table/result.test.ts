import { expect, test } from "vitest";
import { Dictionary } from "../../words/dictionary";
import { endSentences, endsTogether, endWords, reportOf } from "./result";

const told = (revision: number, ...ids: string[]) => ({
  revision,
  at_ms: 0,
  sentences: ids.map((id) => ({ id, args: { revision } })),
});
const outcome = (reason: string) => ({ points: [1, 0], winners: [0], reason, drawn: false });

const english = new Dictionary("en");
english.add(`
g-name = Ludo
g-end-won = { $player_is ->
    [you] You win.
   *[other] { $player } wins.
}
g-end-shared = Together:
g-story-candidate = – { $player }
g-reason-lost = all lost
g-result-gave_up = gave up
result-points = Points
board-number = { $number }
`);
const names = ["Anna", "Anna 2"];

test("the end is told by the last sentence of its reason and what follows it", () => {
  const story = [
    told(1, "g-end-won"),
    told(2, "table-story-rematched"),
    told(3, "g-story-lay", "g-end-won", "g-story-candidate"),
    told(4, "table-story-accepted"),
  ];
  const ids = endSentences(story, "g", outcome("won")).map(({ id, args }) => [id, args.revision]);
  expect(ids).toEqual([
    ["g-end-won", 3],
    ["g-story-candidate", 3],
  ]);
  expect(endSentences(story, "g", outcome("lost"))).toEqual([]);
});

test("what ended a play from outside its rules is told too", () => {
  expect(endSentences([told(5, "table-story-ended-resigned")], "g", outcome("resigned"))).toHaveLength(1);
});

test("who won together is named in one line", () => {
  const ids = ["g-end-won", "g-end-shared", "g-story-candidate", "g-story-candidate"];
  const sentences = ids.map((id, index) => ({ id, args: { player: index % 2 } }));
  const words = english.at(names, null);
  expect(endWords([{ revision: 9, at_ms: 0, sentences }], "g", outcome("won"), words)).toBe(
    "Anna wins. Together: Anna, Anna 2",
  );
});

test("who came later reads why it ended", () => {
  expect(endWords([], "g", outcome("lost"), english.at(names, 0))).toBe("all lost");
});

test("who plays alone or together has beaten nobody", () => {
  const standing = (seat: number) => ({ seat, place: 1, cells: [] });
  expect(endsTogether({ columns: [], standings: [] })).toBe(true);
  expect(endsTogether({ columns: [], standings: [standing(0)] })).toBe(true);
  expect(endsTogether({ columns: [], standings: [standing(0), standing(1)] })).toBe(false);
});

test("what is shared is true for whoever reads it, with the scores", () => {
  const won = { revision: 9, at_ms: 0, sentences: [{ id: "g-end-won", args: { player: 0 } }] };
  const [own, anybody] = [english.at(names, 0), english.at(names, null)];
  expect(endWords([won], "g", outcome("won"), own)).toBe("You win.");
  const title = `Ludo: ${endWords([won], "g", outcome("won"), anybody)}`;
  const standings = [
    { seat: 0, place: 1, cells: [12] },
    { seat: 1, place: 2, cells: ["g-result-gave_up"] },
  ];
  expect(reportOf(title, { columns: ["result-points"], standings }, names, anybody)).toBe(
    "Ludo: Anna wins.\nPoints\n1. Anna 12\n2. Anna 2 gave up",
  );
});
