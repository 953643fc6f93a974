import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/base.css";
import "./look/materials.css";
import "./look/settings.svelte";
import { words } from "./words/language.svelte";

const AGAIN = 2000; // milliseconds

/** Fetch the texts, retrying until they arrive, because nothing can be shown without them. */
function speak(): void {
  words.choose(words.language).catch(() => setTimeout(speak, AGAIN));
}

const HEADING = "main h1"; // where keyboard and screen-reader users begin on a page

/** Move the focus to every new heading of a page, unless it is already useful where it is. */
function followHeading(root: HTMLElement): void {
  let [last, path] = [root.querySelector(HEADING), location.pathname];
  new MutationObserver(() => {
    const heading = root.querySelector<HTMLElement>(HEADING);
    if (heading === null || heading === last) return;
    const isFirst = last === null && path === location.pathname;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isFirst && (isLost || path !== location.pathname)) focus(heading);
    [last, path] = [heading, location.pathname];
  }).observe(root, { childList: true, subtree: true });
}

function focus(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

speak();
const root = document.getElementById("app")!;
mount(App, { target: root });
followHeading(root);
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/worker.js").catch(() => undefined);
