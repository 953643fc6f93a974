/** Short descriptions of plans and players. */

import type { Plan, TableInfo } from "../generated/protocol";
import { say, words } from "../words/language.svelte";
import { moduleId } from "../words/speaker";
import { USUAL_PLAN } from "./plans";

/** "Saboteur + Toll, Wardrobe" */
export function gameTitle(plan: Plan): string {
  const modules = (plan.modules ?? []).map((key) => say(moduleId(key)));
  const title = say(`title-${plan.game ?? USUAL_PLAN.game}`);
  if (modules.length > MOST_NAMED) return `${title} + ${say("plan-modules", { n: modules.length })}`;
  return modules.length ? `${title} + ${modules.join(", ")}` : title;
}

const MOST_NAMED = 2;

/** "Saboteur · 5 players" */
export function inOneLine(plan: Plan): string {
  return `${gameTitle(plan)} · ${say("plan-seats-count", { n: plan.seats ?? USUAL_PLAN.seats })}`;
}

/** The players at a table: people by name, bots counted. */
export function people(table: TableInfo): string {
  const names = table.seats.flatMap((seat) => (seat.bot ? [] : (seat.name ?? [])));
  const bots = table.seats.filter((seat) => seat.bot).length;
  return [...names, ...(bots ? [say("plan-bots", { n: bots })] : [])].join(", ");
}

/** The failed deals, with the players who withheld a sealed text. */
export function withheldWords(withheld: readonly (readonly string[])[]): string {
  const names = withheld.map((deal) => deal.join(", ")).join("; ");
  return say("network-withheld", { n: withheld.length, names });
}

/** The level of a bot in words; a bot of any other kind keeps its name. */
export function botTitle(bot: string): string {
  const id = `bot-level-${bot}`;
  return words.speaker?.knows(id) ? say(id) : bot;
}
