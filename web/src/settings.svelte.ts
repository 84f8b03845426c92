// What a reader chose about the page itself; kept in this browser.

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
}

const DEFAULTS: Kept = { theme: "system", coach: false, speed: "calm", turning: false, named: false };

class Settings {
  private kept: Kept = $state(remembered());

  get theme(): Theme {
    return this.kept.theme;
  }
  set theme(theme: Theme) {
    this.keep({ theme });
    showTheme(theme);
  }

  get coach(): boolean {
    return this.kept.coach;
  }
  set coach(coach: boolean) {
    this.keep({ coach });
  }

  get speed(): Speed {
    return this.kept.speed;
  }
  set speed(speed: Speed) {
    this.keep({ speed });
  }

  get turning(): boolean {
    return this.kept.turning;
  }
  set turning(turning: boolean) {
    this.keep({ turning });
  }

  get named(): boolean {
    return this.kept.named;
  }
  set named(named: boolean) {
    this.keep({ named });
  }

  private keep(change: Partial<Kept>): void {
    Object.assign(this.kept, change);
    localStorage.setItem(MEMORY, JSON.stringify(this.kept));
  }
}

function remembered(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(MEMORY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export function showTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
}

export const settings = new Settings();
