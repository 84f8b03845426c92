// Arrows and rings that help to think. Only who draws them sees them.

export const COLOURS = ["good", "danger", "up", "treat"] as const;
export type Colour = (typeof COLOURS)[number];

export interface Mark {
  from: number;
  /** The same as `from` for a ring. */
  to: number;
  colour: Colour;
}

/** An arrow from each square of a way to the next. */
export function arrowsAlong(way: readonly number[], colour: Colour): Mark[] {
  return way.slice(1).map((to, index) => ({ from: way[index]!, to, colour }));
}

/** As chess players know it: green, with Shift or Control red, with Alt blue, with both yellow. */
export function colourOf(keys: { shiftKey: boolean; ctrlKey: boolean; altKey: boolean }): Colour {
  return COLOURS[(keys.shiftKey || keys.ctrlKey ? 1 : 0) + (keys.altKey ? 2 : 0)]!;
}

/** Drawn once more it goes; in another colour it changes. */
export function toggleMark(marks: readonly Mark[], drawn: Mark): Mark[] {
  const others = marks.filter(({ from, to }) => from !== drawn.from || to !== drawn.to);
  const same = marks.find(({ from, to, colour }) => from === drawn.from && to === drawn.to && colour === drawn.colour);
  return same ? others : [...others, drawn];
}
