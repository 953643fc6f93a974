/** The current moment of a replay, changed by hand, by keyboard or by autoplay. */

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PAUSE = 1400; // milliseconds between two moments at speed 1
const LONG = 4; // pauses where there is much to see

export class Player {
  move = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** Between two rounds: whether the new one is shown yet. */
  dealt = $state(false);

  /** `lasting` are the moments that are shown longer. */
  constructor(
    private readonly last: () => number,
    private readonly lasting: (move: number) => boolean,
    move: number,
  ) {
    this.move = this.within(move);
  }

  /** Go to this moment, or the nearest one. */
  go(move: number): void {
    this.move = this.within(move);
    this.dealt = false;
    if (this.move === this.last()) this.playing = false;
  }

  /** Go to the beginning of a round, past the end of the previous one. */
  goToRound(move: number): void {
    this.go(move);
    this.dealt = true;
  }

  step(by: number): void {
    this.go(this.move + by);
  }

  /** Start autoplay, from the beginning if at the end; or stop it. */
  toggle(): void {
    if (!this.playing && this.move === this.last()) this.move = 0;
    this.playing = !this.playing;
  }

  /** An effect that advances the replay during autoplay. */
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

type Rounds = readonly { round: number; move: number }[];

/** Carry out a key; returns true if it meant something. */
export function pressed(key: string, player: Player, rounds: Rounds, last: number): boolean {
  if (key === "ArrowLeft") player.step(-1);
  else if (key === "ArrowRight") player.step(1);
  else if (key === "PageUp") player.goToRound(rounds.findLast(({ move }) => move < player.move)?.move ?? 0);
  else if (key === "PageDown") jump(player, rounds.find(({ move }) => move > player.move)?.move, last);
  else if (key === "Home") player.go(0);
  else if (key === "End") player.go(last);
  else if (key === " ") player.toggle();
  else return false;
  return true;
}

function jump(player: Player, round: number | undefined, last: number): void {
  if (round === undefined) player.go(last);
  else player.goToRound(round);
}
