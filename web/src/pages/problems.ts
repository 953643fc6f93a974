/** What went wrong, in the words of the page. */

import { Problem } from "../wire/http";
import type { MessageData } from "../wire/protocol";
import { say, words } from "../words/language.svelte";
import { moduleId } from "../words/speaker";

/** The sentence for whatever was thrown. */
export function problemText(problem: unknown): string {
  return problem instanceof Problem ? messageText(problem.said) : say("server-failed");
}

/** The sentence for a message of the server about a plan or a table. */
export function messageText(said: MessageData): string {
  return words.speaker?.message(withTitles(said)) ?? "";
}

/** Modules are called by their titles on a page, not by their keys. */
function withTitles(said: MessageData): MessageData {
  const entries = Object.entries(said.args).map(([name, value]) => {
    const id = moduleId(String(value));
    return [name, NAMES_MODULE.has(name) && words.speaker?.knows(id) ? say(id) : value];
  });
  return { ...said, args: Object.fromEntries(entries) };
}

const NAMES_MODULE = new Set(["module", "other"]);
