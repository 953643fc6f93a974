/** This device's progress in each chapter of the lesson. */

import type { Chapter } from "./lessons";

export type Progress = { code: string; step: number; done: boolean };

const keyOf = (chapter: Chapter): string => `lesson-${chapter}`;

export function progressOf(chapter: Chapter): Progress | null {
  return JSON.parse(localStorage.getItem(keyOf(chapter)) ?? "null") as Progress | null;
}

export function keepProgress(chapter: Chapter, progress: Progress): void {
  localStorage.setItem(keyOf(chapter), JSON.stringify(progress));
}
