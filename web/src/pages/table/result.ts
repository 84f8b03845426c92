import type { Words } from "../../board";
import type { Outcome, Result, Sentence, Told } from "../../wire";

/** What the play's end was told by. Each reason to end has its own sentence, by its name; more may follow it. */
export function endSentences(story: readonly Told[], game: string, { reason }: Outcome): readonly Sentence[] {
  const ids = [`${game}-end-${reason}`, `table-story-ended-${reason}`];
  const isEnd = ({ id }: Sentence): boolean => ids.includes(id);
  const told = story.findLast(({ sentences }) => sentences.some(isEnd));
  return told?.sentences.slice(told.sentences.findIndex(isEnd)) ?? [];
}

/** The same for who was not told it: why it ended. */
export function endWords(story: readonly Told[], game: string, outcome: Outcome, words: Words): string {
  const told = endSentences(story, game, outcome).map((sentence) => words.tell(sentence));
  const reason = [`ending-${outcome.reason}`, `${game}-reason-${outcome.reason}`].find((id) => words.has(id));
  return inOneLine(told) || words.say(reason ?? "web-result");
}

/** Sentences one after another; names that the story lists line by line stand between commas. */
function inOneLine(told: readonly string[]): string {
  const isListed = (words: string | undefined): boolean => words?.startsWith("– ") ?? false;
  const parts = told.map((words, at) =>
    isListed(words) ? words.slice(2) + (isListed(told[at + 1]) ? "," : "") : words,
  );
  return parts.join(" ");
}

/** A number, or words by their id. */
export function cellWords(cell: number | string, words: Words): string {
  if (typeof cell === "number") return words.say("board-number", { number: cell });
  return cell === "" ? "" : words.say(cell);
}

/** Whether nobody has beaten anybody: all won or lost together, or one played alone. */
export function endsTogether(result: Result | null): boolean {
  return (result?.standings.length ?? 0) < 2;
}

/** The end and the result for whoever reads it, line by line. */
export function reportOf(title: string, result: Result | null, names: readonly string[], words: Words): string {
  const columns = result?.columns.map((id) => words.say(id)).join(" · ");
  const rows = result?.standings.map(({ place, seat, cells }) => {
    const told = cells.map((cell) => cellWords(cell, words)).filter((cell) => cell !== "");
    return `${place}. ${[names[seat], told.join(" · ")].join(" ").trim()}`;
  });
  return [title, columns, ...(rows ?? [])].filter(Boolean).join("\n");
}
