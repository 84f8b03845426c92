// Whom the reader does not want to hear at a table, by number, and how they were called. Kept in this browser; nobody
// else is told.

import { keepAll, recallAll } from "../memory";

export type Muted = Readonly<Record<number, string>>;

const memoryOf = (code: string): string => `hrajme-muted-${code}`;

export function mutedAt(code: string): Muted {
  return (recallAll(memoryOf(code)) as Muted | null) ?? {};
}

export function keepMuted(code: string, muted: Muted): void {
  keepAll(memoryOf(code), muted);
}
