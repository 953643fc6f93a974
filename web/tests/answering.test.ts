import { describe, expect, it, vi } from "vitest";
import type { ActionData, Description } from "../src/generated/protocol";
import { answering, automatic } from "../src/table/answering.svelte";

vi.hoisted(() => vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined })); // before the imports

const verb = (...parts: string[]) => ({ parts });
const description = {
  questions: {
    veto: { verbs: ["allow", "veto"], secret: true },
    agree: { verbs: ["agree", "refuse"], secret: true },
    take_gold: { verbs: ["take"], secret: false },
  },
  verbs: { allow: verb(), veto: verb("card"), agree: verb(), refuse: verb(), take: verb("treasure") },
} as unknown as Description;
const action = (name: string, text = name): ActionData => ({ seat: 0, verb: name, text });
const [allow, veto] = [action("allow"), action("veto")];

describe("automatic answers", () => {
  it("come for whoever holds a veto exactly as for everyone else", () => {
    const without = automatic(description, "veto", [allow], true);
    expect(without?.answer).toBe(allow);
    expect(automatic(description, "veto", [allow, veto], true)).toEqual(without);
    expect(automatic(description, "veto", [veto, allow], true)).toEqual(without);
  });

  it("leave a real choice to the player where nobody could measure the time", () => {
    expect(automatic(description, "veto", [allow, veto], false)).toBeNull();
    expect(automatic(description, "veto", [allow], false)?.answer).toBe(allow);
  });

  it("never decide what everyone may choose", () => {
    expect(automatic(description, "agree", [action("agree"), action("refuse")], true)).toBeNull();
    expect(automatic(description, "take_gold", [action("take", "1"), action("take", "2")], true)).toBeNull();
    expect(automatic(description, "take_gold", [action("take", "1")], true)?.answer.text).toBe("1");
  });

  it("are on by default, count down and can be stopped", () => {
    vi.useFakeTimers();
    const seconds: number[] = [];
    const answered = vi.fn();
    expect(answering.byItself).toBe(true);
    answering.soon([2000, 2000], (left) => seconds.push(left), answered)();
    vi.advanceTimersByTime(5000);
    expect(answered).not.toHaveBeenCalled();
    answering.soon([2000, 2000], (left) => seconds.push(left), answered);
    vi.advanceTimersByTime(1999);
    expect(answered).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(answered).toHaveBeenCalledOnce();
    expect(seconds.at(-1)).toBeLessThanOrEqual(1);
    vi.useRealTimers();
  });
});
