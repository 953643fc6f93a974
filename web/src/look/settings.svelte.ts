/** The settings of this device. */

export type Theme = "dark" | "light";

const KEPT = { theme: "theme", sounds: "sounds", vibration: "vibration", hidesRole: "hides-role", film: "film" };

function firstTheme(): Theme {
  const kept = localStorage.getItem(KEPT.theme);
  if (kept === "dark" || kept === "light") return kept;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

class Settings {
  theme = $state<Theme>(firstTheme());
  sounds = $state(localStorage.getItem(KEPT.sounds) === "on");
  /** Whether nobody has chosen yet, so that sounds may be offered. */
  soundsUndecided = $state(localStorage.getItem(KEPT.sounds) === null);
  vibration = $state(localStorage.getItem(KEPT.vibration) !== "off");
  /** Whether the player's own role stays covered until they look at it. */
  hidesRole = $state(localStorage.getItem(KEPT.hidesRole) === "on");
  /** Show moves one by one. */
  film = $state(localStorage.getItem(KEPT.film) !== "off");

  constructor() {
    this.paint();
  }

  turnTheme(): void {
    this.theme = this.theme === "dark" ? "light" : "dark";
    localStorage.setItem(KEPT.theme, this.theme);
    this.paint();
  }

  turn(name: "sounds" | "vibration" | "hidesRole" | "film", on = !this[name]): void {
    this[name] = on;
    if (name === "sounds") this.soundsUndecided = false;
    localStorage.setItem(KEPT[name], on ? "on" : "off");
  }

  private paint(): void {
    document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
export const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
