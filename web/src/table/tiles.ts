/** A card as it is placed: "NW", or "NW r" if turned upside down; "?" is face down. */

import type { CardDescription, Description } from "../generated/protocol";

export type Tile = { card: string; turned: boolean };

export const FACE_DOWN = "?";
const TURNED = " r";
const OPPOSITE: Record<string, string> = { N: "S", E: "W", S: "N", W: "E" };
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
