/** What is taught, step by step: what the coach waits for at a table of the server. */

import type { ActionData } from "../wire/protocol";

export type Step = {
  /** The coach says `learn-CHAPTER-NAME`. */
  name: string;
  /** What the pupil is to do, as texts of actions; nothing if it is only to be read. */
  actions?: readonly string[];
  /** The kind of event that shows it was done. */
  done?: string;
  /** Something that is not allowed, to be tried: the server says why. */
  refused?: string;
};

export const PUPIL = 0;
export const CHAPTERS = ["digger", "saboteur"] as const;
export type Chapter = (typeof CHAPTERS)[number];

export const STEPS: Record<Chapter, readonly Step[]> = {
  digger: [
    { name: "welcome" },
    { name: "hand" },
    { name: "refused", refused: "NS@5,0" },
    { name: "lay", actions: ["NESW@5,0"], done: "placed" },
    { name: "repair", actions: ["repair_lamp>A"], done: "repaired" },
    { name: "map", actions: ["map@8,0"], done: "looked" },
    { name: "rockfall", actions: ["rockfall@7,0"], done: "collapsed" },
    { name: "reach", actions: ["NESW@7,0"], done: "placed" },
    { name: "gold", actions: ["take 2", "take 1"], done: "took_gold" },
    { name: "end" },
  ],
  saboteur: [
    { name: "welcome" },
    { name: "break", actions: ["broken_lamp>B"], done: "broke" },
    { name: "dead-end", actions: ["E-W@6,0"], done: "placed" },
    { name: "discard", actions: ["pass NSW"], done: "passed" },
    { name: "end" },
  ],
};

export const isChapter = (name: string): name is Chapter => (CHAPTERS as readonly string[]).includes(name);

/** The action that a step waits for: its own, or, while one reads, that of the next one. */
export function wanted(steps: readonly Step[], step: number): Step | undefined {
  return steps.slice(step).find((one) => one.actions);
}

/** Is this action offered at a step? What is to be refused must be taken up first, as if to discard it. */
export function isOffered(steps: readonly Step[], step: number, action: ActionData): boolean {
  const card = steps[step]?.refused?.split("@")[0];
  if (card !== undefined) return action.verb === "pass" && action.cards?.[0] === card;
  return wanted(steps, step)?.actions?.includes(action.text) ?? false;
}

/** The step after something happened at the table. */
export function stepAfter(
  steps: readonly Step[],
  step: number,
  events: readonly { kind: string; seat: number | null }[],
): number {
  const next = wanted(steps, step);
  const isDone = next && events.some(({ kind, seat }) => kind === next.done && seat === PUPIL);
  return isDone ? steps.indexOf(next) + 1 : step;
}

/** The step where a table stands that has gone on without anybody looking. */
export function caughtUp(steps: readonly Step[], step: number, actions: readonly ActionData[]): number {
  const isPossible = (one: Step): boolean => !!one.actions?.some((text) => actions.some((a) => a.text === text));
  const next = wanted(steps, step);
  if (!next || !actions.length || isPossible(next)) return step;
  const later = steps.findIndex((one, i) => i > step && isPossible(one));
  return later < 0 ? step : later;
}
