/** Cards and places on the board: tiles as they are written, cells and their sides, neighbours, and where they are drawn. */

import type { CardDescription, Description } from "../generated/protocol";
import { GAP, HEIGHT, WIDTH } from "./drawing";
import { MediaQuery } from "svelte/reactivity";

export type Tile = { card: string; turned: boolean };

export const FACE_DOWN = "?";
const TURNED = " r";
export const OPPOSITE: Record<string, string> = { N: "S", E: "W", S: "N", W: "E" };
const ORDER = "NESW";

/** Read a tile as a board writes it. */
export function readTile(text: string): Tile {
  return text.endsWith(TURNED)
    ? { card: text.slice(0, -TURNED.length), turned: true }
    : { card: text, turned: false };
}

export function writeTile(card: string, turned: boolean): string {
  return turned ? card + TURNED : card;
}

/** The description of a card; undefined if this table does not have it. */
export function cardOf(description: Pick<Description, "cards">, tile: string): CardDescription | undefined {
  return description.cards[readTile(tile).card];
}

/** The sides each tunnel of the card joins, as it is placed. */
export function waysOf(description: Pick<Description, "cards">, tile: string): string[] {
  const ways = cardOf(description, tile)?.ways ?? [];
  return readTile(tile).turned ? ways.map(turnedAbout) : [...ways];
}

function turnedAbout(way: string): string {
  const sides = new Set([...way].map((side) => OPPOSITE[side]));
  return [...ORDER].filter((side) => sides.has(side)).join("");
}

export type Cell = { column: number; row: number };

/** Read a cell written as "4,-1". */
export function readCell(text: string): Cell {
  const [column, row] = text.split(",").map(Number);
  return { column: column ?? 0, row: row ?? 0 };
}

export const PITCH = { x: WIDTH + GAP, y: HEIGHT + GAP };
const UPWARDS = { x: PITCH.y, y: PITCH.x };
/** The size of a card on the board; it is on its side where the tunnel runs upwards. */
export const sizeOf = (upwards: boolean): { width: number; height: number } =>
  upwards ? { width: HEIGHT, height: WIDTH } : { width: WIDTH, height: HEIGHT };

/** The upper left corner of a cell, in board units. A tunnel upwards is the board after a quarter turn to the left. */
export const cornerOf = ({ column, row }: Cell, upwards = false): { x: number; y: number } =>
  upwards ? { x: row * UPWARDS.x, y: -column * UPWARDS.y } : { x: column * PITCH.x, y: row * PITCH.y };

/** The cell at a point of the board. */
export function cellAt({ x, y }: { x: number; y: number }, upwards = false): string {
  const pitch = upwards ? UPWARDS : PITCH;
  const [across, down] = [Math.floor(x / pitch.x), Math.floor(y / pitch.y)];
  return upwards ? `${0 - down},${across}` : `${across},${down}`;
}

export type Box = { left: number; top: number; width: number; height: number };

const MARGIN = 0.3; // share of a card around the board

/** The area of these cells with a margin, in board units. */
export function boxAround(cells: Iterable<string>, margin = MARGIN, upwards = false): Box {
  const corners = [...cells].map((cell) => cornerOf(readCell(cell), upwards));
  const pitch = upwards ? UPWARDS : PITCH;
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const left = Math.min(...xs) - margin * pitch.x;
  const top = Math.min(...ys) - margin * pitch.y;
  const width = Math.max(...xs) + (1 + margin) * pitch.x - left;
  const height = Math.max(...ys) + (1 + margin) * pitch.y - top;
  return { left, top, width, height };
}

/** The box in whole pixels at this scale, without cutting anything off. */
export function inPixels({ left, top, width, height }: Box, scale: number): Box {
  const [x, y] = [Math.floor(left * scale), Math.floor(top * scale)];
  return {
    left: x,
    top: y,
    width: Math.ceil((left + width) * scale) - x,
    height: Math.ceil((top + height) * scale) - y,
  };
}

export type Point = { x: number; y: number };

const SIDES: Record<string, Point> = {
  N: { x: WIDTH / 2, y: 0 },
  E: { x: WIDTH, y: HEIGHT / 2 },
  S: { x: WIDTH / 2, y: HEIGHT },
  W: { x: 0, y: HEIGHT / 2 },
};
/** A side of a card after a quarter turn to the left. */
const LEFTWARDS: Record<string, string> = { N: "W", E: "N", S: "E", W: "S" };
const portrait = new MediaQuery("orientation: portrait", false);

/** Whether the tunnel runs upwards: on a portrait screen, unless the board has an edge. */
export const runsUpwards = (description: Pick<Description, "board">): boolean =>
  portrait.current && !description.board.columns;

/** The side of the screen where a side of a card is drawn. */
export const drawnSide = (side: string, upwards: boolean): string => (upwards ? (LEFTWARDS[side] ?? side) : side);

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
