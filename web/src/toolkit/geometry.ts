// Rectangles on the screen: which one is meant, and how to get from one to another.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where an element lies when it is not turned: its centre and its own measures. */
export function boxOf(element: HTMLElement): Box {
  const around = element.getBoundingClientRect();
  const width = element.offsetWidth || around.width;
  const height = element.offsetHeight || around.height;
  return {
    left: around.left + (around.width - width) / 2,
    top: around.top + (around.height - height) / 2,
    width,
    height,
  };
}

/** How far a point lies outside a box; 0 inside it. */
export function distance(box: Box, x: number, y: number): number {
  const beside = Math.max(box.left - x, 0, x - box.left - box.width);
  const beyond = Math.max(box.top - y, 0, y - box.top - box.height);
  return Math.hypot(beside, beyond);
}

/** The key of the box that a point means: the nearest within *reach*. */
export function nearest(boxes: Iterable<readonly [string, Box]>, x: number, y: number, reach: number): string | null {
  let found: string | null = null;
  let least = reach;
  for (const [key, box] of boxes) {
    const far = distance(box, x, y);
    if (far <= least && (found === null || far < least)) [found, least] = [key, far];
  }
  return found;
}

/** The transformation that makes what lies in *to* look as if it lay in *from*. */
export function between(from: Box, to: Box): string {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = to.width === 0 ? 1 : from.width / to.width;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** In how many columns *count* things stand, so that rows are even and nothing is narrower than *least*. */
export function columnsFor(count: number, width: number, least: number, gap: number): number {
  if (count <= 1) return 1;
  const fit = Math.max(1, Math.floor((width + gap) / (least + gap)));
  return Math.ceil(count / Math.ceil(count / fit));
}

const SEAT_WIDTH = 112;
const TALL_PAGE = 720;

/** How many seats stand in a row with all their words; 0 when there is room for a line each only: they are chips. */
export function seatColumns(count: number, width: number, pageHeight: number): number {
  const rows = Math.ceil(count / Math.max(1, Math.floor(width / SEAT_WIDTH)));
  return rows > (pageHeight >= TALL_PAGE ? 2 : 1) ? 0 : Math.ceil(count / rows);
}

/** The index an arrow key leads to among *count* things in rows of *columns*; null for other keys. */
export function step(key: string, index: number, count: number, columns: number): number | null {
  const to = { ArrowLeft: index - 1, ArrowRight: index + 1, ArrowUp: index - columns, ArrowDown: index + columns }[key];
  if (to !== undefined) return to < 0 || to >= count ? index : to;
  return key === "Home" ? 0 : key === "End" ? count - 1 : null;
}
