// The shape of a snake that lies from left to right in a picture of 260 by 100: a line that waves, drawn as wide as the
// body is there, and the rings of its skin.

type Point = readonly [x: number, y: number];

export const WIDTH = 260;
export const HEIGHT = 100;

const TAIL = 8;
const NECK = 186;
const HEAD: Point = [230, 38];
const MIDDLE = 54;
const WAVE = 80;
const SWING = 7; // A body bends no more than it is thick.
const THICK = 20.5;
const RING = 10;
const STEP = 2;

/** Dice lie on the back where it turns: at the bottom and at the top of a wave. */
const DICE_AT = [66, 106, 146, 186];
export const PLACES: readonly Point[] = DICE_AT.map((x) => [(100 * x) / WIDTH, (100 * lineAt(x)) / HEIGHT]);

/** How high the middle of the body lies. */
function lineAt(x: number): number {
  if (x > NECK) return lineAt(NECK) + ((HEAD[1] - lineAt(NECK)) * (x - NECK)) / (HEAD[0] - NECK);
  return MIDDLE + SWING * Math.cos((2 * Math.PI * (x - DICE_AT[0]!)) / WAVE);
}

/** Half of how wide the body is: a tail, a belly, a neck. */
function widthAt(x: number): number {
  const grown = Math.sin((Math.PI / 2) * Math.min(1, (x - TAIL) / 56));
  const neck = Math.max(0, (x - NECK - 6) / (HEAD[0] - NECK));
  return 1.5 + (THICK - 1.5) * grown - 7 * Math.min(1, neck);
}

/** The edge of the body on one side, square to the line. */
function edgeAt(x: number, side: 1 | -1): Point {
  const slope = (lineAt(x + 1) - lineAt(x - 1)) / 2;
  const far = (side * widthAt(x)) / Math.hypot(1, slope);
  return [x - slope * far, lineAt(x) + far];
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** The part of the body between two places. */
export function bodyBetween(from: number, to: number): string {
  const all = Array.from({ length: Math.ceil((to - from) / STEP) + 1 }, (_, index) =>
    Math.min(to, from + index * STEP),
  );
  const upper = all.map((x) => edgeAt(x, -1));
  return pathOf([...upper, ...all.reverse().map((x) => edgeAt(x, 1))]);
}

export interface Ring {
  path: string;
  /** How far it falls when it comes off. */
  drop: number;
}

export const BODY = bodyBetween(TAIL, 222);

/** The skin, from the tail to the neck. */
export const RINGS: readonly Ring[] = Array.from({ length: (218 - TAIL) / RING }, (_, index) => {
  const from = TAIL + index * RING;
  return { path: bodyBetween(from, from + RING), drop: 90 - lineAt(from + RING / 2) };
});
