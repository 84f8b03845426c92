// A board follows what happens: it is told once when deeds begin to be seen, and once when all has come to rest.

import { untrack } from "svelte";
import type { BoardProps, Deed } from "$web/board";

export interface Hooks<View> {
  /** Before the page shows where things move to. */
  begins?(deeds: readonly Deed<View>[]): void;
  /** When the page shows what came of it. */
  lands?(deeds: readonly Deed<View>[]): void;
}

type Shown<View> = Pick<BoardProps<View>, "view" | "ahead" | "deeds">;

/** Called while a component is made, with its props. What has happened before is not told. */
export function follow<View>(shown: () => Shown<View>, hooks: Hooks<View>): void {
  const follower = new Follower(untrack(shown).deeds, hooks);
  $effect.pre(() => {
    const { deeds } = shown();
    untrack(() => follower.begin(deeds));
  });
  $effect(() => {
    const now = shown();
    untrack(() => follower.land(now));
  });
}

/** Tells each thing once, however often it is looked at. */
export class Follower<View> {
  private begun: readonly Deed<View>[];
  private landed: readonly Deed<View>[];

  constructor(
    deeds: readonly Deed<View>[],
    private readonly hooks: Hooks<View>,
  ) {
    this.begun = deeds;
    this.landed = deeds;
  }

  begin(deeds: readonly Deed<View>[]): void {
    if (deeds === this.begun) return;
    this.begun = deeds;
    if (deeds.length > 0) this.hooks.begins?.(deeds);
  }

  land({ view, ahead, deeds }: Shown<View>): void {
    if (deeds === this.landed || view !== ahead) return;
    this.landed = deeds;
    if (deeds.length > 0) this.hooks.lands?.(deeds);
  }
}
