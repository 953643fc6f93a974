/** What this device remembers of the person: a name and the last table's plan. */

import type { Plan } from "../wire/protocol";

const NAME = "name";
const PLAN = "plan";

class Kept {
  private named = $state(localStorage.getItem(NAME) ?? "");

  get name(): string {
    return this.named;
  }

  set name(name: string) {
    this.named = name;
    localStorage.setItem(NAME, name);
  }

  get plan(): Plan | null {
    return JSON.parse(localStorage.getItem(PLAN) ?? "null") as Plan | null;
  }

  set plan(plan: Plan | null) {
    localStorage.setItem(PLAN, JSON.stringify(plan));
  }
}

export const kept = new Kept();
