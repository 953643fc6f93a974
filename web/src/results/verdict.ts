/** Why a round ended as it did, in one sentence. */

import type { View } from "../wire/view";
import type { Speaker } from "../words/speaker";
import { gainers, gainingParty, type Result } from "./sharing";

export function verdict(result: Result, view: View, speaker: Speaker): string {
  if ("ended" in result) return speaker.say("event-round_ended", { how: result.ended });
  const party = gainingParty(result, view);
  const names = gainers(result, view).map((seat) => speaker.seat(seat));
  const said = { party, gainers: names.join(", ") };
  if (!result.treasure_found) return speaker.say("replay-not-found", said);
  if (result.finder === null) return speaker.say("event-round_ended", { treasure: true });
  return speaker.say("replay-found", { ...said, seat: result.finder });
}
