/** Errors in the words of the page. */

import { Problem } from "../wire/http";
import type { MessageData } from "../generated/protocol";
import { say, words } from "../words/language.svelte";
import { moduleId } from "../words/speaker";

/** The sentence for anything that was thrown. */
export function problemText(problem: unknown): string {
  return problem instanceof Problem ? messageText(problem.said) : say("server-failed");
}

/** The sentence for a server message about a plan or a table. */
export function messageText(said: MessageData): string {
  return words.speaker?.message(withTitles(said)) ?? "";
}

/** Replace module keys by their titles. */
function withTitles(said: MessageData): MessageData {
  const entries = Object.entries(said.args).map(([name, value]) => {
    const id = moduleId(String(value));
    return [name, NAMES_MODULE.has(name) && words.speaker?.knows(id) ? say(id) : value];
  });
  return { ...said, args: Object.fromEntries(entries) };
}

const NAMES_MODULE = new Set(["module", "other"]);
