/** SHA-256 without a secure context. */

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

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
