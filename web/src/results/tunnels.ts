/** The tunnels of a finished round that lead to the start, and the way to a goal. */

import { cardOf, neighbourOf, OPPOSITE, waysOf } from "../table/places";
import type { Description } from "../generated/protocol";

type Board = Record<string, string>;
/** A way of a card as it is placed. */
type Way = { cell: string; sides: string; from: Way | null };

const SIDES = "NESW";
const LADDER = "ladder"; // joined to the start wherever it is

/** The sides of every cell that are joined to the start, written as in a view. */
export function joinedSides(description: Description, board: Board): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const { cell, sides } of joinedWays(description, board)) {
    const all = new Set([...(joined[cell] ?? ""), ...sides]);
    joined[cell] = [...SIDES].filter((side) => all.has(side)).join("");
  }
  return joined;
}

/** The cells of a shortest way from the start or a ladder to this cell; empty if there is none. */
export function wayTo(description: Description, board: Board, goal: string): string[] {
  for (const way of joinedWays(description, board)) {
    const last = [...way.sides].some((side) => neighbourOf(way.cell, side) === goal);
    if (last) return [...cellsOf(way), goal];
  }
  return [];
}

/** All ways that are joined to the start, nearest first. */
function joinedWays(description: Description, board: Board): Way[] {
  const found = firstWays(description, board);
  const seen = new Set(found.map(keyOf));
  for (const way of found) {
    for (const next of nextWays(description, board, way)) {
      if (!seen.has(keyOf(next))) found.push(next);
      seen.add(keyOf(next));
    }
  }
  return found;
}

function firstWays(description: Description, board: Board): Way[] {
  const starts = description.board.places.filter((place) => place.kind === "start");
  const isFirst = (cell: string, tile: string): boolean =>
    starts.some((place) => place.cell === cell) || cardOf(description, tile)?.feature === LADDER;
  return Object.entries(board)
    .filter(([cell, tile]) => isFirst(cell, tile))
    .sort(([one], [other]) => Number(isLater(one, starts)) - Number(isLater(other, starts)))
    .flatMap(([cell, tile]) => waysOf(description, tile).map((sides) => ({ cell, sides, from: null })));
}

const isLater = (cell: string, starts: readonly { cell: string }[]): boolean =>
  starts.every((place) => place.cell !== cell);

function nextWays(description: Description, board: Board, way: Way): Way[] {
  return [...way.sides].flatMap((side) => {
    const cell = neighbourOf(way.cell, side);
    const ways = waysOf(description, board[cell] ?? "");
    return ways.filter((one) => one.includes(OPPOSITE[side] ?? "")).map((sides) => ({ cell, sides, from: way }));
  });
}

function cellsOf(way: Way): string[] {
  return way.from === null ? [way.cell] : [...cellsOf(way.from), way.cell];
}

const keyOf = (way: Way): string => `${way.cell} ${way.sides}`;
