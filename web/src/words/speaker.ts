/** Message ids become sentences here, as in the terminal and with the same catalogues; a path becomes one or two signs. */

import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import type { ActionData, Description, MessageData } from "../generated/protocol";
import { cardOf, drawnSide, FACE_DOWN, readCell, readTile, runsUpwards, waysOf, writeTile } from "../table/places";

export type Arguments = Record<string, unknown>;
/** What names of cards depend on. */
export type Described = Pick<Description, "game" | "cards"> & Partial<Pick<Description, "board" | "modules">>;

/** These speak about what somebody wrote: names stay as they are written. */
const AS_WRITTEN =
  /^(config-|deck-|drawing-|game-|mines-(ask|deck-|drawing|text-|tokens)|position-|record-|talk-(kind|long|not-here|part|unread)|text-|usage-|view-)/;
const SEATS = new Set(["seat", "target"]); // arguments that become names of players
const LETTERS = "ABCDEFGHIJKL";
const LONGEST = 900; // characters of a custom module's sentence
const MOST_WORDS = 50_000; // characters that a custom module has for its texts in a language
const READING = "WENS"; // the order in which sides are named: left and right first

/** How the title of a module is found; the key of one of somebody's own has signs that no id has: file:Class. */
export const moduleId = (key: string): string => `module-${key.replace(/[^\w-]/g, "_")}`;
export const letterOf = (seat: number): string => LETTERS[seat] ?? "?";
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const theirs = new WeakMap<Described, Map<string, FluentBundle>>();

/** What the custom modules of a table say in a language. Strangers may have written it. */
function bundleOf(described: Described, language: string): FluentBundle {
  const known = theirs.get(described) ?? new Map<string, FluentBundle>();
  theirs.set(described, known);
  const bundle = known.get(language) ?? new FluentBundle(language, { useIsolating: false });
  if (!known.has(language)) {
    for (const { words } of described.modules ?? []) {
      bundle.addResource(new FluentResource((words?.[language] ?? "").slice(0, MOST_WORDS)));
    }
  }
  known.set(language, bundle);
  return bundle;
}

/** A stranger's text as a line of bounded length, without signs that control. */
const clean = (text: string): string => text.slice(0, LONGEST).replace(/\p{C}/gu, " ");

/** An id without words as words: "hung up" for "event-hung_up". */
const inPlain = (id: string): string => clean(id.replace(/^event-/, "").replace(/[_-]+/g, " "));

/** Says everything in one language; every catalogue of ours is complete, and those of custom modules never replace it. */
export class Speaker {
  private readonly modules: readonly FluentBundle[];

  /** `people` are the names of all players at the table, bots included. */
  constructor(
    readonly language: string,
    private readonly bundle: FluentBundle,
    readonly description: Described | null = null,
    private readonly people: readonly (string | null | undefined)[] = [],
    /** Shapes of cards are said by their sides, for who listens, and not drawn. */
    private readonly aloud = false,
  ) {
    const hasOwn = description?.modules?.some(({ words }) => words && Object.keys(words).length) ?? false;
    this.modules = hasOwn ? [language, "en"].map((one) => bundleOf(description!, one)) : [];
  }

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
    return this.bundle.hasMessage(this.ownId(id)) || this.modules.some((bundle) => bundle.hasMessage(id));
  }

  /** A number or cell that a custom module keeps: "Boulder at: 1,0". */
  kept(name: string, value: unknown): string {
    const called = this.knows(`kept-${name}`) ? this.say(`kept-${name}`) : inPlain(name);
    return `${capital(called)}: ${clean(String(value))}`;
  }

  /** What the engine or the server says. */
  message(message: MessageData): string {
    if (!this.knows(message.id)) return capital(this.unknown(message));
    const text = this.say(message.id, message.args);
    return AS_WRITTEN.test(message.id) ? text : capital(text);
  }

  /** What happened, told to whoever sits at this seat (null: somebody who watches). */
  tell(message: MessageData, reader: number | null): string {
    const args: Arguments = { ...message.args };
    if ("seat" in args) args.who = args.seat === reader ? "you" : "other";
    if ("target" in args) args.whom = whom(args.target, args.seat, reader);
    const cell = args.cell ?? args.from;
    if (typeof cell === "string") args.goal ??= this.goalNumber(cell);
    if (Array.isArray(args.cells)) args.goal = this.goalNumber(String(args.cells.at(-1)), true); // a walk, which may end at a mine
    if (typeof args.card === "string") args.tool ??= this.toolOf(args.card);
    if ("action" in args) {
      args.play = this.action(args.action as ActionData, reader);
      delete args.action;
    }
    return this.knows(message.id) ? capital(this.say(message.id, args)) : this.message(message);
  }

  /** An action in words, as one finishes the sentence "I want to …". */
  action(action: ActionData, reader: number | null = null): string {
    const id = `act-${action.verb}`;
    if (action.verb === "turn") return this.say(action.turned ? "act-turned" : "act-upright");
    if (this.knows(id)) return this.say(id, this.parts(action, reader));
    if (!this.plays(action)) return action.text;
    return this.say(action.target === undefined ? "act-alone" : "act-seat", this.parts(action, reader));
  }

  /** The number of the goal or mine on this cell, from 1 on; 0 if there is none.

      A goal can only be pushed to the east, so it is the nearest one to the west in its row.
      A mine never moves: it is `exactly` there. */
  goalNumber(cell: string, exactly = false): number {
    const { column, row } = readCell(cell);
    const places = this.description?.board?.places ?? [];
    const goals = places.filter(({ kind }) => kind === "goal" || kind === "mine").map((place) => readCell(place.cell));
    const west = goals.filter((goal) => goal.row === row && (exactly ? goal.column === column : goal.column <= column));
    const nearest = west.sort((one, other) => other.column - one.column)[0];
    return nearest ? goals.indexOf(nearest) + 1 : 0;
  }

  card(name: string): string {
    if (name === FACE_DOWN) return this.say("card-hidden");
    const id = this.cardId(name);
    return id ? this.say(id, { shape: this.shape(name) }).trimEnd() : name;
  }

  dwarf(name: string): string {
    return this.named("dwarf", name);
  }

  /** A player's name, with the seat's letter behind if another player has the same name. */
  player(seat: number): string {
    const name = this.people[seat];
    if (!name) return this.say("player-unnamed", { letter: letterOf(seat) });
    const alike = this.people.filter((other) => other?.toLowerCase() === name.toLowerCase());
    return alike.length > 1 ? `${name} (${letterOf(seat)})` : name;
  }

  /** Several players in a sentence: "Ann, Borin and Dagna". */
  players(seats: readonly number[]): string {
    const names = seats.map((seat) => this.player(seat));
    const last = names.pop() ?? "";
    return names.length ? this.say("list-and", { some: names.join(", "), last }) : last;
  }

  /** A message that nobody has words for: in English, or as its id tells it. */
  private unknown({ id, args, english }: MessageData): string {
    if (english) return clean(english);
    const what = inPlain(id);
    return typeof args.seat === "number" ? this.say("told-unknown", { seat: args.seat, what }) : what;
  }

  /** The parts of an action as the sentences of the catalogue name them. */
  private parts(action: ActionData, reader: number | null): Arguments {
    const { card, cell, goals, target } = action;
    const said: Arguments = { ...action, exit: (cell ?? "") + (action.side ?? "") };
    if (target !== undefined) said.whom = whom(target, action.seat, reader);
    if (card !== undefined) {
      Object.assign(said, { cards: [card], card: writeTile(card, action.turned ?? false) });
      said.tool ??= this.toolOf(card);
    }
    if (goals?.length) Object.assign(said, { goal: goals[0], first: goals[0], second: goals.at(-1) });
    else if (cell !== undefined) said.goal = this.goalNumber(cell);
    said.what = cell !== undefined ? "mine" : action.treasure !== undefined ? "treasure" : "dwarf";
    return said;
  }

  /** The key of the tool that a card breaks or mends; nothing if there is none or several. */
  private toolOf(card: string): string {
    const tools = this.description?.cards[readTile(card).card]?.tools ?? [];
    return tools.length === 1 ? tools[0]! : "";
  }

  /** Is the card played for what it does, and not discarded or kept? */
  private plays(action: ActionData): boolean {
    return action.card !== undefined && this.description?.cards[action.card]?.verb === action.verb;
  }

  private shape(tile: string): string {
    if (this.description === null) return "";
    const { board } = this.description;
    const upwards = board !== undefined && runsUpwards({ board });
    const ways = waysOf(this.description, tile).map((way) => [...way].map((side) => drawnSide(side, upwards)).join(""));
    if (this.aloud) return this.shapeInWords(ways);
    return glyph(ways, cardOf(this.description, tile)?.feature ?? null);
  }

  /** "open at the left and right", and what is not connected with that. */
  private shapeInWords(ways: readonly string[]): string {
    const joined = ways.filter((way) => way.length > 1);
    const ends = ways.filter((way) => way.length === 1).join("");
    const [first = ends, ...others] = joined;
    const parts = [first ? this.open("shape-open", first) : "", ...others.map((way) => this.open("shape-apart", way))];
    if (joined.length && ends) parts.push(this.open("shape-ends", ends));
    return parts.join(", ");
  }

  private open(id: string, sides: string): string {
    const names = [...READING].filter((side) => sides.includes(side)).map((side) => this.say(`edge-${side}`));
    const last = names.pop() ?? "";
    return this.say(id, { sides: names.length ? this.say("list-and", { some: names.join(", "), last }) : last });
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
    const ours = this.bundle.getMessage(this.ownId(id));
    const pattern = attribute ? ours?.attributes[attribute] : ours?.value;
    const asWritten = AS_WRITTEN.test(id);
    const given = Object.entries(args).map(([name, x]) => [name, this.argument(name, x, asWritten)]);
    const ready = Object.fromEntries(given) as Record<string, FluentVariable>;
    if (pattern) return this.bundle.formatPattern(pattern, ready, []);
    const bundle = ours ? undefined : this.modules.find((one) => one.hasMessage(id));
    return bundle ? saidBy(bundle, bundle.getMessage(id), ready) || inPlain(id) : id;
  }

  private argument(name: string, value: unknown, asWritten: boolean): FluentVariable {
    if (isMessage(value)) return this.message(value);
    if (asWritten) return typeof value === "number" ? value : String(value);
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number") return SEATS.has(name) ? this.player(value) : value;
    if (Array.isArray(value)) return this.list(name, value);
    return this.nameOf(name, String(value));
  }

  private list(name: string, values: unknown[]): string {
    if (name === "agreed") return this.players(values.map(Number));
    return counted(values.map((value) => this.nameOf(name.replace(/s$/, ""), String(value))));
  }

  private nameOf(kind: string, name: string): string {
    if (kind === "front") return this.named(this.knows(`front-${name}`) ? "front" : "tool", name);
    if (kind === "kind") return this.named("treasure", name);
    if (CARDS.has(kind)) return this.card(name);
    return NAMED.has(kind) ? this.named(kind, name) : name;
  }
}

/** What a custom module says, whatever a stranger has written there. */
function saidBy(bundle: FluentBundle, message: Message | undefined, args: Record<string, FluentVariable>): string {
  try {
    return message?.value ? clean(bundle.formatPattern(message.value, args, [])) : "";
  } catch {
    return ""; // built to break it
  }
}

const CARDS = new Set(["card", "by", "mine", "token"]);
const NAMED = new Set(["tool", "chest", "dwarf", "clan", "side"]);

/** Who is meant: "you", "self" for the player who acts, or "other". */
function whom(target: unknown, author: unknown, reader: number | null): string {
  if (target === reader) return "you";
  return target === author ? "self" : "other";
}

function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name)).join(", ");
}

function isMessage(value: unknown): value is MessageData {
  return typeof value === "object" && value !== null && "id" in value && "args" in value;
}

const SIDES = "NESW";
const JOINED = " ╹╺╚╻║╔╠╸╝═╩╗╣╦╬"; // by the sides: N 1, E 2, S 4, W 8
const STUBS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼";
const LADDER = "ladder"; // leads somewhere from every side, even from a single one
const MIXED_TEXT =
  "NS-E ╟ NS-W ╢ EW-S ╤ EW-N ╧ NS-E-W ╫ EW-N-S ╪ " +
  "NW-E ┹ NW-E-S ╃ NW-S ┩ NE-W ┺ NE-S-W ╄ NE-S ┡ SW-E ┱ SW-N-E ╅ SW-N ┪ ES-W ┲ ES-N-W ╆ ES-N ┢ " +
  "NSW-E ╉ NES-W ╊ ESW-N ╈ NEW-S ╇";

const number = (way: string): number => [...way].reduce((n, s) => n + (1 << SIDES.indexOf(s)), 0);
const key = (ways: readonly number[]): string => [...ways].sort((a, b) => a - b).join();
const words = MIXED_TEXT.split(" ");
const MIXED = new Map(
  words.flatMap((ways, i) =>
    i % 2 ? [] : [[key(ways.split("-").map(number)), words[i + 1] as string] as const],
  ),
);

/** The sign of a path from its ways as it lies; a sign for each way where it has two. */
export function glyph(ways: readonly string[], feature: string | null): string {
  const numbers = ways.map(number);
  const mixed = MIXED.get(key(numbers));
  if (mixed !== undefined) return mixed;
  const isStub = (way: string): boolean => way.length === 1 && feature !== LADDER;
  const joined = ways.filter((way) => !isStub(way)).map((way) => JOINED[number(way)]);
  const ends = ways.filter(isStub).reduce((sum, way) => sum + number(way), 0);
  return joined.join("") + (ends ? STUBS[ends] : "");
}
