// Who sits where around the table.

export interface Cell {
  row: number;
  column: number;
}

/** More than these sit in plain rows. */
export const MOST_AROUND = 9;

/** The others in the order of play, from one's left; everybody for who only watches. */
export function othersFrom(seat: number | null, count: number): number[] {
  if (seat === null) return Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: count - 1 }, (_, index) => (seat + 1 + index) % count);
}

/** A table in three columns: up the left side, one at the head if they are odd, down the right side. */
export function aroundTable(count: number): Cell[] {
  const side = Math.floor(count / 2);
  const hasHead = count % 2 === 1;
  const rows = rowsAround(count);
  return Array.from({ length: count }, (_, index) => {
    if (index < side) return { row: rows - index, column: 1 };
    if (hasHead && index === side) return { row: 1, column: 2 };
    return { row: rows - (count - 1 - index), column: 3 };
  });
}

/** How many rows such a table has; the head takes the first row of the middle, so that there are two at least. */
export function rowsAround(count: number): number {
  return Math.max(Math.floor(count / 2), count % 2 === 1 ? 2 : 1);
}

/** What a crowd needs in a box: places of this width and height, in rem. */
interface Size {
  width: number;
  least: number;
  most: number;
}

// A place with its cards across the whole box, one beside another, and one in a line without its cards.
const WIDE: Size = { width: Infinity, least: 4.9, most: 6.1 };
const PLATE: Size = { width: 8.6, least: 4.1, most: 5.3 };
const LINE: Size = { width: 8, least: 1.75, most: 2.6 };
const MOST_WIDE = 3;
const GAP = 0.35;

export interface Rows {
  columns: number;
  /** In rem. */
  height: number;
}

/** How so many places lie in a box of this size, in rem: all of them as large as fits, or whole rows to scroll through. */
export function rowsIn(count: number, width: number, height: number): Rows {
  for (const size of count <= MOST_WIDE ? [WIDE, PLATE, LINE] : [PLATE, LINE]) {
    const columns = columnsIn(count, width, size);
    const fits = share(height, Math.ceil(count / columns));
    if (fits >= size.least) return { columns, height: Math.min(fits, size.most) };
  }
  const shown = Math.max(1, Math.floor((height + GAP) / (LINE.least + GAP)));
  return { columns: columnsIn(count, width, LINE), height: Math.max(LINE.least, share(height, shown)) };
}

const columnsIn = (count: number, width: number, size: Size): number =>
  Math.max(1, Math.min(count, Math.floor((width + GAP) / (size.width + GAP))));

const share = (height: number, rows: number): number => (height + GAP) / rows - GAP;
