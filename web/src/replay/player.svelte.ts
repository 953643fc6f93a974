/** Which moment of a replay is shown: moved by hand, or by itself at some speed. */

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PAUSE = 1400; // milliseconds between two moments at speed 1
const LONG = 4; // as many pauses where there is much to see

export class Player {
  move = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** Where one round ends and another begins: is the new one shown? */
  dealt = $state(false);

  /** `lasting` are the moments that are shown for longer. */
  constructor(
    private readonly last: () => number,
    private readonly lasting: (move: number) => boolean,
    move: number,
  ) {
    this.move = this.within(move);
  }

  /** To this moment, or the nearest there is. */
  go(move: number): void {
    this.move = this.within(move);
    this.dealt = false;
    if (this.move === this.last()) this.playing = false;
  }

  /** To the beginning of a round, past the end of the one before. */
  goToRound(move: number): void {
    this.go(move);
    this.dealt = true;
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
    const pause = (this.lasting(this.move) ? LONG : 1) * PAUSE;
    const timer = setTimeout(() => this.step(1), pause / this.speed);
    return () => clearTimeout(timer);
  }

  private within(move: number): number {
    return Math.min(this.last(), Math.max(0, move));
  }
}
