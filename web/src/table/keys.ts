/** Keyboard control of the game, wherever the focus is. */

import type { Playing } from "./playing.svelte";

const SIDES: Record<string, string> = { ArrowUp: "N", ArrowRight: "E", ArrowDown: "S", ArrowLeft: "W" };

/** Carry out a key; returns true if it meant something. */
export function pressed(key: string, playing: Playing): boolean {
  const { choosing } = playing;
  if (key === "Escape") playing.reset();
  else if (key === "r" || key === "R") choosing.turned = !choosing.turned;
  else if (key === "u" || key === "U") return undo(playing);
  else if (/^[1-9]$/.test(key)) return pickCard(Number(key) - 1, playing);
  else if (key === "Delete" || key === "x" || key === "X") return discard(playing);
  else if (/^[a-l]$/i.test(key)) return chooseSeat(key, playing);
  else if (key in SIDES) return step(SIDES[key]!, playing);
  else return false;
  return true;
}

/** Take back the latest choice, if that is possible. */
export function undo(playing: Playing): boolean {
  if (playing.mayUndo) void playing.undo();
  return playing.mayUndo;
}

function pickCard(index: number, { asked, mayPlan, view, choosing }: Playing): boolean {
  if (!(asked || mayPlan) || index >= (view.hand?.length ?? 0)) return false;
  choosing.pick(index);
  return true;
}

/** Play the action that needs only the chosen cards, if there is exactly one. */
function discard(playing: Playing): boolean {
  const [action] = playing.choosing.plain.filter((one) => one.cards);
  if (action) void playing.act(action);
  return action !== undefined;
}

function chooseSeat(letter: string, playing: Playing): boolean {
  const seat = letter.toUpperCase().charCodeAt(0) - "A".charCodeAt(0);
  if (!playing.choosing.bySeat.has(seat)) return false;
  playing.chooseSeat(seat);
  return true;
}

function step(side: string, playing: Playing): boolean {
  const steps = playing.choosing.use?.actions ?? [];
  const action = steps.find((one) => one.side === side && one.cell === undefined);
  if (action) void playing.act(action);
  return action !== undefined;
}
