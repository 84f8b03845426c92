// How the cards of Flip 7 look: a name of the notation in, what is drawn on it out.

export const TOP_NUMBER = 12;
/** In the order of the view's `deck`. */
export const CARD_NAMES: readonly string[] = [
  ...Array.from({ length: TOP_NUMBER + 1 }, (_, number) => String(number)),
  ...["+2", "+4", "+6", "+8", "+10", "x2", "flip3", "freeze", "chance"],
];

export type Kind = "number" | "modifier" | "flip3" | "freeze" | "chance";

export function kindOf(name: string): Kind {
  if (name === "flip3" || name === "freeze" || name === "chance") return name;
  return /^[+x]/.test(name) ? "modifier" : "number";
}

/** As players write it. */
export function faceOf(name: string): string {
  return name.replace("x", "×");
}

/** From cold to hot: a higher number is worth more, and more of it are in the deck. */
export function hueOf(number: number): number {
  return (262 - (number - 1) * 21.5 + 360) % 360;
}

/** The twelve marks around a number, as on the face of a clock, in a card of 100 by 140. */
export const MARKS: readonly (readonly [x: number, y: number])[] = Array.from({ length: TOP_NUMBER }, (_, index) => {
  const angle = (index / TOP_NUMBER) * 2 * Math.PI;
  return [50 + 40 * Math.sin(angle), 70 - 55 * Math.cos(angle)] as const;
});

/** Hundredths, rounded to the nearest. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}
