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

  it("leaves what was known before as it was", () => {
    patched(before, { board: { "1,0": null }, hand: [] });
    expect(before).toEqual({ board: { "0,0": "start", "1,0": "EW" }, pile: 3, hand: ["NS"] });
  });
});
