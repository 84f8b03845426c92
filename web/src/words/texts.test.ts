// Whatever the page says exists in every language, with the same arguments; and nothing is kept that nobody says.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentParser, Message, Visitor, type VariableReference } from "@fluent/syntax";
import { expect, test } from "vitest";
import { shellTexts } from "../../plugins/texts";
import { LANGUAGES } from "./language";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const SOURCES = `${ROOT}web/src`;
const ID = /["'`]((?:web|table|board|error|refuse|server)-[a-z_]+(?:-[a-z_]+)*)["'`]/g;

class Arguments extends Visitor {
  readonly names = new Set<string>();
  override visitVariableReference(reference: VariableReference): void {
    this.names.add(reference.id.name);
  }
}

/** The ids of a Fluent text, each with its arguments in order. */
function messages(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of new FluentParser().parse(text).body) {
    expect(entry.type).not.toBe("Junk");
    if (!(entry instanceof Message)) continue;
    const used = new Arguments();
    used.visit(entry);
    expect(found.has(entry.id.name), `${entry.id.name} twice`).toBe(false);
    found.set(entry.id.name, [...used.names].sort().join(" "));
  }
  return found;
}

const TEXTS = `${ROOT}web/text`;
// The shell's words, and those of the parts that are loaded later.
const files = (code: string): string[] =>
  readdirSync(TEXTS, { recursive: true, encoding: "utf-8" }).filter((file) => file.endsWith(`${code}.ftl`));
const own = (code: string): Map<string, string> =>
  messages(
    files(code)
      .map((file) => readFileSync(`${TEXTS}/${file}`, "utf-8"))
      .join(""),
  );

function idsInSources(): Set<string> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" });
  const sources = files.filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts"));
  return new Set(
    sources.flatMap((file) => [...readFileSync(`${SOURCES}/${file}`, "utf-8").matchAll(ID)].map((match) => match[1]!)),
  );
}

test.each(LANGUAGES)("%s has everything that the page says", (code) => {
  const text = shellTexts(ROOT, `${code}.ftl`)
    .map((part) => part.text)
    .join("");
  const known = new Map([...messages(text), ...own(code)]);
  expect([...idsInSources()].filter((id) => !known.has(id))).toEqual([]);
});

test.each(LANGUAGES)("%s has what the room tells everybody of its store", (code) => {
  const text = shellTexts(ROOT, `${code}.ftl`)
    .map((part) => part.text)
    .join("");
  expect([...messages(text).keys()].filter((id) => id.startsWith("store-"))).toEqual([
    "store-full",
    "store-too_many_tables",
  ]);
});

test.each(LANGUAGES)("%s has the same sentences with the same arguments as the others", (code) => {
  expect(Object.fromEntries(own(code))).toEqual(Object.fromEntries(own("en")));
});

test("no sentence is kept that nobody says", () => {
  const said = idsInSources();
  expect([...own("en").keys()].filter((id) => !said.has(id))).toEqual([]);
});

test("the sources are found", () => {
  expect(idsInSources().size).toBeGreaterThan(100);
});
