// The words of one language for the gallery, read from all texts at once.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Value, Words } from "$web/board";

const texts = import.meta.glob<string>(
  ["../../src/hrajme/language/text/*.ftl", "../../src/hrajme/games/*/text/*.ftl"],
  { import: "default", eager: true },
);

export function wordsOf(code: string, names: readonly string[], seat: number | null): Words {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const [path, text] of Object.entries(texts)) {
    if (path.endsWith(`/${code}.ftl`)) bundle.addResource(new FluentResource(text));
  }
  const say = (id: string, args: Record<string, FluentVariable> = {}): string => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, args) : `‹${id}›`;
  };
  const named = (args: Readonly<Record<string, Value>>): Record<string, FluentVariable> => {
    const all: Record<string, FluentVariable> = { ...args };
    for (const key of ["player", "target"]) {
      const each = args[key];
      if (typeof each !== "number") continue;
      all[key] = names[each] ?? "?";
      all[`${key}_is`] = each === seat ? "you" : "other";
    }
    return all;
  };
  return { code, say, tell: ({ id, args }) => say(id, named(args)), has: (id) => bundle.hasMessage(id) };
}
