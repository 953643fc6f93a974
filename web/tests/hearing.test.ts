import { describe, expect, it } from "vitest";
import { soundsOf } from "../src/table/hearing";
import type { ActionData, News } from "../src/wire/protocol";

const events = (...kinds: string[]): News["events"] => kinds.map((kind) => ({ kind, seat: 0, open: {} })) as News["events"];
const action: ActionData = { seat: 0, verb: "pass", text: "pass" };

describe("sounds", () => {
  it("tell what happened, each of them once, and whose turn it is last", () => {
    const news = { events: events("declared", "placed", "goal_shown", "goal_shown"), actions: [action] };
    expect(soundsOf(news)).toEqual(["card", "turned", "your_turn"]);
  });

  it("are none where nothing is to be heard", () => {
    expect(soundsOf({ events: events("drew", "asked"), actions: [] })).toEqual([]);
  });
});
