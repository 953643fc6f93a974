/** Faces: a number and its parts are the same thing, and players at a table can be told apart. */

import { describe, expect, it } from "vitest";
import { CHOICES, EMOTES, FACES, faceOf, LOOKS, nextFace, paintOf, partsOf, patternOf, TEMPERS } from "../src/look/face";

const all = Array.from({ length: FACES }, (_, face) => face);

describe("faces", () => {
  it("are their parts, and back", () => {
    expect(all.filter((face) => faceOf(partsOf(face)) !== face)).toEqual([]);
    expect(FACES).toBe(2880); // as the server says
  });

  it("have the colour that the server keeps apart", () => {
    expect(all.every((face) => partsOf(face).colour === face % 12)).toBe(true);
  });

  it("differ by pattern where colours cannot be told apart", () => {
    const looks = Array.from({ length: CHOICES.colour }, (_, colour) => patternOf(partsOf(colour)));
    expect(new Set(looks.map(({ d, bright }) => `${d} ${bright}`)).size).toBe(12);
    expect(new Set(looks.map((_, colour) => paintOf(partsOf(colour)))).size).toBe(12);
  });

  it("change in one part only, and come round again", () => {
    const turns = Array.from({ length: TEMPERS.length }).reduce<number[]>((seen) => [...seen, nextFace(seen.at(-1)!, "temper")], [1234]);
    expect(new Set(turns).size).toBe(TEMPERS.length);
    expect(turns.at(-1)).toBe(1234);
    expect(new Set(turns.map((face) => partsOf(face).beard)).size).toBe(1);
  });

  it.each([...TEMPERS, ...EMOTES])("can look %s", (look) => expect(LOOKS).toHaveProperty(look));
});
