/** The views of both games under short names, and the server's changes merged into what is known, key by key. */

import type {
  LostMinesPrivate,
  LostMinesPublic,
  LostMinesView,
  SaboteurPrivate,
  SaboteurPublic,
  SaboteurView,
} from "../generated/protocol";

export type Public = SaboteurPublic | LostMinesPublic;
export type Private = SaboteurPrivate | LostMinesPrivate;
export type View = SaboteurView | LostMinesView;

type Part = Record<string, unknown>;

/** Keys whose values map cells; only changed cells are sent, and null empties one. */
const BY_CELL = new Set(["board", "joined"]);

/** The part of a view after these changes; does not modify its arguments. */
export function patched<T extends object>(part: T, changes: object): T {
  const result: Part = { ...(part as Part) };
  for (const [key, value] of Object.entries(changes)) {
    result[key] = BY_CELL.has(key) ? patchedCells(result[key], value) : value;
  }
  return result as T;
}

function patchedCells(before: unknown, changes: unknown): Part {
  const cells: Part = { ...(before as Part | undefined) };
  for (const [cell, tile] of Object.entries(changes as Part)) {
    if (tile === null) delete cells[cell];
    else cells[cell] = tile;
  }
  return cells;
}
