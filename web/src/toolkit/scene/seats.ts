// How seats are told apart in a picture: by a colour, and by the first letter of the name.

const TURN = 150; // Neighbours are far from each other on the wheel, and twelve of them all differ.

/** The place on the wheel of colours, in degrees. */
export function hueOf(seat: number): number {
  return (25 + seat * TURN) % 360;
}

export function letterOf(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? "?";
}
