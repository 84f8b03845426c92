// Where everything lies on the board, in pixels. On a page that is higher than wide the board stands upright, with
// its points from the sides: so a thumb hits them.
//
//   lying    13 … 18 | bar | 19 … 24 | tray      upright   13 12
//            12 …  7 |     |  6 …  1 | tray                 …  …
//                                                          18  7
//   Numbers are those of who sits below or, where            bar
//   the board stands upright, at the right.                19  6
//   Mirrored is the other way round.                        …  …
//                                                          24  1
//                                                        tray tray

import { BAR, OFF } from "./steps";

export const THEIR_BAR = 26;
export const THEIR_OFF = 27;
export const CHECKERS = 15;

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Direction = "up" | "down" | "left" | "right";

/** A place that holds checkers: which way they are stacked from its edge. */
export interface Spot extends Rect {
  place: number;
  grows: Direction;
}

export interface Layout {
  isUpright: boolean;
  /** By place. */
  spots: readonly Spot[];
  /** Places in rows, as they are read. */
  rows: readonly (readonly number[])[];
  /** The width of a checker. */
  size: number;
  bar: Rect;
  /** Where the cube lies: in the middle, with who sits near, and far; and where it is offered. */
  cube: { middle: Rect; near: Rect; far: Rect; offered: Rect };
}

interface Look {
  isUpright: boolean;
  isMirrored: boolean;
}

/** Where a checker of the near or far side stands that has so far to go. */
export function placeOf(isNear: boolean, point: number): number {
  if (isNear) return point;
  return point === BAR ? THEIR_BAR : point === OFF ? THEIR_OFF : BAR - point;
}

const clamp = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));
const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + index * Math.sign(to - from));

export function layoutOf(width: number, height: number, look: Look): Layout {
  const layout = look.isUpright ? upright(width, height) : lying(width, height);
  return look.isMirrored ? mirrored(layout, width) : layout;
}

const LEAST = 33; // Nothing to press is smaller, where there is any room for it.
const SIDE_EDGE = 11;
const GAP = 3;

function upright(width: number, height: number): Layout {
  const tray = clamp(34, height * 0.075, 60);
  const bar = clamp(LEAST, height * 0.075, 54);
  const row = (height - tray - bar - 2 * GAP) / 12;
  const half = width / 2;
  const lower = 6 * row + bar + GAP;
  const spots: Spot[] = [];
  range(0, 5).forEach((index) => {
    const [top, bottom] = [index * row, lower + index * row];
    const right = { x: half, width: half, height: row, grows: "left" as const };
    const left = { x: 0, width: half, height: row, grows: "right" as const };
    spots[12 - index] = { ...right, y: top, place: 12 - index };
    spots[13 + index] = { ...left, y: top, place: 13 + index };
    spots[6 - index] = { ...right, y: bottom, place: 6 - index };
    spots[19 + index] = { ...left, y: bottom, place: 19 + index };
  });
  const band = { y: 6 * row + GAP / 2, height: bar };
  const size = Math.min(row - 1, (half - SIDE_EDGE) / 5 - 0.3);
  const cube = Math.min(bar, tray) - 6;
  spots[BAR] = { ...band, place: BAR, x: half + cube / 2 + GAP, width: half - cube / 2 - GAP, grows: "right" };
  spots[THEIR_BAR] = { ...band, place: THEIR_BAR, x: 0, width: half - cube / 2 - GAP, grows: "left" };
  const foot = { y: height - tray, height: tray };
  spots[OFF] = { ...foot, place: OFF, x: half + 1, width: half - 1, grows: "left" };
  spots[THEIR_OFF] = { ...foot, place: THEIR_OFF, x: 0, width: half - 1, grows: "right" };
  const rows = [
    ...range(0, 5).map((index) => [13 + index, 12 - index]),
    [THEIR_BAR, BAR],
    ...range(0, 5).map((index) => [19 + index, 6 - index]),
    [THEIR_OFF, OFF],
  ];
  const at = (x: number, box: { y: number; height: number }): Rect => square(x, box.y + box.height / 2, cube);
  return {
    isUpright: true,
    spots,
    rows,
    size,
    bar: { ...band, x: 0, width },
    cube: {
      middle: at(half, band),
      offered: square(half, band.y + bar / 2, bar + 4),
      near: at(width - cube / 2 - GAP, foot),
      far: at(half - 1 - cube / 2 - GAP, foot),
    },
  };
}

const LINE_EDGE = 15;

function lying(width: number, height: number): Layout {
  const tray = clamp(LEAST + 4, width * 0.075, 76);
  const bar = clamp(LEAST, width * 0.065, 64);
  const column = (width - tray - bar - 2 * GAP) / 12;
  const length = (height - clamp(34, height * 0.13, 80)) / 2;
  const size = Math.min(column - 1, (length - LINE_EDGE) / 5);
  const right = 6 * column + bar + GAP;
  const spots: Spot[] = [];
  range(0, 5).forEach((index) => {
    const [outer, home] = [index * column, right + index * column];
    const below = { y: height - length, width: column, height: length, grows: "up" as const };
    const above = { y: 0, width: column, height: length, grows: "down" as const };
    spots[12 - index] = { ...below, x: outer, place: 12 - index };
    spots[13 + index] = { ...above, x: outer, place: 13 + index };
    spots[6 - index] = { ...below, x: home, place: 6 - index };
    spots[19 + index] = { ...above, x: home, place: 19 + index };
  });
  const band = { x: 6 * column + GAP / 2, width: bar };
  spots[BAR] = { ...band, place: BAR, y: height / 2, height: height / 2, grows: "down" };
  spots[THEIR_BAR] = { ...band, place: THEIR_BAR, y: 0, height: height / 2, grows: "up" };
  const side = { x: width - tray, width: tray, height: height * 0.36 };
  spots[OFF] = { ...side, place: OFF, y: height - side.height, grows: "up" };
  spots[THEIR_OFF] = { ...side, place: THEIR_OFF, y: 0, grows: "down" };
  const rows = [
    [...range(13, 18), THEIR_BAR, ...range(19, 24), THEIR_OFF],
    [...range(12, 7), BAR, ...range(6, 1), OFF],
  ];
  const free = height - 2 * side.height;
  const cube = Math.min(tray - 4, free / 2);
  const at = (y: number): Rect => square(width - tray / 2, y, cube);
  return {
    isUpright: false,
    spots,
    rows,
    size,
    bar: { ...band, y: 0, height },
    cube: {
      middle: at(height / 2),
      offered: square(band.x + bar / 2, height / 2, bar + 8),
      near: at(height / 2 + free / 2 - cube / 2 - 1),
      far: at(height / 2 - free / 2 + cube / 2 + 1),
    },
  };
}

const square = (x: number, y: number, size: number): Rect => ({
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
});

const OTHER_WAY: Record<Direction, Direction> = { left: "right", right: "left", up: "up", down: "down" };

function mirrored(layout: Layout, width: number): Layout {
  const turn = <Box extends Rect>(box: Box): Box => ({ ...box, x: width - box.x - box.width });
  const { middle, near, far, offered } = layout.cube;
  return {
    ...layout,
    spots: layout.spots.map((spot) => ({ ...turn(spot), grows: OTHER_WAY[spot.grows] })),
    rows: layout.rows.map((row) => [...row].reverse()),
    bar: turn(layout.bar),
    cube: { middle: turn(middle), near: turn(near), far: turn(far), offered: turn(offered) },
  };
}

export const isPoint = (place: number): boolean => place > OFF && place < BAR;
const isTray = (place: number): boolean => place === OFF || place === THEIR_OFF;
const isBar = (place: number): boolean => place === BAR || place === THEIR_BAR;

/** How many checkers lie beside each other on a place; more are counted. */
export function roomOn(layout: Layout, place: number): number {
  if (isTray(place)) return CHECKERS;
  const { width, height, grows } = layout.spots[place]!;
  const length = grows === "up" || grows === "down" ? height : width;
  const edge = isBar(place) ? 0 : layout.isUpright ? SIDE_EDGE : LINE_EDGE;
  return Math.max(1, Math.floor((length - edge) / layout.size + 0.05));
}

/** Where a checker lies, with so many below it. */
export function slotOf(layout: Layout, place: number, index: number): Rect {
  const spot = layout.spots[place]!;
  if (isTray(place)) return slab(layout, spot, index);
  const { size } = layout;
  const edge = isBar(place) ? 1 : layout.isUpright ? SIDE_EDGE : LINE_EDGE;
  const along = edge + Math.min(index, roomOn(layout, place) - 1) * size;
  const across = { x: spot.x + (spot.width - size) / 2, y: spot.y + (spot.height - size) / 2 };
  const box = { ...across, width: size, height: size };
  if (spot.grows === "down") return { ...box, y: spot.y + along };
  if (spot.grows === "up") return { ...box, y: spot.y + spot.height - along - size };
  if (spot.grows === "right") return { ...box, x: spot.x + along };
  return { ...box, x: spot.x + spot.width - along - size };
}

/** Borne off, a checker lies on its edge. */
function slab(layout: Layout, spot: Spot, index: number): Rect {
  if (layout.isUpright) {
    const wide = (spot.width - 10) / CHECKERS;
    const x = spot.grows === "right" ? spot.x + 5 + index * wide : spot.x + spot.width - 5 - (index + 1) * wide;
    return { x, y: spot.y + spot.height - 7, width: wide - 1, height: 5 };
  }
  const high = (spot.height - 6) / CHECKERS;
  const y = spot.grows === "down" ? spot.y + 3 + index * high : spot.y + spot.height - 3 - (index + 1) * high;
  return { x: spot.x + 5, y, width: spot.width - 10, height: high - 1 };
}

/** The place that a finger means. */
export function placeAt(layout: Layout, x: number, y: number): number | null {
  const inside = layout.spots.find(
    (spot) => x >= spot.x && x <= spot.x + spot.width && y >= spot.y && y <= spot.y + spot.height,
  );
  return inside?.place ?? null;
}

/** Where an arrow key leads; null for other keys. */
export function stepFrom({ rows }: Layout, place: number, key: string): number | null {
  const row = rows.findIndex((each) => each.includes(place));
  const column = rows[row]!.indexOf(place);
  const [down, across] = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
  }[key] ?? [0, 0];
  if (down === 0 && across === 0) return null;
  return rows[row + down!]?.[column + across!] ?? place;
}
