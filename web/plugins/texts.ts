// Players' texts are Fluent files. The shell's own file of a language brings the room's words along, and of
// every game its title, so that the shelf can be shown before any game is loaded.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { FluentParser, FluentSerializer, Message, Resource, Term } from "@fluent/syntax";
import type { Plugin } from "vite";
import { keepTogether } from "./spaces";

const ROOM = ["language", "table", "server", "store"];
// Means nothing to who reads the file by program, and every visitor loads it.
const INDENT = /^ +(?=\*?\[|\})/gm;
// What is said only on the terminal of who runs the room, and what only other programs than this page can cause.
const UNSENT = new RegExp(
  [
    "^error-(log|unknown_(language|shelf))",
    "^server-error-(port|cannot_listen|no_folder|bad_proxy|watch_first|not_json|not_allowed)",
    "^store-(?!full|too_many)",
    "^table-error-(only|bad_key|not_due|no_such|unknown)",
  ].join("|"),
);
const TITLE = /^[a-z0-9_]+-(name|tagline)$/;

export function texts(root: string): Plugin {
  return {
    name: "hrajme-texts",
    load(id) {
      const path = id.split("?")[0]!;
      if (!path.endsWith(".ftl")) return null;
      const parts = dirname(path) === join(root, "web/text") ? shellTexts(root, basename(path)) : gameTexts(path);
      for (const part of parts) this.addWatchFile(part.path);
      const text = parts.map((part) => part.text).join("");
      return `export default ${JSON.stringify(keepTogether(text, basename(path, ".ftl")))};`;
    },
  };
}

interface Part {
  path: string;
  text: string;
}

export function shellTexts(root: string, file: string): Part[] {
  const packageFolder = join(root, "src/hrajme");
  const room = ROOM.map((part) => join(packageFolder, part, "text", file)).filter(existsSync);
  const games = readdirSync(join(packageFolder, "games"))
    .map((key) => join(packageFolder, "games", key, "text", file))
    .filter(existsSync);
  return [join(root, "web/text", file), ...room].map(wholeText).concat(games.map(titles));
}

/** The words of a game, and those of its first steps; or of a part of the page that is loaded later. */
export function gameTexts(path: string): Part[] {
  const firstSteps = join(dirname(path), "../first_steps/text", basename(path));
  return [path, firstSteps].filter(existsSync).map(wholeText);
}

function wholeText(path: string): Part {
  return { path, text: keep(path, (id) => !UNSENT.test(id)) };
}

function titles(path: string): Part {
  return { path, text: keep(path, (id) => TITLE.test(id)) };
}

/** The messages with these ids, without comments and without the hints for other faces than the page. */
function keep(path: string, isKept: (id: string) => boolean): string {
  const resource = new FluentParser({ withSpans: false }).parse(readFileSync(path, "utf-8"));
  const kept = resource.body.filter(
    (entry): entry is Message | Term => (entry instanceof Message || entry instanceof Term) && isKept(entry.id.name),
  );
  for (const entry of kept) {
    entry.comment = null;
    entry.attributes = entry.attributes.filter((hint) => hint.id.name === "web");
  }
  return new FluentSerializer({}).serialize(new Resource(kept)).replace(INDENT, "");
}
