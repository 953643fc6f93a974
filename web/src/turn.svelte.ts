/** Your turn finds you: in the title of the tab, and as a notification of this browser. */

import { notifications, subscribe, unsubscribe } from "./wire/http";
import { words } from "./words/language.svelte";

const WORKER_PATIENCE = 4000; // milliseconds for the service worker to be ready

/** Why this browser cannot be notified; the catalogues have a sentence for each. */
export type Obstacle = "insecure" | "browser" | "denied" | "server";

class Turn {
  /** Whether a table on this page waits for its viewer. */
  asked = $state(false);
  /** Whether this browser is notified; null until it is known. */
  notified = $state<boolean | null>(null);
  obstacle = $state<Obstacle | null>(null);
  private key = "";

  /** Find out whether this browser is notified, and if it cannot be, why. */
  async look(): Promise<void> {
    this.obstacle = obstacle();
    if (this.obstacle) return;
    const [worker, offer] = await Promise.all([ready(), notifications().catch(() => null)]);
    if (worker === null) this.obstacle = "browser";
    else if (!offer?.key) this.obstacle = "server";
    else {
      this.key = offer.key;
      this.notified = (await worker.pushManager.getSubscription()) !== null && offer.subscriptions > 0;
    }
  }

  /** Start or stop notifications; throws a problem if the server refuses. */
  async turn(): Promise<void> {
    const worker = await ready();
    if (worker === null) return;
    if (this.notified) {
      await (await worker.pushManager.getSubscription())?.unsubscribe();
      await unsubscribe();
      this.notified = false;
      return;
    }
    if ((await Notification.requestPermission()) !== "granted") {
      this.obstacle = obstacle();
      return;
    }
    const made = await worker.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey: this.key })
      .catch(() => null);
    const { p256dh, auth } = made?.toJSON().keys ?? {};
    if (made === null || !p256dh || !auth) this.obstacle = "browser";
    else {
      await subscribe({ endpoint: made.endpoint, p256dh, auth, lang: words.language });
      this.notified = true;
    }
  }
}

function obstacle(): Obstacle | null {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "browser";
  return Notification.permission === "denied" ? "denied" : null;
}

/** The service worker, if there is one soon. */
function ready(): Promise<ServiceWorkerRegistration | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), WORKER_PATIENCE));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

export const turn = new Turn();
