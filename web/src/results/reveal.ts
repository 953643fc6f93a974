/** The reveal of a finished round, beat by beat: goals turn over, hats come off, gold is shared out. */

import { FACE_DOWN } from "../table/places";
import type { View } from "../wire/view";
import { type Result, sharingOf } from "./scores";

export type Beat =
  | { kind: "board" }
  | { kind: "goal"; cell: string }
  | { kind: "verdict" }
  | { kind: "dwarf"; dwarf: string }
  | { kind: "paid" };

/** How much of a finished round is on screen. */
export type Shown = {
  /** The goals that are face up. */
  goals: ReadonlySet<string>;
  verdict: boolean;
  /** The kinds of dwarfs that took their hats off. */
  dwarfs: ReadonlySet<string>;
  /** How many payments were made. */
  paid: number;
};

/** Milliseconds before the next beat. */
export const PAUSES: Record<Beat["kind"], number> = { board: 900, goal: 1100, verdict: 1100, dwarf: 1000, paid: 800 };

export const TREASURE = "treasure";

export const goalsOf = (result: Result): Record<string, string | null> =>
  "goals" in result ? result.goals : result.mines;

/** The beats in order: goals nobody reached (the gold last), then who won, then the dwarfs, the fewest of a kind last. */
export function beatsOf(result: Result, view: View): Beat[] {
  const goals = Object.entries(goalsOf(result));
  const down = goals
    .filter(([cell, card]) => card !== null && result.board[cell] === FACE_DOWN)
    .sort(([, one], [, other]) => Number(one === TREASURE) - Number(other === TREASURE));
  const payments = sharingOf(result, view).flatMap(({ steps }) => steps);
  return [
    { kind: "board" },
    ...down.map(([cell]): Beat => ({ kind: "goal", cell })),
    { kind: "verdict" },
    ...kindsOf(result).map((dwarf): Beat => ({ kind: "dwarf", dwarf })),
    ...payments.map((): Beat => ({ kind: "paid" })),
  ];
}

function kindsOf({ dwarfs }: Result): string[] {
  const count = (kind: string): number => dwarfs.filter((dwarf) => dwarf === kind).length;
  return [...new Set(dwarfs)].sort((one, other) => count(other) - count(one));
}

/** What is on screen after this many beats. */
export function shownAfter(beats: readonly Beat[]): Shown {
  return {
    goals: new Set(beats.flatMap((beat) => (beat.kind === "goal" ? [beat.cell] : []))),
    verdict: beats.some(({ kind }) => kind === "verdict"),
    dwarfs: new Set(beats.flatMap((beat) => (beat.kind === "dwarf" ? [beat.dwarf] : []))),
    paid: beats.filter(({ kind }) => kind === "paid").length,
  };
}

/** The board of a finished round with these goals face up. */
export function boardWith(result: Result, shown: ReadonlySet<string>): Record<string, string> {
  const known = goalsOf(result);
  const tile = (cell: string, now: string): string =>
    now === FACE_DOWN && shown.has(cell) ? (known[cell] ?? now) : now;
  return Object.fromEntries(Object.entries(result.board).map(([cell, now]) => [cell, tile(cell, now)]));
}

/** A view without anyone's own secrets, for people who look at one screen together. */
export function sharedView(view: View): View {
  if (view.game === "lostmines") return { ...view, seat: null };
  return { ...view, seat: null, won: view.won.map((card) => ({ ...card, value: null })) };
}

/** The number of finished rounds that were looked at on this device; null before the first visit. */
export function seenRounds(code: string): number | null {
  const kept = localStorage.getItem(`rounds-${code}`);
  return kept === null ? null : Number(kept);
}

export function keepSeenRounds(code: string, rounds: number): void {
  localStorage.setItem(`rounds-${code}`, String(rounds));
}
