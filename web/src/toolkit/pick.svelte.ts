// Picking things up and putting them down, the same on every board:
//   tap       a thing, then a place
//   drag      a thing onto a place
//   keyboard  arrows and Enter on a thing, arrows or 1–9 and Enter on a place, Escape puts it back
// Things and places have keys; the board says with its moves which thing may go where.

import type { Attachment } from "svelte/attachments";
import { draggable } from "./drag";
import { boxOf, nearest, step, type Box } from "./geometry";
import type { Ghost } from "./ghost";

export type PlaceState = "quiet" | "possible" | "treat" | "refused";

export interface PickRules {
  /** Whether a move says so. */
  isPossible(thing: string, place: string): boolean;
  /** Something special: shown with a star. */
  isTreat?(thing: string, place: string): boolean;
  /** Put down; also where it is not possible, so that the table can explain. *from* is where it was let go. */
  drop(thing: string, place: string, from: Box | null): void;
  /** A place was pressed with nothing in the hand. */
  press?(place: string): void;
  /** Something was picked up. */
  taken?(thing: string): void;
  /** Something was put back. */
  put?(thing: string): void;
}

const REACH = 48; // How near to a place something may be dropped, in pixels.
const REFUSED_MS = 700;
const HOME_MS = 220;

export class Pick {
  /** What is held. */
  thing: string | null = $state(null);
  /** The place under what is dragged. */
  aimed: string | null = $state(null);
  isDragged: boolean = $state(false);
  private refused: string | null = $state(null);

  private readonly rules: PickRules;
  private readonly things = new Map<string, HTMLElement>();
  private readonly places = new Map<string, HTMLElement>();
  private byKeyboard = false;
  private next: HTMLElement | undefined;
  private ghost: Ghost | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(rules: PickRules) {
    this.rules = rules;
  }

  /** How a place looks now. */
  stateOf(place: string): PlaceState {
    if (this.refused === place) return "refused";
    if (this.thing === null || !this.rules.isPossible(this.thing, place)) return "quiet";
    return this.rules.isTreat?.(this.thing, place) ? "treat" : "possible";
  }

  take(thing: string): void {
    if (this.thing === thing) return;
    this.thing = thing;
    this.rules.taken?.(thing);
  }

  putBack(): void {
    const thing = this.thing;
    [this.thing, this.aimed, this.isDragged] = [null, null, false];
    if (thing === null) return;
    if (this.byKeyboard) this.things.get(thing)?.focus();
    this.byKeyboard = false;
    this.rules.put?.(thing);
  }

  /** Tap a thing: it is picked up, or put back when it was held. */
  toggle(thing: string): void {
    if (this.thing === thing) this.putBack();
    else this.take(thing);
  }

  /** Put what is held down on a place. It stays held until the table answers, see `settle`. */
  dropOn(place: string, from: Box | null = null): void {
    const thing = this.thing;
    if (thing === null) {
      this.rules.press?.(place);
      return;
    }
    if (!this.rules.isPossible(thing, place)) this.shake(place);
    this.next = this.byKeyboard ? this.neighbour(thing) : undefined;
    this.rules.drop(thing, place, from);
  }

  /** The table has answered: what is no longer there is no longer held; what was refused returns. */
  settle(isThere: (thing: string) => boolean): void {
    if (this.ghost !== null) this.sendHome(this.thing !== null && isThere(this.thing));
    if (this.thing === null || isThere(this.thing)) return;
    [this.thing, this.aimed, this.byKeyboard] = [null, null, false];
    this.next?.focus();
    this.next = undefined;
  }

  /** For the element of a thing: it can be pressed, dragged and picked up by keyboard. */
  holds(thing: string): Attachment<HTMLElement> {
    return (node) => {
      this.things.set(thing, node);
      const undo = new AbortController();
      node.addEventListener("click", (event) => this.clickThing(thing, event), { signal: undo.signal });
      node.addEventListener("keydown", (event) => this.keyOnThing(event), { signal: undo.signal });
      const release = draggable(node, {
        begins: () => this.beginDrag(thing),
        moves: (x, y) => (this.aimed = this.placeAt(x, y)),
        ends: (x, y, ghost) => this.endDrag(x, y, ghost),
        cancelled: () => this.putBack(),
      });
      return () => {
        release();
        undo.abort();
        if (this.things.get(thing) === node) this.things.delete(thing);
      };
    };
  }

  /** For the element of a place, a button. */
  takes(place: string): Attachment<HTMLElement> {
    return (node) => {
      this.places.set(place, node);
      const undo = new AbortController();
      node.addEventListener("click", () => this.dropOn(place), { signal: undo.signal });
      node.addEventListener("keydown", (event) => this.keyOnPlace(place, event), { signal: undo.signal });
      return () => {
        undo.abort();
        if (this.places.get(place) === node) this.places.delete(place);
      };
    };
  }

  private clickThing(thing: string, event: MouseEvent): void {
    this.toggle(thing);
    this.byKeyboard = this.thing !== null && event.detail === 0;
    if (this.byKeyboard) this.firstPlace()?.focus();
  }

  private keyOnThing(event: KeyboardEvent): void {
    if (this.thing === null) return;
    if (event.key === "Escape") this.putBack();
    else if (!this.aimByDigit(event.key)) return;
    event.preventDefault();
  }

  private keyOnPlace(place: string, event: KeyboardEvent): void {
    if (event.key === "Escape" && this.thing !== null) {
      this.byKeyboard = true;
      this.putBack();
    } else if (!this.aimByDigit(event.key) && !this.aimByArrow(place, event.key)) return;
    event.preventDefault();
  }

  private aimByDigit(key: string): boolean {
    const place = /^[1-9]$/.test(key) ? this.inOrder()[Number(key) - 1] : undefined;
    place?.focus();
    return place !== undefined;
  }

  private aimByArrow(place: string, key: string): boolean {
    const all = this.inOrder();
    const next = step(key, all.indexOf(this.places.get(place)!), all.length, 1);
    if (next === null) return false;
    all[next]?.focus();
    return true;
  }

  private beginDrag(thing: string): void {
    [this.byKeyboard, this.isDragged] = [false, true];
    this.take(thing);
  }

  private endDrag(x: number, y: number, ghost: Ghost): void {
    const place = this.placeAt(x, y);
    [this.isDragged, this.aimed] = [false, null];
    if (place === null) {
      void ghost.flyHome(HOME_MS);
      this.putBack();
      return;
    }
    this.ghost = ghost;
    this.dropOn(place, ghost.box);
  }

  private sendHome(isRefused: boolean): void {
    const ghost = this.ghost;
    this.ghost = null;
    if (!isRefused) ghost?.remove();
    else void ghost?.flyHome(HOME_MS);
    if (isRefused) this.putBack();
  }

  private shake(place: string): void {
    clearTimeout(this.timer);
    this.refused = place;
    this.timer = setTimeout(() => (this.refused = null), REFUSED_MS);
  }

  private placeAt(x: number, y: number): string | null {
    const boxes = [...this.places].map(([key, node]) => [key, boxOf(node)] as const);
    return nearest(boxes, x, y, REACH);
  }

  /** The places as they follow each other on the page. */
  private inOrder(): HTMLElement[] {
    return sorted(this.places.values());
  }

  private firstPlace(): HTMLElement | undefined {
    const possible = [...this.places].filter(([key]) => this.stateOf(key) !== "quiet").map(([, node]) => node);
    return this.inOrder().find((node) => possible.includes(node)) ?? this.inOrder()[0];
  }

  /** Who gets the focus when this thing is gone. */
  private neighbour(thing: string): HTMLElement | undefined {
    const all = sorted(this.things.values());
    const index = all.indexOf(this.things.get(thing)!);
    return all[index + 1] ?? all[index - 1];
  }
}

function sorted(nodes: Iterable<HTMLElement>): HTMLElement[] {
  return [...nodes].sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}
