// The peg board for people who play with real cards: who got how many points, kept on this device.

import { keepAll, recallAll } from "$web/memory";

const MEMORY = "hrajme-score-cribbage";
const NOTHING: Kept = { names: ["", ""], target: 121, gains: [] };

interface Gain {
  player: number;
  points: number;
}

interface Kept {
  /** As they were written; an empty one is shown as the number of the player. */
  names: readonly string[];
  target: number;
  /** All points in order, the latest last. */
  gains: readonly Gain[];
}

export class Score {
  private kept: Kept = $state.raw(read());

  get names(): readonly string[] {
    return this.kept.names;
  }
  get target(): number {
    return this.kept.target;
  }
  get latest(): Gain | undefined {
    return this.kept.gains.at(-1);
  }

  /** Where the two pegs of each player stand. */
  readonly lanes = $derived(this.names.map((_, player) => pegsOf(this.kept.gains, player, this.target)));
  /** Who has reached the last hole. */
  readonly winner = $derived(this.lanes.findIndex(({ score }) => score === this.target));

  /** Nobody pegs any more when somebody has won. */
  add(player: number, points: number): void {
    if (this.winner < 0) this.keep({ gains: [...this.kept.gains, { player, points }] });
  }

  undo(): void {
    this.keep({ gains: this.kept.gains.slice(0, -1) });
  }

  again(): void {
    this.keep({ gains: [] });
  }

  rename(player: number, name: string): void {
    this.keep({ names: this.names.map((each, index) => (index === player ? name : each)) });
  }

  /** Two or three; whoever goes takes their points along. */
  seat(count: number): void {
    const names = Array.from({ length: count }, (_, player) => this.names[player] ?? "");
    this.keep({ names, gains: this.kept.gains.filter(({ player }) => player < count) });
  }

  aim(target: number): void {
    this.keep({ target });
  }

  private keep(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    keepAll(MEMORY, this.kept);
  }
}

/** The score after all that a player got, and before the latest of it. */
export function pegsOf(gains: readonly Gain[], player: number, target: number): { score: number; behind: number } {
  let [score, behind] = [0, 0];
  for (const gain of gains) {
    if (gain.player !== player || score === target) continue;
    [behind, score] = [score, Math.min(target, score + gain.points)];
  }
  return { score, behind };
}

function read(): Kept {
  return { ...NOTHING, ...(recallAll(MEMORY) as Partial<Kept> | null) };
}
