/** From listed actions to one of them: cards first, then a place. Knows no rule, only the list. */

import type { ActionData } from "../wire/protocol";

/** The cards of the hand that an action uses, in its order. */
export function cardsOf(action: ActionData): string[] {
  return action.card === undefined ? (action.cards ?? []) : [action.card];
}

/** The place on the board an action is about: a cell, or one of its sides as in "4,-1E". */
export function placeOf(action: ActionData): string | null {
  return action.cell === undefined ? null : action.cell + (action.side ?? "");
}

export class Choosing {
  /** Chosen cards, as places in the hand, in the order they were chosen. */
  picked = $state.raw<number[]>([]);
  /** Lay the path turned by half where both ways are possible. */
  turned = $state(false);
  /** Add to the chosen cards in place of choosing another one. */
  several = $state(false);

  constructor(
    private readonly hand: () => readonly string[],
    private readonly actions: () => readonly ActionData[],
  ) {}

  private readonly names = $derived.by(() => this.picked.map((i) => this.hand()[i] ?? ""));

  /** What can be done with exactly the chosen cards; without cards: answers. */
  readonly complete = $derived.by(() => {
    const wanted = this.names.join();
    const exact = this.actions().filter((action) => cardsOf(action).join() === wanted);
    if (exact.length) return exact;
    const sorted = this.names.toSorted().join();
    return this.actions().filter((action) => cardsOf(action).toSorted().join() === sorted);
  });

  /** Does any action use more than one card of the hand? */
  readonly takesSeveral = $derived.by(() => this.actions().some((a) => cardsOf(a).length > 1));

  /** What can be done, by the place on the board where it happens. */
  readonly byPlace = $derived.by(() => grouped(this.complete, placeOf));

  /** What can be done, by the seat it is done to. */
  readonly bySeat = $derived.by(() =>
    grouped(this.complete, (action) => (placeOf(action) === null ? (action.target ?? null) : null)),
  );

  /** What needs neither a place nor a seat: discards, answers, cards that work alone. */
  readonly plain = $derived.by(() =>
    this.complete.filter((a) => placeOf(a) === null && a.target === undefined),
  );

  /** Can this card of the hand be used for anything now? */
  isUsable(index: number): boolean {
    const name = this.hand()[index] ?? "";
    return this.actions().some((action) => cardsOf(action).includes(name));
  }

  /** Choose a card, or give it back. */
  pick(index: number): void {
    if (this.picked.includes(index)) this.picked = this.picked.filter((one) => one !== index);
    else if (this.several) this.picked = [...this.picked, index];
    else this.picked = [index];
    this.turned = false;
  }

  clear(): void {
    this.picked = [];
    this.turned = false;
    this.several = false;
  }

  /** The action at a place, turned as wished where there is a choice. */
  at(place: string): ActionData | null {
    const possible = this.byPlace.get(place) ?? [];
    return possible.find((a) => (a.turned ?? false) === this.turned) ?? possible[0] ?? null;
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
