// What a reader chose about the page itself; kept in this browser.

import { keepAll, recallAll } from "./memory";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** How fast a table shows what happened. */
export const SPEEDS = ["calm", "brisk", "at_once"] as const;
export type Speed = (typeof SPEEDS)[number];

const MEMORY = "hrajme-settings";

interface Kept {
  theme: Theme;
  coach: boolean;
  speed: Speed;
  /** Whether a board that several people share turns to who is to move. */
  turning: boolean;
  /** Whether the name in the room is one that the reader gave. */
  named: boolean;
  /** Whether a telephone buzzes when it is the reader's turn. */
  buzz: boolean;
  /** Whether the room calls the reader who does not have the page open. */
  calls: boolean;
}

const DEFAULTS: Kept = {
  theme: "system",
  coach: false,
  speed: "calm",
  turning: false,
  named: false,
  buzz: true,
  calls: false,
};

/** Whoever changes one changes it for good. */
export const settings: Kept = $state({ ...DEFAULTS, ...(recallAll(MEMORY) as Partial<Kept> | null) });

$effect.root(() => {
  $effect(() => {
    showTheme(settings.theme);
    keepAll(MEMORY, settings);
  });
});

export function showTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
}
