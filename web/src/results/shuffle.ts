/** Was a shuffle bound before the first deal? Worked out here, so that one need not trust the server. */

import type { ShuffleCheck } from "../wire/protocol";

export type Findings = {
  /** The secret is the one that the table was bound to. */
  kept: boolean;
  /** The cards were shuffled with it. */
  dealt: boolean;
  /** Found by this browser; without its means the server's word is passed on. */
  checkedHere: boolean;
};

const OPENING = "pyrite";

/** As docs/protocol.md tells how to check it. Browsers compute hashes on secure pages only. */
export async function checkedShuffle(shuffle: ShuffleCheck): Promise<Findings> {
  if (!globalThis.crypto?.subtle) return { kept: shuffle.kept, dealt: shuffle.dealt, checkedHere: false };
  const secret = bytesOf(shuffle.secret);
  const commitment = await sha256(joined([encoded(OPENING), secret]));
  const seed = await sha256(joined([secret, ...shuffle.added.flatMap(withLength)]));
  return { kept: commitment === shuffle.commitment, dealt: seed === shuffle.seed, checkedHere: true };
}

const encoded = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A text with its length before it, so that two texts cannot be taken for two others. */
function withLength(text: string): Uint8Array[] {
  const bytes = encoded(text);
  return [encoded(`${bytes.length}:`), bytes];
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
