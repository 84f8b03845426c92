// Sentences by id, in one language. The files are the ones that Python reads.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Value, Words } from "../board";
import type { Sentence } from "../wire";
import type { Language } from "./language";

type Args = Record<string, Value>;

// Arguments that hold a seat; they are said as the name of who sits there.
const SEAT_ARGUMENTS = ["player", "target"];
// Letters that are written from the right, such as Hebrew and Arabic ones.
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufefc]/;

export class Dictionary {
  private readonly bundle: FluentBundle;

  constructor(readonly code: Language) {
    this.bundle = new FluentBundle(code, { useIsolating: false });
  }

  add(text: string): void {
    // A game's own file has its title once more.
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** Whether a message needs this argument. */
  uses(id: string, argument: string): boolean {
    const value = JSON.stringify(this.bundle.getMessage(id)?.value ?? null);
    return value.includes(`"type":"var","name":"${argument}"`);
  }

  /** The words of a message and, where it has one, the hint for who plays on this page; of none, its id. */
  say(id: string, args: Args = {}): string {
    const message = this.bundle.getMessage(id);
    if (!message?.value) return id;
    const problems: Error[] = [];
    const named = isolate(args);
    const patterns = [message.value, message.attributes.web ?? []].filter((pattern) => pattern.length > 0);
    const words = patterns.map((pattern) => this.bundle.formatPattern(pattern, named, problems)).join(" ");
    if (problems.length > 0) console.warn(`${this.code}: ${id}: ${problems[0]!.message}`);
    return words;
  }

  /** This dictionary, calling the seats by their *names*; *viewer* is the reader's own. */
  at(names: readonly string[], viewer: number | null): Words {
    return {
      code: this.code,
      say: (id, args) => this.say(id, args),
      has: (id) => this.has(id),
      tell: (sentence: Sentence) => this.say(sentence.id, withNames(sentence.args, names, viewer)),
    };
  }
}

/** What is written from the right leaves the order of the sentence around it as it is. */
function isolate(args: Args): Args {
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => [
      key,
      FROM_THE_RIGHT.test(value as string) ? `\u2068${value}\u2069` : value,
    ]),
  );
}

/** Seats become names, and ``player_is`` says "you" for the reader's own seat. */
export function withNames(args: Args, names: readonly string[], viewer: number | null): Args {
  const named: Args = { ...args };
  for (const key of SEAT_ARGUMENTS) {
    const seat = args[key];
    if (typeof seat !== "number") continue;
    named[key] = names[seat] ?? String(seat + 1);
    named[`${key}_is`] = seat === viewer ? "you" : "other";
  }
  return named;
}
