// Keys that lead to a part of the board, wherever on it the focus is: H to the hand or to the squares, A to what can be done, 1–9 to
// the piles, places or dice as they follow each other. On request they are written on the board, as `data-key`.

const HAND = ":is([role=toolbar], [role=grid]) [tabindex='0']";
const ACTIONS = "[data-actions] button";
const PLACES = "[data-place]";
const DICE = "[data-dice] button";

/** What the numbers lead to, in their order. */
function numbered(board: ParentNode): HTMLElement[] {
  const places = board.querySelectorAll<HTMLElement>(PLACES);
  return [...(places.length > 0 ? places : board.querySelectorAll<HTMLElement>(DICE))].slice(0, 9);
}

/** What a key leads to on this board; null for other keys. */
export function goalOf(key: string, board: ParentNode): HTMLElement | null {
  if (/^[1-9]$/.test(key)) return numbered(board)[Number(key) - 1] ?? null;
  const selector = { h: HAND, a: `${ACTIONS}:not([aria-disabled=true])` }[key.toLowerCase()];
  return selector === undefined ? null : board.querySelector<HTMLElement>(selector);
}

/** Listens on a board. */
export function leadsByKeys(board: HTMLElement): () => void {
  function pressed(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const goal = goalOf(event.key, board);
    if (goal === null) return;
    event.preventDefault();
    goal.focus();
  }
  board.addEventListener("keydown", pressed);
  return () => board.removeEventListener("keydown", pressed);
}

/** Write the keys on what they lead to, and again when the board has changed; returns how to wipe them off. */
export function writeKeys(board: HTMLElement): () => void {
  function wipe(): void {
    for (const each of board.querySelectorAll("[data-key]")) each.removeAttribute("data-key");
  }
  function write(): void {
    wipe();
    numbered(board).forEach((each, index) => (each.dataset.key = String(index + 1)));
    const parts = { "[role=toolbar]": "H", "[data-actions]": "A" };
    for (const [selector, key] of Object.entries(parts)) {
      const part = board.querySelector<HTMLElement>(selector);
      if (part) part.dataset.key = key;
    }
  }
  const watching = new MutationObserver(write);
  watching.observe(board, { childList: true, subtree: true });
  write();
  return () => {
    watching.disconnect();
    wipe();
  };
}

/** Whether somebody asks for the keys, and is not writing. */
export function asksForKeys(event: KeyboardEvent): boolean {
  const isWriting = event.target instanceof Element && event.target.matches("input, select, textarea");
  return event.key === "?" && !isWriting;
}
