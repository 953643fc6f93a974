/** The open question in words, for the player who is asked and for those who wait. */

import type { View } from "../wire/view";
import { capital, type Speaker } from "../words/speaker";

/** The question to the reader. */
export function questionWords(view: View, speaker: Speaker): string {
  const ask = view.ask;
  if (!ask) return "";
  const id = speaker.knows(`ask-${ask.kind}`) ? `ask-${ask.kind}` : "ask-other";
  const action = ask.action;
  return capital(
    speaker.say(id, {
    goal: ask.cell ? speaker.goalNumber(ask.cell) : 0,
    seat: action?.seat ?? view.turn,
    play: action ? speaker.action(action, view.seat) : "",
    guard: action?.guard ?? 0,
    first: action?.goals?.[0] ?? 0,
    second: action?.goals?.[1] ?? 0,
    steps: "steps" in view ? view.steps : 0,
    }),
  );
}

/** Who everyone is waiting for. */
export function waitingWords(view: View, speaker: Speaker): string {
  const [seat, ...more] = view.ask?.seats ?? [];
  if (seat === undefined || more.length) return speaker.say("network-waiting-all");
  return capital(speaker.say("browser-waiting", { seat }));
}
