import { describe, expect, it } from "vitest";
import { Choosing } from "../src/table/choosing.svelte";
import { placesIn, sinceOwnTurn } from "../src/table/history";
import { neighbourOf, readPlace, sideTowards } from "../src/table/places";
import { answersAndChoices, attemptText, placesOf, stepText } from "../src/table/targets";
import type { ActionData, Description } from "../src/wire/protocol";
import type { View } from "../src/wire/view";

const description = {
  cards: {
    NW: { verb: "place", tools: [] },
    map: { verb: "map", tools: [] },
    goal_swap: { verb: "goal_swap", tools: [] },
    broken_lamp: { verb: "break", tools: ["lamp"] },
    repair_pick_cart: { verb: "repair", tools: ["pick", "cart"] },
  },
  verbs: {
    place: { written: "CARD@CELL, CARD@CELLr turned" },
    map: { written: "CARD@CELL" },
    break: { written: "CARD>SEAT" },
    repair: { written: "CARD>SEAT, CARD>SEAT:TOOL where several are possible" },
  },
} as unknown as Description;

function viewOf(changes: object = {}): View {
  const goals = { "8,-2": null, "8,0": null, "8,2": null };
  return { game: "saboteur", seat: 0, hand: [], ask: { kind: "turn" }, goals, ...changes } as unknown as View;
}

function action(verb: string, parts: Partial<ActionData>): ActionData {
  return { seat: 0, verb, text: `${verb} ${JSON.stringify(parts)}`, ...parts };
}

function choosing(hand: string[], actions: ActionData[], changes: object = {}): Choosing {
  const view = viewOf({ hand, ...changes });
  return new Choosing(() => view, () => description, () => actions);
}

describe("Choosing", () => {
  const upright = action("place", { card: "NW", cell: "1,0" });
  const turned = action("place", { card: "NW", cell: "1,0", turned: true });
  const other = action("place", { card: "NW", cell: "2,0" });
  const discard = action("pass", { cards: ["NW"] });

  it("shows the places of the chosen card, turned as wished where both ways are possible", () => {
    const one = choosing(["NW"], [upright, turned, other, discard]);
    one.pick(0);
    expect([...one.byPlace.keys()]).toEqual(["1,0", "2,0"]);
    expect(one.at("1,0")).toBe(upright);
    one.turned = true;
    expect(one.at("1,0")).toBe(turned);
    expect(one.choosePlace("2,0")).toEqual([other]);
    expect(one.plain).toEqual([discard]);
  });

  it("finds discards in the order in which the cards were chosen", () => {
    const first = action("pass", { cards: ["NW", "map"] });
    const second = action("pass", { cards: ["map", "NW"] });
    const one = choosing(["NW", "map"], [first, second, discard]);
    one.several = true;
    one.pick(1);
    one.pick(0);
    expect(one.plain).toEqual([second]);
    one.pick(1);
    expect(one.plain).toEqual([discard]);
  });

  it("needs both goals of a swap before it is complete", () => {
    const swap = action("goal_swap", { card: "goal_swap", goals: [1, 3] });
    const another = action("goal_swap", { card: "goal_swap", goals: [1, 2] });
    const one = choosing(["goal_swap"], [swap, another]);
    one.pick(0);
    expect(one.choosePlace("8,2")).toEqual([]);
    expect([...one.byPlace.keys()]).toEqual(["8,-2"]);
    expect(one.choosePlace("8,-2")).toEqual([swap]);
  });

  it("keeps different uses of a card apart, its own one first", () => {
    const guard = action("guard", { card: "NW", cell: "1,0", side: "E" });
    const one = choosing(["NW"], [guard, upright]);
    one.pick(0);
    expect([...one.byPlace.keys()]).toEqual(["1,0"]);
    one.choose("guard");
    expect([...one.byPlace.keys()]).toEqual(["1,0E"]);
  });

  it("asks nobody to pay until one wants to ask", () => {
    const beg = action("beg", { target: 2, guard: 1 });
    const one = choosing([], [beg]);
    expect(one.bySeat.size).toBe(0);
    one.choose("beg1");
    expect(one.bySeat.get(2)).toEqual([beg]);
  });
});

describe("what actions are about", () => {
  it("tells answers from what needs a card or a place first", () => {
    const veto = action("veto", { card: "veto" });
    const lay = action("place", { card: "NW", cell: "1,0" });
    const ask = { kind: "veto" };
    expect(answersAndChoices([veto, lay], viewOf({ ask }))).toEqual([[veto], [lay]]);
    expect(answersAndChoices([veto, lay], viewOf())).toEqual([[], [veto, lay]]);
  });

  it("finds the cell a dwarf steps to", () => {
    const view = viewOf({ game: "lostmines", seat: 1, stands: ["1,3", "4,5"] });
    expect(placesOf(action("step", { side: "N" }), view)).toEqual(["4,4"]);
    expect(stepText(view, "5,5")).toBe("step E");
    expect(stepText(view, "6,5")).toBeNull();
  });

  it("writes what somebody tried, to ask why", () => {
    expect(attemptText(description, "NW", { cell: "3,1", turned: true })).toBe("NW@3,1r");
    expect(attemptText(description, "broken_lamp", { target: 2 })).toBe("broken_lamp>C");
    expect(attemptText(description, "repair_pick_cart", { target: 0 })).toBe("repair_pick_cart>A:pick");
    expect(attemptText(description, "map", { target: 1 })).toBeNull();
  });
});

describe("places", () => {
  it("are cells or their sides", () => {
    expect(readPlace("4,-1E")).toEqual({ cell: "4,-1", side: "E" });
    expect(readPlace("4,-1")).toEqual({ cell: "4,-1", side: "" });
    expect(neighbourOf("4,-1", "S")).toBe("4,0");
    expect(sideTowards("4,0", "4,-1")).toBe("N");
  });
});

describe("the log", () => {
  const line = (id: string, args: Record<string, unknown>) => ({ message: { id, args } });

  it("knows what happened since one's own last turn", () => {
    const log = [line("event-passed", { seat: 0 }), line("talk-deny", { seat: 0 }), line("event-placed", { seat: 1 })];
    expect(sinceOwnTurn(log, 0)).toEqual(log.slice(1));
    expect(sinceOwnTurn(log, 2)).toEqual(log);
  });

  it("says where things happened, of a walk only the end", () => {
    expect(placesIn({ id: "event-placed", args: { cell: "1,0" } })).toEqual(["1,0"]);
    expect(placesIn({ id: "event-stepped", args: { cells: ["1,0", "2,0"] } })).toEqual(["2,0"]);
  });
});
