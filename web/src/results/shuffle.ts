/** Checking that nobody could choose the cards, in the browser, so that you need not trust the server. */

import type { ShuffleCheck } from "../generated/protocol";
import { type Note, proven } from "../wire/notes";
import { sealOf } from "../wire/seals";
import { sha256, utf8 } from "../wire/sha256";

export type Findings = {
  /** The secret matches the table's commitment. */
  kept: boolean;
  /** The texts match their seals; or they were open, or there were none. */
  sealing: "sealed" | "not-sealed" | "open" | "no-texts";
  /** The cards were shuffled with the secret and the texts. */
  dealt: boolean;
  /** The hash and the seals are the ones this device noted; null if it has no note of this deal. */
  seen: boolean | null;
  verdict: "fair" | "fits" | "unproven" | "unfair";
};

const OPENING = "pyrite";

/** Check a shuffle as described in docs/fair-shuffles.md. */
export function checkedShuffle(shuffle: ShuffleCheck, notes: readonly Note[]): Findings {
  const secret = Uint8Array.from(shuffle.secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const kept = sha256(joined([utf8(OPENING), secret])) === shuffle.commitment;
  const dealt = sha256(joined([secret, ...shuffle.added.flatMap(withLength)])) === shuffle.seed;
  const sealing = sealingOf(shuffle);
  const seen = proven(notes, shuffle);
  const holds = kept && dealt && seen !== false && sealing !== "not-sealed";
  const verdict = !holds ? "unfair" : sealing !== "sealed" ? "unproven" : seen ? "fair" : "fits";
  return { kept, sealing, dealt, seen, verdict };
}

function sealingOf({ added, seals }: ShuffleCheck): Findings["sealing"] {
  if (!seals.some(Boolean)) return added.some(Boolean) ? "open" : "no-texts";
  const fits = added.every((text, seat) => (text ? sealOf(text) : "") === (seals[seat] ?? ""));
  return fits && seals.length === added.length ? "sealed" : "not-sealed";
}

/** A text preceded by its length, so that two texts cannot be confused with two others. */
function withLength(text: string): Uint8Array[] {
  const bytes = utf8(text);
  return [utf8(`${bytes.length}:`), bytes];
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
