/** Views change key by key: the server's changes are merged into what is known. */

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
