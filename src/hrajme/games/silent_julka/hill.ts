// The road to six and back: up one side of a hill and down the other, in percent of the picture.

export interface Place {
  x: number;
  y: number;
}

/** What is thrown at each station, the last six on the way back. */
export const NUMBERS: readonly number[] = [1, 2, 3, 4, 5, 6, 6, 5, 4, 3, 2, 1];

const EDGE = 12;
const FOOT = 84;
const HEIGHT = 64;
const STEPS = 240;

/** A point of the road, from 0 at its start to 1 at home. */
function roadAt(part: number): Place {
  return { x: EDGE + (100 - 2 * EDGE) * part, y: FOOT - HEIGHT * Math.sin(Math.PI * part) };
}

/** The road in small steps, and how far each of them is from its start. */
const TRACE = Array.from({ length: STEPS + 1 }, (_, index) => roadAt(index / STEPS));
const FAR = TRACE.reduce<number[]>((far, { x, y }, index) => {
  const before = TRACE[index - 1];
  return [...far, before === undefined ? 0 : far[index - 1]! + Math.hypot(x - before.x, y - before.y)];
}, []);

/** The start, and then the stations, all equally far from the next. */
export const PLACES: readonly Place[] = Array.from({ length: NUMBERS.length + 1 }, (_, station) => {
  const wanted = (FAR.at(-1)! * station) / NUMBERS.length;
  return TRACE[FAR.findIndex((far) => far >= wanted - 1e-9)]!;
});

/** The road as a line of SVG, and the hill under it, which goes on beyond the picture. */
export const ROAD = `M${TRACE.filter((_, index) => index % 5 === 0)
  .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
  .join("L")}`;
export const HILL = `${ROAD}C96 92 100 92 100 92V100H0V92C0 92 4 92 ${EDGE} ${FOOT}Z`;

const IN_A_ROW = 3;

/** Where the *index*-th of *count* figures stands that share a station: so many of its own widths aside and behind. */
export function standing(index: number, count: number): Place {
  const row = Math.floor(index / IN_A_ROW);
  const inRow = Math.min(IN_A_ROW, count - row * IN_A_ROW);
  return { x: ((index % IN_A_ROW) - (inRow - 1) / 2) * 0.72, y: -0.62 * row };
}

/** All seats, each with its place among those at the same station; the seat *first* stands in front. */
export function figures(stations: readonly number[], first: number | null): readonly { seat: number; at: Place }[] {
  const order = stations.map((_, seat) => seat).sort((one, other) => Number(other === first) - Number(one === first));
  return stations.map((station, seat) => {
    const here = order.filter((each) => stations[each] === station);
    return { seat, at: standing(here.indexOf(seat), here.length) };
  });
}
