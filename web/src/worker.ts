/**
 * Keeps the client on the device, so that it starts without a network; games stay on the server.
 * Also shows notifications (notices.worker.ts).
 */

import { listenForTurns } from "./notices.worker";

type Waiting = Event & { waitUntil(done: Promise<void>): void };
type Asked = Event & { request: Request; respondWith(answer: Promise<Response>): void };
/** The parts of a service worker used here: its type library conflicts with that of pages. */
type ServiceWorkerScope = {
  addEventListener(type: "install" | "activate", listener: (event: Waiting) => void): void;
  addEventListener(type: "fetch", listener: (event: Asked) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};

const worker = self as unknown as ServiceWorkerScope;
declare const BUILT_FILES: string[]; // filled in by vite.config.ts; names change with the contents

const CACHE = "pyrite";
const FIRST_PAGE = "/";
const API = "/api/";
const WORDS = "/api/words/"; // the only API responses that are cached: the client's texts
const ICONS = ["/icon.svg", "/manifest.webmanifest"];

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

/** Keep the page last: while a file is missing, the older version stays whole. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const page = await fetch(FIRST_PAGE, { cache: "no-cache" });
  if (!page.ok) throw new Error(page.statusText);
  await cache.addAll([...BUILT_FILES, ...ICONS, ...wordsFor(page)]);
  await cache.put(FIRST_PAGE, page);
  await worker.skipWaiting();
}

/** The words of this visitor's language: the server names them in the header that sends them early. */
const wordsFor = (page: Response): readonly string[] =>
  page.headers.get("link")?.match(/\/api\/words\/\w+/) ?? [];

/** Delete the files of older versions, and serve open pages from now on. */
async function takeOver(): Promise<void> {
  const cache = await caches.open(CACHE);
  const isOld = ({ url }: Request): boolean => !isKept(new URL(url).pathname);
  await Promise.all((await cache.keys()).filter(isOld).map((request) => cache.delete(request)));
  await worker.clients.claim();
}

const isKept = (path: string): boolean =>
  path === FIRST_PAGE || path.startsWith(WORDS) || ICONS.includes(path) || BUILT_FILES.includes(path);

/** Return a response, or null to leave the request to the browser. */
function answerTo(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return null;
  if (pathname.startsWith(WORDS)) return fromNetwork(request, pathname);
  if (pathname.startsWith(API)) return null;
  if (request.mode === "navigate" || ICONS.includes(pathname)) {
    return fromNetwork(request, request.mode === "navigate" ? FIRST_PAGE : pathname);
  }
  return BUILT_FILES.includes(pathname) ? fromCache(request) : null;
}

/** Fetch the newest version, or use the cached one without a network; a page is kept only with its files. */
async function fromNetwork(request: Request, key: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok && !response.redirected && key !== FIRST_PAGE) await cache.put(key, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

/** Serve from the cache: these files never change under their names. */
async function fromCache(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

listenForTurns(self);
