// What this browser keeps for the page. Some keep nothing and refuse even to be asked; then it is not remembered, and
// all else goes on.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What was kept by `keepAll`; null for what cannot be read. */
export function recallAll(key: string): unknown {
  try {
    return JSON.parse(recall(key) ?? "null");
  } catch {
    return null;
  }
}

export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // As above.
  }
}

export function keepAll(key: string, value: object): void {
  keep(key, JSON.stringify(value));
}
