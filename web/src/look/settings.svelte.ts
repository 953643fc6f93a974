/** The settings of this device. */

export type Theme = "dark" | "light";

const KEPT = { theme: "theme", sounds: "sounds" };

function firstTheme(): Theme {
  const kept = localStorage.getItem(KEPT.theme);
  if (kept === "dark" || kept === "light") return kept;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

class Settings {
  theme = $state<Theme>(firstTheme());
  sounds = $state(localStorage.getItem(KEPT.sounds) === "on");

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

  private paint(): void {
    document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
export const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
