/** What moves across the table in one moment: cards from place to place, and what happens where they arrive. */

import type { ActionData, CardDescription, Description, News } from "../generated/protocol";
import { picturesOf } from "./pictures";
import { FACE_DOWN } from "./places";

/** Where something starts or ends. */
export type Spot = { seat: number } | { cell: string } | "discards";
export type Effect = "land" | "fall" | "break" | "mend" | "look" | "none";
export type Travel = {
  /** The card as far as this viewer may see it, or an icon; null for an effect without a journey. */
  card: string | null;
  icon?: string;
  from: Spot;
  to: Spot;
  effect: Effect;
  /** The picture of the effect: the tool that breaks, or the card that is seen. */
  shown?: string;
  /** The card turns its back on the way. */
  hides?: boolean;
};

type GameEvent = News["events"][number];
/** All fields that events have; each event has some of them. */
type Fields = {
  action?: ActionData;
  card?: string;
  tile?: string;
  tool?: string;
  cell?: string;
  edge?: string;
  mine?: string;
  target?: number;
  by?: string;
  coins?: number;
  what?: string;
};

const MOST_CARDS = 3;

/** The journeys of a moment, from its events alone. */
export function travelsOf(events: News["events"], description: Pick<Description, "cards">): Travel[] {
  const played = new Played(events);
  const journeys = events.flatMap((event) => journeyOf(event, played, description.cards));
  if (journeys.length) return journeys;
  return played.directed() ?? events.flatMap((event) => discardOf(event)).slice(0, MOST_CARDS);
}

/** The card that was played in this moment, and at whom or what. */
class Played {
  readonly action: ActionData | null;
  /** The card, or else the last one discarded for all to see. */
  readonly card: string | null;

  constructor(events: News["events"]) {
    const fields = events.map((event) => ({ kind: event.kind, ...(event.open as Fields) }));
    this.action = fields.find(({ kind }) => kind === "declared" || kind === "acted")?.action ?? null;
    this.card = this.action?.card ?? fields.findLast(({ kind, card }) => kind === "discarded" && card)?.card ?? null;
  }

  /** The card on its way to whom or what it was played at. */
  directed(): Travel[] | null {
    const { seat, target, cell } = this.action ?? {};
    if (seat === undefined || this.card === null) return null;
    const to = target !== undefined ? { seat: target } : cell !== undefined ? { cell } : "discards";
    return [{ card: this.card, from: { seat }, to, effect: "none" }];
  }
}

function journeyOf({ kind, seat, open }: GameEvent, played: Played, cards: Record<string, CardDescription>): Travel[] {
  if (seat === null) return [];
  const { card, tile, tool, cell, edge, target, by, mine, coins } = open as Fields;
  const from = { seat };
  const victim = { seat: target ?? seat };
  const go = (one: string | null, to: Spot, effect: Effect, shown?: string): Travel[] => [
    { card: one, from, to, effect, ...(shown === undefined ? {} : { shown }) },
  ];
  switch (kind) {
    case "placed":
      return go(tile ?? FACE_DOWN, { cell: cell ?? "" }, "land");
    case "tool_laid":
      return go(card ?? FACE_DOWN, { cell: cell ?? "" }, "none");
    case "trap_set":
    case "troll_set":
      return go(played.card ?? FACE_DOWN, { cell: edge ?? "" }, "none");
    case "collapsed":
    case "stormed":
      return go(played.card, { cell: cell ?? "" }, "fall");
    case "broke":
    case "put_before":
      return go(card ?? null, victim, "break", pictureOf(cards[card ?? ""]));
    case "repaired":
      return go(played.card, victim, "mend", tool);
    case "taken_from":
      return go(played.action ? played.card : null, victim, "mend", pictureOf(cards[card ?? ""]));
    case "looked": {
      const seen = played.action ? card : mine; // only the looker is told
      return go(played.card, cell === undefined ? victim : { cell }, "look", seen);
    }
    case "inspected":
      return go(played.card, victim, "look");
    case "cancelled":
      return go(by ?? null, "discards", "none");
    case "hands_swapped":
      return [...go(FACE_DOWN, victim, "none"), { card: FACE_DOWN, from: victim, to: from, effect: "none" }];
    case "taken":
      return [{ card: card ?? FACE_DOWN, from: victim, to: from, effect: "none" }];
    case "coins": {
      const other = played.action?.target;
      if (other === undefined || other === seat || (coins ?? 0) <= 0) return [];
      return [{ card: null, icon: "gold", from: { seat: other }, to: from, effect: "none" }];
    }
    default:
      return [];
  }
}

/** A card on its way to the discards, face down if nobody else may see it. */
function discardOf({ kind, seat, open }: GameEvent): Travel[] {
  if (kind !== "discarded" || seat === null) return [];
  const { card, seen_by } = open as { card?: string; seen_by: unknown };
  const hides = Array.isArray(seen_by) && card !== undefined;
  return [{ card: card ?? FACE_DOWN, from: { seat }, to: "discards", effect: "none", hides }];
}

/** The tool or sign on a card. */
const pictureOf = (card: CardDescription | undefined): string | undefined =>
  card?.tools[0] ?? (card ? picturesOf(card)[0]?.icon : undefined);
