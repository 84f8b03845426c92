import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { forPage, optionsOf, ruleIds, toHtml } from "./rulebooks";
import { keepTogether } from "./spaces";
import { shellTexts } from "./texts";
import { shellOf } from "./worker";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const GAMES = readdirSync(`${ROOT}/src/hrajme/games`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map((entry) => entry.name);
const BOOKS = GAMES.flatMap((game) =>
  ["cs", "sk", "pl", "en"].map((code) => `${ROOT}/src/hrajme/games/${game}/rulebook/${code}.md`),
);

describe("the rulebook of the page", () => {
  test("has what is marked for terminals left out, in a line too", () => {
    const book =
      "Press it<!-- terminal --> or type `x`<!-- /terminal -->.\n\n<!-- terminal -->\n```\n+-+\n```\n<!-- /terminal -->\n\nBye.\n";
    expect(toHtml(forPage(book, []))).toBe("<p>Press it.</p>\n<p>Bye.</p>\n");
  });

  test("does not name house rules as terminals do", () => {
    const book =
      "House rule `draw`:\n\n- `until_fits` (default) – as above\n- `one` – just one\n\nHouse rule `auto` (default: no): thrown.\n";
    expect(forPage(book, ["draw", "auto"])).toBe(
      "House rule:\n\n- As above (default)\n- Just one\n\nHouse rule (default: no): thrown.\n",
    );
  });

  test.each(BOOKS)("%s has no drawings of letters and no names of house rules", (path) => {
    const html = toHtml(forPage(readFileSync(path, "utf-8"), optionsOf(path)));
    expect(html).not.toContain("<pre>");
    expect(html).not.toContain("<!--");
    expect([...html.matchAll(/<code>([a-z]+(?:[_ ][a-z0-9]+)*)<\/code>/g)].map((match) => match[1])).toEqual([]);
  });
});

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

  test("draws the cards of examples and lists, and only those", () => {
    const cards = toHtml("# Book\n\n5♥ is a card.\n\n> Example: 10♦ J♣ with 5♥.\n\n- a pair (9♠ 9♥)\n");
    expect(cards).toContain("<p>5♥ is a card.</p>");
    expect(
      [...cards.matchAll(/<svg class="playing-card (\w+)"[^>]* aria-label="([^"]+)"/g)].map(([, ...of]) => of),
    ).toEqual([
      ["red", "10♦"],
      ["black", "J♣"],
      ["red", "5♥"],
      ["black", "9♠"],
      ["red", "9♥"],
    ]);
    expect(cards.match(/<span class="cards">/g)).toHaveLength(3);
    expect(cards).toMatch(/<span class="whole">\(<span class="cards">.*<\/span>\)<\/span>/);
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

  test("leave out what is never said to a page, and only that", () => {
    expect(text).not.toMatch(/^(error-log|server-error-port|table-error-only)/m);
    for (const id of ["table-error-shown_out", "table-error-stale", "error-file_line", "server-error-too_fast"])
      expect(text).toContain(`${id} =`);
  });
});

describe("a line", () => {
  test("does not end with a word of one letter", () => {
    expect(keepTogether("Hrajte v klidu a s chutí.", "cs")).toBe("Hrajte v\u00a0klidu a\u00a0s\u00a0chutí.");
    expect(keepTogether("one = A w domu { $name }", "pl")).toBe("one = A\u00a0w\u00a0domu { $name }");
    expect(keepTogether("Můžeš-li, musíš.", "cs")).toBe("Můžeš-\u2060li, musíš.");
  });

  test("does not part a number from its unit, its thousands or what it counts", () => {
    expect(keepTogether("10 000 bodů, { $percent } %, { $round }. kolo. Dál 1 2 3.", "cs")).toBe(
      "10\u00a0000\u00a0bodů, { $percent }\u00a0%, { $round }.\u00a0kolo. Dál 1 2 3.",
    );
    expect(keepTogether("{ $player } má { $count } karet a 1 kámen.", "cs")).toBe(
      "{ $player } má { $count }\u00a0karet a\u00a01\u00a0kámen.",
    );
  });

  test("breaks anywhere in English", () => {
    expect(keepTogether("I am 10 000 a day", "en")).toBe("I am 10 000 a day");
  });
});

describe("the service worker", () => {
  const chunk = (fileName: string, more: object = {}): object => ({ type: "chunk", fileName, imports: [], ...more });
  const bundle = {
    "worker.js": chunk("worker.js", { isEntry: true }),
    "assets/index-1.js": chunk("assets/index-1.js", {
      isEntry: true,
      imports: ["assets/shared-2.js"],
      viteMetadata: { importedCss: new Set(["assets/index-3.css"]) },
    }),
    "assets/shared-2.js": chunk("assets/shared-2.js", { imports: ["assets/index-1.js"] }),
    "assets/cs-4.js": chunk("assets/cs-4.js", { facadeModuleId: "/web/text/cs.ftl" }),
    "assets/cs-5.js": chunk("assets/cs-5.js", { facadeModuleId: "/web/text/settings/cs.ftl" }),
    "assets/Table-6.js": chunk("assets/Table-6.js", { facadeModuleId: "/web/src/pages/Table.svelte" }),
  };

  test("keeps what opens the page in any language, and nothing else", () => {
    const shell = shellOf(bundle as unknown as Parameters<typeof shellOf>[0], "/web/text");
    expect([...shell].sort()).toEqual([
      "assets/cs-4.js",
      "assets/index-1.js",
      "assets/index-3.css",
      "assets/shared-2.js",
    ]);
  });
});
