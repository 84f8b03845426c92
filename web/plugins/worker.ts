// The service worker has a name that stays, and knows the files of the shell, whose names change.

import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";

const FILE = "worker.js";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The worker is an entry of the build with the name "worker"; *texts* is the folder of the shell's words. */
export function worker(texts: string): Plugin {
  return {
    name: "hrajme-worker",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const own = bundle[FILE];
        if (own?.type !== "chunk") return this.error(`There is no ${FILE} in the build.`);
        if (own.imports.length > 0) return this.error(`${FILE} must stand alone.`);
        const shell = [...shellOf(bundle, texts)].sort().map((file) => `/${file}`);
        const version = createHash("sha256")
          .update(JSON.stringify([shell, own.code]))
          .digest("hex")
          .slice(0, 16);
        own.code = `const SHELL=${JSON.stringify(shell)},VERSION="${version}";\n${own.code}`;
      },
    },
  };
}

/** What the page loads before anything is asked of the room, in whatever language. */
export function shellOf(bundle: Bundle, texts: string): Set<string> {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === "chunk");
  const isShell = (chunk: Chunk): boolean =>
    (chunk.isEntry && chunk.fileName !== FILE) || isTextOf(texts, chunk.facadeModuleId ?? "");
  const found = new Set<string>();
  chunks.filter(isShell).forEach((chunk) => collect(bundle, chunk.fileName, found));
  return found;
}

const isTextOf = (texts: string, path: string): boolean =>
  path.startsWith(`${texts}/`) && /^[a-z]+\.ftl$/.test(path.slice(texts.length + 1));

/** A file, and all that it imports at once. */
function collect(bundle: Bundle, name: string, found: Set<string>): void {
  const chunk = bundle[name];
  if (found.has(name) || chunk?.type !== "chunk") return;
  found.add(name);
  for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
  for (const imported of chunk.imports) collect(bundle, imported, found);
}
