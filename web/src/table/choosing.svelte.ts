/** From listed actions to one of them: cards, then a use, then places. Knows no rule, only the list. */

import type { ActionData, Description } from "../wire/protocol";
import type { View } from "../wire/view";
import { cardsOf, isDirected, placesOf } from "./targets";

/** What can be done with the chosen cards in one way, such as all places for a guard. */
export type Use = { key: string; verb: string; guard: number | null; actions: ActionData[] };

export class Choosing {
  /** Chosen cards, as places in the hand, in the order they were chosen. */
  picked = $state.raw<number[]>([]);
  /** Lay the path turned by half where both ways are possible. */
  turned = $state(false);
  /** Add to the chosen cards in place of choosing another one. */
  several = $state(false);
  /** Places that are chosen already, where an action needs more than one. */
  places = $state.raw<string[]>([]);
  private wanted = $state<string | null>(null);

  constructor(
    private readonly view: () => View,
    private readonly description: () => Description,
    private readonly actions: () => readonly ActionData[],
  ) {}

  readonly names = $derived.by(() => this.picked.map((i) => this.view().hand?.[i] ?? ""));

  /** What can be done with exactly the chosen cards; without cards: what needs none. */
  readonly complete = $derived.by(() => {
    const wanted = this.names.join();
    const exact = this.actions().filter((action) => cardsOf(action).join() === wanted);
    if (exact.length) return exact;
    const sorted = this.names.toSorted().join();
    return this.actions().filter((action) => cardsOf(action).toSorted().join() === sorted);
  });

  /** The most cards that an action uses. */
  readonly mostCards = $derived.by(() => Math.max(1, ...this.actions().map((a) => cardsOf(a).length)));

  /** What needs no more than the chosen cards: discards, cards that work alone. */
  readonly plain = $derived.by(() => this.complete.filter((one) => !isDirected(one, this.view())));

  /** The ways in which the chosen cards can be directed at something. */
  readonly uses = $derived.by(() => {
    const directed = this.complete.filter((one) => isDirected(one, this.view()));
    const groups = grouped(directed, (one) => one.verb + (one.guard ?? ""));
    return [...groups].map(([key, actions]): Use => {
      const first = actions[0]!;
      return { key, verb: first.verb, guard: first.guard ?? null, actions };
    });
  });

  /** The use that is shown on the table; a turn without a card waits until one is named. */
  readonly use = $derived.by((): Use | null => {
    const named = this.uses.find((use) => use.key === this.wanted);
    if (named) return named;
    if (!this.picked.length && this.view().ask?.kind === "turn") return null;
    return this.uses.find((use) => use.verb === this.ownVerb) ?? this.uses[0] ?? null;
  });

  /** What can be done, by the next place on the board that has to be chosen for it. */
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

  /** What can be done, by the seat it is done to. */
  readonly bySeat = $derived.by(() => this.withoutPlace((one) => one.target ?? null));

  /** What can be done, by the number of the treasure it is done to. */
  readonly byTreasure = $derived.by(() => this.withoutPlace((one) => one.treasure ?? null));

  /** Can the chosen path be laid both ways somewhere? */
  readonly turnable = $derived.by(() =>
    [...this.byPlace.values()].some((group) => group.some((one) => one.turned)),
  );

  /** What the only chosen card is made for. */
  get ownVerb(): string | null {
    const [name, ...more] = this.names;
    if (name === undefined || more.length) return null;
    return this.description().cards[name]?.verb ?? null;
  }

  /** Can the only chosen card be used for what it is made for? */
  get isOfUse(): boolean {
    return this.complete.some((action) => action.verb === this.ownVerb);
  }

  /** Can this card of the hand be used for anything now? */
  isUsable(index: number): boolean {
    const name = this.view().hand?.[index] ?? "";
    return this.actions().some((action) => cardsOf(action).includes(name));
  }

  /** Choose a card, or give it back. */
  pick(index: number): void {
    if (this.picked.includes(index)) this.picked = this.picked.filter((one) => one !== index);
    else if (this.several) this.picked = [...this.picked, index].slice(-this.mostCards);
    else this.picked = [index];
    [this.turned, this.places, this.wanted] = [false, [], null];
  }

  /** Use the chosen cards in this way; the same again stops it. */
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

  /** Choose a place; returns the actions that are left once no other place is needed. */
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
