/** The rule behind each log line. */

import type { MessageData } from "../generated/protocol";
import lineRules from "../generated/lineRules.json";

const LINE_RULES: Record<string, Record<string, string>> = lineRules;

/** The rule the message names, else the rule for such lines; talk has none. */
export function ruleBehind(message: MessageData, game: string): string | null {
  if (message.rule) return message.rule;
  if (typeof message.args.rule === "string") return message.args.rule;
  return LINE_RULES[game]?.[message.id] ?? null;
}
