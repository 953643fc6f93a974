/** What is shown at the seats: private marks of suspicion, and what players say. */

import type { Line, LiveTable } from "../wire/live.svelte";

export type Mark = "none" | "suspect" | "trust";

const ORDER: Mark[] = ["none", "suspect", "trust"];

export class Marks {
  private marks = $state.raw<Record<number, Mark>>({});

  constructor(private readonly code: string) {
    this.marks = JSON.parse(localStorage.getItem(this.key) ?? "{}") as Record<number, Mark>;
  }

  private get key(): string {
    return `marks-${this.code}`;
  }

  of(seat: number): Mark {
    return this.marks[seat] ?? "none";
  }

  next(seat: number): void {
    const mark = ORDER[(ORDER.indexOf(this.of(seat)) + 1) % ORDER.length] ?? "none";
    this.marks = { ...this.marks, [seat]: mark };
    localStorage.setItem(this.key, JSON.stringify(this.marks));
  }
}

export type Bubble = { key: number; line: Line; emote: string | null };

const TALK = /^talk-/;
const SHORTEST = 4000; // milliseconds
const PER_SIGN = 45;

export class Bubbles {
  /** By seat; the latest replaces the one before. */
  shown = $state.raw<ReadonlyMap<number, Bubble>>(new Map());
  private latest: number;

  constructor(log: readonly Line[]) {
    this.latest = log.at(-1)?.key ?? -1;
  }

  /** Show what is new in the log. After a reconnect the whole log is new, and nothing in it is news. */
  hear(log: LiveTable["log"]): void {
    const told = log[0] !== undefined && log[0].key <= this.latest + 1;
    const fresh = told ? log.filter(({ key }) => key > this.latest) : [];
    this.latest = log.at(-1)?.key ?? this.latest;
    for (const line of fresh) if (TALK.test(line.message.id)) this.show(line);
  }

  private show(line: Line): void {
    const { seat, emote, text } = line.message.args;
    if (typeof seat !== "number") return;
    const bubble = { key: line.key, line, emote: typeof emote === "string" ? emote : null };
    this.shown = new Map([...this.shown, [seat, bubble]]);
    const time = SHORTEST + PER_SIGN * (typeof text === "string" ? text.length : 0);
    setTimeout(() => this.drop(seat, line.key), time);
  }

  private drop(seat: number, key: number): void {
    if (this.shown.get(seat)?.key !== key) return;
    this.shown = new Map([...this.shown].filter(([other]) => other !== seat));
  }
}
