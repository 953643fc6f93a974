/** The open question in words, for the player who is asked and for those who wait. */

import type { View } from "../wire/view";
import { capital, type Speaker } from "../words/speaker";
import { frontWords } from "./describing";

/** The question to the reader. */
export function questionWords(view: View, speaker: Speaker): string {
  const ask = view.ask;
  if (!ask) return "";
  const id = speaker.knows(`ask-${ask.kind}`) ? `ask-${ask.kind}` : "ask-other";
  const action = ask.action;
  const question = capital(
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
  return [question, ask.kind === "turn" ? hindrance(view, speaker) : ""].filter(Boolean).join(". ");
}

/** What keeps the reader from digging; a theft only takes gold. */
function hindrance(view: View, speaker: Speaker): string {
  const front = "front" in view && view.seat !== null ? (view.front[view.seat] ?? []) : [];
  const what = front.filter((thing) => thing !== "theft").map((thing) => frontWords(thing, speaker));
  return what.length ? speaker.say("hindered-digging", { what: what.join(", ") }) : "";
}

/** Who everyone is waiting for. */
export function waitingWords(view: View, speaker: Speaker): string {
  const [seat, ...more] = view.ask?.seats ?? [];
  if (seat === undefined || more.length) return speaker.say("network-waiting-all");
  return capital(speaker.say("browser-waiting", { seat }));
}
