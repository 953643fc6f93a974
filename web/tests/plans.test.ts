import { describe, expect, it } from "vitest";
import { allTogether, completed, fitted, flagsOf, levels, obstacle, presets, seatLimits, USUAL_PLAN, withPreset } from "../src/pages/plans";
import type { GameInfo, ModuleInfo, Offers } from "../src/generated/protocol";

const module = (key: string, more: Partial<ModuleInfo> = {}): ModuleInfo => ({
  key,
  seats: [3, 10],
  source: "",
  rules: [`${key}-1`],
  cards: {},
  unsure: [],
  requires: [],
  excludes: [],
  flags: {},
  ...more,
});
const game: GameInfo = {
  name: "saboteur",
  seats: [3, 10],
  editions: ["2024", "et2007"],
  flags: { must_connect: [true, false] },
  flag_rules: { must_connect: "E-must_connect" },
  modules: [
    module("base"),
    module("saboteur2", { seats: [2, 12] }),
    module("tournament", { seats: [5, 9], excludes: ["saboteur2"] }),
    module("goals", { flags: { always: [false, true] } }),
    module("needy", { requires: ["goals"] }),
  ],
};
const offers: Offers = { games: [game], bots: ["medium"], version: "0" };

describe("a plan", () => {
  it("has as many seats as its modules allow, and somebody for each", () => {
    const plan = fitted(game, { ...USUAL_PLAN, seats: 3, bots: [null, "random"], modules: ["tournament"] });
    expect(plan.seats).toBe(5);
    expect(plan.bots).toEqual([null, "random", "random", "random", "random"]);
    expect(seatLimits(game, ["saboteur2"])).toEqual([2, 12]);
    expect(seatLimits(game, ["goals"])).toEqual([3, 10]);
  });

  it("keeps open seats open when one is added", () => {
    const plan = fitted(game, { ...USUAL_PLAN, seats: 4, bots: [null, "random", null] });
    expect(plan.bots).toEqual([null, "random", null, null]);
  });

  it("forgets what the server does not offer any more", () => {
    const plan = completed(offers, { game: "gone", edition: "1999", modules: ["gone"], flags: { gone: true } });
    expect(plan).toMatchObject({ game: "saboteur", edition: "2024", modules: [], flags: {} });
  });

  it("drops the flags of a module that is taken out", () => {
    const withGoals = completed(offers, { modules: ["goals"], flags: { always: true } });
    expect(withGoals.flags).toEqual({ always: true });
    expect(completed(offers, { ...withGoals, modules: [] }).flags).toEqual({});
  });

  it("offers a bot that has learned a game for nothing else", () => {
    const tables = [[], ["saboteur2"]].map((modules) => ({ game: "saboteur", modules }));
    const learned: Offers = { ...offers, bots: ["hard", "master"], learned: { master: tables } };
    const elsewhere = [{ game: "lostmines" }, { modules: ["goals"] }, { deck: { cards: [] } }];
    for (const plan of [{}, { modules: ["saboteur2"] }]) expect(levels(learned, plan)).toEqual(["hard", "master"]);
    for (const plan of elsewhere) expect(levels(learned, plan)).toEqual(["hard"]);
    const seated = completed(learned, { seats: 3, bots: [null, "master", "medium"] });
    expect(seated.bots).toEqual([null, "master", "medium"]);
    expect(completed(learned, { ...seated, modules: ["goals"] }).bots).toEqual([null, "hard", "medium"]);
  });
});

describe("modules", () => {
  it("say why they cannot be added, whichever of the two forbids the other", () => {
    const why = { id: "config-excludes", args: { module: "tournament", other: "saboteur2" } };
    expect(obstacle(game, ["saboteur2"], "tournament")).toEqual(why);
    expect(obstacle(game, ["tournament"], "saboteur2")?.args.other).toBe("tournament");
    expect(obstacle(game, ["goals"], "saboteur2")).toBeNull();
  });

  it("say what they need", () => {
    expect(obstacle(game, [], "needy")?.id).toBe("config-requires");
    expect(obstacle(game, ["goals"], "needy")).toBeNull();
  });

  it("are all taken as far as they go together", () => {
    expect(allTogether(game)).toEqual(["saboteur2", "goals", "needy"]);
  });

  it("bring their flags with the rule that tells of them", () => {
    expect(flagsOf(game, ["goals"]).map(({ name, rule }) => [name, rule])).toEqual([
      ["must_connect", "E-must_connect"],
      ["always", "goals-1"],
    ]);
  });
});

describe("presets", () => {
  it("are offered as far as the server has what they need", () => {
    const names = presets(offers).map(({ name }) => name);
    expect(names).toEqual(["classic", "anniversary", "saboteur2", "tournament", "everything"]);
  });

  it("say what is played and leave alone who plays and how", () => {
    const before = completed(offers, { seats: 7, clock: 30, modules: ["goals"], rounds: 1 });
    const after = withPreset(offers, before, { modules: ["saboteur2"] });
    expect(after).toMatchObject({ seats: 7, clock: 30, modules: ["saboteur2"], rounds: null });
  });
});
