/** A card as it lies on a cell: "NW", or "NW r" when it is turned by half; "?" lies face down. */

import type { CardDescription, Description } from "../wire/protocol";

export type Tile = { card: string; turned: boolean };

export const FACE_DOWN = "?";
const TURNED = " r";
const OPPOSITE: Record<string, string> = { N: "S", E: "W", S: "N", W: "E" };
const ORDER = "NESW";

/** The tile that a board writes like this. */
export function readTile(text: string): Tile {
  return text.endsWith(TURNED)
    ? { card: text.slice(0, -TURNED.length), turned: true }
    : { card: text, turned: false };
}

export function writeTile(card: string, turned: boolean): string {
  return turned ? card + TURNED : card;
}

/** What a description says about a card; undefined if it is no card of this table. */
export function cardOf(description: Pick<Description, "cards">, tile: string): CardDescription | undefined {
  return description.cards[readTile(tile).card];
}

/** Which sides each tunnel of the card joins, as it lies. */
export function waysOf(description: Pick<Description, "cards">, tile: string): string[] {
  const ways = cardOf(description, tile)?.ways ?? [];
  return readTile(tile).turned ? ways.map(turnedAbout) : [...ways];
}

function turnedAbout(way: string): string {
  const sides = new Set([...way].map((side) => OPPOSITE[side]));
  return [...ORDER].filter((side) => sides.has(side)).join("");
}

export type Cell = { column: number; row: number };

/** The place that is written "4,-1". */
export function readCell(text: string): Cell {
  const [column, row] = text.split(",").map(Number);
  return { column: column ?? 0, row: row ?? 0 };
}
