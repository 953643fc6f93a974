/** Which icons a card shows, from its description: what it is, what it does, which tools it names. */

import type { CardDescription } from "../wire/protocol";

export type Tone =
  | "ink" | "gold" | "stone" | "danger" | "good" | "crystal" | "blue" | "green" | "yellow"
  | "wood" | "fire" | "water";
export type Picture = { icon: string; x: number; y: number; size: number; tone: Tone };

const MIDDLE = { x: 24, y: 44, size: 32 };
const LARGE = { x: 16, y: 24, size: 48 };

/** Things that lie in a tunnel. */
const FEATURES: Record<string, { icon: string; tone: Tone }> = {
  ladder: { icon: "ladder", tone: "wood" },
  door_blue: { icon: "door", tone: "blue" },
  door_green: { icon: "door", tone: "green" },
  crystal: { icon: "crystal", tone: "crystal" },
  rock: { icon: "rock", tone: "stone" },
  campfire: { icon: "campfire", tone: "fire" },
  trunk: { icon: "trunk", tone: "wood" },
  lake: { icon: "lake", tone: "water" },
  ditch: { icon: "ditch", tone: "ink" },
};

/** Cards that show what they are called. */
const NAMES: Record<string, { icon: string; tone: Tone }> = {
  start: { icon: "ladder", tone: "wood" },
  start_blue: { icon: "camp", tone: "blue" },
  start_yellow: { icon: "camp", tone: "yellow" },
  treasure: { icon: "gold", tone: "gold" },
  sack_1: { icon: "sack", tone: "gold" },
  sack_2: { icon: "sack", tone: "gold" },
  gold: { icon: "gold", tone: "gold" },
  gems: { icon: "gems", tone: "crystal" },
  silver: { icon: "silver", tone: "stone" },
};

/** The cards of a table that its description does not tell apart any further. */
function iconOf(card: CardDescription): { icon: string; tone: Tone } | null {
  const feature = card.feature ? FEATURES[card.feature] : undefined;
  if (feature) return feature;
  const named = NAMES[card.name];
  if (named) return named;
  if (card.kind === "chest_path") return { icon: "chest", tone: "wood" };
  if (card.kind === "goal" || card.kind === "mine") {
    return card.name.startsWith("stone") ? { icon: "stone", tone: "stone" } : { icon: card.name, tone: "danger" };
  }
  return card.ways.length ? null : { icon: card.name, tone: "ink" };
}

export function picturesOf(card: CardDescription): Picture[] {
  if (card.tools.length && card.verb) return toolPictures(card);
  const found = iconOf(card);
  if (found === null) return [];
  return [{ ...found, ...(card.ways.length ? MIDDLE : LARGE) }];
}

/** A tool that breaks or is mended, or two of them. */
function toolPictures(card: CardDescription): Picture[] {
  const breaks = card.verb === "break";
  const tone: Tone = breaks ? "danger" : "good";
  const mark: Picture = { icon: breaks ? "broken" : "mended", x: 28, y: 84, size: 24, tone };
  const [first, second] = card.tools;
  if (second === undefined) return [{ icon: first ?? "pick", ...LARGE, y: 22, tone: "ink" }, mark];
  const small = card.tools.length > 2 ? 22 : 32;
  const tools = card.tools.map((tool, i): Picture => {
    const x = card.tools.length > 2 ? 5 + 24 * i : 6 + 36 * i;
    return { icon: tool, x, y: 34, size: small, tone: "ink" };
  });
  return [...tools, mark];
}
