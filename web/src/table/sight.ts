/** What a viewer sees on the board beyond the face-up cards. */

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
