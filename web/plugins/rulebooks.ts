// Rulebooks are Markdown; they become HTML here, so that no page carries a reader of Markdown.

import { readFileSync } from "node:fs";
import { Marked, type Token } from "marked";
import type { Plugin } from "vite";

const RULE = /^([A-Z0-9]+-[0-9.]+) · (.+)$/;
const REFERENCE = /\b[A-Z][A-Z0-9]*-[0-9]+(?:\.[0-9]+)?\b/g;

export function rulebooks(): Plugin {
  return {
    name: "hrajme-rulebooks",
    load(id) {
      const path = id.split("?")[0]!;
      if (!/\/rulebook\/[a-z]+\.md$/.test(path)) return null;
      this.addWatchFile(path);
      return `export default ${JSON.stringify(toHtml(readFileSync(path, "utf-8")))};`;
    },
  };
}

/** Every rule "### TG-11 · Title" is a section with the id TG-11, and each mention of a rule leads there.
 *  The title of the book is left out: the page around it has it. */
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
    if (!isTitle(token)) parts.push(marked.parser([token]));
  }
  return parts.join("") + (isInRule ? "</section>\n" : "");
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
