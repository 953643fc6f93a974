import { describe, expect, it } from "vitest";
import { endedRound, handsOf, momentsOf, readAddress, roundsOf, viewOf, writeAddress } from "../src/replay/moments";
import type { ActionData, Replay, ReplayStep } from "../src/generated/protocol";

const action: ActionData = { seat: 0, verb: "place", card: "EW", cell: "1,0", text: "EW@1,0" };
const own = (seat: number, hand: string[], goals: Record<string, string | null>) => ({
  ...{ seat, hand, goals, dwarf: ["digger", "saboteur"][seat], asked: false },
  won: [{ seat: 1, value: seat === 1 ? 3 : null }],
});
const frame = (changes: Partial<ReplayStep>): ReplayStep => ({
  ...{ action: null, public: {}, private: {}, messages: [], talk: [] },
  ...changes,
});
const first = {
  game: "saboteur",
  round: 1,
  board: { "0,0": "start", "8,0": "?" },
  dwarfs: [null, null],
  goals: { "8,0": null, "8,2": null },
  won: [{ seat: 1, value: null }],
  pile: 40,
  results: [],
};
const told = { id: "event-placed", args: { seat: 0 } };

function replay(seat: number | null, privates: object[]): Replay {
  const frames = [
    frame({ public: first, private: privates[0] as ReplayStep["private"] }),
    frame({
      action,
      public: { board: { "1,0": "EW" }, pile: 39 },
      private: privates[1] as ReplayStep["private"],
      messages: [told],
      talk: [{ kind: "suspect", seat: 1, target: 0 }],
    }),
    frame({ action, public: { board: { "1,0": null }, round: 2, results: [{ round: 1 }] } }),
  ];
  return { description: {}, seat, open: privates.length > 2, names: ["Ann", null], faces: [7, null], frames };
}

const ofAnn = replay(0, [own(0, ["EW", "map"], { "8,0": "stone1", "8,2": null }), { hand: ["map"] }]);
const ofAll = {
  ...replay(null, [
    {
      0: own(0, ["EW", "map"], { "8,0": "stone1", "8,2": null }),
      1: own(1, ["NS"], { "8,0": null, "8,2": "treasure" }),
    },
    { 0: own(0, ["map"], { "8,0": "stone1", "8,2": null }) },
  ]),
  open: true,
};

describe("the moments of a replay", () => {
  const moments = momentsOf(ofAnn);

  it("lay what changed over what was, and take away what is gone", () => {
    expect(moments.map((moment) => Object.keys(moment.public.board))).toEqual([
      ["0,0", "8,0"],
      ["0,0", "8,0", "1,0"],
      ["0,0", "8,0"],
    ]);
    expect([...moments[1]!.fresh]).toEqual(["1,0"]);
    expect(viewOf(moments[2]!).pile).toBe(39);
  });

  it("show what one seat knew, and nothing of another", () => {
    const view = viewOf(moments[1]!);
    expect(view.hand).toEqual(["map"]);
    expect(view.seat).toBe(0);
    expect(view.dwarfs).toEqual([null, null]);
    expect([...handsOf(moments[0]!)]).toEqual([[0, ["EW", "map"]]]);
  });

  it("tell what happened and what was said then", () => {
    expect(moments[1]!.told).toEqual([told, { id: "talk-suspect", args: { seat: 1, target: 0 } }]);
  });

  it("say where a round begins and ends", () => {
    expect(roundsOf(moments)).toEqual([{ round: 1, move: 0 }, { round: 2, move: 2 }]);
    expect([0, 1, 2].map((move) => endedRound(moments, move)?.round)).toEqual([undefined, undefined, 1]);
  });
});

describe("a replay with open cards", () => {
  const moments = momentsOf(ofAll);
  const view = viewOf(moments[1]!);

  it("shows all hands and dwarfs", () => {
    expect([...handsOf(moments[1]!).values()]).toEqual([["map"], ["NS"]]);
    expect(view.dwarfs).toEqual(["digger", "saboteur"]);
    expect([view.seat, view.hand]).toEqual([null, null]);
  });

  it("shows every goal and every gold card that somebody knew", () => {
    expect("goals" in view && view.goals).toEqual({ "8,0": "stone1", "8,2": "treasure" });
    expect("won" in view && view.won[0]!.value).toBe(3);
  });
});

describe("the address of a moment", () => {
  it("is read as it is written", () => {
    for (const eyes of [{ seat: 1, open: false }, { seat: null, open: true }, { seat: null, open: false }]) {
      const address = new URL(writeAddress("ABCDEF", 12, eyes), "http://localhost");
      expect(readAddress(address.search)).toEqual({ move: 12, eyes });
    }
  });

  it("shows everything if it says nothing, and passes over nonsense", () => {
    expect(readAddress("")).toEqual({ move: 0, eyes: { seat: null, open: true } });
    expect(readAddress("?move=-3&seat=x")).toEqual({ move: 0, eyes: { seat: null, open: false } });
  });
});
