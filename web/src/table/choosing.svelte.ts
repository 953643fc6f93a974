/** Narrowing the legal actions down to one: cards, then a use, then places. Knows only the list, no rules. */

import type { ActionData, Description } from "../generated/protocol";
import type { View } from "../wire/view";
import { cardsOf, isDirected, placesOf } from "./targets";

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
