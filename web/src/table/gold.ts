/** A seat's gold, as far as this viewer knows. */

import type { Sum } from "../results/sharing";
import type { View } from "../wire/view";

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
