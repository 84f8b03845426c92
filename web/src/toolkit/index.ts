// What boards are made of. See README.md.

export { BEATS, standing } from "./beats";
export { default as Action } from "./Action.svelte";
export { default as ActionBar } from "./ActionBar.svelte";
export { default as Burst } from "./Burst.svelte";
export { default as Card } from "./Card.svelte";
export { default as Dice } from "./Dice.svelte";
export { default as DiceTable } from "./DiceTable.svelte";
export { default as Die } from "./Die.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as NumberCard } from "./NumberCard.svelte";
export { default as Place } from "./Place.svelte";
export { default as Scoreboard } from "./Scoreboard.svelte";
export { default as SeatBadge } from "./SeatBadge.svelte";
export { default as Seats } from "./Seats.svelte";
export { default as Sheet } from "./Sheet.svelte";
export { default as Stack } from "./Stack.svelte";
export { default as Surface } from "./Surface.svelte";
export { default as Tile } from "./Tile.svelte";
export { Flights } from "./flights";
export type { Box } from "./geometry";
export { follow } from "./follow.svelte";
export { live, speak } from "./live.svelte";
export { during, isCalm } from "./motion";
export { Pick, type PickRules, type PlaceState } from "./pick.svelte";
export { sound, type Sound } from "./sound.svelte";
export { isThrow, Throws } from "./throws.svelte";
export type { Tone } from "./tones";
