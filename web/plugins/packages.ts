import type { Plugin } from "vite";

/** Boards live with their games, outside this folder; the packages they import are the ones installed here. */
export function packagesFromHere(here: string): Plugin {
  return {
    name: "hrajme-packages",
    enforce: "pre",
    resolveId(source, importer) {
      const isPackage = /^[@a-z]/.test(source) && !source.startsWith("virtual:");
      if (!isPackage || !importer?.includes("/hrajme/games/")) return null;
      return this.resolve(source, here, { skipSelf: true });
    },
  };
}
