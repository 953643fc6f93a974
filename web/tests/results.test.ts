import { describe, expect, it } from "vitest";
import {
  bestRound,
  chartOf,
  gainers,
  gainingParty,
  podiumOf,
  type Result,
  runningTotals,
  scoreSheet,
  sharingOf,
  sumOf,
} from "../src/results/scores";
import { storyOf } from "../src/results/highlights";
import { beatsOf, boardWith, sharedView, shownAfter } from "../src/results/reveal";
import { checkedShuffle } from "../src/results/shuffle";
import { joinedSides, wayTo } from "../src/results/tunnels";
import type { Moment } from "../src/replay/moments";
import type { Description, MessageData } from "../src/generated/protocol";
import { sealOf } from "../src/wire/seals";
import { sha256 } from "../src/wire/sha256";
import type { View } from "../src/wire/view";

const paid = (seat: number, amount: number | null, rule = "B-40", won: number | null = null) => ({
  seat,
  amount,
  rule,
  won,
});

/** Two rounds at a table of three: gold cards for two diggers, then openly paid saboteurs. */
function view(scores: number[] | null = null): View {
  const rounds = [
    { dwarfs: ["digger", "saboteur", "digger"], paid: [paid(2, null, "B-40", 0), paid(0, null, "B-40", 1)] },
    { dwarfs: ["digger", "saboteur", "saboteur"], paid: [paid(1, 4, "B-41"), paid(2, 3, "B-41"), paid(0, -1, "T-3"), paid(2, 1, "T-3")] },
  ];
  const won = [{ value: null }, { value: 2 }];
  return { hands: [6, 6, 6], results: rounds, won, scores } as unknown as View;
}
const round = (number: number): Result => view().results[number - 1]!;

describe("what a round brought", () => {
  it("is told in its order, by rule, with the worth of the cards one knows", () => {
    expect(sharingOf(round(1), view())).toEqual([
      { rule: "B-40", steps: [{ seat: 2, amount: null }, { seat: 0, amount: 2 }] },
    ]);
    expect(sharingOf(round(2), view()).map((one) => one.rule)).toEqual(["B-41", "T-3"]);
  });

  it("leaves out who got nothing", () => {
    const even = { dwarfs: ["loyal"], paid: [paid(0, 0, "L-41")] } as unknown as Result;
    expect(sharingOf(even, view())).toEqual([]);
    expect(gainingParty(even, view())).toBe("nobody");
  });

  it("names the party that got it, if it is one", () => {
    expect(gainers(round(1), view())).toEqual([0, 2]);
    expect(gainingParty(round(1), view())).toBe("digger");
    expect(gainingParty(round(2), view())).toBe("saboteur");
    const both = { dwarfs: ["digger", "greedy"], paid: [paid(0, 1), paid(1, 1)] } as unknown as Result;
    expect(gainingParty(both, view())).toBe("other");
  });
});

describe("the reveal of a round", () => {
  const result = {
    dwarfs: ["saboteur", "digger", "digger"],
    board: { "0,0": "start", "8,-2": "?", "8,0": "?", "8,2": "stone2" },
    goals: { "8,-2": "treasure", "8,0": "stone1", "8,2": "stone2" },
    paid: [paid(0, 3, "B-41"), paid(1, 0, "B-41")],
  } as unknown as Result;
  const beats = beatsOf(result, view());

  it("turns the goals nobody reached, the gold last, then the dwarfs, the fewest last, then pays", () => {
    expect(beats).toEqual([
      { kind: "board" },
      { kind: "goal", cell: "8,0" },
      { kind: "goal", cell: "8,-2" },
      { kind: "verdict" },
      { kind: "dwarf", dwarf: "digger" },
      { kind: "dwarf", dwarf: "saboteur" },
      { kind: "paid" },
    ]);
  });

  it("shows nothing before its beat", () => {
    const { goals, verdict, dwarfs, paid: payments } = shownAfter(beats.slice(0, 2));
    expect([[...goals], verdict, dwarfs.size, payments]).toEqual([["8,0"], false, 0, 0]);
    expect(boardWith(result, goals)).toEqual({ "0,0": "start", "8,-2": "?", "8,0": "stone1", "8,2": "stone2" });
    expect(shownAfter(beats)).toMatchObject({ verdict: true, paid: 1 });
    expect([sumOf(result, 0, view(), 0).known, sumOf(result, 0, view(), 1).known]).toEqual([0, 3]);
  });

  it("hides what only one player knows from people who share a screen", () => {
    const shared = sharedView({ ...view(), game: "saboteur", seat: 0 } as View);
    expect(shared.seat).toBeNull();
    expect(sharingOf(round(1), shared)[0]!.steps).toEqual([{ seat: 2, amount: null }, { seat: 0, amount: null }]);
  });
});

describe("the podium", () => {
  it("has three places, shared by equals, with the winners first", () => {
    expect(podiumOf([4, 7, 2, 4, 1], [1])).toEqual([
      { place: 1, seats: [1], score: 7 },
      { place: 2, seats: [0, 3], score: 4 },
    ]);
    expect(podiumOf([3, 3, 2], [1]).map(({ seats }) => seats)).toEqual([[1], [0], [2]]);
  });
});

describe("the story of a game", () => {
  const dwarfs = ["saboteur", "digger", "digger"];
  const description = {
    cards: { start: { ways: ["NESW"], feature: null }, EW: { ways: ["EW"], feature: null } },
    board: { places: [{ cell: "0,0", kind: "start", card: "start" }] },
  } as unknown as Description;
  const board = { "0,0": "start", "1,0": "EW", "2,0": "EW", "3,0": "EW", "8,0": "?" };
  const goals = { "8,0": "treasure", "8,2": "stone1" };
  const result = { round: 1, dwarfs, board, goals, paid: [paid(0, 4, "B-41")], treasure_found: false };
  const privates = new Map(dwarfs.map((dwarf, seat) => [seat, { dwarf, goals }]));

  /** A game of one round in which this was told, one moment for each message. */
  function told(...messages: MessageData[]): Moment[] {
    const common = { game: "saboteur", round: 1, pile: 20, dwarfs: [null, null, null], hands: [0, 0, 0], won: [], board };
    const moments = messages.map((message) => ({ public: { ...common, results: [] }, privates, told: [message] }));
    const last = { ...common, results: [result], scores: [4, 0, 0], winners: [0] };
    return [{ public: common, privates, told: [] }, ...moments, { public: last, privates, told: [] }] as unknown as Moment[];
  }
  const event = (id: string, args: Record<string, unknown>): MessageData => ({ id, args });
  const lines = (...messages: MessageData[]) =>
    storyOf(told(...messages), description, (cell) => (cell === "8,0" ? 1 : 2)).lines;
  const said = (...messages: MessageData[]) => lines(...messages).map((line) => line.said);

  it("says how close the tunnel came, and who won in which round", () => {
    expect(said()).toEqual([event("story-short", { n: 4, round: 1 })]);
    expect(bestRound(told().at(-1)!.public as View)).toEqual({ seat: 0, round: 1, gold: 4, dwarf: "saboteur" });
  });

  it("calls it a lie only if the player had seen the goal and said the opposite", () => {
    const looked = event("event-looked", { seat: 0, cell: "8,2" });
    const gold = event("talk-goal", { seat: 0, goal: 2, has_gold: true });
    const lie = event("story-lie", { has_gold: true });
    expect(said(looked, gold)).toContainEqual(lie);
    expect(said(gold)).not.toContainEqual(lie);
    expect(said(looked, event("talk-goal", { seat: 0, goal: 2, has_gold: false }))).toHaveLength(1);
    expect(said(looked, event("event-chose", { seat: 1 }), gold)).not.toContainEqual(lie);
    expect(lines(looked, gold).find((line) => line.told === gold)?.move).toBe(2);
  });

  it("tells of trust in a saboteur and of blows between equals", () => {
    expect(said(event("talk-trust", { seat: 1, target: 0 }))).toContainEqual(event("story-was", { target: 0, dwarf: "saboteur" }));
    expect(said(event("talk-trust", { seat: 1, target: 2 }))).toHaveLength(1);
    const blow = event("event-broke", { seat: 1, target: 2, card: "broken_pick" });
    expect(said(blow)).toContainEqual(event("story-same-role", { dwarf: "digger" }));
    const fair = { ...blow, args: { ...blow.args, seat: 0 } };
    expect(said(fair)).not.toContainEqual(event("story-same-role", { dwarf: "digger" }));
  });

  it("counts who hindered others most, has five lines at most, and leads to a decisive move", () => {
    const blow = event("event-broke", { seat: 0, target: 2, card: "broken_pick" });
    expect(said(blow, blow, blow)).toContainEqual(event("story-harm", { seat: 0, n: 3 }));
    const many = Array.from({ length: 9 }, () => event("event-acted_steal", { seat: 0, target: 1 }));
    expect(lines(...many)).toHaveLength(5);
    expect(storyOf(told(event("event-passed", { seat: 1 }), blow), description, () => 0).decisive).toBe(2);
  });
});

describe("the score sheet", () => {
  it("has a row for each seat; what is not known is counted", () => {
    const [first, , third] = scoreSheet(view());
    expect(first!.rounds.map((sum) => sum.known)).toEqual([2, -1]);
    expect(third!.total).toEqual({ known: 4, hidden: 1 });
  });

  it("ends with the scores of the game", () => {
    expect(scoreSheet(view([1, 4, 7])).map((row) => row.total.known)).toEqual([1, 4, 7]);
    expect(runningTotals(scoreSheet(view()))[0]).toEqual([0, 2, 1]);
  });
});

describe("the chart", () => {
  const size = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };

  it("leads each seat from the left to the right, higher for more", () => {
    const { lines, rounds } = chartOf([[0, 2, 4], [0, 0, 1]], size);
    expect(lines[0]!.points).toEqual([{ x: 10, y: 55 }, { x: 60, y: 30 }, { x: 110, y: 5 }]);
    expect(lines[1]!.points[2]!.y).toBeGreaterThan(lines[0]!.points[2]!.y);
    expect(rounds.map((one) => one.round)).toEqual([0, 1, 2]);
  });

  it("marks seats that end alike together", () => {
    const { ends } = chartOf([[0, 3], [0, 1], [0, 3]], size);
    expect(ends.map((end) => end.seats)).toEqual([[0, 2], [1]]);
  });

  it("has few levels, also below nothing", () => {
    const { levels } = chartOf([[0, -2, 37]], size);
    expect(levels.length).toBeLessThanOrEqual(7);
    expect(levels[0]!.value).toBeLessThanOrEqual(-2);
    expect(levels.at(-1)!.value).toBeGreaterThanOrEqual(37);
    expect(chartOf([[0], [0]], size).lines[0]!.points).toHaveLength(1);
  });
});

describe("the tunnel of a round", () => {
  const ways: Record<string, string[]> = {
    start: ["NESW"],
    treasure: ["NESW"],
    EW: ["EW"],
    NW: ["NW"],
    "E-W": ["E", "W"],
    ladder: ["E"],
  };
  const cards = Object.fromEntries(
    Object.entries(ways).map(([name, all]) => [name, { ways: all, feature: name === "ladder" ? "ladder" : null }]),
  );
  const places = [{ cell: "0,0", kind: "start", card: "start" }];
  const description = { cards, board: { places } } as unknown as Description;

  it("leads from the start to the treasure", () => {
    const board = { "0,0": "start", "1,0": "EW", "2,0": "NW", "2,-1": "treasure" };
    expect(wayTo(description, board, "2,-1")).toEqual(["0,0", "1,0", "2,0", "2,-1"]);
    expect(joinedSides(description, board)["2,0"]).toBe("NW");
  });

  it("ends where a tunnel ends", () => {
    const board = { "0,0": "start", "1,0": "E-W", "2,0": "treasure" };
    expect(wayTo(description, board, "2,0")).toEqual([]);
    expect(joinedSides(description, board)).toEqual({ "0,0": "NESW", "1,0": "W" });
  });

  it("takes turned cards as they lie, and begins at ladders, too", () => {
    const board = { "0,0": "start", "5,0": "ladder", "6,0": "EW", "7,0": "?" };
    expect(wayTo(description, board, "7,0")).toEqual(["5,0", "6,0", "7,0"]);
    const turned = { "0,0": "start", "1,0": "ladder r", "2,0": "treasure" };
    expect(wayTo(description, turned, "2,0")).toEqual([]);
  });
});

describe("a shuffle", () => {
  const fair = {
    secret: "00".repeat(32),
    added: ["luck", "", "ö"],
    seals: [sealOf("luck"), "", sealOf("ö")],
    withheld: [],
    commitment: "0251b8b87b498b4cf73b83e2e65b0678f3bcf50d9bad19a4ca9eb3b8ab7435c9",
    seed: "b3a66bd2cf7cda4402e46c8a0a33b65cc7e30b3ecee837c76c89fcfbc01a7b3c",
    kept: true,
    sealed: true,
    dealt: true,
  };

  it("is checked here as the pages say, whatever the server claims", () => {
    const good = { kept: true, sealing: "sealed", dealt: true, seen: null, verdict: "fits" };
    expect(checkedShuffle(fair, [])).toEqual(good);
    const other = { ...fair, secret: "01".repeat(32) };
    expect(checkedShuffle(other, [])).toEqual({ ...good, kept: false, dealt: false, verdict: "unfair" });
    const swapped = { ...fair, added: ["luc", "k", "ö"] };
    expect(checkedShuffle(swapped, [])).toEqual({ ...good, sealing: "not-sealed", dealt: false, verdict: "unfair" });
  });

  it("shows nothing where the texts were open or there were none", () => {
    expect(checkedShuffle({ ...fair, seals: [] }, [])).toMatchObject({ sealing: "open", verdict: "unproven" });
    const seed = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"; // of 32 zero bytes
    const bare = { ...fair, seals: [], added: [], seed };
    expect(checkedShuffle(bare, [])).toMatchObject({ sealing: "no-texts", verdict: "unproven" });
  });

  it("is hashed as everywhere", async () => {
    for (const length of [0, 3, 55, 56, 63, 64, 65, 119, 120, 1000]) {
      const bytes = Uint8Array.from({ length }, (_, i) => (7 * i) % 256);
      const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
      expect(sha256(bytes)).toBe([...hash].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
    }
  });
});
