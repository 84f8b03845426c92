// What one line may not part. In Czech, Slovak and Polish a word of one letter is never left at the end of a
// line, nor is a number parted from its unit, from what it counts or from its thousands, nor "-li" from its verb.

const SHORT_WORDS: Partial<Record<string, string>> = { cs: "aikosuvz", sk: "aikosuvz", pl: "aiouwz" };
const HARD_SPACE = "\u00a0";
const JOINER = "\u2060";
// 10 000 · { $percent } % · 60 s · 3. kolo
const NUMBERS = /(?<=\d) (?=\d{3}(?!\d))|(?<=[\d}]) (?=%|min\b|s\b)|(?<=[\d}]\.) (?=\p{Ll})/gu;
// 1 bod · { $count } karet: these arguments count what stands behind them.
const COUNTED =
  /(?<=\b\d+|\{ \$(?:count|points|most|stations|throws|best|seats|seconds|pips|free|empty) \}) (?=\p{Ll})/gu;

/** The text, Fluent or Markdown, with spaces that do not break where its language asks for them. */
export function keepTogether(text: string, code: string): string {
  const letters = SHORT_WORDS[code];
  if (letters === undefined) return text;
  const shortWords = new RegExp(`(?<=^|[\\s„(])([${letters}]) (?=\\S)`, "gimu");
  return text
    .replace(shortWords, `$1${HARD_SPACE}`)
    .replace(NUMBERS, HARD_SPACE)
    .replace(COUNTED, HARD_SPACE)
    .replace(/(?<=\p{L}-)(?=li\b)/gu, JOINER);
}
