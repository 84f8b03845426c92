// Where pips are on a half of a tile or on a face of a die, in a square from 0 to 100.

export type Pip = readonly [x: number, y: number];

const NEAR = 25;
const MIDDLE = 50;
const FAR = 75;

const CORNERS: readonly Pip[] = [
  [NEAR, NEAR],
  [FAR, FAR],
];
const OTHER_CORNERS: readonly Pip[] = [
  [FAR, NEAR],
  [NEAR, FAR],
];
const SIDES: readonly Pip[] = [
  [NEAR, MIDDLE],
  [FAR, MIDDLE],
];
const ENDS: readonly Pip[] = [
  [MIDDLE, NEAR],
  [MIDDLE, FAR],
];
const CENTRE: readonly Pip[] = [[MIDDLE, MIDDLE]];

const FIRST: readonly (readonly Pip[])[] = [
  [],
  CENTRE,
  CORNERS,
  [...CORNERS, ...CENTRE],
  [...CORNERS, ...OTHER_CORNERS],
  [...CORNERS, ...OTHER_CORNERS, ...CENTRE],
  [...CORNERS, ...OTHER_CORNERS, ...SIDES],
  [...CORNERS, ...OTHER_CORNERS, ...SIDES, ...CENTRE],
  [...CORNERS, ...OTHER_CORNERS, ...SIDES, ...ENDS],
  [...CORNERS, ...OTHER_CORNERS, ...SIDES, ...ENDS, ...CENTRE],
];

/** The pips of 0 to 12: up to nine in rows of three, above that in four rows. */
export function pipsOf(value: number): readonly Pip[] {
  return FIRST[value] ?? inFourRows(value);
}

function inFourRows(value: number): readonly Pip[] {
  const inner = value === 10 ? [2, 2] : value === 11 ? [2, 3] : [3, 3];
  return [3, inner[0]!, inner[1]!, 3].flatMap((count, row) => rowOf(count, 17 + row * 22));
}

function rowOf(count: number, y: number): Pip[] {
  return (count === 2 ? [NEAR, FAR] : [NEAR, MIDDLE, FAR]).map((x) => [x, y] as const);
}

/** Smaller where there are many. */
export function pipRadius(value: number): number {
  return value > 9 ? 7.5 : value > 6 ? 8.5 : 9.5;
}

// Neighbours are far apart, and white can be read on each.
const COLOURS = [
  "#6b6257",
  "#1f7fb8",
  "#2c8a3d",
  "#c8352c",
  "#7c4f2a",
  "#2443a8",
  "#a87000",
  "#7a3fa0",
  "#0b827a",
  "#c02a82",
  "#c85a10",
  "#3a3a46",
  "#5c6b12",
];

/** The colour of a number from 0 to 12; the pips or the number itself say it too. */
export function colourOf(value: number): string {
  return COLOURS[value] ?? "#2a2119";
}

/** How a die is turned so that this face looks at us, in degrees around x and y. */
export const FACES: Readonly<Record<number, readonly [x: number, y: number]>> = {
  1: [0, 0],
  2: [0, -90],
  3: [-90, 0],
  4: [90, 0],
  5: [0, 90],
  6: [0, 180],
};
