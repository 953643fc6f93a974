import { describe, expect, it } from "vitest";
import { listen, soundsOf } from "../src/table/hearing";
import type { Watcher } from "../src/wire/live.svelte";
import type { ActionData, News } from "../src/generated/protocol";

const events = (...kinds: string[]): News["events"] => kinds.map((kind) => ({ kind, seat: 0, open: {} })) as News["events"];
const newsOf = (...kinds: string[]): News => ({ events: events(...kinds), actions: [] }) as unknown as News;
const action: ActionData = { seat: 0, verb: "pass", text: "pass" };

describe("sounds", () => {
  it("tell what happened, each of them once, and whose turn it is last", () => {
    const news = { events: events("declared", "placed", "goal_shown", "goal_shown"), actions: [action] };
    expect(soundsOf(news)).toEqual(["card", "turned", "your_turn"]);
  });

  it("are none where nothing is to be heard", () => {
    expect(soundsOf({ events: events("drew", "asked"), actions: [] })).toEqual([]);
  });

  it("are played once when several moments are shown at once", async () => {
    const [heard, watchers]: [string[], Watcher[]] = [[], []];
    listen({ watch: (watcher) => (watchers.push(watcher), () => {}) }, (sound) => heard.push(sound));
    for (const news of [newsOf("placed"), newsOf("placed"), newsOf("broke")]) watchers[0]?.(news, 0);
    await Promise.resolve();
    expect(heard).toEqual(["card", "broken"]);
    watchers[0]?.(newsOf("placed"), 1);
    await Promise.resolve();
    expect(heard).toEqual(["card", "broken", "card"]);
  });
});
