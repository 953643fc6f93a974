/** What a viewer knows of a table beyond the face-up cards: hidden cards, lit tunnels, gold and guards. */

import type { ModuleDescription } from "../generated/protocol";
import type { Sum } from "../results/scores";
import type { View } from "../wire/view";

const EVERYWHERE = "NESW";

/** Face-down cards this viewer has looked at, by cell. */
export function knownCards(view: View): Record<string, string | null> {
  if (view.game === "lostmines") return view.mines;
  const covers = view.chests.flatMap(({ cell, path }) => (cell ? [[cell, path] as const] : []));
  return { ...Object.fromEntries(covers), ...view.goals };
}

/** The lit sides of every card; all sides in a game without joined tunnels. */
export function lightOf(view: View): Record<string, string> {
  if (view.game === "saboteur") return view.joined;
  return Object.fromEntries(Object.keys(view.board).map((cell) => [cell, EVERYWHERE]));
}

/** Points, or coins and known gold cards, and the number of gold cards of unknown value; null if it has none. */
export function goldOf(view: View, seat: number): Sum | null {
  if (view.game === "lostmines") return { known: view.points[seat] ?? 0, hidden: 0 };
  const won = view.won.filter((card) => card.seat === seat && !card.changed);
  const hidden = won.filter((card) => card.value === null).length;
  const seen = won.reduce((sum, card) => sum + (card.value ?? 0), 0);
  const coins = seat === view.seat ? (view.coins ?? 0) : (view.purse[seat] ?? 0);
  const known = seen + coins;
  return known || hidden ? { known, hidden } : null;
}

export type Kept = { name: string; value: unknown; isCell: boolean };

/** The numbers and cells that custom modules keep for all to see. */
export function keptBy(modules: readonly ModuleDescription[], view: View): Kept[] {
  if (view.game === "lostmines") return [];
  return modules.flatMap(({ key, numbers = [], cells = [] }) => {
    const values = (view.modules[key] ?? {}) as Record<string, unknown>;
    const known = (names: readonly string[], isCell: boolean): Kept[] =>
      names.map((name) => ({ name, value: values[name], isCell })).filter(({ value }) => value != null);
    return [...known(numbers, false), ...known(cells, true)];
  });
}

export type Guard = {
  number: number;
  exit: string | null;
  owner: number | null;
  payer: number | null;
  out: boolean;
};

/** The guards of the toll, counted from 1; empty if it is not in play. */
export function guardsOf(view: View): Guard[] {
  if (view.game === "lostmines") return [];
  const toll = view.modules.toll as { guards: Omit<Guard, "number">[] } | undefined;
  return (toll?.guards ?? []).map((guard, i) => ({ ...guard, number: i + 1 }));
}
