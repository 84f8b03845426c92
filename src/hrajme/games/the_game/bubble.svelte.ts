// What was said last about a pile stands by it for a while.

import { speak } from "$toolkit";
import type { Words } from "$web/board";
import type { Spoken } from "$web/wire";

const SEEN_MS = 8000;

export class Bubble {
  pile: number | null = $state(null);
  text = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;

  hear(heard: readonly Spoken[], words: Words): void {
    for (const { name, signal } of heard) {
      if (signal !== null && typeof signal.args.pile === "number")
        this.show(signal.args.pile, `${name}: ${words.tell(signal)}`);
    }
  }

  private show(pile: number, text: string): void {
    [this.pile, this.text] = [pile, text];
    speak(text);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.pile = null), SEEN_MS);
  }
}
