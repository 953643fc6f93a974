/** Positions on the board: the middles of cells and of their sides, and neighbours. */

import { MediaQuery } from "svelte/reactivity";
import type { Description } from "../generated/protocol";
import { cornerOf } from "./camera.svelte";
import { HEIGHT, WIDTH } from "./drawing";
import { readCell } from "./tiles";

export type Point = { x: number; y: number };

const SIDES: Record<string, Point> = {
  N: { x: WIDTH / 2, y: 0 },
  E: { x: WIDTH, y: HEIGHT / 2 },
  S: { x: WIDTH / 2, y: HEIGHT },
  W: { x: 0, y: HEIGHT / 2 },
};
/** A side of a card after a quarter turn to the left. */
const TURNED: Record<string, string> = { N: "W", E: "N", S: "E", W: "S" };
const portrait = new MediaQuery("orientation: portrait", false);

/** Whether the tunnel runs upwards: on a portrait screen, unless the board has an edge. */
export const runsUpwards = (description: Pick<Description, "board">): boolean =>
  portrait.current && !description.board.columns;

/** The side of the screen where a side of a card is drawn. */
export const drawnSide = (side: string, upwards: boolean): string => (upwards ? (TURNED[side] ?? side) : side);

/** The middle of a side of a card as it is drawn. */
export function sideOf(side: string, upwards: boolean): Point {
  const { x, y } = SIDES[side] ?? { x: WIDTH / 2, y: HEIGHT / 2 };
  return upwards ? { x: y, y: WIDTH - x } : { x, y };
}

const STEPS: Record<string, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** Read a place: a cell, or one of its sides as in "4,-1E". */
export function readPlace(place: string): { cell: string; side: string } {
  const last = place.slice(-1);
  return last in SIDES ? { cell: place.slice(0, -1), side: last } : { cell: place, side: "" };
}

/** The middle of a cell or of one of its sides, in board units. */
export function middleOf(place: string, upwards = false): Point {
  const { cell, side } = readPlace(place);
  const corner = cornerOf(readCell(cell), upwards);
  const { x, y } = sideOf(side, upwards);
  return { x: corner.x + x, y: corner.y + y };
}

/** The neighbour at a side of a cell. */
export function neighbourOf(cell: string, side: string): string {
  const { column, row } = readCell(cell);
  const [columns, rows] = STEPS[side] ?? [0, 0];
  return `${column + columns},${row + rows}`;
}

/** The side of a cell towards a neighbour; null if the cells are not neighbours. */
export function sideTowards(cell: string, other: string): string | null {
  return Object.keys(STEPS).find((side) => neighbourOf(cell, side) === other) ?? null;
}

/** The nearest place in a direction; places off to the side count as farther away. */
export function nearest(places: Iterable<string>, here: string, towards: Point, upwards = false): string | undefined {
  const from = middleOf(here, upwards);
  let [best, found] = [Infinity, undefined as string | undefined];
  for (const place of places) {
    const to = middleOf(place, upwards);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const along = dx * towards.x + dy * towards.y;
    const far = along + 2 * (Math.abs(dx * towards.y) + Math.abs(dy * towards.x));
    if (along > 1 && far < best) [best, found] = [far, place];
  }
  return found;
}
