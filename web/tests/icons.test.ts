/** Icons: every icon used by name exists, and every kind of dwarf has a hat. */

import { describe, expect, it } from "vitest";
import { PICTURES } from "../src/look/icons";
import { PAGE } from "../src/look/icons/page";

const sources = import.meta.glob("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const NAMED = /<Icon\s[^>]*?name=(?:"([\w-]+)"|\{([^}]*)\})|#icon-([\w-]+)"|\bicon(?:=|: )"([\w-]+)"/g;

/** Names in quotes: a whole attribute, or the alternatives of an expression. */
function namesIn(source: string): string[] {
  return [...source.matchAll(NAMED)].flatMap(([, name, expression, used, given]) => [
    ...[name, used, given].filter((one) => one !== undefined),
    ...(expression?.match(/(?<=[?:]\s*")[\w-]+(?=")/g) ?? []),
  ]);
}

describe("icons", () => {
  it("are drawn wherever one is named", () => {
    const named = Object.values(sources).flatMap((source) => namesIn(source as string));
    expect(named.length).toBeGreaterThan(40);
    expect([...new Set(named)].filter((name) => !(name in PICTURES) && !(name in PAGE))).toEqual([]);
  });

  it.each(["digger", "saboteur", "greedy", "blue", "green", "boss", "profiteer", "geologist", "loyal", "selfish"])(
    "have a hat for the %s",
    (dwarf) => expect(PICTURES).toHaveProperty(`dwarf-${dwarf}`),
  );

  it.each(["blue", "yellow"])("have hats for the clan %s and for all its dwarfs", (clan) => {
    for (const name of [`clan-${clan}`, ...["loyal", "selfish", "saboteur"].map((one) => `dwarf-${clan}_${one}`)]) {
      expect(PICTURES).toHaveProperty(name);
    }
  });
});
