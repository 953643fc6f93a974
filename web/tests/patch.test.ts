import { describe, expect, it } from "vitest";
import { patched } from "../src/wire/view";

describe("patched", () => {
  const before = { board: { "0,0": "start", "1,0": "EW" }, pile: 3, hand: ["NS"] };

  it("takes new values of changed keys and keeps the others", () => {
    expect(patched(before, { pile: 2 })).toEqual({ ...before, pile: 2 });
  });

  it("changes only the named cells, and empties those that are null", () => {
    const after = patched(before, { board: { "2,0": "NE r", "1,0": null } });
    expect(after.board).toEqual({ "0,0": "start", "2,0": "NE r" });
  });

  it("keeps the beginning of a list that grows, and adds what follows", () => {
    const after = patched({ discards: [null, "NS"] }, { discards: { keep: 1, add: ["map", null] } });
    expect(after.discards).toEqual([null, "map", null]);
  });

  it("leaves what was known before as it was", () => {
    const known = { ...before, discards: ["map"] };
    patched(known, { board: { "1,0": null }, hand: [], discards: { keep: 0, add: [] } });
    expect(known).toEqual({ board: { "0,0": "start", "1,0": "EW" }, pile: 3, hand: ["NS"], discards: ["map"] });
  });
});
