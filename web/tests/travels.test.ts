import { describe, expect, it } from "vitest";
import { travelsOf } from "../src/table/travels";
import type { Description, News } from "../src/generated/protocol";

const tool = { tools: ["lamp"], ways: [] };
const description = {
  cards: { broken_lamp: { ...tool, verb: "break" }, repair_lamp: { ...tool, verb: "repair" }, trapped: { name: "trapped", tools: [], ways: [] } },
} as unknown as Pick<Description, "cards">;
const event = (kind: string, seat: number | null, open: object = {}) => ({ kind, seat, open });
const declared = (seat: number, card: string, parts: object = {}) => event("declared", seat, { action: { seat, card, verb: "", text: "", ...parts } });
const travels = (...events: object[]) => travelsOf(events as News["events"], description);

describe("travels", () => {
  it("bring a path from the seat to its cell", () => {
    expect(travels(declared(2, "NW", { cell: "1,0" }), event("placed", 2, { cell: "1,0", tile: "NW r" }))).toEqual([
      { card: "NW r", from: { seat: 2 }, to: { cell: "1,0" }, effect: "land" },
    ]);
  });

  it("break and mend the tool at the seat that has it", () => {
    const [broken] = travels(declared(1, "broken_lamp"), event("broke", 1, { card: "broken_lamp", target: 0 }));
    expect(broken).toMatchObject({ card: "broken_lamp", to: { seat: 0 }, effect: "break", shown: "lamp" });
    const [mended] = travels(declared(1, "repair_lamp"), event("repaired", 1, { tool: "lamp", target: 3 }));
    expect(mended).toMatchObject({ card: "repair_lamp", to: { seat: 3 }, effect: "mend", shown: "lamp" });
    expect(travels(event("put_before", 1, { card: "trapped", target: 2 }))[0]?.shown).toBe("trapped");
  });

  it("show a looked-at goal to the looker alone", () => {
    const looked = (open: object) => travels(declared(1, "map", { cell: "8,0" }), event("looked", 1, { cell: "8,0", ...open }))[0];
    expect(looked({})).toEqual({ card: "map", from: { seat: 1 }, to: { cell: "8,0" }, effect: "look" });
    expect(looked({ card: "stone1" })?.shown).toBe("stone1");
    const info = event("discarded", 1, { card: "info", seen_by: "all" });
    expect(travels(event("looked", 1, { card: "info", what: "mine", cell: "9,1" }), info)[0]).toEqual({
      card: "info",
      from: { seat: 1 },
      to: { cell: "9,1" },
      effect: "look",
    });
    expect(travels(event("looked", 1, { card: "info", what: "mine", cell: "9,1", mine: "dragon" }), info)[0]?.shown).toBe("dragon");
  });

  it("put passed cards face down on the discards, and a known one turns its back", () => {
    expect(travels(event("passed", 1, { how: "pass" }), event("discarded", 1, { seen_by: [1] }))).toEqual([
      { card: "?", from: { seat: 1 }, to: "discards", effect: "none", hides: false },
    ]);
    expect(travels(event("discarded", 0, { seen_by: [0], card: "NW" }))[0]).toMatchObject({ card: "NW", hides: true });
  });

  it("bring any other card to whom or what it was played at", () => {
    const swap = travels(declared(2, "swap_hats", { target: 1 }), event("hat_swapped", 1), event("discarded", 2, { seen_by: "all", card: "swap_hats" }));
    expect(swap).toEqual([{ card: "swap_hats", from: { seat: 2 }, to: { seat: 1 }, effect: "none" }]);
    const stolen = event("acted", 2, { action: { seat: 2, verb: "steal", target: 4, text: "steal E" } });
    expect(travels(stolen, event("coins", 4, { coins: -1 }), event("coins", 2, { coins: 1 }))).toEqual([
      { card: null, icon: "gold", from: { seat: 4 }, to: { seat: 2 }, effect: "none" },
    ]);
    expect(travels(event("stepped", 0, { cell: "1,2", side: "N" }), event("drew", 0))).toEqual([]);
  });
});
