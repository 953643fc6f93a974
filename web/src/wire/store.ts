/** What must outlive this page, as JSON under keys of its own, so that tabs never overwrite each other. */

/** Only while the page is open, if the browser stores nothing. */
const memory = new Map<string, string>();
let failure: string | null = null;

/** Why the browser stored nothing the last time; null if it did. */
export const storeProblem = (): string | null => failure;

export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    failure = null;
  } catch (error) {
    memory.set(key, text);
    failure = String(error);
  }
}

/** Everything under keys that begin like this, oldest first. */
export function keptUnder<T extends { at: number }>(opening: string): [string, T][] {
  const found = entries().filter(([key]) => key.startsWith(opening));
  const all = found.map(([key, text]): [string, T] => [key, JSON.parse(text) as T]);
  return all.sort(([, one], [, other]) => one.at - other.at);
}

export function drop(keys: readonly string[]): void {
  for (const key of keys) {
    memory.delete(key);
    localStorage.removeItem(key);
  }
}

function entries(): [string, string][] {
  try {
    return [...memory, ...Object.entries<string>(localStorage)];
  } catch {
    return [...memory];
  }
}
