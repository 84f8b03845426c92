// Nobody who plays by keyboard is thrown out of the table: when the thing that had the focus goes or cannot be pressed
// any more, its nearest group gets it, which says what can be done now. No button gets it by itself: it could be
// pressed unread.

const GROUPS = "[role=group], [role=toolbar], [role=region], section, main, [tabindex='-1']";
const CHANGES = ["disabled", "inert", "hidden", "open", "class"];

/** Keeps the focus inside an element once it is there. */
export function keepsFocus(box: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  let groups: HTMLElement[] = [];

  function remember({ target }: FocusEvent): void {
    last = target as HTMLElement;
    groups = groupsAround(last, box);
  }

  function mend(): void {
    // Who presses beside everything has let go of the focus; that is no loss.
    const now = document.activeElement;
    if (last === null || (now !== last && now !== document.body) || canHaveFocus(last)) return;
    const next = groups.find((group) => canHaveFocus(group)) ?? box;
    if (!next.hasAttribute("tabindex")) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }

  const watch = new MutationObserver(mend);
  watch.observe(box, { childList: true, subtree: true, attributeFilter: CHANGES });
  box.addEventListener("focusin", remember);
  return () => {
    watch.disconnect();
    box.removeEventListener("focusin", remember);
  };
}

const outer = (node: HTMLElement) => node.parentElement?.closest<HTMLElement>(GROUPS);

/** From the nearest outwards. */
function groupsAround(node: HTMLElement, box: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  let each = outer(node);
  while (each && box.contains(each)) {
    found.push(each);
    each = outer(each);
  }
  return found;
}

function canHaveFocus(node: HTMLElement): boolean {
  return node.isConnected && node.checkVisibility() && !node.matches(":disabled") && node.closest("[inert]") === null;
}
