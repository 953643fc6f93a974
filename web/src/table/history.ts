/** What happened while the player looked away, read from the log alone. */

import type { MessageData } from "../wire/protocol";

const PLACES = ["cell", "edge", "exit", "from", "to"];

/** The lines since the player's last action; all of them if there is none. */
export function sinceOwnTurn<T extends { message: MessageData }>(log: readonly T[], seat: number | null): T[] {
  const isOwn = ({ message }: T): boolean =>
    seat !== null && message.args.seat === seat && message.id.startsWith("event-");
  return log.slice(log.findLastIndex(isOwn) + 1);
}

/** The places on the board that a log line mentions. */
export function placesIn(message: MessageData): string[] {
  const single = PLACES.map((name) => message.args[name]);
  const several = Array.isArray(message.args.cells) ? (message.args.cells as unknown[]) : [];
  const places = [...single, ...several.slice(-1)].filter((one) => typeof one === "string");
  return [...new Set(places)];
}
