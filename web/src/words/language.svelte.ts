/** The language of this page: chosen, else that of the browser, else English. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { catalogue } from "../wire/http";
import { Speaker } from "./speaker";

export const LANGUAGES = { en: "English", de: "Deutsch", is: "Íslenska", et: "Eesti" } as const;
export type Language = keyof typeof LANGUAGES;

const KEPT = "language"; // here, and as a cookie, so that the server sends the words early
const TEN_YEARS = 10 * 365 * 86_400;
/** A catalogue, and the ids of its sentences in their order. */
type Catalogue = { bundle: FluentBundle; ids: string[] };
const catalogues = new Map<Language, Promise<Catalogue>>();
const ID = /^[a-z][\w-]*(?= *=)/gim;

const isLanguage = (text: string | null): text is Language => text !== null && text in LANGUAGES;

function wanted(): Language {
  const kept = localStorage.getItem(KEPT);
  if (isLanguage(kept)) return kept;
  const found = navigator.languages.map((one) => one.slice(0, 2)).find(isLanguage);
  return found ?? "en";
}

function catalogueOf(language: Language): Promise<Catalogue> {
  const known = catalogues.get(language);
  if (known) return known;
  const read = catalogue(language).then((text) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    return { bundle, ids: text.match(ID) ?? [] };
  });
  catalogues.set(language, read);
  read.catch(() => catalogues.delete(language));
  return read;
}

class Words {
  language = $state<Language>(wanted());
  speaker = $state.raw<Speaker | null>(null);
  /** Everything that can be said, in the order of the catalogue. */
  ids = $state.raw<readonly string[]>([]);

  /** Fetch a language and speak it from now on. */
  async choose(language: Language): Promise<void> {
    const { bundle, ids } = await catalogueOf(language);
    this.language = language;
    this.ids = ids;
    this.speaker = new Speaker(language, bundle);
    document.documentElement.lang = language;
  }

  /** Choose a language and remember it. */
  async keep(language: Language): Promise<void> {
    await this.choose(language);
    localStorage.setItem(KEPT, language);
    document.cookie = `${KEPT}=${language}; path=/; max-age=${TEN_YEARS}; samesite=lax`;
  }
}

export const words = new Words();

/** The sentence with this id in the language of the page. */
export function say(id: string, args: Record<string, unknown> = {}): string {
  return words.speaker?.say(id, args) ?? "";
}
