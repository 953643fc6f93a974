/** Which moment of a replay is shown: moved by hand, or by itself at some speed. */

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PAUSE = 1400; // milliseconds between two moments at speed 1

export class Player {
  move = $state(0);
  playing = $state(false);
  speed = $state(1);

  constructor(
    private readonly last: () => number,
    move: number,
  ) {
    this.move = this.within(move);
  }

  /** To this moment, or the nearest there is. */
  go(move: number): void {
    this.move = this.within(move);
    if (this.move === this.last()) this.playing = false;
  }

  step(by: number): void {
    this.go(this.move + by);
  }

  /** Play on, from the beginning if the end is shown; or stop. */
  toggle(): void {
    if (!this.playing && this.move === this.last()) this.move = 0;
    this.playing = !this.playing;
  }

  /** An effect that moves on by itself while it plays. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    const timer = setInterval(() => this.step(1), PAUSE / this.speed);
    return () => clearInterval(timer);
  }

  private within(move: number): number {
    return Math.min(this.last(), Math.max(0, move));
  }
}
