import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Film, lengthOf } from "../src/wire/film.svelte";
import type { News } from "../src/generated/protocol";

let shown: string[] = [];
let paces: Record<string, number> = {};
const moment = (name: string, length = 700, urgent = false) => ({
  show: (pace: number) => {
    shown.push(name);
    paces[name] = pace;
  },
  length,
  urgent,
});
const many = (film: Film, count: number, length?: number): void => {
  for (let i = 1; i <= count; i++) film.add(moment(String(i), length));
};

beforeEach(() => {
  vi.useFakeTimers();
  [shown, paces] = [[], {}];
});
afterEach(() => void vi.useRealTimers());

describe("Film", () => {
  it("shows the first moment at once, and each further one after the one before", () => {
    const film = new Film(() => true);
    many(film, 3);
    expect([shown, film.left]).toEqual([["1"], 2]);
    vi.advanceTimersByTime(699);
    expect(shown).toEqual(["1"]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(["1", "2"]);
    vi.advanceTimersByTime(700);
    expect([shown, film.left, film.running]).toEqual([["1", "2", "3"], 0, true]);
    vi.advanceTimersByTime(700);
    expect(film.running).toBe(false);
    film.add(moment("4"));
    expect(shown.at(-1)).toBe("4");
  });

  it("hurries when there is much to show, so that nothing comes more than six seconds late", () => {
    const film = new Film(() => true);
    many(film, 40);
    vi.advanceTimersByTime(5000);
    expect(film.left).toBeGreaterThan(0);
    vi.advanceTimersByTime(1001);
    expect(shown).toHaveLength(40);
    expect(paces["1"]).toBe(1); // it came alone
    expect(paces["20"]).toBeLessThan(0.3);
  });

  it("shows a question that others are asked as well within a second", () => {
    const film = new Film(() => true);
    many(film, 6);
    film.add(moment("question", 700, true));
    vi.advanceTimersByTime(1001);
    expect(shown.at(-1)).toBe("question");
  });

  it("shows everything when skipped, in order and without animation", () => {
    const film = new Film(() => true);
    many(film, 4);
    film.skip();
    expect([shown, film.left, film.running]).toEqual([["1", "2", "3", "4"], 0, false]);
    expect(paces["4"]).toBe(0);
    film.add(moment("own"));
    expect([shown.at(-1), paces.own]).toEqual(["own", 1]);
    vi.advanceTimersByTime(9000);
    expect(shown).toHaveLength(5);
  });

  it("forgets what was to come when the whole table is sent", () => {
    const film = new Film(() => true);
    many(film, 4);
    film.clear();
    vi.advanceTimersByTime(9000);
    expect([shown, film.left]).toEqual([["1"], 0]);
  });

  it("shows everything at once when it is off, and what is left when it is turned off", () => {
    let on = true;
    const film = new Film(() => on);
    many(film, 3);
    on = false;
    film.add(moment("4"));
    expect(shown).toEqual(["1", "2", "3", "4"]);
    expect([paces["4"], film.running]).toEqual([0, false]);
  });

  it("does not wait for talk, but keeps it in order", () => {
    const film = new Film(() => true);
    film.add(moment("talk", 0));
    film.add(moment("move"));
    expect(shown).toEqual(["talk", "move"]);
    film.add(moment("answer", 0));
    expect(shown).toEqual(["talk", "move"]);
    vi.advanceTimersByTime(700);
    expect([shown.at(-1), film.running]).toEqual(["answer", false]);
  });
});

const events = (...kinds: string[]): News["events"] => kinds.map((kind) => ({ kind, seat: 0, open: {} })) as News["events"];

describe("news", () => {
  it("is on screen as long as its longest event", () => {
    expect(lengthOf(events("declared", "placed", "drew"))).toBe(lengthOf(events("placed")));
    expect(lengthOf(events("placed", "goal_shown"))).toBeGreaterThan(lengthOf(events("placed")));
    expect(lengthOf(events("drew", "asked"))).toBe(0);
  });
});
