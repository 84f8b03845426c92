// Playing cards, for the games that are played with them; apart, so that only these load them.

export { default as CardRow } from "./CardRow.svelte";
export { default as PlayingCard } from "./PlayingCard.svelte";
export { readCard, writeCard } from "./suits";
