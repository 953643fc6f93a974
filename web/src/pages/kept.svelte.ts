/** What this device remembers: the player's name, the last table's plan, and saved plans. */

import { FACES, randomFace } from "../look/face";
import type { Plan } from "../generated/protocol";

export const LONGEST_NAME = 24;
const NAME = "name";
const FACE = "face";
const PLAN = "plan";
const PRESETS = "presets";

/** Return the stored value; null if there is none or it cannot be read. */
function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

function firstFace(): number {
  const face = read<number>(FACE);
  return Number.isInteger(face) && face! >= 0 && face! < FACES ? face! : randomFace();
}

class Kept {
  private named = $state(localStorage.getItem(NAME) ?? "");
  private drawn = $state(firstFace());
  private planned = $state.raw(read<Plan>(PLAN));
  private own = $state.raw<Record<string, Plan>>(read(PRESETS) ?? {});

  get name(): string {
    return this.named;
  }

  set name(name: string) {
    this.named = name;
    localStorage.setItem(NAME, name);
  }

  get face(): number {
    return this.drawn;
  }

  set face(face: number) {
    this.drawn = face;
    localStorage.setItem(FACE, String(face));
  }

  /** The plan of the last opened table. */
  get plan(): Plan | null {
    return this.planned;
  }

  set plan(plan: Plan | null) {
    this.planned = plan;
    localStorage.setItem(PLAN, JSON.stringify(plan));
  }

  /** Saved plans by name. */
  get presets(): Readonly<Record<string, Plan>> {
    return this.own;
  }

  keepPreset(name: string, plan: Plan): void {
    this.setPresets({ ...this.own, [name]: plan });
  }

  dropPreset(name: string): void {
    this.setPresets(Object.fromEntries(Object.entries(this.own).filter(([own]) => own !== name)));
  }

  private setPresets(presets: Record<string, Plan>): void {
    this.own = presets;
    localStorage.setItem(PRESETS, JSON.stringify(presets));
  }
}

export const kept = new Kept();
