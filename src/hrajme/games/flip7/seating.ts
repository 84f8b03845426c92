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
