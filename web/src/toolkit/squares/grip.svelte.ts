// One hand on a board of squares, the same for tap, drag and keyboard:
//   tap       a piece, then each square of its way; the piece again puts it back
//   drag      a piece from square to square
//   keyboard  Enter on a piece, Enter on each square of its way, Escape puts it back
// Where it is not one's turn, the same hand plans the next move.

import { nextOf, textsOf, type Way, wholeWay } from "./ways";

export interface GripRules {
  /** What may be played now; nothing while others move. */
  ways(): readonly Way[];
  isMine(square: number): boolean;
  /** Whether one is being asked. */
  isAsked(): boolean;
  /** Where a piece might go next time. */
  plans(square: number): readonly number[];
  /** A whole way was gone. */
  play(texts: readonly string[], path: readonly number[]): void;
  /** This is not possible; the table explains. */
  attempt(path: readonly number[]): void;
  /** Something was pressed with nothing in the hand, or was picked up. */
  touch(square: number): void;
}

export class Grip {
  /** Where the piece in the hand has come: its own square first. */
  path: readonly number[] = $state.raw([]);
  /** The whole way was gone; the table has not answered yet. */
  isSent = $state(false);
  /** From where to where one's next move goes. */
  planned: readonly [number, number] | null = $state.raw(null);
  private isAgain = false;

  constructor(private readonly rules: GripRules) {}

  /** Where the piece in the hand may come down. */
  get targets(): readonly number[] {
    if (this.path.length === 0 || this.isSent) return [];
    return this.rules.isAsked() ? nextOf(this.rules.ways(), this.path) : this.rules.plans(this.path[0]!);
  }

  /** A square is pressed; whether there is something in the hand now that can be dragged. */
  press(square: number): boolean {
    if (this.isSent) return false;
    this.planned = null;
    this.isAgain = this.path.length > 0 && square === this.path.at(-1);
    if (this.isAgain) return true;
    if (this.path.length > 0 && this.goTo(square)) return false;
    if (this.rules.isMine(square)) return this.take(square);
    if (this.path.length > 0) this.refuse(square);
    else this.rules.touch(square);
    return false;
  }

  /** And let go again, over a square or beside the board. */
  release(square: number | null, isDragged: boolean): void {
    if (this.path.length === 0 || this.isSent) return;
    if (!isDragged) {
      if (this.isAgain) this.putBack();
    } else if (square === null || square === this.path.at(-1)) {
      if (this.path.length === 1) this.putBack();
    } else if (!this.goTo(square)) this.refuse(square);
  }

  putBack(): void {
    [this.path, this.isSent, this.isAgain] = [[], false, false];
  }

  /** The table has answered, or the position is another: only what is still one's own stays in the hand. */
  settle(): void {
    const start = this.path[0];
    if (this.isSent || (start !== undefined && !this.rules.isMine(start))) this.putBack();
  }

  /** The moves that were planned and are possible now. */
  takePlan(): readonly string[] {
    const plan = this.planned;
    this.planned = null;
    return plan === null ? [] : textsOf(this.rules.ways(), plan);
  }

  private take(square: number): true {
    this.path = [square];
    this.rules.touch(square);
    return true;
  }

  private goTo(square: number): boolean {
    if (!this.rules.isAsked()) return this.plan(square);
    const ways = this.rules.ways();
    const isNext = nextOf(ways, this.path).includes(square);
    const path = isNext ? [...this.path, square] : wholeWay(ways, this.path, square);
    if (path === null) return false;
    this.path = path;
    const texts = textsOf(ways, path);
    if (texts.length > 0) this.send(texts);
    return true;
  }

  private send(texts: readonly string[]): void {
    this.isSent = true;
    this.rules.play(texts, this.path);
  }

  private plan(square: number): boolean {
    const start = this.path[0]!;
    if (!this.rules.plans(start).includes(square)) return false;
    [this.planned, this.path] = [[start, square], []];
    return true;
  }

  private refuse(square: number): void {
    const path = [...this.path, square];
    this.putBack();
    if (this.rules.isAsked()) this.rules.attempt(path);
  }
}
