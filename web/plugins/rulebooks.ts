// Rulebooks are Markdown; they become HTML here, so that no page carries a reader of Markdown.

import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Marked, type Token } from "marked";
import type { Plugin } from "vite";
import { drawCard } from "../src/toolkit/cards/draw";
import { nameOf, WRITTEN } from "../src/toolkit/cards/suits";
import { keepTogether } from "./spaces";

const RULE = /^([A-Z0-9]+-[0-9.]+) · (.+)$/;
// - `one` (default) – just one tile
const LISTED = /^(- |\d+\. )`[^`]+`((?: \([^)]*\))?) – (.)(.*)$/gm;
const HAS_EXAMPLES = ["blockquote", "list"];
const REFERENCE = /\b[A-Z][A-Z0-9]*-[0-9]+(?:\.[0-9]+)?\b/g;

export function rulebooks(): Plugin {
  return {
    name: "hrajme-rulebooks",
    load(id) {
      const path = id.split("?")[0]!;
      if (!/\/rulebook\/[a-z]+\.md$/.test(path)) return null;
      this.addWatchFile(path);
      const book = keepTogether(forPage(readFileSync(path, "utf-8"), optionsOf(path)), basename(path, ".md"));
      return `export default ${JSON.stringify(toHtml(book))};`;
    },
  };
}

/** The names of the house rules of the game whose rulebook this is. */
export function optionsOf(path: string): string[] {
  const text = readFileSync(join(dirname(path), "../text/en.ftl"), "utf-8");
  return [...text.matchAll(/^[a-z0-9_]+-option-([a-z_]+) =/gm)].map((match) => match[1]!);
}

/** The book without what only terminals need: what is marked so, and the names by which house rules are written there.
 *  Of a list of values or moves the explanations are left. */
export function forPage(markdown: string, options: readonly string[]): string {
  const names = new RegExp(` \`(?:${options.join("|")})\``, "g");
  return markdown
    .replace(/<!-- terminal -->[\s\S]*?<!-- \/terminal -->/g, "")
    .replace(LISTED, (_, mark: string, usual: string, first: string, rest: string) => {
      return `${mark}${first.toUpperCase()}${rest}${usual}`;
    })
    .replace(names, "");
}

/** Every rule "### TG-11 · Title" is a section with the id TG-11, and each mention of a rule leads there.
 *  Playing cards in examples and lists are drawn. The title of the book is left out: the page around it has it. */
export function toHtml(markdown: string): string {
  const marked = linking(new Set(ruleIds(markdown)));
  const parts: string[] = [];
  let isInRule = false;
  for (const token of marked.lexer(markdown)) {
    if (token.type === "heading" && isInRule) parts.push("</section>\n");
    if (token.type === "heading") isInRule = false;
    const rule = token.type === "heading" ? RULE.exec(token.text as string) : null;
    if (rule) parts.push(`<section id="${rule[1]}" tabindex="-1">\n`);
    isInRule ||= rule !== null;
    const html = isTitle(token) ? "" : marked.parser([token]);
    parts.push(HAS_EXAMPLES.includes(token.type) ? drawCards(html) : html);
  }
  // A table that is wider than the page is scrolled, by keyboard too.
  return parts.join("").replaceAll("<table>", '<table tabindex="0">') + (isInRule ? "</section>\n" : "");
}

/** Cards side by side stay together, with the signs around them; the signs of a single card are its name. */
function drawCards(html: string): string {
  const row = new RegExp(`\\(?${WRITTEN.source}(?: ${WRITTEN.source})*[).,:;]*`, "g");
  return html.replace(row, (whole) => {
    const [, before, cards, after] = /^(\(?)(.*[♣♦♥♠])(.*)$/.exec(whole)!;
    const drawn = cards!.replace(WRITTEN, (_, rank: string, sign: string) => drawCard(nameOf(rank, sign)));
    return `<span class="whole">${before}<span class="cards">${drawn.replaceAll("</svg> ", "</svg>")}</span>${after}</span>`;
  });
}

function isTitle(token: Token): boolean {
  return token.type === "heading" && token.depth === 1;
}

function linking(rules: ReadonlySet<string>): Marked {
  return new Marked({
    renderer: {
      heading({ text, tokens, depth }) {
        const [, rule, title] = RULE.exec(text) ?? [];
        if (rule === undefined) return `<h${depth}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
        return `<h${depth}><span class="rule">${rule}</span> ${escape(title!)}</h${depth}>\n`;
      },
      text(token) {
        if ("tokens" in token && token.tokens) return this.parser.parseInline(token.tokens);
        return escape(token.text).replace(REFERENCE, (id) => (rules.has(id) ? `<a href="#${id}">${id}</a>` : id));
      },
    },
  });
}

export function ruleIds(markdown: string): string[] {
  return [...markdown.matchAll(/^### ([A-Z0-9]+-[0-9.]+) · /gm)].map((match) => match[1]!);
}

function escape(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
