import type { Words } from "$web/board";

/** In pictures of a rulebook the reader is called “you”; nobody needs to be told twice. */
export function saysYou(name: string, words: Words): boolean {
  return name.toLowerCase() === words.say("board-you").toLowerCase();
}
