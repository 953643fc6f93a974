/** A moment of a replay in words. */

import { say } from "../words/language.svelte";
import type { Speaker } from "../words/speaker";
import type { Eyes, Moment } from "./moments";

export type StoryLine = { text: string; kind: "event" | "talk" | "round" };

const NOTHING = "…"; // an action this viewer did not see

/** The log lines of a moment; without any, the action, if this viewer may know it. */
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
