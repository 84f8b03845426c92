// The tables one was at lately, so that a closed window costs nobody a game. Kept in this browser.

import { keepAll, recallAll } from "../memory";

const MEMORY = "hrajme-tables";
const KEPT = 6;

export function recentTables(): string[] {
  const codes = recallAll(MEMORY);
  return Array.isArray(codes) ? codes.filter((code) => typeof code === "string").slice(0, KEPT) : [];
}

export function rememberTable(code: string): void {
  keep([code, ...recentTables().filter((other) => other !== code)]);
}

export function forgetTable(code: string): void {
  keep(recentTables().filter((other) => other !== code));
}

function keep(codes: readonly string[]): void {
  keepAll(MEMORY, codes.slice(0, KEPT));
}
