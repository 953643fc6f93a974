/** Notes about a table: what may follow after a text was revealed, and that nothing noted is lost. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableInfo } from "../src/generated/protocol";
import { compare, compared, isRevealed, mayReveal, type Note, notesAt, proven } from "../src/wire/notes";
import { newSeal, textOf } from "../src/wire/seals";

const CODE = "FRSTAA";
const ANN = 1; // the seat of this device
const olaf = { name: "Olaf", face: 1 };
const ann = { name: "Ann", face: 2 };
const bot = { name: "Grimm", bot: "random", face: 3 };

const table = (changes: Partial<TableInfo> = {}): TableInfo => ({
  code: CODE,
  plan: { seats: 3, bots: [null, null, "random"], deck: null },
  phase: "revealing",
  version: 4,
  seats: [olaf, ann, bot],
  commitment: "c0",
  added: ["", "", ""],
  seals: ["5e0", "5e1", ""],
  unrevealed: [0, 1],
  withheld: [],
  ...changes,
});
const first = table();
const arrived = table({ version: 5, unrevealed: [0] });
const note = compared({ seat: ANN, table: first, arrived: false, broken: false }, arrived);
const failedOnce = { withheld: [["Olaf (A)"]], seals: ["", "", ""] };

beforeEach(() => {
  const kept: Record<string, unknown> = {};
  const hidden = { configurable: true, enumerable: false };
  Object.defineProperty(kept, "setItem", { ...hidden, value: (key: string, text: string) => void (kept[key] = text) });
  Object.defineProperty(kept, "removeItem", { ...hidden, value: (key: string) => delete kept[key] });
  vi.stubGlobal("localStorage", kept);
});

describe("A note", () => {
  it.each<[string, TableInfo]>([
    ["dealt", table({ phase: "playing", version: 7 })],
    ["over, after Olaf has deleted his name", table({ phase: "over", version: 99, seats: [{ name: "A player" }, ann, bot] })],
    ["earlier, as another tab may still show it", table({ phase: "lobby", version: 3, seals: ["", "5e1", ""] })],
    ["in the lobby, after a text was withheld", table({ phase: "lobby", version: 6, ...failedOnce })],
    ["sealed again", table({ version: 9, ...failedOnce, seals: ["5e2", "5e3", ""] })],
    ["withheld by who has deleted his name since", table({ version: 9, phase: "lobby", withheld: [["A player (A)"]] })],
    ["at a newer server", table({ plan: { ...first.plan, pace: 1 } })],
  ])("allows a table that is %s", (_, after) => {
    expect(compared(note, after)).toEqual(note);
  });

  it.each<[string, TableInfo]>([
    ["in the lobby again", table({ phase: "lobby", version: 6 })],
    ["sealed otherwise", table({ seals: ["5e2", "5e1", ""] })],
    ["dealt with other seals", table({ phase: "playing", version: 9, seals: ["5e2", "5e1", ""] })],
    ["made anew", table({ phase: "lobby", version: 1, commitment: "c1" })],
    ["of another plan", table({ plan: { ...first.plan, deck: { cards: { b: 1, a: 1 } } } })],
    ["with bots elsewhere", table({ seats: [{ ...olaf, bot: "random" }, ann, { name: "Grimm" }] })],
    ["with someone else in her seat", table({ phase: "playing", seats: [ann, olaf, bot] })],
    ["without her text, which it had", table({ phase: "lobby", version: 6, withheld: [["Olaf (A)", "Ann (B)"]] })],
  ])("is broken for good by a table that is %s", (_, after) => {
    const broken = compared(note, after);
    expect(broken.broken).toBe(true);
    expect(compared(broken, table({ phase: "over", version: 99 })).broken).toBe(true);
  });

  it("is broken by a lobby that has just answered, however early it is", () => {
    const earlier = table({ phase: "lobby", version: 3 });
    expect(compared(note, earlier).broken).toBe(false);
    expect(compared(note, earlier, true).broken).toBe(true);
  });

  it("forgives that a text is called missing that may never have arrived", () => {
    const sent: Note = { ...note, arrived: false };
    expect(compared(sent, table({ phase: "lobby", version: 6, withheld: [["Ann (B)"]] })).broken).toBe(false);
  });

  it("proves its own deal only", () => {
    expect(proven([note], table({ phase: "over" }))).toBe(true);
    expect(proven([note], table({ ...failedOnce, seals: ["5e2", "5e3", ""] }))).toBe(null);
    expect(proven([note], table({ seals: ["5e2", "5e1", ""] }))).toBe(false);
    expect(proven([{ ...note, table: table(failedOnce) }], table())).toBe(false);
    expect(proven([{ ...note, broken: true }], table())).toBe(false);
    expect(proven([], table())).toBe(null);
  });
});

describe("A text", () => {
  it("is revealed again for the same deal only, and never under other seals", () => {
    expect(isRevealed(CODE, "5e1")).toBe(false);
    expect(mayReveal(CODE, ANN, first)).toBe(true);
    expect(mayReveal(CODE, ANN, table({ version: 5 }))).toBe(true);
    expect(mayReveal(CODE, ANN, table({ seals: ["5e2", "5e1", ""] }))).toBe(false);
    expect(mayReveal(CODE, ANN, table({ withheld: [["Olaf (A)"]] }))).toBe(false);
    expect(mayReveal("OTHERX", ANN, first)).toBe(true);
    expect(isRevealed(CODE, "5e1")).toBe(true);
    expect(notesAt(CODE).map((one) => one.table)).toEqual([first]);
  });

  it("is kept with its seal, for its own table only", () => {
    const seal = newSeal(CODE, "luck");
    expect(textOf(CODE, seal)).toMatch(/^luck [0-9a-f]{32}$/);
    expect([textOf(CODE, "5e1"), textOf(CODE, ""), textOf("OTHERX", seal)]).toEqual([null, null, null]);
  });
});

describe("What was noted", () => {
  it("stays broken for other tabs and after a reload", () => {
    mayReveal(CODE, ANN, first);
    expect(compare(CODE, arrived)).toBe(true);
    expect(compare(CODE, table({ phase: "lobby", version: 6 }))).toBe(false);
    expect(compare(CODE, table({ phase: "over", version: 99 }))).toBe(false);
    expect(notesAt(CODE)).toEqual([{ ...note, broken: true }]);
  });

  it("is dropped after 60 finished games, and never before the end of its own", () => {
    mayReveal(CODE, ANN, first);
    vi.useFakeTimers();
    for (let i = 0; i < 70; i++) {
      vi.advanceTimersByTime(1);
      mayReveal(`OVER${i}`, ANN, first);
      compare(`OVER${i}`, table({ phase: "over" }));
    }
    vi.useRealTimers();
    expect(notesAt(CODE)).toHaveLength(1);
    expect([notesAt("OVER9"), notesAt("OVER10")].map((notes) => notes.length)).toEqual([0, 1]);
  });

  it("is remembered by the page if the browser stores nothing", () => {
    const full = (): never => {
      throw new Error("full");
    };
    vi.stubGlobal("localStorage", { setItem: full });
    expect(mayReveal("MEMORY", ANN, first)).toBe(true);
    expect(mayReveal("MEMORY", ANN, table({ seals: ["5e2", "5e1", ""] }))).toBe(false);
  });
});
