// The pictures of boards for previews of links. The room tells others where they are, so their names stay.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

export function pictures(root: string): Plugin {
  const games = join(root, "src/hrajme/games");
  return {
    name: "hrajme-pictures",
    generateBundle() {
      for (const key of readdirSync(games)) {
        const path = join(games, key, "board.png");
        if (!existsSync(path)) continue;
        this.emitFile({ type: "asset", fileName: `pictures/${key}.png`, source: readFileSync(path) });
      }
    },
  };
}
