// Legal moves as a hand makes them: from square to square. The board knows no rules, only these.

export interface Way {
  /** Where the piece stands, every square on which it comes down, and the last one. */
  squares: readonly number[];
  /** The move in the game's notation. */
  text: string;
}

function beginsWith(squares: readonly number[], path: readonly number[]): boolean {
  return path.every((square, index) => squares[index] === square);
}

/** Where a piece that has come so far may come down next. */
export function nextOf(ways: readonly Way[], path: readonly number[]): number[] {
  const next = ways.filter(({ squares }) => squares.length > path.length && beginsWith(squares, path));
  return [...new Set(next.map(({ squares }) => squares[path.length]!))];
}

/** The moves that go exactly so: several where there is still something to choose. */
export function textsOf(ways: readonly Way[], path: readonly number[]): string[] {
  const whole = ways.filter(({ squares }) => squares.length === path.length && beginsWith(squares, path));
  return whole.map(({ text }) => text);
}

/** Who points at the end of the only way that leads there means the whole way. */
export function wholeWay(ways: readonly Way[], path: readonly number[], end: number): readonly number[] | null {
  const fitting = ways.filter(({ squares }) => squares.at(-1) === end && beginsWith(squares, path));
  const [first, ...more] = new Set(fitting.map(({ squares }) => squares.join()));
  return first !== undefined && more.length === 0 ? fitting[0]!.squares : null;
}
