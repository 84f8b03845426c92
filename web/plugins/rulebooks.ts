// Rulebooks are Markdown; they become HTML here, so that no page carries a reader of Markdown.

import { readFileSync } from "node:fs";
import { Marked } from "marked";
import type { Plugin } from "vite";

const HEADING = /^([A-Z0-9]+-[0-9.]+) · (.+)$/;
const REFERENCE = /\b([A-Z][A-Z0-9]*-[0-9]+(?:\.[0-9]+)?)\b/g;

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

/** A heading "TG-11 · Title" gets the rule's id as its anchor, and each mention of a rule leads there. */
export function toHtml(markdown: string): string {
  const rules = new Set(ruleIds(markdown));
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const rule = HEADING.exec(text)?.[1];
        const words = this.parser.parseInline(tokens);
        if (rule === undefined) return `<h${depth}>${words}</h${depth}>\n`;
        const title = words.slice(words.indexOf("·") + 1).trim();
        return `<h${depth} id="${rule}" tabindex="-1"><span class="rule">${rule}</span> ${title}</h${depth}>\n`;
      },
      text(token) {
        if ("tokens" in token && token.tokens) return this.parser.parseInline(token.tokens);
        return escape(token.text).replace(REFERENCE, (id) => (rules.has(id) ? `<a href="#${id}">${id}</a>` : id));
      },
    },
  });
  return marked.parse(markdown, { async: false });
}

export function ruleIds(markdown: string): string[] {
  return [...markdown.matchAll(/^### ([A-Z0-9]+-[0-9.]+) · /gm)].map((match) => match[1]!);
}

function escape(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
