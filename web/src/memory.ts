// What this browser keeps for its reader. Where it cannot, being full or forbidden to, the page goes on without.

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keep(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // Then it is forgotten when the page is closed.
  }
}
