/** The rule behind each line of the log: where to read on, for whoever wonders why. */

import type { MessageData } from "../wire/protocol";
import lineRules from "./lineRules.json";

const LINE_RULES: Record<string, Record<string, string>> = lineRules;

/** What the message itself names, else what such lines are about; talk has no rule. */
export function ruleBehind(message: MessageData, game: string): string | null {
  if (message.rule) return message.rule;
  if (typeof message.args.rule === "string") return message.args.rule;
  return LINE_RULES[game]?.[message.id] ?? null;
}
