import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { caughtUp, isOffered, stepAfter, STEPS } from "../src/learn/lessons";
import { gathered } from "../src/table/log";
import { found, grouped, plain, rulesOf, withNumbers } from "../src/learn/rules";
import type { ActionData, MessageData } from "../src/generated/protocol";
import { Speaker } from "../src/words/speaker";

const CATALOGUES = import.meta.glob<string>("../../src/pyrite/lang/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const RULES = [
  { number: "B-12", title: "Joined to the start", text: "At least one exit must meet a tunnel.", also: "rotate 180" },
  { number: "B-24", title: "Kort", text: "Þú skoðar eitt endaspil í laumi; göngin tengjast." },
  { number: "E-round_end", title: "Põialpoiss", text: "Die Lücke, groß (B-12)." },
];
const numbers = (question: string): string[] => found(RULES, question).map(({ number }) => number);

describe("found", () => {
  it("finds rules by number, with or without the dash", () => {
    expect(numbers("B-12")).toContain("B-12");
    expect(numbers("b24")).toEqual(["B-24"]);
    expect(numbers("b")).toEqual(expect.arrayContaining(["B-12", "B-24"]));
  });

  it("finds words whatever their accents", () => {
    expect(numbers("gong")).toEqual(["B-24"]);
    expect(numbers("þu sKODAR")).toEqual(["B-24"]);
    expect(numbers("POIALPOISS lucke gross")).toEqual(["E-round_end"]);
    expect(plain("Æðþß")).toBe("aedthss");
  });

  it("finds what people type, though no rule says it so", () => {
    expect(numbers("rotate")).toEqual(["B-12"]);
    expect(numbers("tunnel 180")).toEqual(["B-12"]);
  });

  it("wants every word", () => {
    expect(numbers("exit tunnel")).toEqual(["B-12"]);
    expect(numbers("exit endaspil")).toEqual([]);
    expect(numbers("")).toHaveLength(3);
  });
});

describe("the words that people search for", () => {
  /** The numbers of the rules that a word finds in a language's own catalogue. */
  function search(language: string, word: string): string[] {
    const texts = Object.keys(CATALOGUES).flatMap((file) => (file.includes(`/${language}/`) ? [CATALOGUES[file]!] : []));
    const bundle = new FluentBundle(language);
    for (const text of texts) bundle.addResource(new FluentResource(text));
    const ids = texts.flatMap((text) => text.match(/^rule-[\w-]+(?= =)/gm) ?? []);
    return found(rulesOf(new Speaker(language, bundle), ids), word).map(({ number }) => number);
  }

  it.each([
    ["en", "rotate", "B-10"],
    ["en", "win", "B-40"],
    ["en", "break", "B-20"],
    ["de", "drehen", "B-10"],
    ["is", "snúa spili", "B-10"],
    ["et", "pöörata", "B-10"],
  ])("finds the rule in %s: %s", (language, word, rule) => expect(search(language, word)).toContain(rule));
});

describe("rules", () => {
  it("are grouped by the letter of their numbers", () => {
    expect(grouped(RULES).map(({ letter, rules }) => [letter, rules.length])).toEqual([
      ["B", 2],
      ["E", 1],
    ]);
  });

  it("name each other in their texts", () => {
    expect(withNumbers("As in S-02, M-T1 (E-round_end).")).toEqual([
      "As in ", "S-02", ", ", "M-T1", " (", "E-round_end", ").",
    ]);
    expect(withNumbers("A well-known T-shirt")).toEqual(["A well-known ", "T-shirt", ""]);
  });
});

describe("a lesson", () => {
  const steps = STEPS.digger;
  const lay = steps.findIndex(({ name }) => name === "lay");
  const act = (text: string, more: Partial<ActionData> = {}): ActionData => ({ seat: 0, verb: "place", text, ...more });

  it("offers what the step wants, and nothing else", () => {
    expect(isOffered(steps, lay, act("NESW@5,0"))).toBe(true);
    expect(isOffered(steps, lay, act("NESW@0,1"))).toBe(false);
    expect(isOffered(steps, 0, act("NESW@5,0")), "while one reads").toBe(true);
  });

  it("lets a card be taken up that is to be refused", () => {
    const refused = steps.findIndex((step) => step.refused);
    expect(isOffered(steps, refused, act("pass NS", { verb: "pass", cards: ["NS"] }))).toBe(true);
    expect(isOffered(steps, refused, act("pass map", { verb: "pass", cards: ["map"] }))).toBe(false);
  });

  it("goes on when the pupil has done it, not when another seat has", () => {
    expect(stepAfter(steps, lay, [{ kind: "placed", seat: 1 }])).toBe(lay);
    expect(stepAfter(steps, lay, [{ kind: "placed", seat: 0 }])).toBe(lay + 1);
    expect(stepAfter(steps, steps.length - 1, [{ kind: "placed", seat: 0 }])).toBe(steps.length - 1);
  });

  it("catches up with a table that has gone on", () => {
    const map = steps.findIndex(({ name }) => name === "map");
    expect(caughtUp(steps, lay, [act("map@8,0")])).toBe(map);
    expect(caughtUp(steps, lay, [act("NESW@5,0")])).toBe(lay);
    expect(caughtUp(steps, lay, [act("pass NS")]), "nothing fits: it stays").toBe(lay);
    expect(caughtUp(steps, lay, []), "others play").toBe(lay);
  });
});

describe("the log", () => {
  const step = (seat: number, cell: string): { key: string; message: MessageData } => ({
    key: `${seat} ${cell}`,
    message: { id: "event-stepped", args: { seat, cells: [cell], n: 1 } },
  });

  it("tells a journey in one line, and each dwarf's by itself", () => {
    const lines = gathered([step(0, "2,5"), step(0, "3,5"), step(1, "2,3"), step(0, "4,5")]);
    expect(lines.map(({ message }) => [message.args.seat, message.args.n])).toEqual([[0, 2], [1, 1], [0, 1]]);
    expect(lines[0]!.message.args.cells).toEqual(["2,5", "3,5"]);
  });
});
