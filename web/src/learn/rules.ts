/** The numbered rules from the catalogue: in groups, searchable by word or number. */

import type { Speaker } from "../words/speaker";

export type Rule = { number: string; title: string; text: string; /** Other words that people search for. */ also?: string };
/** The first letter of a group's rule numbers, and its rules. */
export type Group = { letter: string; rules: Rule[] };

const PREFIX = "rule-";
const EDITIONS = "E-";
const NUMBER = /\b([A-Z]-(?:[A-Z]?\d+|[a-z]\w+))/;
const LETTERS: Record<string, string> = { ß: "ss", æ: "ae", ð: "d", þ: "th", ø: "o" };

/** All rules in the order of the catalogue, but what differs between editions last: it is of use to few. */
export function rulesOf(speaker: Speaker, ids: readonly string[]): Rule[] {
  const numbers = ids.filter((id) => id.startsWith(PREFIX)).map((id) => id.slice(PREFIX.length));
  const isAboutEditions = (number: string): boolean => number.startsWith(EDITIONS);
  return [...numbers.filter((one) => !isAboutEditions(one)), ...numbers.filter(isAboutEditions)].map((number) => ({
    ...ruleOf(speaker, number),
    also: speaker.knows(`also-${number}`) ? speaker.say(`also-${number}`) : "",
  }));
}

export function ruleOf(speaker: Speaker, number: string): Rule {
  const id = PREFIX + number;
  return { number, title: speaker.part(id, "title"), text: speaker.say(id) };
}

export const isRule = (speaker: Speaker, number: string): boolean => speaker.knows(PREFIX + number);

export function grouped(rules: readonly Rule[]): Group[] {
  const groups = new Map<string, Rule[]>();
  for (const rule of rules) {
    const letter = rule.number.slice(0, 1);
    groups.set(letter, [...(groups.get(letter) ?? []), rule]);
  }
  return [...groups].map(([letter, found]) => ({ letter, rules: found }));
}

/** The rules that contain every word of the query, or whose number begins with it; accents are ignored. */
export function found(rules: readonly Rule[], question: string): readonly Rule[] {
  const words = plain(question).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => words.every((word) => says(rule, word)));
}

function says(rule: Rule, word: string): boolean {
  const number = rule.number.toLowerCase();
  const short = number.replace("-", "");
  if (number.startsWith(word) || short.startsWith(word)) return true;
  return plain(`${rule.title} ${rule.text} ${rule.also ?? ""}`).includes(word);
}

/** The text in lower case without accents. */
export function plain(text: string): string {
  const bare = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return bare.replace(/[ßæðþø]/g, (letter) => LETTERS[letter] ?? letter);
}

/** A text split at rule numbers: every second part is one. */
export const withNumbers = (text: string): string[] => text.split(NUMBER);
