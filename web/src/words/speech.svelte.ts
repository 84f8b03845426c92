// The language that is spoken now. It is switched without a reload; what is on the screen says itself anew.

import type { Value, Words } from "../board";
import { textOf } from "../games";
import { keep, recall } from "../memory";
import type { Sentence } from "../wire";
import { Dictionary } from "./dictionary";
import { isLanguage, preferredLanguage, type Language } from "./language";

const MEMORY = "hrajme-language";
const shells = import.meta.glob<string>("../../text/*.ftl", { import: "default" });

type FindText = typeof textOf;

class Speech {
  /** Null until the first language is loaded. */
  private dictionary: Dictionary | null = $state.raw(null);
  private readonly learned = new Map<string, FindText>();
  // Counted up when words are added to the dictionary that is spoken.
  private additions = $state(0);
  private wanted: Language | null = null;

  get code(): Language {
    return this.dictionary?.code ?? "en";
  }

  get isReady(): boolean {
    return this.dictionary !== null;
  }

  /** Speak the language that was chosen before, or the one the browser asks for. */
  async start(): Promise<void> {
    const remembered = recall(MEMORY);
    await this.load(isLanguage(remembered) ? remembered : preferredLanguage(navigator.languages));
  }

  async choose(code: Language): Promise<void> {
    keep(MEMORY, code);
    await this.load(code);
  }

  /** Learn the words of a game, or of a part of the page, in this language and in every one that is chosen later. */
  async learn(name: string, find: FindText = textOf): Promise<void> {
    if (this.learned.has(name)) return;
    this.learned.set(name, find);
    const dictionary = this.dictionary;
    if (!dictionary) return;
    try {
      await add(dictionary, name, find);
    } catch (problem) {
      this.learned.delete(name);
      throw problem;
    }
    this.additions += 1;
  }

  say(id: string, args?: Record<string, Value>): string {
    void this.additions;
    return this.dictionary?.say(id, args) ?? "";
  }

  tell(sentence: Sentence): string {
    return this.say(sentence.id, sentence.args);
  }

  has(id: string): boolean {
    void this.additions;
    return this.dictionary?.has(id) ?? false;
  }

  uses(id: string, argument: string): boolean {
    void this.additions;
    return this.dictionary?.uses(id, argument) ?? false;
  }

  /** Words for a table: seats are called by their names. */
  at(names: readonly string[], viewer: number | null): Words {
    void this.additions;
    return (this.dictionary ?? new Dictionary("en")).at(names, viewer);
  }

  private async load(code: Language): Promise<void> {
    this.wanted = code;
    const dictionary = new Dictionary(code);
    dictionary.add(await shells[`../../text/${code}.ftl`]!());
    await Promise.all([...this.learned].map(([name, find]) => add(dictionary, name, find)));
    // Who taps through the languages gets the last one.
    if (this.wanted !== code) return;
    document.documentElement.lang = code;
    this.dictionary = dictionary;
  }
}

async function add(dictionary: Dictionary, name: string, find: FindText): Promise<void> {
  const load = find(name, dictionary.code);
  if (load) dictionary.add(await load());
}

export const speech = new Speech();

/** The words of a message in the language that is spoken now. */
export function say(id: string, args?: Record<string, Value>): string {
  return speech.say(id, args);
}
