// A board of eight by eight squares. 0 is a1, 1 is b1 … 63 is h8; whoever is called flipped looks from h8.

const FILES = "abcdefgh";
const SQUARE = /[a-h][1-8]/g;

export const ALL_SQUARES: readonly number[] = Array.from({ length: 64 }, (_, square) => square);

export const columnOf = (square: number): number => square % 8;
export const rowOf = (square: number): number => square >> 3;

export function squareName(square: number): string {
  return `${FILES[columnOf(square)]}${rowOf(square) + 1}`;
}

export function squareOf(name: string): number {
  return FILES.indexOf(name[0]!) + 8 * (Number(name[1]) - 1);
}

/** All squares that are named in a text, in order: "c3xe5xg7" names three. */
export function squaresIn(text: string): number[] {
  return (text.match(SQUARE) ?? []).map(squareOf);
}

/** Where a square lies on the page: columns from the left, rows from the top. */
export function spotOf(square: number, isFlipped: boolean): readonly [x: number, y: number] {
  const [x, y] = [columnOf(square), 7 - rowOf(square)];
  return isFlipped ? [7 - x, 7 - y] : [x, y];
}

/** The square at a part of the board, 0 to 1 from the left and from the top; null beside it. */
export function squareAt(x: number, y: number, isFlipped: boolean): number | null {
  if (!(x >= 0 && x < 1 && y >= 0 && y < 1)) return null;
  const square = Math.floor(x * 8) + 8 * (7 - Math.floor(y * 8));
  return isFlipped ? 63 - square : square;
}

/** The squares as they follow each other on the page. */
export function inReadingOrder(isFlipped: boolean): number[][] {
  const rows = Array.from({ length: 8 }, (_, y) => ALL_SQUARES.slice(56 - 8 * y, 64 - 8 * y));
  return isFlipped ? rows.map((row) => row.toReversed()).toReversed() : rows;
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-7, 0],
  End: [7, 0],
  PageUp: [0, -7],
  PageDown: [0, 7],
};

/** Where a key leads from a square, as it is seen; at the edge it stays. Null for other keys. */
export function stepFrom(square: number, key: string, isFlipped: boolean): number | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const [x, y] = spotOf(square, isFlipped);
  const within = (place: number): number => Math.min(7, Math.max(0, place));
  return squareAt((within(x + step[0]) + 0.5) / 8, (within(y + step[1]) + 0.5) / 8, isFlipped);
}

/** The squares between two that lie on one line, in order. */
export function between(from: number, to: number): number[] {
  const [across, up] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
  if (across !== 0 && up !== 0 && Math.abs(across) !== Math.abs(up)) return [];
  const length = Math.max(Math.abs(across), Math.abs(up));
  const step = Math.sign(across) + 8 * Math.sign(up);
  return Array.from({ length: Math.max(0, length - 1) }, (_, index) => from + step * (index + 1));
}
