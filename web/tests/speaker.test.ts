import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Description } from "../src/generated/protocol";
import { keptLines } from "../src/table/words";
import type { View } from "../src/wire/view";
import { Speaker } from "../src/words/speaker";

const ours = new FluentBundle("de", { useIsolating: false });
ours.addResource(new FluentResource("event-placed = gelegt\ntold-unknown = { $seat }: { $what }\nplayer-unnamed = { $letter }"));

function at(words: Record<string, string>): Speaker {
  const modules = [{ key: "lamps:Lamps", source: "", rules: ["X-1"], numbers: ["lit"], cells: ["hung_at", "gone"], words }];
  const described: Pick<Description, "game" | "cards" | "modules"> = { game: "saboteur", cards: {}, modules };
  return new Speaker("de", ours).at(described, ["Ann", "Bo"]);
}

const hung = { id: "event-hung_up", args: { seat: 0 } };

describe("words of a custom module", () => {
  it("come with the table, in the language of the page or in English", () => {
    const words = { en: "event-hung_up = { $seat } hangs a lamp\ncard-lamp = lamp", de: "event-hung_up = { $seat } hängt auf" };
    expect(at(words).tell(hung, 1)).toBe("Ann hängt auf");
    expect(at(words).card("lamp")).toBe("lamp");
  });

  it("never replace ours", () => {
    expect(at({ de: "event-placed = evil", en: "event-placed = evil" }).tell({ id: "event-placed", args: {} }, 1)).toBe("Gelegt");
  });

  it("are told by their id if they are missing or cannot be read", () => {
    expect(at({}).tell(hung, 1)).toBe("Ann: hung up");
    expect(at({ en: "event-hung_up = {" }).tell(hung, 1)).toBe("Ann: hung up");
    expect(at({ en: "event-hung_up = { event-hung_up }" }).tell(hung, 1)).toBe("{???}");
  });

  it("are shown as one line of bounded length without signs that control", () => {
    expect(at({ en: 'event-hung_up = {"\\u001b"}[2J\u202e<b>' }).tell(hung, 1)).toBe(" [2J <b>");
    expect(at({ en: `event-hung_up = ${"x".repeat(5_000)}` }).tell(hung, 1)).toHaveLength(900);
  });

  it("name what it keeps on the table; what has no value is left out", () => {
    const view = { game: "saboteur", modules: { "lamps:Lamps": { lit: 0, hung_at: "1,0", gone: null } } } as unknown as View;
    expect(keptLines(view, at({ de: "kept-lit = Lichter" }))).toEqual(["Lichter: 0", "Hung at: 1,0"]);
  });
});
