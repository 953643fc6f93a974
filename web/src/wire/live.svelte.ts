/** A table as one viewer sees it, kept up to date over its socket and shown moment by moment. */

import { flushSync } from "svelte";
import { isStill, settings } from "../look/settings.svelte";
import { Film, lengthOf } from "./film.svelte";
import { takeSeat } from "./http";
import { patched, type Private, type Public, type View } from "./view";
import type {
  ActionData,
  Advice,
  Description,
  FromClient,
  FromServer,
  MessageData,
  News,
  Presence,
  TableInfo,
  Welcome,
} from "../generated/protocol";
import { compare, isRevealed, mayReveal } from "./notes";
import { newSeal, textOf } from "./seals";
import { type Answer, type Request, TableSocket } from "./socket";
import { storeProblem } from "./store";

/** A line of the log: an event, or talk. */
export type Line = { key: number; message: MessageData };
/** Called when an action is shown, for animation and sound; at pace 0 it is not animated. */
export type Watcher = (news: News, pace: number) => void;

const LONGEST_LOG = 400;
const NOT_YOURS = "seat-not-yours";

export class LiveTable {
  table = $state.raw<TableInfo | null>(null);
  description = $state.raw<Description | null>(null);
  view = $state.raw<View | null>(null);
  /** All legal actions from the server. */
  listed = $state.raw<ActionData[]>([]);
  /** A filter for the offered actions; null outside of lessons. */
  offered = $state.raw<((action: ActionData) => boolean) | null>(null);
  /** The last attempt that was refused; null once something was played. */
  refused = $state.raw<{ action: string; problem: MessageData } | null>(null);
  /** A bot's suggestion, if requested. */
  advice = $state.raw<Advice | null>(null);
  /** Whether the player's latest choice can be taken back. */
  mayUndo = $state(false);
  log = $state.raw<Line[]>([]);
  presence = $state.raw<Presence | null>(null);
  /** When the current player runs out of time, in milliseconds of `performance.now()`. */
  deadline = $state.raw<number | null>(null);
  /** The version of the table that is shown; the film may have more to come. */
  version = $state<number | null>(null);
  connected = $state(false);
  /** The table does not exist. */
  missing = $state(false);
  /** The seat does not belong to this person, or no longer does. */
  unseated = $state(false);
  farewell = $state.raw<MessageData | null>(null);
  /** Why this device cannot prove any more that the shuffle is fair. */
  doubt = $state.raw<MessageData | null>(null);

  /** What is still to be shown. */
  readonly film = new Film(() => settings.film && !isStill() && !document.hidden);

  /** The latest version that was received; null if something is missing. */
  private received: number | null = null;
  private public: Public | null = null;
  private private: Private | null = null;
  private readonly socket: TableSocket;
  private readonly watchers = new Set<Watcher>();
  private lines = 0;
  private sealing = false;

  constructor(
    readonly code: string,
    readonly seat: number | null,
  ) {
    this.socket = new TableSocket(code, {
      hello: () => this.hello(),
      heard: (message) => this.heard(message),
      changed: (connected, final) => {
        this.connected = connected;
        this.missing ||= final;
        if (connected) this.farewell = null;
      },
    });
    addEventListener("click", this.hurry, true);
    addEventListener("keydown", this.hurry, true);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** The viewer's offered actions. */
  get actions(): ActionData[] {
    return this.offered === null ? this.listed : this.listed.filter(this.offered);
  }

  /** Whether this viewer is asked anything. */
  get asked(): boolean {
    return this.listed.length > 0;
  }

  /** Play an action, given as text; resolves to the reason if it is refused. */
  act(action: string): Promise<Answer> {
    const asked = this.socket.ask({ type: "act", action, version: this.version ?? 0 });
    this.film.skip(); // a player's own action is shown at once
    return this.noted(action, asked);
  }

  /** Take back the latest choice; the whole table follows as it was before. */
  undo(): Promise<Answer> {
    return this.socket.ask({ type: "undo" });
  }

  /** Ask why an action is not allowed; null if it is. */
  why(action: string): Promise<Answer> {
    return this.noted(action, this.socket.ask({ type: "why", action }));
  }

  /**
   * Send any other request; resolves to the reason if it is refused. The answer to a hint arrives as `advice`;
   * bots wait for `go_on` from everyone in `presence.reading`.
   */
  ask(request: Request): Promise<Answer> {
    return this.socket.ask(request);
  }

  /** Call this after every action; returns a function that stops it. */
  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  close(): void {
    this.socket.close();
    this.film.clear();
    removeEventListener("click", this.hurry, true);
    removeEventListener("keydown", this.hurry, true);
    document.removeEventListener("visibilitychange", this.hurry);
  }

  /** Show what is to come now, at a tap or a key and when the page is hidden; only then let the event act. */
  private readonly hurry = (event: Event): void => {
    if (!this.film.left) return;
    flushSync(() => this.film.skip());
    if (event.target instanceof Element && event.target.closest(".board")) event.stopPropagation();
  };

  private async noted(action: string, asked: Promise<Answer>): Promise<Answer> {
    const problem = await asked;
    this.refused = problem && { action, problem };
    return problem;
  }

  private hello(): FromClient {
    return { type: "hello", seat: this.seat, version: this.received, pauses: true };
  }

  private heard(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "news":
        return this.next(message.version, (pace) => this.news(message, pace), message);
      case "said":
        return this.next(message.version, () => this.tell([message.message]));
      case "table":
        return this.next(message.version, () => {
          this.table = message.table;
          this.shareText();
        });
      case "advice":
        this.advice = message;
        return;
      case "presence":
        return this.arrived(message);
      case "refused":
        this.unseated ||= message.problem.id === NOT_YOURS;
        return;
      case "goodbye":
        this.farewell = message.message;
    }
  }

  /** Seal this device's text before the game, and reveal it once the seats are closed. */
  private shareText(): void {
    const { table, seat } = this;
    if (table === null) return;
    this.compare(table);
    if (seat === null) return;
    const seal = table.seals?.[seat] ?? "";
    const text = textOf(this.code, seal);
    const needsText = !seal || isRevealed(this.code, seal);
    if (text !== null && table.unrevealed?.includes(seat)) {
      if (mayReveal(this.code, seat, table)) void this.socket.ask({ type: "reveal", text });
    } else if (table.phase === "lobby" && table.commitment && needsText && !this.sealing) {
      void this.seal(seat, table.seats[seat]?.name);
    }
  }

  private async seal(seat: number, name?: string | null): Promise<void> {
    if (!name) return;
    this.sealing = true;
    const sealed = newSeal(this.code);
    const answer = await takeSeat(this.code, seat, { name, sealed }).catch(() => null); // it may have begun
    if (answer?.table.phase === "lobby") this.compare(answer.table, true);
    this.sealing = false;
  }

  private compare(table: TableInfo, isCurrent = false): void {
    const [fits, problem] = [compare(this.code, table, isCurrent), storeProblem()];
    if (!fits) this.doubt = { id: "network-not-provable", args: {} };
    else if (problem !== null) this.doubt = { id: "network-note-not-kept", args: { problem } };
  }

  private welcome(message: Welcome): void {
    this.film.clear();
    this.received = this.version = message.version;
    this.table = message.table;
    this.description = message.description;
    this.listed = message.actions;
    this.mayUndo = message.undo ?? false;
    this.advice = null;
    this.log = [];
    this.tell(message.told);
    this.show(message.public, message.private);
  }

  private news(message: News, pace: number): void {
    if (this.public === null || this.private === null) return;
    this.show(patched(this.public, message.public), patched(this.private, message.private));
    this.listed = message.actions;
    this.mayUndo = message.undo ?? false;
    this.advice = null;
    this.tell(message.messages);
    for (const watcher of this.watchers) watcher(message, pace);
  }

  private show(publicPart: Public | null, privatePart: Private | null): void {
    this.public = publicPart;
    this.private = privatePart;
    const both = publicPart !== null && privatePart !== null;
    this.view = both ? ({ ...publicPart, ...privatePart } as View) : null;
  }

  /** Show a message with the next version after those before it; if one is missing, ask for the whole table. */
  private next(version: number, then: (pace: number) => void, news?: News): void {
    if (this.received !== null && version === this.received + 1) {
      this.received = version;
      const show = (pace: number): void => {
        this.version = version;
        then(pace);
      };
      this.film.add({ show, length: news ? lengthOf(news.events) : 0, urgent: !!news && this.isUrgent(news) });
    } else if (this.received === null || version > this.received) {
      this.received = null;
      this.socket.greet();
    }
  }

  /** Whether this viewer should not wait: a clock runs, others are asked as well, or it is a lesson. */
  private isUrgent({ actions, public: changes }: News): boolean {
    const several = (changes.ask?.seats.length ?? 0) > 1;
    return actions.length > 0 && (several || Boolean(this.table?.plan.clock || this.table?.lesson));
  }

  private arrived(message: Presence): void {
    this.presence = message;
    this.shareText();
    const left = message.seconds_left ?? null;
    this.deadline = left === null ? null : performance.now() + 1000 * left;
  }

  private tell(messages: MessageData[]): void {
    const lines = messages.map((message) => ({ key: this.lines++, message }));
    this.log = [...this.log, ...lines].slice(-LONGEST_LOG);
  }
}
