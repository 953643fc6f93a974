import { describe, expect, it } from "vitest";
import { answersAndChoices, attemptText, Choosing, placesOf, plannable, stepText } from "../src/table/choosing.svelte";
import { placesIn, sinceOwnTurn } from "../src/table/log";
import { neighbourOf, readPlace, sideTowards } from "../src/table/places";
import { Playing } from "../src/table/playing.svelte";
import type { LiveTable } from "../src/wire/live.svelte";
import type { ActionData, Description } from "../src/generated/protocol";
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

describe("planning a move before the turn", () => {
  const cards = {
    NW: { verb: "place", ways: ["NW"], looks_at: [], tools: [], turns: 2 },
    NESW: { verb: "place", ways: ["NESW"], looks_at: [], tools: [], turns: 1 },
    map: { verb: "map", ways: [], looks_at: ["goal"], tools: [], turns: 1 },
    rockfall: { verb: "map", ways: [], looks_at: [], tools: [], turns: 1 },
    broken_lamp: { verb: "break", ways: [], looks_at: [], tools: ["lamp"], turns: 1 },
  };
  const board = { columns: null, rows: null, first_cell: "0,0", places: [] };
  const described = { ...description, cards, board } as unknown as Description;
  const waiting = {
    hand: ["NW", "broken_lamp"],
    hands: [2, 2, 2],
    board: { "0,0": "NESW", "8,0": "?" },
    ask: { kind: "turn", seats: [1] },
    stage: "playing",
    round: 1,
  };

  /** A table where the viewer waits; `turn` offers actions, as the server would. */
  function table(changes: object = {}) {
    const sent: string[] = [];
    const live = {
      view: viewOf({ ...waiting, ...changes }),
      description: described,
      actions: [] as ActionData[],
      offered: null,
      log: [],
      act: (text: string) => (sent.push(text), Promise.resolve(null)),
    };
    const playing = (): Playing => new Playing(live as unknown as LiveTable);
    return { live, sent, playing };
  }
  const textsOf = (hand: string[]): string[] =>
    plannable(viewOf({ ...waiting, hand }), described).map((one) => `${one.card}@${one.cell ?? one.target}${one.turned ? "r" : ""}`);

  it("offers free cells next to open cards for a path, both ways where it matters", () => {
    expect(textsOf(["NESW"])).toEqual(["NESW@0,-1", "NESW@1,0", "NESW@0,1", "NESW@-1,0"]);
    expect(textsOf(["NW"])).toHaveLength(8);
  });

  it("offers what lies face down to a card that looks, what is open to others, and players", () => {
    expect(textsOf(["map"])).toEqual(["map@8,0"]);
    expect(textsOf(["rockfall"])).toEqual(["rockfall@0,0"]);
    expect(textsOf(["broken_lamp"])).toEqual(["broken_lamp@0", "broken_lamp@1", "broken_lamp@2"]);
  });

  it("sends nothing before the turn, then plays the move if the server lists it", async () => {
    const { live, sent, playing } = table();
    const one = playing();
    one.choosing.pick(0);
    one.choosing.turned = true;
    one.choosePlace("1,0", false);
    expect([one.plan?.card, one.plan?.turned, [...one.targets.keys()]]).toEqual(["NW", true, ["1,0"]]);
    expect(sent).toEqual([]);
    live.view = viewOf({ ...waiting, ask: { kind: "turn", seats: [0] } });
    live.actions = [action("place", { card: "NW", cell: "1,0" }), action("place", { card: "NW", cell: "1,0", turned: true })];
    const next = resumed(one, playing());
    next.follow();
    await Promise.resolve();
    expect(sent).toEqual([live.actions[1]!.text]);
    expect(next.plan).toBeNull();
  });

  it("drops the move with a notice if it is no longer possible", async () => {
    const { live, sent, playing } = table();
    const one = playing();
    one.choosing.pick(1);
    one.chooseSeat(2);
    expect(one.plan?.target).toBe(2);
    live.actions = [action("break", { card: "broken_lamp", target: 1 })];
    const next = resumed(one, playing());
    next.follow();
    await new Promise((done) => setTimeout(done));
    expect([sent, next.refusal?.message.id]).toEqual([[], "browser-plan-dropped"]);
  });

  it("forgets the move when the player takes it back, the round ends or the card is gone", () => {
    const { live, playing } = table();
    const one = playing();
    one.choosing.pick(0);
    one.choosePlace("1,0", false);
    const kept = one.plan;
    one.choosePlace("1,0", false);
    expect([kept?.cell, one.plan]).toEqual(["1,0", null]);
    one.choosing.pick(0);
    one.choosePlace("1,0", false);
    for (const change of [{ round: 2 }, { hand: ["broken_lamp"] }, { stage: "paying" }]) {
      live.view = viewOf({ ...waiting, ...change });
      expect(resumed(one, playing()).plan).toBeNull();
    }
  });

  it("is left alone in lessons", () => {
    const { live, playing } = table();
    expect(playing().mayPlan).toBe(true);
    live.offered = (() => true) as never;
    expect(playing().mayPlan).toBe(false);
  });
});

/** The same plan after the table has changed, which is not reactive here. */
function resumed(before: Playing, after: Playing): Playing {
  Object.assign(after, { kept: (before as unknown as { kept: unknown }).kept });
  return after;
}
