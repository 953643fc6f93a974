/** Narrowing the legal actions down to one: cards, then a use, then places. Knows only the list, no rules. */

import type { ActionData, Description } from "../generated/protocol";
import type { View } from "../wire/view";
import { letterOf } from "../words/speaker";
import { FACE_DOWN, neighbourOf, readCell, sideTowards } from "./places";

/** The hand cards an action uses, in order. */
export function cardsOf(action: ActionData): string[] {
  return action.card === undefined ? (action.cards ?? []) : [action.card];
}

/** The places an action is about: a cell, a side of one as in "4,-1E", or goals. */
export function placesOf(action: ActionData, view: View): string[] {
  if (action.cell !== undefined) return [action.cell + (action.side ?? "")];
  if (action.goals) return action.goals.flatMap((number) => goalCells(view)[number - 1] ?? []);
  const here = standOf(view);
  return action.side && here ? [neighbourOf(here, action.side)] : [];
}

/** Whether an action needs a place, a seat or a treasure besides its cards. */
export function isDirected(action: ActionData, view: View): boolean {
  const { target, treasure } = action;
  return target !== undefined || treasure !== undefined || placesOf(action, view).length > 0;
}

/** The actions that are answers by themselves, and those that need a choice first. */
export function answersAndChoices(actions: readonly ActionData[], view: View): [ActionData[], ActionData[]] {
  const isTurn = view.ask?.kind === "turn";
  const isAnswer = (one: ActionData): boolean =>
    !isDirected(one, view) && (!isTurn || !cardsOf(one).length);
  return [actions.filter(isAnswer), actions.filter((one) => !isAnswer(one))];
}

/** The places an open question is about. */
export function askedPlaces(view: View, guards: readonly { number: number; exit: string | null }[]): string[] {
  const { cell, action } = view.ask ?? {};
  if (cell) return [cell];
  if (!action) return [];
  const guard = guards.find(({ number }) => number === action.guard)?.exit;
  return guard ? [guard] : placesOf(action, view);
}

/** Where the player tried to use a card. */
export type Attempt = { cell?: string; target?: number; turned?: boolean };

/** The text of an illegal action, to ask why; null if the card is not used that way. */
export function attemptText(description: Description, card: string, attempt: Attempt): string | null {
  const { verb, tools = [] } = description.cards[card] ?? {};
  const forms = (verb ? description.verbs[verb]?.written : undefined)?.split(", ") ?? [];
  const has = (form: string): boolean => forms.includes(form);
  const { cell, target, turned } = attempt;
  if (cell !== undefined && has("CARD@CELL")) return `${card}@${cell}${turned ? "r" : ""}`;
  if (target !== undefined && has("CARD>SEAT")) {
    const which = tools.length > 1 && verb !== "break" ? `:${tools[0]}` : "";
    return `${card}>${letterOf(target)}${which}`;
  }
  return has("CARD") ? card : null;
}

/**
 * Actions to choose from before it is the viewer's turn: every card at every place or player it might suit.
 * Read from the description alone; whether one is legal, the server says when the turn comes.
 */
export function plannable(view: View, description: Description): ActionData[] {
  const seat = view.seat ?? 0;
  const free = freeCells(view.board, description);
  return [...new Set(view.hand ?? [])].flatMap((card): ActionData[] => {
    const { verb, ways = [], looks_at = [], turns = 1 } = description.cards[card] ?? {};
    const forms = (verb ? description.verbs[verb]?.written : undefined)?.split(", ") ?? [];
    if (!verb) return [];
    const plan = { seat, verb, card, text: "" };
    if (forms.includes("CARD>SEAT")) return view.hands.map((_, target) => ({ ...plan, target }));
    if (!forms.includes("CARD@CELL")) return [];
    const isFaceDown = (cell: string): boolean => view.board[cell] === FACE_DOWN;
    const cells = ways.length ? free : Object.keys(view.board).filter((cell) => isFaceDown(cell) === looks_at.length > 0);
    return cells.flatMap((cell) => {
      const upright = { ...plan, cell };
      return ways.length && turns > 1 ? [upright, { ...upright, turned: true }] : [upright];
    });
  });
}

/** The empty cells next to face-up cards, inside a board with an edge. */
function freeCells(board: View["board"], { board: { columns, rows, first_cell } }: Description): string[] {
  const first = readCell(first_cell);
  const isInside = (cell: string): boolean => {
    const { column, row } = readCell(cell);
    const [x, y] = [column - first.column, row - first.row];
    return !columns || !rows || (x >= 0 && y >= 0 && x < columns && y < rows);
  };
  const open = Object.keys(board).filter((cell) => board[cell] !== FACE_DOWN);
  const around = open.flatMap((cell) => ["N", "E", "S", "W"].map((side) => neighbourOf(cell, side)));
  return [...new Set(around)].filter((cell) => !(cell in board) && isInside(cell));
}

/** The listed action that was planned; null if it is not possible, or not without another choice. */
export function plannedAmong(actions: readonly ActionData[], plan: ActionData): ActionData | null {
  const same = actions.filter(
    (one) =>
      one.verb === plan.verb &&
      one.card === plan.card &&
      one.cell === plan.cell &&
      one.target === plan.target &&
      (one.turned ?? false) === (plan.turned ?? false),
  );
  return same.length === 1 ? same[0]! : null;
}

/** The text of a step to a neighbouring cell; null if it is not a neighbour. */
export function stepText(view: View, cell: string): string | null {
  const here = standOf(view);
  const side = here ? sideTowards(here, cell) : null;
  return side ? `step ${side}` : null;
}

function goalCells(view: View): string[] {
  return view.game === "saboteur" ? Object.keys(view.goals) : [];
}

/** The cell of the viewer's dwarf, in a game where dwarfs walk. */
function standOf(view: View): string | null {
  return view.game === "lostmines" && view.seat !== null ? (view.stands[view.seat] ?? null) : null;
}

/** One way to use the chosen cards, such as all places for a guard. */
export type Use = { key: string; verb: string; guard: number | null; actions: ActionData[] };

export class Choosing {
  /** The chosen cards as positions in the hand, in the order chosen. */
  picked = $state.raw<number[]>([]);
  /** Turn the path upside down where both ways are possible. */
  turned = $state(false);
  /** Add to the chosen cards instead of replacing them. */
  several = $state(false);
  /** Places chosen so far, where an action needs several. */
  places = $state.raw<string[]>([]);
  private wanted = $state<string | null>(null);

  constructor(
    private readonly view: () => View,
    private readonly description: () => Description,
    private readonly actions: () => readonly ActionData[],
  ) {}

  readonly names = $derived.by(() => this.picked.map((i) => this.view().hand?.[i] ?? ""));

  /** The actions with exactly the chosen cards; without cards, those that need none. */
  readonly complete = $derived.by(() => {
    const wanted = this.names.join();
    const exact = this.actions().filter((action) => cardsOf(action).join() === wanted);
    if (exact.length) return exact;
    const sorted = this.names.toSorted().join();
    return this.actions().filter((action) => cardsOf(action).toSorted().join() === sorted);
  });

  /** The largest number of cards an action uses. */
  readonly mostCards = $derived.by(() => Math.max(1, ...this.actions().map((a) => cardsOf(a).length)));

  /** The actions that need only the chosen cards, such as discards. */
  readonly plain = $derived.by(() => this.complete.filter((one) => !isDirected(one, this.view())));

  /** The ways to direct the chosen cards at something. */
  readonly uses = $derived.by(() => {
    const directed = this.complete.filter((one) => isDirected(one, this.view()));
    const groups = grouped(directed, (one) => one.verb + (one.guard ?? ""));
    return [...groups].map(([key, actions]): Use => {
      const first = actions[0]!;
      return { key, verb: first.verb, guard: first.guard ?? null, actions };
    });
  });

  /** The use shown on the table; a turn without a card waits until one is named. */
  readonly use = $derived.by((): Use | null => {
    const named = this.uses.find((use) => use.key === this.wanted);
    if (named) return named;
    if (!this.picked.length && this.view().ask?.kind === "turn") return null;
    return this.uses.find((use) => use.verb === this.ownVerb) ?? this.uses[0] ?? null;
  });

  /** The actions by the next place to choose. */
  readonly byPlace = $derived.by(() => {
    const groups = new Map<string, ActionData[]>();
    for (const action of this.use?.actions ?? []) {
      const places = placesOf(action, this.view());
      if (!this.places.every((place) => places.includes(place))) continue;
      for (const place of places) {
        if (!this.places.includes(place)) groups.set(place, [...(groups.get(place) ?? []), action]);
      }
    }
    return groups;
  });

  /** The actions by target seat. */
  readonly bySeat = $derived.by(() => this.withoutPlace((one) => one.target ?? null));

  /** The actions by treasure number. */
  readonly byTreasure = $derived.by(() => this.withoutPlace((one) => one.treasure ?? null));

  /** Whether the chosen path can be placed both ways anywhere. */
  readonly turnable = $derived.by(() =>
    [...this.byPlace.values()].some((group) => group.some((one) => one.turned)),
  );

  /** The verb of the only chosen card. */
  get ownVerb(): string | null {
    const [name, ...more] = this.names;
    if (name === undefined || more.length) return null;
    return this.description().cards[name]?.verb ?? null;
  }

  /** Whether the only chosen card can be used for its own verb. */
  get isOfUse(): boolean {
    return this.complete.some((action) => action.verb === this.ownVerb);
  }

  /** Whether a card in the hand can be used for anything now. */
  isUsable(index: number): boolean {
    const name = this.view().hand?.[index] ?? "";
    return this.actions().some((action) => cardsOf(action).includes(name));
  }

  /** Whether a card in the hand can be played now, and not only be discarded. */
  isPlayable(index: number): boolean {
    const name = this.view().hand?.[index];
    return this.actions().some((action) => action.card === name);
  }

  /** Choose a card, or put it back. */
  pick(index: number): void {
    if (this.picked.includes(index)) this.picked = this.picked.filter((one) => one !== index);
    else if (this.several) this.picked = [...this.picked, index].slice(-this.mostCards);
    else this.picked = [index];
    [this.turned, this.places, this.wanted] = [false, [], null];
  }

  /** Use the chosen cards this way; the same again cancels it. */
  choose(key: string): void {
    this.wanted = this.wanted === key ? null : key;
    this.places = [];
  }

  clear(): void {
    [this.picked, this.places, this.wanted] = [[], [], null];
    [this.turned, this.several] = [false, false];
  }

  /** The action at a place, turned as wished where there is a choice. */
  at(place: string): ActionData | null {
    const possible = this.byPlace.get(place) ?? [];
    return possible.find((one) => (one.turned ?? false) === this.turned) ?? possible[0] ?? null;
  }

  /** Choose a place; returns the remaining actions once no other place is needed. */
  choosePlace(place: string): ActionData[] {
    const chosen = [...this.places, place];
    const possible = this.byPlace.get(place) ?? [];
    const ready = possible.filter((one) => placesOf(one, this.view()).length === chosen.length);
    if (!ready.length) this.places = chosen;
    const turned = this.at(place)?.turned ?? false;
    return ready.filter((one) => (one.turned ?? false) === turned);
  }

  private withoutPlace(keyOf: (action: ActionData) => number | null): Map<number, ActionData[]> {
    const actions = this.use?.actions ?? [];
    return grouped(actions, (one) => (placesOf(one, this.view()).length ? null : keyOf(one)));
  }
}

function grouped<K>(
  actions: readonly ActionData[],
  keyOf: (action: ActionData) => K | null,
): Map<K, ActionData[]> {
  const groups = new Map<K, ActionData[]>();
  for (const action of actions) {
    const key = keyOf(action);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), action]);
  }
  return groups;
}
