/** A path card as one or two signs, as the terminal draws it: double lines lead on, thin ones end. */

const SIDES = "NESW";
const JOINED = " ╹╺╚╻║╔╠╸╝═╩╗╣╦╬"; // by the sides: N 1, E 2, S 4, W 8
const STUBS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼";
const LADDER = "ladder"; // leads somewhere from every side, even from a single one
const MIXED_TEXT =
  "NS-E ╟ NS-W ╢ EW-S ╤ EW-N ╧ NS-E-W ╫ EW-N-S ╪ " +
  "NW-E ┹ NW-E-S ╃ NW-S ┩ NE-W ┺ NE-S-W ╄ NE-S ┡ SW-E ┱ SW-N-E ╅ SW-N ┪ ES-W ┲ ES-N-W ╆ ES-N ┢ " +
  "NSW-E ╉ NES-W ╊ ESW-N ╈ NEW-S ╇";

const number = (way: string): number => [...way].reduce((n, s) => n + (1 << SIDES.indexOf(s)), 0);
const key = (ways: readonly number[]): string => [...ways].sort((a, b) => a - b).join();
const words = MIXED_TEXT.split(" ");
const MIXED = new Map(
  words.flatMap((ways, i) =>
    i % 2 ? [] : [[key(ways.split("-").map(number)), words[i + 1] as string] as const],
  ),
);

/** The sign of a path from its ways as it lies; a sign for each way where it has two. */
export function glyph(ways: readonly string[], feature: string | null): string {
  const numbers = ways.map(number);
  const mixed = MIXED.get(key(numbers));
  if (mixed !== undefined) return mixed;
  const isStub = (way: string): boolean => way.length === 1 && feature !== LADDER;
  const joined = ways.filter((way) => !isStub(way)).map((way) => JOINED[number(way)]);
  const ends = ways.filter(isStub).reduce((sum, way) => sum + number(way), 0);
  return joined.join("") + (ends ? STUBS[ends] : "");
}
