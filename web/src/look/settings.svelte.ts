/** The settings of this device. */

export type Theme = "dark" | "light";

const KEPT = { theme: "theme", sounds: "sounds", hidesRole: "hides-role" };

function firstTheme(): Theme {
  const kept = localStorage.getItem(KEPT.theme);
  if (kept === "dark" || kept === "light") return kept;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

class Settings {
  theme = $state<Theme>(firstTheme());
  sounds = $state(localStorage.getItem(KEPT.sounds) === "on");

  /** Whether the player's own role stays covered until they look at it. */
  hidesRole = $state(localStorage.getItem(KEPT.hidesRole) === "on");

  constructor() {
    this.paint();
  }

  turnTheme(): void {
    this.theme = this.theme === "dark" ? "light" : "dark";
    localStorage.setItem(KEPT.theme, this.theme);
    this.paint();
  }

  turnSounds(): void {
    this.sounds = !this.sounds;
    localStorage.setItem(KEPT.sounds, this.sounds ? "on" : "off");
  }

  turnRole(): void {
    this.hidesRole = !this.hidesRole;
    localStorage.setItem(KEPT.hidesRole, this.hidesRole ? "on" : "off");
  }

  private paint(): void {
    document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
export const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
