// Keys that lead to a part of the board, wherever on it the focus is: H to the hand or to the squares, A to what can be done, 1–9 to
// the piles, places or dice as they follow each other. Boards show them where the table has `data-keys`.

const HAND = ":is([role=toolbar], [role=grid]) [tabindex='0']";
const ACTIONS = "[data-actions] button";
const PLACES = "[data-place]";
const DICE = "[data-dice] button";

/** What a key leads to on this board; null for other keys. */
export function goalOf(key: string, board: ParentNode): HTMLElement | null {
  if (/^[1-9]$/.test(key)) {
    const places = board.querySelectorAll<HTMLElement>(PLACES);
    const all = places.length > 0 ? places : board.querySelectorAll<HTMLElement>(DICE);
    return all[Number(key) - 1] ?? null;
  }
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

/** Whether somebody asks for the keys, and is not writing. */
export function asksForKeys(event: KeyboardEvent): boolean {
  const isWriting = event.target instanceof Element && event.target.matches("input, select, textarea");
  return event.key === "?" && !isWriting;
}
