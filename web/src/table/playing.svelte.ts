/** A player's interaction with a table: choosing, planning ahead, trying, being refused, asking why; also by keyboard. */

import type { ActionData, Description, MessageData } from "../generated/protocol";
import type { LiveTable } from "../wire/live.svelte";
import type { View } from "../wire/view";
import {
  answersAndChoices,
  askedPlaces,
  attemptText,
  Choosing,
  placesOf,
  plannable,
  plannedAmong,
  stepText,
} from "./choosing.svelte";
import { placesIn, sinceOwnTurn } from "./log";
import { guardsOf } from "./sight";
import { tick } from "svelte";
import { MediaQuery } from "svelte/reactivity";

/** Where the player tried something that was refused. */
export type Where = { seat: number } | { cell: string } | "hand";
const hasChips = new MediaQuery("(max-width: 48rem), (max-height: 30rem)", false);
/** Whether a refusal is shown at a seat; the chips of a phone have no room for it. */
export const isAtSeat = (where: Where): where is { seat: number } =>
  !hasChips.current && typeof where === "object" && "seat" in where;
export type Refusal = { message: MessageData; where: Where };

const NAMES_A_PLACE = ["cell", "seat", "exit", "goal"];

export class Playing {
  readonly choosing: Choosing;
  refusal = $state.raw<Refusal | null>(null);
  /** Actions that differ only in something without a place, such as which tool is mended. */
  options = $state.raw<ActionData[]>([]);
  hovered = $state<string | null>(null);
  /** Cells changed by the latest action. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  /** Places that a log line points to. */
  pointed = $state.raw<readonly string[]>([]);
  /** The place tapped once on a touch screen; a second tap or the button confirms it. */
  touched = $state<string | null>(null);
  private kept = $state.raw<{ action: ActionData; round: number } | null>(null);
  private busy = false;

  constructor(readonly live: LiveTable) {
    this.choosing = new Choosing(
      () => this.view,
      () => this.description,
      () => this.choices,
    );
  }

  get view(): View {
    return this.live.view!;
  }

  get description(): Description {
    return this.live.description!;
  }

  private readonly parted = $derived.by(() => answersAndChoices(this.live.actions, this.view));
  /** The actions that answer immediately. */
  readonly answers = $derived.by(() => this.parted[0]);
  readonly choices = $derived.by((): readonly ActionData[] => {
    if (!this.mayPlan) return this.parted[1];
    return this.plan ? [this.plan] : plannable(this.view, this.description);
  });
  readonly asked = $derived.by(() => this.live.actions.length > 0);
  /** Changes whenever the legal actions change. */
  readonly offered = $derived.by(() => this.live.actions.map((action) => action.text).join("\n"));
  readonly isTurn = $derived.by(() => this.view.ask?.kind === "turn");

  /** Whether a move can be chosen before the turn comes. */
  readonly mayPlan = $derived.by(() => {
    const { seat, stage, ask } = this.view;
    const waits = seat !== null && stage === "playing" && ask !== null && !this.asked;
    return waits && this.live.offered === null && !this.live.table?.seats[seat]?.stand_in;
  });

  /** Whether the player's latest choice can be taken back. */
  readonly mayUndo = $derived.by(() => this.live.mayUndo && !this.live.table?.seats[this.view.seat ?? -1]?.stand_in);

  /** The move to play when the turn comes, as long as the card is there and the round goes on. */
  readonly plan = $derived.by((): ActionData | null => {
    const { round, stage, hand } = this.view;
    const { action } = this.kept ?? {};
    const isStill = this.kept?.round === round && stage === "playing" && hand?.includes(action?.card ?? "");
    return isStill && action ? action : null;
  });

  /** Places on the board where something can be done, each with its action. */
  readonly targets = $derived.by(() => {
    const places = [...this.choosing.byPlace.keys()];
    return new Map(places.map((place) => [place, this.drawnAt(place)]));
  });
  readonly tried = $derived.by(() => this.plan?.cell ?? this.hovered ?? this.touched);

  /** The listed action a bot would choose. */
  readonly advised = $derived.by(() => {
    const text = this.live.advice?.action;
    return this.live.actions.find((action) => action.text === text) ?? null;
  });

  readonly marked = $derived.by(() => [
    ...(this.advised ? placesOf(this.advised, this.view) : []),
    ...askedPlaces(this.view, guardsOf(this.view)),
    ...this.choosing.places,
  ]);
  /** Log lines since the player's last turn. */
  readonly since = $derived.by(() => sinceOwnTurn(this.live.log, this.view.seat));
  readonly unseen = $derived.by(() => {
    if (this.pointed.length) return this.pointed;
    if (!this.asked || this.choosing.picked.length) return [];
    return [...new Set(this.since.flatMap(({ message }) => placesIn(message)))];
  });

  /** Clear all choices. */
  reset(): void {
    this.choosing.clear();
    [this.refusal, this.options, this.touched, this.hovered] = [null, [], null, null];
    this.kept = null;
  }

  /** The legal actions changed: play what was planned if it is the turn, else start choosing afresh. */
  follow(): void {
    const plan = this.plan;
    if (plan === null) return this.reset();
    if (this.asked && this.isTurn) return void this.playPlanned(plan);
    this.choosing.clear();
    if (!this.asked) this.choosing.pick(this.view.hand?.indexOf(plan.card ?? "") ?? 0);
  }

  private async playPlanned(plan: ActionData): Promise<void> {
    this.reset();
    const action = plannedAmong(this.live.actions, plan);
    if (action) return this.act(action);
    await tick(); // until the choice is cleared
    this.refuse({ id: "browser-plan-dropped", args: {} }, "hand");
  }

  async act(action: ActionData): Promise<void> {
    if (this.busy) return;
    [this.busy, this.options] = [true, []];
    this.refuse(await this.live.act(action.text), "hand");
    this.busy = false;
  }

  /** Take back the latest choice, and what was planned after it. */
  async undo(): Promise<void> {
    if (this.busy) return;
    this.reset();
    this.busy = true;
    this.refuse(await this.live.undo(), "hand");
    this.busy = false;
  }

  async askBot(): Promise<void> {
    this.refuse(await this.live.ask({ type: "hint" }), "hand");
  }

  /** On a touch screen, the first tap previews the card and the second places it. */
  choosePlace(place: string, touch: boolean): void {
    if (this.plan) return this.reset();
    if (touch && this.touched !== place && this.choosing.at(place)?.card !== undefined) {
      this.touched = place;
      return;
    }
    this.touched = null;
    this.decide(this.choosing.choosePlace(place));
  }

  chooseSeat(seat: number): void {
    if (this.plan) return this.reset();
    const possible = this.choosing.bySeat.get(seat);
    if (possible) this.decide(possible);
    else void this.askWhy({ target: seat }, { seat });
  }

  chooseTreasure(number: number): void {
    this.decide(this.choosing.byTreasure.get(number) ?? []);
  }

  /** Explain why nothing can be done at this cell. */
  tryCell(cell: string): void {
    if (!this.asked) return;
    const step = stepText(this.view, cell);
    if (this.choosing.names.length) {
      void this.askWhy({ cell, turned: this.choosing.turned }, { cell });
    } else if (step && this.choosing.use?.verb === "step") {
      void this.askAbout(step, { cell });
    } else if (this.choices.some((one) => one.card ?? one.cards)) {
      this.refuse({ id: "browser-choose-card", args: {} }, { cell });
    }
  }

  /** Explain immediately why a chosen card cannot be used, before the player looks for a place. */
  async explainCard(): Promise<void> {
    [this.refusal, this.touched] = [null, null];
    const [card] = this.choosing.names;
    if (!this.asked && card !== this.plan?.card) this.kept = null; // another card was chosen
    if (!this.asked || card === undefined || this.choosing.ownVerb === null || this.choosing.isOfUse) return;
    if (this.live.offered !== null) return; // a lesson offers less than the rules do, and its coach explains
    const cell = Object.keys(this.view.board)[0] ?? "";
    const text = attemptText(this.description, card, { cell, target: this.view.seat ? 0 : 1 });
    const reason = text === null ? null : await this.live.why(text);
    if (this.choosing.names[0] !== card || reason === null) return;
    const aboutPlace = NAMES_A_PLACE.some((name) => name in reason.args);
    this.refuse(aboutPlace ? { id: "browser-no-use", args: {} } : reason, "hand");
  }

  private async askWhy(attempt: { cell?: string; target?: number; turned?: boolean }, where: Where): Promise<void> {
    const [card, ...more] = this.choosing.names;
    if (card === undefined || more.length || !this.asked) return;
    const text = attemptText(this.description, card, attempt);
    if (text !== null) await this.askAbout(text, where);
  }

  private async askAbout(text: string, where: Where): Promise<void> {
    this.refuse(await this.live.why(text), where);
  }

  private refuse(message: MessageData | null, where: Where): void {
    this.refusal = message && { message, where };
  }

  private decide(possible: readonly ActionData[]): void {
    if (possible.length > 1) this.options = [...possible];
    else if (possible[0] && this.mayPlan) this.kept = { action: possible[0], round: this.view.round };
    else if (possible[0]) void this.act(possible[0]);
  }

  /** The action as the board draws it, with the cell of its place. */
  private drawnAt(place: string): ActionData {
    const action = this.choosing.at(place)!;
    const own = action.cell !== undefined || !placesOf(action, this.view).includes(place);
    return own ? action : { ...action, cell: place };
  }
}

const SIDES: Record<string, string> = { ArrowUp: "N", ArrowRight: "E", ArrowDown: "S", ArrowLeft: "W" };

/** Carry out a key; returns true if it meant something. */
export function pressed(key: string, playing: Playing): boolean {
  const { choosing } = playing;
  if (key === "Escape") playing.reset();
  else if (key === "r" || key === "R") choosing.turned = !choosing.turned;
  else if (key === "u" || key === "U") return undo(playing);
  else if (/^[1-9]$/.test(key)) return pickCard(Number(key) - 1, playing);
  else if (key === "Delete" || key === "x" || key === "X") return discard(playing);
  else if (/^[a-l]$/i.test(key)) return chooseSeat(key, playing);
  else if (key in SIDES) return step(SIDES[key]!, playing);
  else return false;
  return true;
}

/** Take back the latest choice, if that is possible. */
export function undo(playing: Playing): boolean {
  if (playing.mayUndo) void playing.undo();
  return playing.mayUndo;
}

function pickCard(index: number, { asked, mayPlan, view, choosing }: Playing): boolean {
  if (!(asked || mayPlan) || index >= (view.hand?.length ?? 0)) return false;
  choosing.pick(index);
  return true;
}

/** Play the action that needs only the chosen cards, if there is exactly one. */
function discard(playing: Playing): boolean {
  const [action] = playing.choosing.plain.filter((one) => one.cards);
  if (action) void playing.act(action);
  return action !== undefined;
}

function chooseSeat(letter: string, playing: Playing): boolean {
  const seat = letter.toUpperCase().charCodeAt(0) - "A".charCodeAt(0);
  if (!playing.choosing.bySeat.has(seat)) return false;
  playing.chooseSeat(seat);
  return true;
}

function step(side: string, playing: Playing): boolean {
  const steps = playing.choosing.use?.actions ?? [];
  const action = steps.find((one) => one.side === side && one.cell === undefined);
  if (action) void playing.act(action);
  return action !== undefined;
}
