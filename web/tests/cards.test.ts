/** Every card as it is placed: drawn by the client's own components, checked as SVG. */

import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { PICTURES } from "../src/look/icons";
import CardArt from "../src/table/CardArt.svelte";
import { HEIGHT, SIDES, tunnelsOf, WIDTH } from "../src/table/drawing";
import { lettersOf, picturesOf } from "../src/table/pictures";
import { waysOf, writeTile } from "../src/table/places";
import { type Cards, CARD_SETS } from "../src/wire/box";

const games = [...new Set(CARD_SETS.map(({ game }) => game))].map((game) => ({
  game,
  cards: Object.assign({}, ...CARD_SETS.filter((set) => set.game === game).map(({ cards }) => cards)) as Cards,
}));
const tiles = games.flatMap((description) =>
  Object.keys(description.cards).flatMap((name) =>
    [false, true].map((turned) => ({ description, name, turned, tile: writeTile(name, turned) })),
  ),
);
const paths = tiles.filter(({ description, name }) => description.cards[name]!.ways.length > 0);

const drawn = (description: (typeof games)[number], tile: string, lit = ""): string =>
  render(CardArt, { props: { description, tile, lit } }).body;
const titled = ({ description, tile }: (typeof tiles)[number]): string => `${description.game} ${tile}`;

/** The sides of the card that a line reaches. */
function sidesOf(line: string): string {
  const points: string[] = line.match(/-?[\d.]+ -?[\d.]+/g) ?? [];
  return [..."NESW"].filter((side) => points.includes(SIDES[side]!.join(" "))).join("");
}

const TURNED: Record<string, string> = { N: "S", E: "W", S: "N", W: "E" };

describe.each(paths.map((one) => [titled(one), one] as const))("%s", (_, { description, name, turned, tile }) => {
  const card = description.cards[name]!;
  const ways = waysOf(description, tile);
  const tunnels = tunnelsOf(ways, card.feature, picturesOf(card).length > 0);

  it("has a line to every side of every way, turned with the card", () => {
    const lie = (way: string): string => [...way].map((side) => (turned ? TURNED[side]! : side)).toSorted().join();
    expect(tunnels.map(({ line }) => [...sidesOf(line)].toSorted().join())).toEqual(card.ways.map(lie));
  });

  it("ends in rubble where a way has one side, unless a ladder leads on", () => {
    const stubs = card.feature === "ladder" ? 0 : ways.filter((way) => way.length === 1).length;
    const body = drawn(description, tile);
    expect(body.match(/class="rubble svelte/g)?.length ?? 0).toBe(stubs);
    for (const { end, sides } of tunnels) {
      if (!end) continue;
      expect(Math.abs(end[0] - WIDTH / 2) < WIDTH / 2 && Math.abs(end[1] - HEIGHT / 2) < HEIGHT / 2, sides).toBe(true);
    }
  });

  it("is lit where it is joined and nowhere else", () => {
    for (const way of ways) {
      const floors = drawn(description, tile, way).match(/class="floor svelte-\w+( lit)?"/g) ?? [];
      expect(floors.length).toBe(ways.length);
      expect(floors.filter((floor) => floor.includes("lit")).length).toBe(1);
    }
    expect(drawn(description, tile)).not.toMatch(/class="floor svelte-\w+ lit"/);
  });
});

describe("cards that cross", () => {
  const [saboteur] = games;

  it("lead over each other on a bridge", () => {
    expect(tunnelsOf(["NS", "EW"]).map(({ sides, bridge }) => [sides, bridge])).toEqual([["NS", false], ["EW", true]]);
    expect(drawn(saboteur!, "NS-EW")).toMatch(/class="deck svelte/);
    expect(drawn(saboteur!, "NESW")).not.toMatch(/class="deck svelte/);
  });

  it("keep apart where two bends share a card", () => {
    const [first, second] = tunnelsOf(["NW", "ES"]);
    expect(middleOf(first!.line)[1]).toBeLessThan(HEIGHT / 2 - 15);
    expect(middleOf(second!.line)[1]).toBeGreaterThan(HEIGHT / 2 + 15);
  });
});

/** The point halfway along a bend. */
function middleOf(line: string): [number, number] {
  const [a, b, c, d] = (line.match(/-?[\d.]+ -?[\d.]+/g) ?? []).map((point) => point.split(" ").map(Number));
  const at = (i: number): number => (a![i]! + 3 * b![i]! + 3 * c![i]! + d![i]!) / 8;
  return [at(0), at(1)];
}

describe.each(tiles.filter(({ turned }) => !turned).map((one) => [titled(one), one] as const))("%s", (_, { description, name, tile }) => {
  it("has icons that there are, and no letters in place of one", () => {
    const shown = picturesOf(description.cards[name]!).map(({ icon }) => icon);
    expect(shown.filter((icon) => !(icon in PICTURES))).toEqual([]);
    expect(lettersOf(description.cards[name]!)).toBe("");
    const body = drawn(description, tile);
    for (const icon of shown) expect(body).toContain(`#icon-${icon}"`);
  });
});

describe("a card of somebody's own", () => {
  it("bears the first letters of its name", () => {
    const { cards, ...game } = games[0]!;
    const card = { ...cards.map!, name: "lantern_thief", verb: "steal_lamp" };
    expect(drawn({ ...game, cards: { lantern_thief: card } }, "lantern_thief")).toContain(">LT</text>");
  });
});

describe("tools", () => {
  it("are told apart by shape when they break and when they are mended", () => {
    const { cards } = games[0]!;
    const marks = (name: string): string[] => picturesOf(cards[name]!).map(({ icon }) => icon);
    expect(marks("broken_lamp")).toEqual(["lamp", "broken"]);
    expect(marks("repair_lamp")).toEqual(["lamp", "mended"]);
    expect(marks("repair_pick_cart")).toEqual(["pick", "cart", "mended"]);
    expect(marks("master_craftsman")).toEqual(["pick", "lamp", "cart", "mended"]);
  });
});

describe("face-down cards", () => {
  it("show nothing of what they are", () => {
    expect(drawn(games[0]!, "?")).toContain("#face-back");
    expect(drawn(games[0]!, "?")).not.toContain("#face-rock");
  });
});
