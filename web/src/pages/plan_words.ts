/** Plans, players and errors in the words of the page. */

import type { MessageData, Plan, TableInfo } from "../generated/protocol";
import { Problem } from "../wire/http";
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

/** The sentence for anything that was thrown. */
export function problemText(problem: unknown): string {
  return problem instanceof Problem ? messageText(problem.said) : say("server-failed");
}

/** Do something; resolves to why it failed, in words, or to nothing. */
export const failureOf = (act: () => Promise<unknown>): Promise<string> => act().then(() => "", problemText);

/** The sentence for a server message about a plan or a table. */
export function messageText(said: MessageData): string {
  return words.speaker?.message(withTitles(said)) ?? "";
}

/** Replace module keys by their titles. */
function withTitles(said: MessageData): MessageData {
  const entries = Object.entries(said.args).map(([name, value]) => {
    const id = moduleId(String(value));
    return [name, NAMES_MODULE.has(name) && words.speaker?.knows(id) ? say(id) : value];
  });
  return { ...said, args: Object.fromEntries(entries) };
}

const NAMES_MODULE = new Set(["module", "other"]);
