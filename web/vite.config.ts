/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { packagesFromHere, pictures, rulebooks, texts, worker } from "./plugins/index.ts";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  plugins: [
    packagesFromHere(path("src/main.ts")),
    texts(path("..")),
    rulebooks(),
    pictures(path("..")),
    svelte(),
    worker(path("text")),
  ],
  resolve: {
    alias: { $web: path("src"), $toolkit: path("src/toolkit") },
  },
  build: {
    outDir: path("../src/hrajme/server/pages"),
    emptyOutDir: true,
    manifest: true, // For weight.js.
    assetsInlineLimit: 0, // The page allows no data: addresses.
    // What all pages share is one file: many small ones are packed worse.
    rolldownOptions: {
      input: { index: path("index.html"), worker: path("worker/worker.ts") },
      output: {
        // A worker is known by its address.
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
        codeSplitting: {
          groups: [
            {
              name: "shared",
              test: /preload-helper|web\/src\/(api|memory|random|route|share|settings|words|room|parts\/(Avatar|Choice|CopyButton|Icon|Logo|Switch))\b/,
            },
          ],
        },
      },
    },
    modulePreload: { polyfill: false }, // Browsers that know no preloading just load a little later.
  },
  server: {
    fs: { allow: [path("..")] },
    proxy: { "/api": { target: process.env.HRAJME_ROOM ?? "http://127.0.0.1:7801", ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts", "plugins/**/*.test.ts", "../src/hrajme/games/*/*.test.ts"],
    // No test leaves anything behind: they share what was loaded.
    pool: "threads",
    isolate: false,
  },
});
