/** A seat's gold, as far as this viewer knows. */

import type { View } from "../wire/view";

const CARD = "▯";

/** In short: points, coins, known sums, and a sign for each hidden gold card. */
export function goldOf(view: View, seat: number): string {
  if (view.game === "lostmines") return String(view.points[seat] ?? 0);
  const won = view.won.filter((card) => card.seat === seat && !card.changed);
  const hidden = won.filter((card) => card.value === null).length;
  const seen = won.reduce((sum, card) => sum + (card.value ?? 0), 0);
  const coins = seat === view.seat ? (view.coins ?? 0) : (view.purse[seat] ?? 0);
  const known = seen + coins;
  return [known ? String(known) : "", CARD.repeat(hidden)].filter(Boolean).join(" ");
}
