// Things that go from one place of the board to another are seen on their way.
//
//   {@attach flights.spot("deck")}         something that can be flown from and to
//   {@attach flights.arrives("card 37")}   something that may have come from elsewhere when it appears
//   $effect.pre(() => { view; flights.remember(); flights.plan("card 37", "seat 2"); })
//
// `remember` notes where all is before the page changes; `plan` says from where the next thing with this key
// comes; `send` lets a copy of one spot fly to another, for things nobody sees (a card drawn face down).

import type { Attachment } from "svelte/attachments";
import { boxOf, type Box } from "./geometry";
import { Ghost } from "./ghost";
import { during, isCalm, LONGEST_MS } from "./motion";

const FLIGHT_MS = 360;
const STAGGER_MS = 70;

export class Flights {
  private readonly spots = new Map<string, HTMLElement>();
  private readonly boxes = new Map<string, Box>();
  private readonly plans = new Map<string, Box>();
  private planned = 0;

  /** Note where every spot is; forget plans that nothing arrived for. */
  remember(): void {
    this.plans.clear();
    this.planned = 0;
    for (const [name, node] of this.spots) if (node.isConnected) this.boxes.set(name, boxOf(node));
  }

  /** What appears with this key comes from a spot, or from where it was let go. */
  plan(key: string, from: string | Box): void {
    const box = typeof from === "string" ? this.boxes.get(from) : from;
    if (box !== undefined && box.width > 0) this.plans.set(key, box);
  }

  spot(name: string): Attachment<HTMLElement> {
    return (node) => {
      this.spots.set(name, node);
      return () => {
        if (this.spots.get(name) === node) this.spots.delete(name);
      };
    };
  }

  arrives(key: string): Attachment<HTMLElement> {
    return (node) => {
      const from = this.plans.get(key);
      this.plans.delete(key);
      if (from !== undefined && !isCalm()) this.land(node, from);
    };
  }

  /** A copy of the spot *from* flies to the spot *to*. */
  send(from: string, to: string): void {
    const source = this.spots.get(from);
    const target = this.spots.get(to);
    if (source === undefined || target === undefined || isCalm()) return;
    const start = boxOf(source);
    const end = boxOf(target);
    void new Ghost(source, start).flyTo(end, during(FLIGHT_MS), this.nextDelay());
  }

  private land(node: HTMLElement, from: Box): void {
    const ghost = new Ghost(node);
    const [duration, delay] = [during(FLIGHT_MS), this.nextDelay()];
    // The thing itself is not seen before its ghost has landed.
    node.animate([{ opacity: 0 }, { opacity: 0 }], { duration, delay, fill: "backwards" });
    void ghost.flyFrom(from, duration, delay);
  }

  /** One after another, but all of them have landed in time. */
  private nextDelay(): number {
    const delay = Math.min(this.planned * STAGGER_MS, LONGEST_MS - FLIGHT_MS);
    this.planned += 1;
    return during(delay);
  }
}
