/** Shows the moments of a table one after another, each long enough to be seen. */

import type { News } from "../generated/protocol";

type EventKind = News["events"][number]["kind"];

/** Something to show: `show` gets the pace at which it is animated, from 1 (calm) to 0 (not at all). */
export type Moment = {
  show: (pace: number) => void;
  /** How long it is on screen before the next one, in milliseconds. */
  length: number;
  /** Somebody waits for this viewer's answer, or a clock is running. */
  urgent: boolean;
};

const LONGEST = 6000; // milliseconds until everything known is on screen
const URGENT = 1000;
const SHORTEST = 120; // milliseconds; a moment with less is not animated

/** How long the animation of an event takes, in milliseconds. */
const LENGTHS: Partial<Record<EventKind, number>> = {
  placed: 700,
  tool_laid: 700,
  broke: 1250,
  put_before: 1250,
  repaired: 1150,
  taken_from: 1150,
  looked: 1300,
  inspected: 1300,
  collapsed: 1400,
  stormed: 1400,
  goal_shown: 1500,
  mine_shown: 1300,
  passed: 550,
  declared: 550,
  cancelled: 900,
  hands_swapped: 900,
  hat_swapped: 900,
  taken: 900,
  coins: 700,
  trap_set: 800,
  troll_set: 800,
  treasure_taken: 800,
  stepped: 320,
  round_started: 600,
};

/** How long a piece of news is on screen: as long as its longest event. */
export function lengthOf(events: News["events"]): number {
  return Math.max(0, ...events.map(({ kind }) => LENGTHS[kind] ?? 0));
}

type Waiting = Moment & { latest: number };

export class Film {
  /** How many moments are still to come. */
  left = $state(0);
  /** Whether a moment is being animated, so that the next one has to wait. */
  running = $state(false);
  private waiting: Waiting[] = [];
  /** When the moment on screen appeared, and how long it takes. */
  private began = 0;
  private length = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** While `isOn` returns false, every moment is shown immediately. */
  constructor(private readonly isOn: () => boolean) {}

  /** Show a moment after all earlier ones. */
  add(moment: Moment): void {
    if (!this.isOn()) {
      this.skip();
      return moment.show(0);
    }
    const latest = performance.now() + (moment.urgent ? URGENT : LONGEST);
    this.waiting.push({ ...moment, latest });
    if (this.running) this.plan();
    else this.next();
  }

  /** Show everything now. */
  skip(): void {
    const moments = this.waiting;
    this.clear();
    for (const { show } of moments) show(0);
  }

  /** Forget what was to come, because the whole table is known anew. */
  clear(): void {
    clearTimeout(this.timer);
    [this.waiting, this.left, this.running] = [[], 0, false];
  }

  private next(): void {
    this.running = false;
    while (!this.running && this.waiting.length) {
      const moment = this.waiting.shift()!;
      [this.began, this.length] = [performance.now(), moment.length];
      const pace = this.pace();
      const isSeen = moment.length * pace >= SHORTEST;
      this.running = isSeen;
      moment.show(isSeen ? pace : 0);
    }
    this.plan();
  }

  /** Decide when the next moment follows; more moments, or an urgent one, hurry. */
  private plan(): void {
    this.left = this.waiting.length;
    clearTimeout(this.timer);
    if (!this.running) return;
    const rest = this.began + this.length - performance.now();
    this.timer = setTimeout(() => this.next(), Math.max(0, rest * this.pace()));
  }

  /** The share of its length each moment can have, so that none comes too late. */
  private pace(): number {
    const now = performance.now();
    let [pace, before] = [1, Math.max(1, this.began + this.length - now)];
    for (const { length, latest } of this.waiting) {
      pace = Math.min(pace, (latest - now) / before);
      before += length;
    }
    return Math.max(0, pace);
  }
}
