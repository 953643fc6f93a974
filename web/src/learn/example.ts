/** A drawn example of a rule: an attempt at a small table, the engine's answer, and its layout in units of its cards. */

import type { ActionData, Description, MessageData } from "../generated/protocol";
import { cornerOf, PITCH, readCell } from "../table/places";
import { HEIGHT, WIDTH } from "../table/drawing";

export type Example = {
  rule: string;
  game: string;
  legal: boolean;
  action: ActionData;
  /** Why it is not allowed. */
  problem: MessageData | null;
  board: Record<string, string>;
  joined: Record<string, string>;
  /** The cell of the attempt; none if it targets a seat. */
  focus?: string;
  /** The cards in front of the target seat. */
  front?: string[];
  /** In The Lost Mines: the dwarfs' cells, and tokens on cells and edges. */
  stands?: string[];
  tools?: string[];
  traps?: string[];
  trolls?: (string | null)[];
};

export type ExampleFile = { descriptions: Record<string, Description>; examples: Example[] };

export const TICK = "M-8 1 L-2 7 L9 -7";
export const CROSS = "M-7 -7 L7 7 M7 -7 L-7 7";
const MARGIN = 22; // around the cards, for the marks
const SIDES: Record<string, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** An SVG transform that moves to a cell. */
export function placeOf(cell: string): string {
  const { x, y } = cornerOf(readCell(cell));
  return `translate(${x} ${y})`;
}

/** The visible area: all cards, the cell of the attempt, and a margin. */
export function frameOf(example: Example): { box: string; ratio: string } {
  if (example.focus === undefined) return framed(0, 0, 2.5 * WIDTH, HEIGHT);
  const cells = [example.focus, ...Object.keys(example.board)].map((cell) => cornerOf(readCell(cell)));
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return framed(x, y, Math.max(...xs) - x + WIDTH, Math.max(...ys) - y + HEIGHT);
}

function framed(x: number, y: number, width: number, height: number): { box: string; ratio: string } {
  const [w, h] = [width + 2 * MARGIN, height + 2 * MARGIN];
  return { box: `${x - MARGIN} ${y - MARGIN} ${w} ${h}`, ratio: `${w} / ${h}` };
}

/** The positions of the marks: the middle of the cell, then offsets of the tick or cross and the icon. */
export type Spot = { x: number; y: number; dx: number; dy: number; ix: number; iy: number; arrow: string };

export function spotOf({ focus, action }: Example): Spot {
  const still = { dx: 0, dy: 0, ix: 0, iy: 0, arrow: "" };
  if (focus === undefined) return { ...still, x: 1.25 * WIDTH, y: HEIGHT / 2 };
  const { x, y } = cornerOf(readCell(focus));
  const middle = { ...still, x: x + WIDTH / 2, y: y + HEIGHT / 2 };
  const side = SIDES[action.side ?? ""];
  if (!side) return { ...middle, dx: WIDTH / 2 - 6, dy: -HEIGHT / 2 + 6 };
  const [ix, iy] = [(side[0] * PITCH.x) / 2, (side[1] * PITCH.y) / 2];
  const arrow = `M${ix * 0.5} ${iy * 0.5} L${ix * 1.5} ${iy * 1.5}`;
  return { ...middle, ix, iy, dx: ix + (side[0] ? 0 : 34), dy: iy - (side[0] ? 40 : 0), arrow };
}
