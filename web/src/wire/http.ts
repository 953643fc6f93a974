/** The server's HTTP API. */

import type {
  BotChoice,
  ContinueFrom,
  History,
  Invitation,
  MessageData,
  MyTable,
  Notifications,
  Offers,
  Plan,
  ProblemDetails,
  Replay,
  ShuffleCheck,
  SitDown,
  Subscribe,
  TableInfo,
} from "../generated/protocol";

/** A refusal by the server, or no answer; `message` can be translated. */
export class Problem extends Error {
  constructor(
    readonly said: MessageData,
    readonly status: number,
  ) {
    super(said.english ?? said.id);
  }
}

const UNREACHABLE: MessageData = { id: "browser-offline", args: {} };

async function answer(method: string, path: string, body?: unknown): Promise<Response> {
  const request: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    request.headers = { "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  const response = await fetch(`/api${path}`, request).catch(() => null);
  if (response === null) throw new Problem(UNREACHABLE, 0);
  if (!response.ok) throw await problemOf(response);
  return response;
}

async function problemOf(response: Response): Promise<Problem> {
  const details = (await response.json().catch(() => null)) as ProblemDetails | null;
  return new Problem(details?.message ?? UNREACHABLE, response.status);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await answer(method, path, body)).json() as Promise<T>;
}

export const offers = (): Promise<Offers> => ask("GET", "/games");
/** Where other devices find the server, if this page was opened on the same machine. */
export const invitation = (): Promise<Invitation> => ask("GET", "/invitation");
export const publicTables = (search: string): Promise<TableInfo[]> =>
  ask("GET", `/tables?search=${encodeURIComponent(search)}`);
export const myTables = (): Promise<MyTable[]> => ask("GET", "/me/tables");
/** Your finished games. */
export const history = (): Promise<History> => ask("GET", "/me");
/** The address of a file with everything the server stores about you. */
export const EXPORT = "/api/me/export";
/** Delete everything the server stores about you. */
export const forgetMe = (): Promise<Response> => answer("DELETE", "/me");
export const notifications = (): Promise<Notifications> => ask("GET", "/me/push");
export const subscribe = (to: Subscribe): Promise<Response> => answer("PUT", "/me/push", to);
export const unsubscribe = (): Promise<Response> => answer("DELETE", "/me/push");
export const openTable = (plan: Plan, lang: Plan["lang"]): Promise<MyTable> =>
  ask("POST", "/tables", { ...plan, lang });
/** Open a lesson table where you can play immediately. */
export const beginLesson = (name: string, who: SitDown, lang: Plan["lang"]): Promise<MyTable> =>
  ask("POST", `/lessons/${name}?lang=${lang}`, who);
export const oneTable = (code: string): Promise<MyTable> => ask("GET", `/tables/${code}`);
export const takeSeat = (code: string, seat: number, who: SitDown): Promise<MyTable> =>
  ask("PUT", `/tables/${code}/seats/${seat}`, who);
export const leaveSeat = (code: string, seat: number): Promise<MyTable> =>
  ask("DELETE", `/tables/${code}/seats/${seat}`);
export const seatBot = (code: string, seat: number, choice: BotChoice): Promise<MyTable> =>
  ask("PUT", `/tables/${code}/seats/${seat}/bot`, choice);
export const start = (code: string): Promise<MyTable> => ask("POST", `/tables/${code}/start`);
export const rematch = (code: string): Promise<MyTable> => ask("POST", `/tables/${code}/rematch`);
export const continueFrom = (code: string, from: ContinueFrom): Promise<MyTable> =>
  ask("POST", `/tables/${code}/continue`, from);
export const checkShuffle = (code: string): Promise<ShuffleCheck> =>
  ask("GET", `/tables/${code}/shuffle`);
export const replay = (code: string, seat: number | null, open: boolean): Promise<Replay> =>
  ask("GET", `/tables/${code}/replay?open=${open}${seat === null ? "" : `&seat=${seat}`}`);
/** All texts of a language, in Fluent format. */
export const catalogue = async (language: string): Promise<string> =>
  (await answer("GET", `/words/${language}`)).text();
