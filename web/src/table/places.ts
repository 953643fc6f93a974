/** Where something can be done: a cell, or one of its sides as in "4,-1E". */

import { cornerOf, PITCH } from "./camera.svelte";
import { HEIGHT, type Point, SIDES, WIDTH } from "./drawing";
import { readCell } from "./tiles";

const NOWHERE = "0,0"; // where a place is shown that is no cell

/** The side that a place names; null if it is a whole cell. */
export function sideOf(place: string): string | null {
  const last = place.slice(-1);
  return last in SIDES ? last : null;
}

/** The cell of a place. */
export function cellOf(place: string): string {
  return (sideOf(place) ? place.slice(0, -1) : place) || NOWHERE;
}

export const cornerOfPlace = (place: string): { x: number; y: number } => cornerOf(readCell(cellOf(place)));

/** The middle of a cell, or of one of its sides, in the board's own measure. */
function middleOf(place: string): Point {
  const { x, y } = cornerOfPlace(place);
  const [dx, dy] = SIDES[sideOf(place) ?? ""] ?? [WIDTH / 2, HEIGHT / 2];
  return [x + dx, y + dy];
}

/** The nearest place in a direction; those that lie aside count as farther away. */
export function nearest(places: Iterable<string>, here: string, [dx, dy]: Point): string | undefined {
  const [x, y] = middleOf(here);
  let [best, found] = [Infinity, undefined as string | undefined];
  for (const place of places) {
    const [toX, toY] = middleOf(place);
    const along = (toX - x) * dx + (toY - y) * dy;
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    if (along > 1 && along + 2 * aside < best) [best, found] = [along + 2 * aside, place];
  }
  return found;
}

/** The cell at a point of the board. */
export const cellAt = (x: number, y: number): string => `${Math.floor(x / PITCH.x)},${Math.floor(y / PITCH.y)}`;
