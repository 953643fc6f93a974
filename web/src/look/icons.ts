/** All pictures by name; the pages' own icons are in icons/page.ts. Cards, tools, goals and dwarfs use the names from descriptions. */

import { ACTIONS, HAND, MAP } from "./icons/actions";
import { DWARFS, UNKNOWN } from "./icons/dwarfs";
import { MINE } from "./icons/mine";
import { box, circle, fill, type Icon, line, placed, polygon } from "./icons/shape";
import { EYE, WILDERNESS } from "./icons/wilderness";

const CARD = (x: number, y: number): Icon => placed([
  fill("paper", box(0, 0, 22, 31, 2.5)),
  line("shade", 1.6, box(0, 0, 22, 31, 2.5)),
  line("shade", 1.3, box(3, 3, 16, 25, 1)),
], x, y, 1);
const NOT: Icon = [line("red", 4.6, circle(24, 24, 20)), line("red", 4.6, "M10 10L38 38")];
const CARDS: Icon = [...CARD(4, 12), ...CARD(13, 8), ...CARD(22, 4)];

/** The contents of treasure chests. */
const CHESTS: Record<string, Icon> = {
  gold_1: [
    fill("gold", circle(24, 24, 20)),
    fill("shade", "M24 4A20 20 0 0 1 24 44C34 38 34 10 24 4Z"),
    line("shine", 2, circle(24, 24, 15.5)),
    fill("dark", polygon(20, 17, 26, 12, 28, 12, 28, 36, 23, 36, 23, 20)),
  ],
  no_more_maps: [...placed(MAP, 4, 4, 0.84), ...NOT],
  no_draw: [...CARD(13, 8), ...NOT],
  extra_draw: [...CARD(6, 10), fill("green", circle(34, 15, 11)), line("dark", 4, "M34 9V21M28 15H40")],
  push_goal: [
    ...CARD(2, 8),
    fill("gold", polygon(13, 16, 18, 23.5, 13, 31, 8, 23.5)),
    line("main", 5, "M26 24H38"),
    fill("main", polygon(36, 14, 47, 24, 36, 34)),
  ],
  take_card: [...CARD(20, 2), ...placed(HAND, 0, 12, 0.76)],
  draw_3_keep_1: [...CARDS, fill("green", circle(33, 34, 11)), line("dark", 4, "M27 34L31.5 38.5L39 29.5")],
  see_dwarf: [...placed(UNKNOWN, 9, 17, 0.64), ...placed(placed(EYE, 1, 8, 1.35), 8, -4, 0.66)],
  search_discard: [
    ...CARDS,
    line("wood", 5, "M33 37L42 45"),
    fill("glow", circle(26, 29, 10)),
    line("metal", 3.4, circle(26, 29, 10)),
  ],
  burn_5: [
    ...CARDS,
    fill("flame", "M25 12C33 20 39 26 38 34C37 42 31 46 24 46C16 46 10 42 10 34C10 30 12 27 15 24C16 27 18 29 20 28C24 25 23 18 25 12Z"),
    fill("gold", "M25 27C29 31 31 34 30 38C29 43 27 45 24 45C20 45 18 42 18 38C18 36 19 34 21 33C22 34 23 34 24 33C26 31 25 29 25 27Z"),
  ],
};

/** Pictures in two tones, in colour on cards, in a square of 48. */
export const PICTURES: Record<string, Icon> = { ...ACTIONS, ...MINE, ...WILDERNESS, ...CHESTS, ...DWARFS };
