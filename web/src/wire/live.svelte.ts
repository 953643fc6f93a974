/** A table as one viewer sees it, kept up to date over its socket. */

import { takeSeat } from "./http";
import { patched } from "./patch";
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
  TalkData,
  Welcome,
} from "./protocol";
import { newSeal, noteSeen, textOf } from "./seals";
import { type Answer, TableSocket } from "./socket";
import type { Private, Public, View } from "./view";

/** A line of the log: what happened, or what somebody said. */
export type Line = { key: number; message: MessageData };
/** Told after every action, for whoever moves things on the screen. */
export type Watcher = (news: News) => void;

const LONGEST_LOG = 400;
const NOT_YOURS = "seat-not-yours";

export class LiveTable {
  table = $state.raw<TableInfo | null>(null);
  description = $state.raw<Description | null>(null);
  view = $state.raw<View | null>(null);
  /** Everything the server lists. */
  listed = $state.raw<ActionData[]>([]);
  /** Which of it is offered; all unless somebody is being taught. */
  offered = $state.raw<((action: ActionData) => boolean) | null>(null);
  /** What was tried last and is not allowed; null once something was done. */
  refused = $state.raw<{ action: string; problem: MessageData } | null>(null);
  /** What a bot would do now, if somebody asked for it. */
  advice = $state.raw<Advice | null>(null);
  log = $state.raw<Line[]>([]);
  presence = $state.raw<Presence | null>(null);
  /** When who is asked runs out of time, in the milliseconds of `performance.now()`. */
  deadline = $state.raw<number | null>(null);
  /** The last version of the table that is known here. */
  version = $state<number | null>(null);
  connected = $state(false);
  /** There is no such table. */
  missing = $state(false);
  /** The seat is not, or no longer, this person's. */
  unseated = $state(false);
  farewell = $state.raw<MessageData | null>(null);

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
  }

  /** What this viewer may do now. */
  get actions(): ActionData[] {
    return this.offered === null ? this.listed : this.listed.filter(this.offered);
  }

  /** Is anything at all asked of this viewer? */
  get asked(): boolean {
    return this.listed.length > 0;
  }

  /** Do something, by its text; the answer says why not. */
  act(action: string): Promise<Answer> {
    return this.noted(action, this.socket.ask({ type: "act", action, version: this.version ?? 0 }));
  }

  /** Why is this not allowed? Null if it is. */
  why(action: string): Promise<Answer> {
    return this.noted(action, this.socket.ask({ type: "why", action }));
  }

  /** Ask what a bot would do; it comes as `advice`. */
  hint(): Promise<Answer> {
    return this.socket.ask({ type: "hint" });
  }

  say(talk: TalkData): Promise<Answer> {
    return this.socket.ask({ type: "say", talk });
  }

  handOver(): Promise<Answer> {
    return this.socket.ask({ type: "hand_over" });
  }

  takeBack(): Promise<Answer> {
    return this.socket.ask({ type: "take_back" });
  }

  propose(what: "skip" | "stop", seat: number | null): Promise<Answer> {
    return this.socket.ask({ type: "propose", what, seat });
  }

  vote(yes: boolean): Promise<Answer> {
    return this.socket.ask({ type: "vote", yes });
  }

  /** Be told of every action; returns how to stop it. */
  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  close(): void {
    this.socket.close();
  }

  private async noted(action: string, asked: Promise<Answer>): Promise<Answer> {
    const problem = await asked;
    this.refused = problem && { action, problem };
    return problem;
  }

  private hello(): FromClient {
    return { type: "hello", seat: this.seat, version: this.version };
  }

  private heard(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "news":
        return this.next(message.version, () => this.news(message));
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

  /** Seal a text of this device before the game, and reveal it once the seats are closed. */
  private shareText(): void {
    const { table, seat } = this;
    if (table === null || seat === null) return;
    const seal = table.seals?.[seat] ?? "";
    const text = seal ? textOf(seal) : null;
    if (text !== null && table.unrevealed?.includes(seat)) {
      noteSeen(table, seal);
      void this.socket.ask({ type: "reveal", text });
    } else if (table.phase === "lobby" && table.commitment && !seal && !this.sealing) {
      void this.seal(seat, table.seats[seat]?.name);
    }
  }

  private async seal(seat: number, name?: string | null): Promise<void> {
    if (!name) return;
    this.sealing = true;
    await takeSeat(this.code, seat, { name, sealed: newSeal(this.code) }).catch(() => undefined); // it may have begun
    this.sealing = false;
  }

  private welcome(message: Welcome): void {
    this.version = message.version;
    this.table = message.table;
    this.description = message.description;
    this.listed = message.actions;
    this.advice = null;
    this.log = [];
    this.tell(message.told);
    this.show(message.public, message.private);
  }

  private news(message: News): void {
    if (this.public === null || this.private === null) return;
    this.show(patched(this.public, message.public), patched(this.private, message.private));
    this.listed = message.actions;
    this.advice = null;
    this.tell(message.messages);
    for (const watcher of this.watchers) watcher(message);
  }

  private show(publicPart: Public | null, privatePart: Private | null): void {
    this.public = publicPart;
    this.private = privatePart;
    const both = publicPart !== null && privatePart !== null;
    this.view = both ? ({ ...publicPart, ...privatePart } as View) : null;
  }

  /** A message with the next version; should one be missing, the whole table is asked for. */
  private next(version: number, then: () => void): void {
    if (this.version !== null && version === this.version + 1) {
      this.version = version;
      then();
    } else if (this.version === null || version > this.version) {
      this.version = null;
      this.socket.greet();
    }
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
