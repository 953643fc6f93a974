/** The lessons, step by step: what the coach waits for at a server's table, and this device's progress. */

import LESSONS from "../generated/lessons.json";
import type { ActionData } from "../generated/protocol";

export type Step = {
  /** The coach says `learn-CHAPTER-NAME`. */
  name: string;
  /** The actions the pupil should play, as text; none for a step that is only read. */
  actions?: readonly string[];
  /** The kind of event that completes the step. */
  done?: string;
  /** The cell where it must happen, at the end of a walk. */
  at?: string;
  /** An illegal action for the pupil to try; the server says why. */
  refused?: string;
};

export const PUPIL = 0;
export type Chapter = keyof typeof LESSONS;

/** The steps of every chapter, in the order of the chapters. */
export const STEPS: Record<Chapter, readonly Step[]> = LESSONS;
export const CHAPTERS = Object.keys(LESSONS) as readonly Chapter[];

/** The chapter after this one; none after the last. */
export const chapterAfter = (chapter: Chapter): Chapter | undefined => CHAPTERS[CHAPTERS.indexOf(chapter) + 1];

export const isChapter = (name: string): name is Chapter => (CHAPTERS as readonly string[]).includes(name);

/** The step whose action is awaited: this one, or the next one while the pupil reads. */
export function wanted(steps: readonly Step[], step: number): Step | undefined {
  return steps.slice(step).find((one) => one.actions);
}

/** Whether an action is offered at a step. A card for an illegal attempt must be selectable, as if to discard it. */
export function isOffered(steps: readonly Step[], step: number, action: ActionData): boolean {
  const card = steps[step]?.refused?.split("@")[0];
  if (card !== undefined) return action.verb === "pass" && action.cards?.[0] === card;
  return wanted(steps, step)?.actions?.includes(action.text) ?? false;
}

/** The step after an event at the table. */
export function stepAfter(
  steps: readonly Step[],
  step: number,
  events: readonly { kind: string; seat: number | null; open?: object }[],
): number {
  const next = wanted(steps, step);
  const isThere = (open: object = {}): boolean => !next?.at || ("cell" in open && open.cell === next.at);
  const isDone = next && events.some(({ kind, seat, open }) => kind === next.done && seat === PUPIL && isThere(open));
  return isDone ? steps.indexOf(next) + 1 : step;
}

/** The step that matches a table which moved on while nobody watched. */
export function caughtUp(steps: readonly Step[], step: number, actions: readonly ActionData[]): number {
  const isPossible = (one: Step): boolean => !!one.actions?.some((text) => actions.some((a) => a.text === text));
  const next = wanted(steps, step);
  if (!next || !actions.length || isPossible(next)) return step;
  const later = steps.findIndex((one, i) => i > step && isPossible(one));
  return later < 0 ? step : later;
}

export type Progress = { code: string; step: number; done: boolean };

const keyOf = (chapter: Chapter): string => `lesson-${chapter}`;

export function progressOf(chapter: Chapter): Progress | null {
  return JSON.parse(localStorage.getItem(keyOf(chapter)) ?? "null") as Progress | null;
}

export function keepProgress(chapter: Chapter, progress: Progress): void {
  localStorage.setItem(keyOf(chapter), JSON.stringify(progress));
}
