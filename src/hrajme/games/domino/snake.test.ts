import { describe, expect, it } from "vitest";
import { readTiles, wholeLine } from "./scenes";
import { fitLine, type Halves, type Laid, layLine } from "./snake";

const PHONE = [350, 300] as const;
const DESKTOP = [1000, 320] as const;

function overlaps(one: Laid, other: Laid): boolean {
  const apart = (from: number, size: number, to: number, width: number) =>
    from + size <= to + 1e-6 || to + width <= from + 1e-6;
  return !apart(one.x, one.width, other.x, other.width) && !apart(one.y, one.height, other.y, other.height);
}

/** The squares of the two halves, the upper or left one first. */
function squares({ x, y, width, height, first, second }: Laid) {
  const isLying = width > height;
  return [
    { x, y, value: first },
    { x: isLying ? x + 1 : x, y: isLying ? y : y + 1, value: second },
  ];
}

/** Whether two tiles touch with equal halves; a double touches with its long side. */
function touch(one: Laid, other: Laid): boolean {
  return squares(one).some((here) =>
    squares(other).some(
      (there) => here.value === there.value && Math.abs(here.x - there.x) + Math.abs(here.y - there.y) <= 1.5,
    ),
  );
}

const lines: Halves[][] = [6, 10, 12].map(wholeLine);

describe("the line on the table", () => {
  it.each([6, 12])("has the whole set up to double %i", (highest) => {
    expect(new Set(wholeLine(highest).map((tile) => [...tile].sort().join())).size).toBe(
      ((highest + 1) * (highest + 2)) / 2,
    );
  });

  it("lies straight while it is short, doubles across", () => {
    const { tiles, height } = layLine(readTiles("3-5 5-5 5-0"), 1, 20);
    expect(tiles.map(({ x, width, height: high }) => [x, width, high])).toEqual([
      [7.5, 2, 1],
      [9.5, 1, 2],
      [10.5, 2, 1],
    ]);
    expect(height).toBe(2);
    expect(tiles.map(({ first, second }) => [first, second])).toEqual(readTiles("3-5 5-5 5-0"));
  });

  it("turns down on the right and up on the left", () => {
    const line = readTiles("1-2 2-3 3-4 4-5 5-6 6-0 0-2");
    const { tiles } = layLine(line, 3, 8);
    const corner = tiles[5]!;
    expect([corner.width, corner.height, corner.first, corner.second]).toEqual([1, 2, 6, 0]);
    expect(corner.y).toBeGreaterThan(tiles[3]!.y);
    // Behind the corner it comes back, so the farther half is on the left.
    expect([tiles[6]!.first, tiles[6]!.second]).toEqual([2, 0]);
    const other = tiles[1]!;
    expect([other.width, other.height, other.first, other.second]).toEqual([1, 2, 2, 3]);
    expect(other.y).toBeLessThan(tiles[3]!.y);
    expect([tiles[0]!.first, tiles[0]!.second]).toEqual([2, 1]);
  });

  it("never lies over itself or off the table, and equal halves touch", () => {
    for (const line of lines) {
      for (const columns of [11, 12, 13.5, 16, 23, 40]) {
        for (let first = 0; first < line.length; first += 9) {
          const { tiles, ends } = layLine(line, first, columns);
          const all = [...tiles, ...ends];
          expect(all.every(({ x, width }) => x >= 0 && x + width <= columns)).toBe(true);
          for (const [index, one] of all.entries())
            expect(all.slice(index + 1).some((other) => overlaps(one, other))).toBe(false);
          for (let index = 1; index < tiles.length; index += 1)
            expect(touch(tiles[index - 1]!, tiles[index]!)).toBe(true);
        }
      }
    }
  });

  it("keeps its place when a tile is laid", () => {
    const line = lines[0]!;
    const before = layLine(line.slice(4, 20), 6, 14).tiles;
    const after = layLine(line.slice(3, 20), 7, 14).tiles.slice(1);
    const middle = before[6]!;
    const same = after[6]!;
    expect(after.map(({ x, y }) => [x, y - same.y])).toEqual(before.map(({ x, y }) => [x, y - middle.y]));
  });
});

describe("the size of the tiles", () => {
  it.each([
    ...lines.map((line) => [line.length, PHONE, line] as const),
    ...lines.map((line) => [line.length, DESKTOP, line] as const),
  ])("lets %i tiles fit into %j", (_, [width, height], line) => {
    for (const first of [0, Math.floor(line.length / 2), line.length - 1]) {
      const { tiles, ends } = fitLine(line, first, width, height);
      for (const { x, y, width: wide, height: high } of [...tiles, ...ends]) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + wide).toBeLessThanOrEqual(width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + high).toBeLessThanOrEqual(height);
      }
    }
  });

  it("stays readable with all 28 tiles on a phone", () => {
    for (let first = 0; first < 28; first += 1)
      expect(fitLine(lines[0]!, first, ...PHONE).unit).toBeGreaterThanOrEqual(22);
  });

  it("is never larger than a tile should be, and works before anything is laid or measured", () => {
    expect(fitLine([[2, 5]], 0, 2000, 1000).unit).toBe(46);
    expect(fitLine([], 0, 350, 300).tiles).toEqual([]);
    expect(fitLine(lines[0]!, 5, 0, 0).tiles).toHaveLength(28);
  });
});
