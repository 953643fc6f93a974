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

/** Keys whose values are lists that mostly grow; the change says how many items stay, and which follow. */
const GROWING = new Set(["discards", "discards_seen_by", "history"]);

/** The part of a view after these changes; does not modify its arguments. */
export function patched<T extends object>(part: T, changes: object): T {
  const result: Part = { ...(part as Part) };
  for (const [key, value] of Object.entries(changes)) {
    if (BY_CELL.has(key)) result[key] = patchedCells(result[key], value);
    else if (GROWING.has(key)) result[key] = patchedList(result[key], value);
    else result[key] = value;
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

function patchedList(before: unknown, changes: unknown): unknown[] {
  const { keep, add } = changes as { keep: number; add: unknown[] };
  return [...(before as unknown[]).slice(0, keep), ...add];
}
