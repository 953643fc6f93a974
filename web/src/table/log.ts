/** What the log says about the past: what happened while the player looked away, and the rule behind each line. */

import lineRules from "../generated/lineRules.json";
import type { MessageData } from "../generated/protocol";

const WALKED = "event-stepped";
const PLACES = ["cell", "edge", "exit", "from", "to"];

/** The lines since the player's last action; all of them if there is none. */
export function sinceOwnTurn<T extends { message: MessageData }>(log: readonly T[], seat: number | null): T[] {
  const isOwn = ({ message }: T): boolean =>
    seat !== null && message.args.seat === seat && message.id.startsWith("event-");
  return log.slice(log.findLastIndex(isOwn) + 1);
}

/** The log with the steps of a journey in one line: they arrive one by one. */
export function gathered<T extends { message: MessageData }>(log: readonly T[]): T[] {
  const lines: T[] = [];
  for (const line of log) {
    const before = lines.at(-1);
    if (before && isOneJourney(before.message, line.message)) lines[lines.length - 1] = { ...before, message: joined(before.message, line.message) };
    else lines.push(line);
  }
  return lines;
}

const isOneJourney = (before: MessageData, { id, args }: MessageData): boolean =>
  id === WALKED && before.id === WALKED && before.args.seat === args.seat;

function joined(before: MessageData, { args }: MessageData): MessageData {
  const cells = [before, { args }].flatMap((message) => message.args.cells as string[]);
  return { ...before, args: { ...before.args, cells, n: cells.length } };
}

/** The places on the board that a log line mentions. */
export function placesIn(message: MessageData): string[] {
  const single = PLACES.map((name) => message.args[name]);
  const several = Array.isArray(message.args.cells) ? (message.args.cells as unknown[]) : [];
  const places = [...single, ...several.slice(-1)].filter((one) => typeof one === "string");
  return [...new Set(places)];
}

const LINE_RULES: Record<string, Record<string, string>> = lineRules;

/** The rule the message names, else the rule for such lines; talk has none. */
export function ruleBehind(message: MessageData, game: string): string | null {
  if (message.rule) return message.rule;
  if (typeof message.args.rule === "string") return message.args.rule;
  return LINE_RULES[game]?.[message.id] ?? null;
}
