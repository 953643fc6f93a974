import { mount } from "svelte";
import App from "./App.svelte";
import { followHeading } from "./heading";
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

speak();
const root = document.getElementById("app")!;
mount(App, { target: root });
followHeading(root);
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/worker.js").catch(() => undefined);
