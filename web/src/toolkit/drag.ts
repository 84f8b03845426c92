// Dragging with a finger, a mouse or a pen: one pointer, a ghost under it, and an end that is always reached.

import { Ghost } from "./ghost";

export interface DragHooks {
  begins(): void;
  /** The pointer is here now. */
  moves(x: number, y: number): void;
  /** Let go here; the ghost is the listener's now. */
  ends(x: number, y: number, ghost: Ghost): void;
  cancelled(): void;
}

const MOUSE_SLACK = 5;
const FINGER_SLACK = 9;
const HOME_MS = 220;

/** Makes *node* draggable; returns how to undo it. The click that ends a drag is swallowed. */
export function draggable(node: HTMLElement, hooks: DragHooks): () => void {
  let start: PointerEvent | null = null;
  let ghost: Ghost | null = null;
  let swallow = false;

  function down(event: PointerEvent): void {
    swallow = false;
    if (!event.isPrimary || event.button !== 0) return;
    start = event;
    // From here on the pointer's moves come to the node, also those of a quick flick that leaves it at once.
    node.setPointerCapture(event.pointerId);
  }

  function moved(event: PointerEvent): void {
    if (start === null || event.pointerId !== start.pointerId) return;
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    const slack = event.pointerType === "mouse" ? MOUSE_SLACK : FINGER_SLACK;
    if (ghost === null && Math.hypot(x, y) < slack) return;
    if (ghost === null) begin();
    ghost?.moveBy(x, y);
    hooks.moves(event.clientX, event.clientY);
  }

  function begin(): void {
    ghost = new Ghost(node);
    ghost.element.classList.add("dragged");
    hooks.begins();
  }

  function up(event: PointerEvent): void {
    const dropped = ghost;
    [start, ghost] = [null, null];
    if (dropped === null) return;
    swallow = true;
    hooks.ends(event.clientX, event.clientY, dropped);
  }

  function cancel(): void {
    const held = ghost;
    [start, ghost] = [null, null];
    if (held === null) return;
    void held.flyHome(HOME_MS);
    hooks.cancelled();
  }

  function key(event: KeyboardEvent): void {
    if (event.key === "Escape") cancel();
  }

  function click(event: MouseEvent): void {
    if (!swallow) return;
    swallow = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  const undo = new AbortController();
  const { signal } = undo;
  node.addEventListener("pointerdown", down, { signal });
  node.addEventListener("pointermove", moved, { signal });
  node.addEventListener("pointerup", up, { signal });
  node.addEventListener("pointercancel", cancel, { signal });
  node.addEventListener("lostpointercapture", cancel, { signal });
  node.addEventListener("click", click, { signal, capture: true });
  node.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  window.addEventListener("keydown", key, { signal });
  window.addEventListener("blur", cancel, { signal });
  return () => {
    cancel();
    undo.abort();
  };
}
