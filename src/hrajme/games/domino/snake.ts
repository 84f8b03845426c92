// How the line lies on the table. It begins in the middle with the tile that was turned up; one arm goes to the
// right and turns down at the edge, the other goes to the left and turns up: the same, seen from the other side.
// All is measured in halves of a tile.

export type Halves = readonly [number, number];

/** A tile as it lies: its corner, its measures, and the upper or left half first. */
export interface Laid {
  x: number;
  y: number;
  width: number;
  height: number;
  first: number;
  second: number;
}

export interface Snake {
  tiles: readonly Laid[];
  /** Where the next tile would lie, at the left end and at the right. */
  ends: readonly [Laid, Laid];
  height: number;
}

/** The same in pixels. */
export interface Fitted extends Snake {
  unit: number;
}

// The largest half in pixels, and the smallest that can still be told from another.
const MOST_UNIT = 46;
const LEAST_UNIT = 9;
// A row is long enough that the line does not turn at once.
const LEAST_COLUMNS = 11;
const NEXT: Halves = [0, 1];

const isDouble = ([one, other]: Halves): boolean => one === other;
const lengthOf = (tile: Halves): number => (isDouble(tile) ? 1 : 2);

/** The line in rows of so many halves; *first* is the tile in the middle. */
export function layLine(line: readonly Halves[], first: number, columns: number): Snake {
  const middle = line[first];
  const length = middle ? lengthOf(middle) : 0;
  const start = (columns - length) / 2;
  const right = layArm([...line.slice(first + 1), NEXT], start + length, columns, middle);
  const mirrored = line
    .slice(0, first)
    .reverse()
    .map(([far, near]): Halves => [near, far]);
  const left = layArm([...mirrored, NEXT], start + length, columns, middle).map((laid) => turnAround(laid, columns));
  const [leftEnd, rightEnd] = [left.pop()!, right.pop()!];
  const centre = middle ? [lieAlong(middle, start, 0, true, columns)] : [];
  return moveDown([...left.reverse(), ...centre, ...right], leftEnd, rightEnd);
}

/** The largest tiles with which the whole line has room. */
export function fitLine(line: readonly Halves[], first: number, width: number, height: number): Fitted {
  const most = Math.max(LEAST_UNIT, Math.min(MOST_UNIT, Math.floor(width / LEAST_COLUMNS)));
  for (let unit = most; unit > LEAST_UNIT; unit -= 1) {
    const snake = layLine(line, first, Math.floor(width / unit));
    if (snake.height * unit <= height) return inPixels(snake, unit, width, height);
  }
  return inPixels(layLine(line, first, Math.floor(width / LEAST_UNIT)), LEAST_UNIT, width, height);
}

/** Tiles one after another to the right from *begin*, turning down at the edge. Each has its nearer half first. */
function layArm(tiles: readonly Halves[], begin: number, columns: number, before: Halves | undefined): Laid[] {
  let [along, row, isRightward, last] = [begin, 0, true, before];
  return tiles.map((tile) => {
    // A double must still have room behind any tile: it cannot be the one that turns.
    const isCorner = !isDouble(tile) && along + 3 > columns;
    if (!isCorner) {
      const laid = lieAlong(tile, along, row, isRightward, columns);
      [along, last] = [along + lengthOf(tile), tile];
      return laid;
    }
    const top = row + (last && isDouble(last) ? 1.5 : 1);
    const x = isRightward ? along - 1 : columns - along;
    [along, row, isRightward, last] = [columns - along + 1, top + 1, !isRightward, tile];
    return { x, y: top, width: 1, height: 2, first: tile[0], second: tile[1] };
  });
}

/** A tile in its row; a double lies across. */
function lieAlong(tile: Halves, along: number, row: number, isRightward: boolean, columns: number): Laid {
  const length = lengthOf(tile);
  const x = isRightward ? along : columns - along - length;
  const [first, second] = isRightward ? tile : [tile[1], tile[0]];
  if (isDouble(tile)) return { x, y: row - 0.5, width: 1, height: 2, first, second };
  return { x, y: row, width: 2, height: 1, first, second };
}

/** The same seen from the other side of the table. */
function turnAround({ x, y, width, height, first, second }: Laid, columns: number): Laid {
  return { x: columns - x - width, y: 1 - y - height, width, height, first: second, second: first };
}

/** Everything below the upper edge. */
function moveDown(tiles: readonly Laid[], left: Laid, right: Laid): Snake {
  const all = [...tiles, left, right];
  const top = Math.min(...all.map(({ y }) => y));
  const bottom = Math.max(...all.map(({ y, height }) => y + height));
  const down = (laid: Laid): Laid => ({ ...laid, y: laid.y - top });
  return { tiles: tiles.map(down), ends: [down(left), down(right)], height: bottom - top };
}

/** In the middle of its room. */
function inPixels(snake: Snake, unit: number, width: number, height: number): Fitted {
  const beside = (width - Math.floor(width / unit) * unit) / 2;
  const above = Math.max(0, (height - snake.height * unit) / 2);
  const scale = (laid: Laid): Laid => ({
    ...laid,
    x: beside + laid.x * unit,
    y: above + laid.y * unit,
    width: laid.width * unit,
    height: laid.height * unit,
  });
  const [left, right] = snake.ends;
  return { tiles: snake.tiles.map(scale), ends: [scale(left), scale(right)], height: snake.height * unit, unit };
}
