// How much a visitor loads before a board appears: `npm run weight`, after a build.
// The page, the table's shell and the words of one language count; boards, rulebooks and games' words come later.

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const MOST_BYTES = 60 * 1024;
const PAGES = join(dirname(fileURLToPath(import.meta.url)), "../src/hrajme/server/pages");
const ENTRIES = ["index.html", "src/pages/Table.svelte"];
// A table is shown by one half of its page, before the start and after it.
const HALVES = ["src/pages/table/Waiting.svelte", "src/pages/table/Playing.svelte"];
const LANGUAGES = ["cs", "sk", "pl", "en"];

const manifest = JSON.parse(readFileSync(join(PAGES, ".vite/manifest.json"), "utf-8"));

/** The files of these chunks and of all that they import at once. */
function filesOf(names, found = new Set()) {
  for (const name of names) {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`There is no ${name} in the build.`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf(chunk.imports ?? [], found);
  }
  return found;
}

const weigh = (file) => gzipSync(readFileSync(join(PAGES, file))).length;

function weightOf(half, language) {
  const files = [...filesOf([...ENTRIES, half, `text/${language}.ftl`])].filter((file) => file.endsWith(".js"));
  return files.reduce((sum, file) => sum + weigh(file), 0);
}

const heaviest = Math.max(...HALVES.flatMap((half) => LANGUAGES.map((language) => weightOf(half, language))));
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
console.log(`Home and table: ${kilobytes(heaviest)} of JavaScript (gzip), at most ${kilobytes(MOST_BYTES)}.`);
if (heaviest > MOST_BYTES) process.exit(1);
