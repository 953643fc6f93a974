/** Keyboard control of a replay. */

import type { Player } from "./player.svelte";

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
