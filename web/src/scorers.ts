// Scorers for people who play with real things, where a game brings one; loaded when it is wanted. Nothing here
// names a game.

import type { Component } from "svelte";
import type { Value } from "./board";

interface ScorerProps {
  say(id: string, args?: Record<string, Value>): string;
}

const scorers = import.meta.glob<Component<ScorerProps>>("../../src/hrajme/games/*/Scorer.svelte", {
  import: "default",
});

export function scorerOf(game: string): (() => Promise<Component<ScorerProps>>) | undefined {
  return scorers[`../../src/hrajme/games/${game}/Scorer.svelte`];
}
