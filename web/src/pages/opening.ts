/** Opening a table and sitting down at it. */

import { openTable, start, takeSeat } from "../wire/http";
import type { Plan } from "../generated/protocol";
import { newSeal } from "../wire/seals";
import { say, words } from "../words/language.svelte";
import { kept } from "./kept.svelte";
import { USUAL_BOT, USUAL_PLAN } from "./plans";

/** The player's name, or a guest name. */
export const ownName = (): string => kept.name.trim() || say("network-guest", { n: 1 });

/** Open a table, take its first open seat, and begin if nobody else is expected; returns its code. */
export async function openAndSit(plan: Plan): Promise<string> {
  const { code, seats } = (await openTable(plan, words.language)).table;
  const free = seats.flatMap((seat, i) => (seat.bot ? [] : [i]));
  if (free[0] !== undefined) await takeSeat(code, free[0], { name: ownName(), face: kept.face, sealed: newSeal(code) });
  if (free.length === 1) await start(code);
  return code;
}

/** The last plan, for one player against bots. */
export function planAgainstBots(): Plan {
  const plan = kept.plan ?? USUAL_PLAN;
  const seats = plan.seats ?? USUAL_PLAN.seats;
  const own = Math.max(0, plan.bots?.indexOf(null) ?? 0);
  const bots = Array.from({ length: seats }, (_, i) =>
    i === own ? null : (plan.bots?.[i] ?? USUAL_BOT),
  );
  return { ...plan, bots, public: false };
}
