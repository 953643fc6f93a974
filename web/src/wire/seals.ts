/**
 * Texts that this device seals for shuffles. They are stored by table and seal, so that a reload or another tab can
 * reveal them there, and nobody can get a text by showing its seal at another table.
 */

import { sha256, utf8 } from "./sha256";
import { drop, keep, keptUnder } from "./store";

type Sealed = { text: string; at: number };

const KEY = "sealed-";
const MOST_KEPT = 60;
const RANDOM_BYTES = 16;
const OPENING = "pyrite";

/** The hash that commits a player to a text before anyone can read it. */
export const sealOf = (text: string): string => sha256(utf8(OPENING + text));

/** Seal a new text for a table: the player's input, hidden by randomness. Returns the seal. */
export function newSeal(code: string, typed = ""): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const text = `${typed} ${random}`.trim();
  const seal = sealOf(text);
  keep(keyOf(code, seal), { text, at: Date.now() });
  drop(keptUnder<Sealed>(KEY).slice(0, -MOST_KEPT).map(([key]) => key));
  return seal;
}

/** The text of a seal at a table; null if another device sealed it. */
export const textOf = (code: string, seal: string): string | null =>
  (seal && keptUnder<Sealed>(keyOf(code, seal))[0]?.[1].text) || null;

const keyOf = (code: string, seal: string): string => `${KEY}${code}-${seal}`;
