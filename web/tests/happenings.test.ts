import { describe, expect, it } from "vitest";
import { happenings, lightRuns } from "../src/table/happenings";

const START = { "0,0": "NESW" };

describe("light", () => {
  it("runs along what is newly joined, from card to card", () => {
    const after = { ...START, "1,0": "EW", "2,0": "ESW", "2,1": "N" };
    expect([...lightRuns(START, after)]).toEqual([
      ["1,0", { from: "W", step: 0 }],
      ["2,0", { from: "W", step: 1 }],
      ["2,1", { from: "N", step: 2 }],
    ]);
  });

  it("does not run where nothing is new, nor through a wall", () => {
    expect(lightRuns(START, START).size).toBe(0);
    expect(lightRuns(START, { ...START, "1,0": "NS" }).size).toBe(0);
  });
});

describe("happenings", () => {
  const board = { "0,0": "start", "1,0": "EW", "8,0": "?" };
  const shown = { board, joined: START };

  it("tell what was laid, what fell and what was turned over", () => {
    const { "1,0": _, ...rest } = board;
    const after = { board: { ...rest, "8,0": "stone1", "2,0": "NS" }, joined: START };
    const found = happenings(shown, after);
    expect([...found.laid]).toEqual(["2,0"]);
    expect([...found.fallen]).toEqual([["1,0", "EW"]]);
    expect([...found.turned]).toEqual(["8,0"]);
  });

  it("are nothing when a new round begins", () => {
    const many = Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`${i},4`, "NS"]));
    expect(happenings(shown, { board: many, joined: {} }).laid.size).toBe(0);
  });
});
