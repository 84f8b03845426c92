import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { ruleIds, toHtml } from "./rulebooks";
import { shellTexts } from "./texts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

describe("a rulebook", () => {
  const html = toHtml(
    "# Book\n\n## Part\n\n### AB-1 · First & last\n\nSee AB-2, not AB-9.\n\n### AB-2 · *Second*\n\n- AB-1\n\n## End\n\nBye.\n",
  );

  test("has a section for every rule", () => {
    expect(html).toContain(
      '<section id="AB-1" tabindex="-1">\n<h3><span class="rule">AB-1</span> First &amp; last</h3>',
    );
    expect(html.match(/<section/g)).toHaveLength(2);
    expect(html.indexOf("</section>\n<h2>End")).toBeGreaterThan(0);
  });

  test("links to its own rules only, in lists too", () => {
    expect(html).toContain('See <a href="#AB-2">AB-2</a>, not AB-9.');
    expect(html).toContain('<li><a href="#AB-1">AB-1</a></li>');
  });

  test("leaves its title to the page", () => {
    expect(html).not.toContain("Book");
  });

  test.each(
    readdirSync(`${ROOT}/src/hrajme/games`, { withFileTypes: true })
      .filter((each) => each.isDirectory() && !each.name.startsWith("_"))
      .map((each) => each.name),
  )("of %s keeps all its rules", (game) => {
    const markdown = readFileSync(`${ROOT}/src/hrajme/games/${game}/rulebook/cs.md`, "utf-8");
    const sections = [...toHtml(markdown).matchAll(/<section id="([^"]+)"/g)].map((match) => match[1]);
    expect(sections).toEqual(ruleIds(markdown));
    expect(sections.length).toBeGreaterThan(0);
  });
});

describe("the texts of the shell", () => {
  const text = shellTexts(ROOT, "cs.ftl")
    .map((part) => part.text)
    .join("");

  test("bring the room's words and every game's title along, but no game's other words", () => {
    expect(text).toMatch(/^web-welcome = /m);
    expect(text).toMatch(/^table-error-not_host = /m);
    expect(text).toMatch(/^[a-z0-9_]+-tagline = /m);
    expect(text).not.toMatch(/-refuse-unreadable = /);
    expect(text).not.toContain("#");
  });
});
