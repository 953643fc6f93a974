/** A moment of a replay in words. */

import type { MessageData } from "../generated/protocol";
import type { Speaker } from "../words/speaker";
import type { Eyes, Moment } from "./moments";

/** A line, in whichever voice it is wanted: for eyes or for ears. */
export type StoryLine = { words: (voice: Speaker) => string; kind: "event" | "talk" | "round" };

const NOTHING = "…"; // an action this viewer did not see

/** The log lines of a moment; without any, the action, if this viewer may know it. */
export function linesOf(moment: Moment, eyes: Eyes): StoryLine[] {
  const { action, told } = moment;
  if (told.length) return told.map((message) => line(message, eyes, kindOf(message.id)));
  if (action === null) return [{ words: (voice) => voice.say("replay-dealt"), kind: "event" }];
  if (!eyes.open && eyes.seat !== action.seat) return [{ words: () => NOTHING, kind: "event" }];
  const message = { id: "event-acted", args: { seat: action.seat, action } };
  return [line(message, eyes, "event")];
}

const line = (message: MessageData, eyes: Eyes, kind: StoryLine["kind"]): StoryLine => ({
  words: (voice) => voice.tell(message, eyes.seat),
  kind,
});

function kindOf(id: string): StoryLine["kind"] {
  if (id === "event-round_started") return "round";
  return id.startsWith("talk-") ? "talk" : "event";
}
