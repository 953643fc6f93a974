/** How a round ended and why, in one sentence. */

import type { View } from "../wire/view";
import { capital, type Speaker } from "../words/speaker";
import { best, gainers, gainingParty, type Result } from "./sharing";

export function verdict(result: Result, view: View, speaker: Speaker): string {
  const names = (seats: number[]): string => speaker.players(seats);
  if ("ended" in result) {
    const ended = roundEnded({ how: result.ended }, speaker);
    const most = best(result, view);
    return most.length ? `${ended} ${speaker.say("replay-most", { gainers: names(most) })}` : ended;
  }
  const party = gainingParty(result, view);
  const said = { party, gainers: names(gainers(result, view)) };
  if (!result.treasure_found) return speaker.say("replay-not-found", { ...said });
  if (result.finder === null) return roundEnded({ treasure: true }, speaker);
  return capital(speaker.say("replay-found", { ...said, seat: result.finder }));
}

const roundEnded = (args: Record<string, unknown>, speaker: Speaker): string =>
  speaker.message({ id: "event-round_ended", args });
