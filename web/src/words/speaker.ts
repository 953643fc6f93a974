/** Message ids become sentences here, as in the terminal and with the same catalogues. */

import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { cardOf, FACE_DOWN, readTile, waysOf, writeTile } from "../table/tiles";
import type { ActionData, Description, MessageData } from "../wire/protocol";
import { glyph } from "./shape";

export type Arguments = Record<string, unknown>;
/** What names of cards depend on. */
export type Described = Pick<Description, "game" | "cards">;

/** These speak about what somebody wrote: names stay as they are written. */
const AS_WRITTEN =
  /^(config-|deck-|drawing-|game-|mines-(ask|deck-|drawing|text-|tokens)|position-|record-|talk-(kind|long|not-here|part|unread)|text-|usage-|view-)/;
const SEATS = new Set(["seat", "target"]); // arguments that are told as letters
const LETTERS = "ABCDEFGHIJKL";
const WAY = " → "; // between the cells of a walk

/** How the title of a module is found; the key of one of somebody's own has signs that no id has: file:Class. */
export const moduleId = (key: string): string => `module-${key.replace(/[^\w-]/g, "_")}`;
export const letterOf = (seat: number): string => LETTERS[seat] ?? "?";
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Says everything in one language; every catalogue is complete. */
export class Speaker {
  /** People at the table, to be called by their names beside the letters of their seats. */
  constructor(
    readonly language: string,
    private readonly bundle: FluentBundle,
    readonly description: Described | null = null,
    private readonly people: readonly (string | null | undefined)[] = [],
    /** Shapes of cards are said by their sides, for who listens, and not drawn. */
    private readonly aloud = false,
  ) {}

  /** The same language at a table with this description and these people. */
  at(description: Described | null, people: readonly (string | null | undefined)[]): Speaker {
    return new Speaker(this.language, this.bundle, description, people, this.aloud);
  }

  /** The same, for a screen reader: what is a drawing otherwise is said in words. */
  readAloud(): Speaker {
    return new Speaker(this.language, this.bundle, this.description, this.people, true);
  }

  /** The sentence with this id; cards, seats, tools and dwarfs get their names. */
  say(id: string, args: Arguments = {}): string {
    return this.format(id, null, args);
  }

  /** A part of a message, such as the title of a rule. */
  part(id: string, attribute: string): string {
    return this.format(id, attribute, {});
  }

  knows(id: string): boolean {
    return this.bundle.hasMessage(this.ownId(id));
  }

  /** What the engine or the server says. */
  message(message: MessageData): string {
    if (!this.knows(message.id)) return message.english ?? message.id;
    const text = this.say(message.id, message.args);
    return AS_WRITTEN.test(message.id) ? text : capital(text);
  }

  /** What happened, told to whoever sits at this seat (null: somebody who watches). */
  tell(message: MessageData, reader: number | null): string {
    const args: Arguments = { ...message.args };
    if ("seat" in args) args.who = args.seat === reader ? "you" : "other";
    if ("target" in args) {
      args.whom = args.target === reader ? "you" : args.target === args.seat ? "self" : "other";
    }
    if ("action" in args) {
      args.play = this.action(args.action as ActionData);
      delete args.action;
    }
    return this.knows(message.id) ? capital(this.say(message.id, args)) : this.message(message);
  }

  /** The action in words, as one would finish the sentence "I want to …". */
  action(action: ActionData): string {
    const id = `act-${action.verb}`;
    if (action.verb === "turn") return this.say(action.turned ? "act-turned" : "act-upright");
    const onlyCard = Object.keys(action).every((part) => NOT_PARTS.has(part) || part === "card");
    if (this.plays(action) && !(this.knows(id) && onlyCard)) return this.play(action);
    return this.knows(id) ? this.say(id, parts(action)) : action.text;
  }

  card(name: string): string {
    if (name === FACE_DOWN) return this.say("card-hidden");
    const id = this.cardId(name);
    return id ? this.say(id, { shape: this.shape(name) }).trimEnd() : name;
  }

  /** Several cards, equal ones counted. */
  cards(names: readonly string[]): string {
    return counted(names.map((name) => this.card(name)));
  }

  dwarf(name: string): string {
    return this.named("dwarf", name);
  }

  /** "B", or "B (Ann)" where a person is known by name. */
  seat(seat: number): string {
    const person = this.people[seat];
    return person ? `${letterOf(seat)} (${person})` : letterOf(seat);
  }

  private play(action: ActionData): string {
    const { card = "", target, tool, cell, side = "", goals, treasure } = action;
    if (tool !== undefined) return this.say("act-tool", { card, target, tool });
    if (target !== undefined) return this.say("act-seat", { card, target });
    if (cell !== undefined) {
      const tile = writeTile(card, action.turned ?? false);
      return this.say("act-cell", { card: tile, cell: cell + side });
    }
    if (goals?.length) return this.say("act-goals", { card, first: goals[0], second: goals[1] });
    if (treasure !== undefined) return this.say("act-treasure", { card, treasure });
    return this.say("act-alone", { card });
  }

  /** Is the card played for what it does, and not discarded or kept? */
  private plays(action: ActionData): boolean {
    return action.card !== undefined && this.description?.cards[action.card]?.verb === action.verb;
  }

  private shape(tile: string): string {
    if (this.description === null) return "";
    const ways = waysOf(this.description, tile);
    if (this.aloud) return ways.map((way) => [...way].map((side) => this.named("side", side)).join("-")).join(", ");
    return glyph(ways, cardOf(this.description, tile)?.feature ?? null);
  }

  private cardId(tile: string): string {
    const name = readTile(tile).card;
    if (this.knows(`card-${name}`)) return `card-${name}`;
    const card = this.description?.cards[name];
    if (!card?.ways.length) return "";
    if (card.feature) return `card-${card.feature}`;
    if (card.kind === "chest_path") return "card-chest_path";
    return card.ways.every((way) => way.length === 1) ? "card-dead_end" : "card-path";
  }

  private named(kind: string, name: string): string {
    return this.knows(`${kind}-${name}`) ? this.say(`${kind}-${name}`) : name;
  }

  /** A game may say something in its own way: `lostmines-event-drew` in place of `event-drew`. */
  private ownId(id: string): string {
    const own = `${this.description?.game}-${id}`;
    return this.description && this.bundle.hasMessage(own) ? own : id;
  }

  private format(id: string, attribute: string | null, args: Arguments): string {
    const message = this.bundle.getMessage(this.ownId(id));
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === undefined || pattern === null) return id;
    const asWritten = AS_WRITTEN.test(id);
    const ready = Object.entries(args).map(([name, x]) => [name, this.argument(name, x, asWritten)]);
    return this.bundle.formatPattern(pattern, Object.fromEntries(ready), []);
  }

  private argument(name: string, value: unknown, asWritten: boolean): FluentVariable {
    if (isMessage(value)) return this.message(value);
    if (asWritten) return typeof value === "number" ? value : String(value);
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number") return SEATS.has(name) ? this.seat(value) : value;
    if (Array.isArray(value)) return this.list(name, value);
    return this.nameOf(name, String(value));
  }

  private list(name: string, values: unknown[]): string {
    if (name === "cells") return values.join(WAY);
    if (name === "agreed") return values.map((seat) => this.seat(Number(seat))).join(", ");
    return counted(values.map((value) => this.nameOf(name.replace(/s$/, ""), String(value))));
  }

  private nameOf(kind: string, name: string): string {
    if (kind === "front") return this.named(this.knows(`front-${name}`) ? "front" : "tool", name);
    if (kind === "kind") return this.named("treasure", name);
    if (CARDS.has(kind)) return this.card(name);
    return NAMED.has(kind) ? this.named(kind, name) : name;
  }
}

const CARDS = new Set(["card", "by", "mine", "token"]);
const NAMED = new Set(["tool", "chest", "dwarf", "clan", "side"]);
const NOT_PARTS = new Set(["seat", "verb", "text", "cost"]);

/** The parts of an action as the sentences of its verb name them. */
function parts(action: ActionData): Arguments {
  const said: Arguments = { ...action, exit: (action.cell ?? "") + (action.side ?? "") };
  if (action.card !== undefined) said.cards = [action.card];
  if (action.goals?.length) said.goal = action.goals[0];
  return said;
}

function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name)).join(", ");
}

function isMessage(value: unknown): value is MessageData {
  return typeof value === "object" && value !== null && "id" in value && "args" in value;
}
