/**
 * Texts that this device seals for shuffles. They are stored by seal, so that a reload or another tab
 * can reveal them, together with the commitments seen then, for comparison after the game.
 */

import type { TableInfo } from "../generated/protocol";

/** What everyone was committed to when a text was revealed. */
export type Seen = { commitment: string; seals: readonly string[] };
type Kept = { code: string; seal: string; text: string; seen?: Seen };

const KEY = "sealed";
const MOST_KEPT = 60;
const RANDOM_BYTES = 16;
const OPENING = "pyrite";

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The hash that commits a player to a text before anyone can read it. */
export const sealOf = (text: string): string => sha256(utf8(OPENING + text));

/** Seal a new text for a table: the player's input, hidden by randomness. Returns the seal. */
export function newSeal(code: string, typed = ""): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const text = `${typed} ${random}`.trim();
  const seal = sealOf(text);
  keep([...kept(), { code, seal, text }]);
  return seal;
}

/** The text of a seal; null if another device sealed it. */
export const textOf = (seal: string): string | null =>
  kept().find((one) => one.seal === seal)?.text ?? null;

/** Remember the commitments when a text is about to be revealed. */
export function noteSeen({ commitment, seals = [] }: TableInfo, seal: string): void {
  keep(kept().map((one) => (one.seal === seal ? { ...one, seen: { commitment, seals } } : one)));
}

/** What this device saw when it last revealed a text at this table. */
export const seenAt = (code: string): Seen | null =>
  kept().findLast((one) => one.code === code && one.seen)?.seen ?? null;

function kept(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

function keep(all: readonly Kept[]): void {
  localStorage.setItem(KEY, JSON.stringify(all.slice(-MOST_KEPT)));
}

const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n);
/** The first 32 bits of the fractional part. */
const fraction = (x: number): number => ((x % 1) * 2 ** 32) | 0;
const ROUND_CONSTANTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const FIRST_HASH = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const turned = (x: number, bits: number): number => (x >>> bits) | (x << (32 - bits));

/** SHA-256 (FIPS 180-4), because browsers provide it only to https pages, not to a game on the local network. */
export function sha256(message: Uint8Array): string {
  const padded = new DataView(new ArrayBuffer(64 * Math.ceil((message.length + 9) / 64)));
  message.forEach((byte, i) => padded.setUint8(i, byte));
  padded.setUint8(message.length, 0x80);
  padded.setUint32(padded.byteLength - 4, 8 * message.length);
  let hash = FIRST_HASH;
  for (let at = 0; at < padded.byteLength; at += 64) {
    const block = Array.from({ length: 16 }, (_, i) => padded.getInt32(at + 4 * i));
    const after = compressed(hash, block);
    hash = hash.map((word, i) => (word + after[i]!) | 0);
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function compressed(hash: readonly number[], words: number[]): number[] {
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  ROUND_CONSTANTS.forEach((constant, i) => {
    if (i >= 16) {
      const [early, late] = [words[i - 15]!, words[i - 2]!];
      const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[i] = (words[i - 16]! + s0 + words[i - 7]! + s1) | 0;
    }
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + constant + words[i]!) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  });
  return [a, b, c, d, e, f, g, h];
}
