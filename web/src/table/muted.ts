// Whom the reader does not want to hear at a table, by number, and how they were called. Kept in this browser; nobody
// else is told.

import { keep, recall } from "../memory";

export type Muted = Readonly<Record<number, string>>;

const memoryOf = (code: string): string => `hrajme-muted-${code}`;

export function mutedAt(code: string): Muted {
  try {
    return (JSON.parse(recall(memoryOf(code)) ?? "{}") as Muted | null) ?? {};
  } catch {
    return {};
  }
}

export function keepMuted(code: string, muted: Muted): void {
  keep(memoryOf(code), JSON.stringify(muted));
}
