/** Notifications in the service worker: what is shown, and where a click leads. */

import { describe, expect, it } from "vitest";
import { listenForTurns } from "../src/notices.worker";

type Shown = { title: string; options: Record<string, unknown> };

/** A service worker that notes what it is asked to do. */
function worker(pages: string[] = []) {
  const listeners = new Map<string, (event: unknown) => void>();
  const shown: Shown[] = [];
  const went: string[] = [];
  listenForTurns({
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    registration: { showNotification: async (title: string, options: Shown["options"]) => shown.push({ title, options }) },
    clients: {
      matchAll: async () => pages.map((url) => ({ url, focus: async () => went.push(`focus ${url}`) })),
      openWindow: async (url: string) => went.push(`open ${url}`),
    },
  });
  const fire = async (type: string, event: object): Promise<void> => {
    let done: Promise<unknown> = Promise.resolve();
    listeners.get(type)!({ ...event, waitUntil: (what: Promise<unknown>) => (done = what) });
    await done;
  };
  return { shown, went, fire };
}

const pushed = (message: unknown) => ({ data: { json: () => message } });
const clicked = (data: unknown) => ({ notification: { data, close: () => undefined } });

describe("a notification", () => {
  it("shows the server's words, one for each table", async () => {
    const { shown, fire } = worker();
    await fire("push", pushed({ code: "ABCDEF", title: "Your turn, Ann", body: "Table ABCDEF is waiting for you." }));
    expect(shown[0]).toMatchObject({
      title: "Your turn, Ann",
      options: { body: "Table ABCDEF is waiting for you.", tag: "ABCDEF", data: "ABCDEF" },
    });
  });

  it("is shown even if the message cannot be read, because browsers insist", async () => {
    const { shown, fire } = worker();
    await fire("push", { data: null });
    await fire("push", pushed({ code: "../evil", title: "x", body: "y" }));
    expect(shown.map(({ options }) => options.data)).toEqual(["", ""]);
  });

  it("leads to the page that shows the table, or to a new one", async () => {
    const open = worker(["https://games.example/table/abcdef", "https://games.example/"]);
    await open.fire("notificationclick", clicked("ABCDEF"));
    expect(open.went).toEqual(["focus https://games.example/table/abcdef"]);
    const closed = worker(["https://games.example/rules"]);
    await closed.fire("notificationclick", clicked("ABCDEF"));
    await closed.fire("notificationclick", clicked("//evil.example"));
    expect(closed.went).toEqual(["open /table/ABCDEF", "open /"]);
  });
});
