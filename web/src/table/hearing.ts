/** The sounds of what happens at a table. */

import type { Sound } from "../look/sounds";
import type { LiveTable } from "../wire/live.svelte";
import type { News } from "../generated/protocol";

type EventKind = News["events"][number]["kind"];

const HEARD: Partial<Record<EventKind, Sound>> = {
  placed: "card",
  tool_laid: "card",
  trap_set: "broken",
  troll_set: "broken",
  stormed: "rockfall",
  collapsed: "rockfall",
  broke: "broken",
  put_before: "broken",
  repaired: "mended",
  taken_from: "mended",
  goal_shown: "turned",
  mine_shown: "turned",
  opened: "turned",
  took_gold: "gold",
  found_gold: "gold",
  was_paid: "gold",
  treasure_taken: "gold",
};

/** The sounds of one piece of news, each only once; the last one calls the player to answer. */
export function soundsOf(news: Pick<News, "events" | "actions">): Sound[] {
  const heard = news.events.flatMap(({ kind }) => HEARD[kind] ?? []);
  const called: Sound[] = news.actions.length ? ["your_turn"] : [];
  return [...new Set([...heard, ...called])];
}

/** Call `play` for the sounds of a table from now on, once each for what is shown at once; returns a function that stops it. */
export function listen(live: Pick<LiveTable, "watch">, play: (sound: Sound) => void): () => void {
  const heard = new Set<Sound>();
  const playAll = (): void => {
    heard.forEach(play);
    heard.clear();
  };
  return live.watch((news) => {
    if (!heard.size) queueMicrotask(playAll);
    soundsOf(news).forEach((sound) => heard.add(sound));
  });
}
