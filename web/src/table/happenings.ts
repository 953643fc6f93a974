/** The differences between two boards, for animation. */

import { FACE_DOWN, neighbourOf, OPPOSITE } from "./places";

type Cells = Readonly<Record<string, string>>;
/** A board, and the sides joined to the start. */
export type Shown = { board: Cells; joined: Cells };
/** Light runs into a card from one of its sides, after this many others. */
export type Light = { from: string; step: number };
export type Happenings = {
  laid: ReadonlySet<string>;
  turned: ReadonlySet<string>;
  /** Cards that were removed, by cell. */
  fallen: ReadonlyMap<string, string>;
  lights: ReadonlyMap<string, Light>;
};

const MANY = 4; // with more differences than this, it is another moment and nothing is animated

export const NOTHING: Happenings = {
  laid: new Set(),
  turned: new Set(),
  fallen: new Map(),
  lights: new Map(),
};

/** Compare a board with the next one. */
export function happenings(before: Shown, after: Shown): Happenings {
  const [old, now] = [before.board, after.board];
  const laid = Object.keys(now).filter((cell) => !(cell in old));
  const gone = Object.keys(old).filter((cell) => !(cell in now));
  const turned = Object.keys(now).filter((cell) => old[cell] === FACE_DOWN && now[cell] !== FACE_DOWN);
  if (laid.length + gone.length + turned.length > MANY) return NOTHING;
  return {
    laid: new Set(laid),
    turned: new Set(turned),
    fallen: new Map(gone.map((cell) => [cell, old[cell] ?? FACE_DOWN])),
    lights: lightRuns(before.joined, after.joined),
  };
}

/** The newly joined cards, in the order in which light reaches them. */
export function lightRuns(before: Cells, after: Cells): Map<string, Light> {
  const reached = new Map<string, Light>();
  let edge = Object.keys(before);
  for (let step = 0; edge.length; step++) {
    const next: string[] = [];
    for (const cell of edge) {
      for (const side of after[cell] ?? "") {
        const [neighbour, from] = [neighbourOf(cell, side), OPPOSITE[side]!];
        if (neighbour in before || reached.has(neighbour) || !after[neighbour]?.includes(from)) continue;
        reached.set(neighbour, { from, step });
        next.push(neighbour);
      }
    }
    edge = next;
  }
  return reached;
}
