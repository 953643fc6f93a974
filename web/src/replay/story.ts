/** A moment of a replay in words. */

import { say } from "../words/language.svelte";
import type { Speaker } from "../words/speaker";
import type { Eyes, Moment } from "./moments";

export type StoryLine = { text: string; kind: "event" | "talk" | "round" };

const NOTHING = "…"; // something was done that these eyes did not see

/** What is told of a moment; of a silent one what was done, if these eyes may know it. */
export function linesOf(moment: Moment, speaker: Speaker, eyes: Eyes): StoryLine[] {
  const { action, told } = moment;
  if (told.length) return told.map((message) => ({ text: speaker.tell(message, eyes.seat), kind: kindOf(message.id) }));
  if (action === null) return [{ text: say("replay-dealt"), kind: "event" }];
  if (!eyes.open && eyes.seat !== action.seat) return [{ text: NOTHING, kind: "event" }];
  const message = { id: "event-acted", args: { seat: action.seat, action } };
  return [{ text: speaker.tell(message, eyes.seat), kind: "event" }];
}

function kindOf(id: string): StoryLine["kind"] {
  if (id === "event-round_started") return "round";
  return id.startsWith("talk-") ? "talk" : "event";
}
