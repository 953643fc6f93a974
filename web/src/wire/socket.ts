/** A WebSocket to a table that reconnects by itself and never does anything twice. */

import type { FromClient, FromServer, MessageData } from "../generated/protocol";

const FIRST_PAUSE = 250; // milliseconds; doubles with every failure
const LONGEST_PAUSE = 8000;
const NO_TABLE = 4004;

export type Answer = MessageData | null; // a problem, or null
type Numbered = Extract<FromClient, { id?: number }>;
/** A message without its number, which the socket adds. */
export type Request = Numbered extends infer M ? (M extends Numbered ? Omit<M, "id"> : never) : never;

export interface Listener {
  /** The first message, with what is already known. */
  hello(): FromClient;
  heard(message: FromServer): void;
  /** Called when the connection opens or breaks; `final` if the table does not exist. */
  changed(connected: boolean, final: boolean): void;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private timer: number | undefined;
  private closed = false;
  private nextId = 1;
  private waiting = new Map<number, (answer: Answer) => void>();

  constructor(
    private readonly code: string,
    private readonly listener: Listener,
  ) {
    this.connect();
    addEventListener("online", this.connectNow);
  }

  /** Send a request; resolves to a problem, or to null when it is done. */
  ask(request: Request): Promise<Answer> {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      return Promise.resolve({ id: "browser-not-connected", args: {} });
    }
    const id = this.nextId++;
    this.send({ ...request, id } as FromClient);
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  /** Say hello again, after missing something. */
  greet(): void {
    this.send(this.listener.hello());
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.connectNow);
    this.socket?.close();
  }

  private readonly connectNow = (): void => {
    if (this.socket !== null || this.closed) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/socket`);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data));
    socket.onclose = (event) => this.lost(event.code);
  }

  private send(message: FromClient): void {
    this.socket?.send(JSON.stringify(message));
  }

  private hear(message: FromServer): void {
    if (message.type === "done" || message.type === "refused" || message.type === "reason") {
      this.resolve(message.id, message.type === "done" ? null : message.problem);
    }
    if (message.type === "advice") this.resolve(message.id, null);
    if (message.type === "presence") {
      this.pause = FIRST_PAUSE;
      this.listener.changed(true, false);
    }
    if (message.type === "goodbye" && message.again_after !== null) {
      this.pause = message.again_after * 1000;
    }
    this.listener.heard(message);
  }

  private resolve(id: number, answer: Answer): void {
    this.waiting.get(id)?.(answer);
    this.waiting.delete(id);
  }

  private lost(code: number): void {
    this.socket = null;
    for (const id of [...this.waiting.keys()]) {
      this.resolve(id, { id: "browser-not-connected", args: {} });
    }
    this.listener.changed(false, code === NO_TABLE);
    if (this.closed || code === NO_TABLE) return;
    this.timer = window.setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
  }
}
