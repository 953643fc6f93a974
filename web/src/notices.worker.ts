/** Notifications in the service worker: the server's message is shown, and a click opens its table. */

type Message = { code: string; title: string; body: string };
type Page = { url: string; focus(): Promise<unknown>; navigate?(url: string): Promise<unknown> };
type Waiting = Event & { waitUntil(done: Promise<unknown>): void };
type Pushed = Waiting & { data: { json(): unknown } | null };
type Clicked = Waiting & { notification: { data: unknown; close(): void } };
/** The parts of a service worker used here, as in worker.ts. */
export type Scope = {
  addEventListener(type: "push", listener: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Clicked) => void): void;
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: {
    matchAll(options: object): Promise<Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
};

const CODE = /^[A-Z]{6}$/;
const ICON = "/icon.svg";

/** Show what the server sends, and lead to the table. */
export function listenForTurns(scope: unknown): void {
  const worker = scope as Scope;
  worker.addEventListener("push", (event) => event.waitUntil(show(worker, read(event))));
  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(worker, String(event.notification.data)));
  });
}

/** The message; a browser must show something, so one that cannot be read still has a title. */
function read(event: Pushed): Message {
  try {
    const { code, title, body } = event.data?.json() as Message;
    return { code: CODE.test(code) ? code : "", title: String(title), body: String(body) };
  } catch {
    return { code: "", title: "Pyrite", body: "" };
  }
}

function show(worker: Scope, { code, title, body }: Message): Promise<void> {
  // A newer one about the same table replaces the older one, and calls again.
  const options = { body, tag: code || "pyrite", renotify: true, icon: ICON, data: code };
  return worker.registration.showNotification(title, options);
}

/** Go to the table in the page that shows it, else in a new one. */
async function open(worker: Scope, code: string): Promise<unknown> {
  const path = CODE.test(code) ? `/table/${code}` : "/";
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname.toUpperCase() === path.toUpperCase());
  return there ? there.focus() : worker.clients.openWindow(path);
}
