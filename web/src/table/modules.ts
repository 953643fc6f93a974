/** What modules add to a view, as types. */

import type { View } from "../wire/view";

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
