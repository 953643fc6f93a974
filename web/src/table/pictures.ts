/** The face and icons of a card, from its description. */

import { PICTURES } from "../look/icons";
import type { CardDescription } from "../generated/protocol";

export type Tone = "plain" | "break" | "mend";
export type Picture = { icon: string; x: number; y: number; size: number; tone: Tone };
/** The background of a card. */
export type Face = "rock" | "moor" | "face" | "break" | "mend";

const MIDDLE = { x: 22, y: 42, size: 36 };
const LARGE = { x: 12, y: 28, size: 56 };
const MARK = { x: 28, y: 88, size: 24 };

/** The icons of cards whose name differs. */
const ICONS: Record<string, string> = {
  start: "ladder",
  start_blue: "camp_blue",
  start_yellow: "camp_yellow",
  stone1: "stone",
  stone2: "stone",
  stone_1: "stone",
  stone_2: "stone",
  stone_3: "stone",
};

export function faceOf(card: CardDescription, game: string): Face {
  if (card.ways.length) return game === "lostmines" ? "moor" : "rock";
  if (card.verb === "break" || card.verb === "repair") return card.verb === "break" ? "break" : "mend";
  return "face";
}

export function picturesOf(card: CardDescription): Picture[] {
  if (card.verb === "break" || card.verb === "repair") return toolPictures(card);
  const icon = iconOf(card);
  if (icon === null || !(icon in PICTURES)) return [];
  return [{ icon, tone: "plain", ...(card.ways.length ? MIDDLE : LARGE) }];
}

/** The sign of a card without a picture: the first letters of its name. */
export function lettersOf(card: CardDescription): string {
  if (card.ways.length || picturesOf(card).length) return "";
  return card.name.split("_").slice(0, 2).map((word) => word.slice(0, 1).toUpperCase()).join("");
}

function iconOf(card: CardDescription): string | null {
  if (card.feature) return card.feature;
  if (card.kind === "chest_path") return "chest";
  if (card.kind === "path") return null;
  return ICONS[card.name] ?? card.name;
}

/** A tool that is broken or mended, or several of which one is mended. */
function toolPictures(card: CardDescription): Picture[] {
  const tone = card.verb === "break" ? "break" : "mend";
  const mark: Picture = { icon: tone === "break" ? "broken" : "mended", ...MARK, tone };
  const places = PLACES[card.tools.length - 1] ?? [];
  const tools = card.tools.map((icon, i): Picture => ({ icon, tone: "plain", ...(places[i] ?? LARGE) }));
  return [...tools, mark];
}

const PLACES = [
  [{ x: 14, y: 24, size: 52 }],
  [
    { x: 7, y: 14, size: 38 },
    { x: 35, y: 46, size: 38 },
  ],
  [
    { x: 22, y: 9, size: 36 },
    { x: 6, y: 48, size: 32 },
    { x: 42, y: 48, size: 32 },
  ],
];
