// What the page's code must not do, beyond its types: `npm run lint`. It is run from the root of the repository, because
// the boards are there, beside the rules of their games.

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

export default defineConfig(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      // What Svelte hands over and nobody needs is called so.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$" }],
      // An effect also says when: after the children, or with the value before at hand.
      "svelte/prefer-writable-derived": "off",
      // What is drawn is $state; a Map or a Set besides is kept on purpose where nobody looks.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    // Whoever blocks cookies blocks it, and the mere word throws: src/memory.ts asks for it with care.
    files: ["web/src/**", "src/hrajme/games/**"],
    ignores: ["web/src/memory.ts", "**/*.test.ts"],
    rules: { "no-restricted-globals": ["error", "localStorage", "sessionStorage"] },
  },
  {
    files: ["**/*.svelte"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    // With types; not in components, where each would be a TypeScript program of its own.
    files: ["**/*.ts"],
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: {
      parser: ts.parser,
      parserOptions: {
        project: ["./tsconfig.json", "./tsconfig.node.json", "./tsconfig.worker.json"],
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
  },
  {
    files: ["web/*.js"],
    languageOptions: { globals: globals.node },
  },
);
