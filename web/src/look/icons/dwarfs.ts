/** Dwarfs: a hat and a beard for every kind. */

import { B, G, Y } from "./mine";
import { box, burst, circle, fill, type Icon, line, type Material, placed, polygon, type Shape } from "./shape";

const BEARD = "M11 27C11 38 16 46.5 24 46.5C32 46.5 37 38 37 27C33 29.5 29 28.5 24 28.5C19 28.5 15 29.5 11 27Z";
const FACE = "M13 20H35V29C35 32 30 34 24 34C18 34 13 32 13 29Z";
const HELMET = "M7 21C7 9 14 2 24 2C34 2 41 9 41 21Z";

function head(hair: Material, hat: Icon): Shape[] {
  return [
    fill("skin", FACE),
    fill(hair, BEARD),
    fill("shade", "M28 28.5C32 28.8 35 28.5 37 27C37 38 32 46.5 24 46.5C30 42 31 34 28 28.5Z"),
    fill("dark", `${circle(19, 25, 1.7)}${circle(29, 25, 1.7)}`),
    fill("skin", circle(24, 28, 3.6)),
    line("shade", 1.2, "M22 31C23 32 25 32 26 31"),
    ...hat,
  ];
}

function helmet(colour: Material, emblem: Icon): Shape[] {
  return [
    fill(colour, HELMET),
    fill("shade", "M28 2.5C36 4 41 11 41 21H32C33 13 32 7 28 2.5Z"),
    fill("wood", box(4, 18.5, 40, 5, 2.4)),
    fill("shade", box(4, 21.3, 40, 2.2, 1)),
    ...emblem,
  ];
}

const lettered = (d: string): Icon => [fill("paper", circle(24, 11.5, 7.5)), ...placed([fill("dark", d)], 7, -8.6, 0.71)];
const COIN: Icon = [fill("gold", circle(24, 11.5, 6.5)), line("shade", 1.3, circle(24, 11.5, 4.6)), fill("shade", polygon(24, 8, 26.6, 11.5, 24, 15, 21.4, 11.5))];
const HEART: Icon = [fill("paper", "M24 18C17 13 15.5 10.5 15.5 8.3C15.5 5 20.5 3.5 24 7.5C27.5 3.5 32.5 5 32.5 8.3C32.5 10.5 31 13 24 18Z")];
const LIGHT: Icon = [fill("glow", circle(24, 11, 9)), fill("metal", circle(24, 11, 5.6)), fill("flame", circle(24, 11, 3.8)), fill("shine", circle(23, 10, 1.5))];
const HOOD: Icon = [
  fill("red", "M6 30C4 14 12 1.5 24 1.5C36 1.5 44 14 42 30C39 24 38 20 35 18C29 15 19 15 13 18C10 20 9 24 6 30Z"),
  fill("shade", "M29 2.5C39 5 44 17 42 30C39 24 38 20 35 18C36 12 34 6 29 2.5Z"),
  fill("dark", "M12.5 20.5C18 18 30 18 35.5 20.5V27.5C31 29 27.5 28 24 26C20.5 28 17 29 12.5 27.5Z"),
  fill("flame", "M16 22L22 25C20 27 17 26.5 16 22ZM32 22L26 25C28 27 31 26.5 32 22Z"),
];

/** By name, the colour of the hair and the hat. */
type Worn = [hair: Material, hat: Icon];
const greedy: Worn = ["hair", helmet("gold", COIN)];

const WORN: Record<string, Worn> = {
  "dwarf-digger": ["hair", helmet("yellow", LIGHT)],
  "dwarf-saboteur": ["rock", HOOD],
  "dwarf-greedy": greedy,
  "dwarf-blue": ["hair", helmet("blue", lettered(B))],
  "dwarf-green": ["hair", helmet("green", lettered(G))],
  "dwarf-boss": ["paper", [
    fill("gold", "M6 22V5L15 12L24 1L33 12L42 5V22Z"),
    fill("shade", "M30 8L33 12L42 5V22H34Z"),
    fill("gold", box(5, 18, 38, 5.5, 1.5)),
    fill("red", `${circle(24, 20.7, 2)}${circle(14, 20.7, 1.5)}${circle(34, 20.7, 1.5)}`),
  ]],
  "dwarf-profiteer": ["hair", [
    fill("dark", "M13 19L11.5 1.5H36.5L35 19Z"),
    line("metal", 1.3, "M13 19L11.5 1.5H36.5L35 19Z"),
    fill("gold", "M12.5 14H35.5L35 19H13Z"),
    fill("dark", box(4, 18.5, 40, 4.5, 2.2)),
    line("metal", 1.3, box(4, 18.5, 40, 4.5, 2.2)),
    ...placed(COIN, 5, -2, 0.8),
  ]],
  "dwarf-geologist": ["hair", [
    ...helmet("leaf", [fill("gem", polygon(24, 3.5, 30, 8, 27, 17, 21, 17, 18, 8)), fill("shine", polygon(24, 3.5, 18, 8, 21, 17, 23, 9))]),
    line("metal", 1.8, `${circle(18.5, 26, 4)}${circle(29.5, 26, 4)}M22.5 25.5H25.5`),
  ]],
  "dwarf-loyal": ["hair", helmet("leaf", HEART)],
  "dwarf-selfish": greedy,
  ...ofClan("blue"),
  ...ofClan("yellow"),
};

/** The Lost Mines: a hat in the clan's colour, with a sign of the dwarf's aim. */
function ofClan(clan: "blue" | "yellow"): Record<string, Worn> {
  const treacherous: Icon = [fill("dark", burst(24, 11.5, 8, 4.5, 6)), fill("flame", burst(24, 11.5, 5, 2.8, 6))];
  return {
    [`clan-${clan}`]: ["hair", helmet(clan, clan === "blue" ? lettered(B) : lettered(Y))],
    [`dwarf-${clan}_loyal`]: ["hair", helmet(clan, HEART)],
    [`dwarf-${clan}_selfish`]: ["hair", helmet(clan, COIN)],
    [`dwarf-${clan}_saboteur`]: ["rock", [...helmet(clan, treacherous), line("dark", 1.8, "M15 21.5L22 24M33 21.5L26 24")]],
  };
}

/** A dwarf whose role nobody knows. */
export const UNKNOWN: Icon = [
  fill("skin", FACE),
  fill("hair", BEARD),
  ...helmet("wood", []),
  line("paper", 3, "M20.5 9C20.5 4.5 28 4.5 28 9C28 11.5 24 11.5 24 14"),
  fill("paper", circle(24, 16.6, 1.5)),
];

/** Every dwarf as a whole, and its hat alone for a face that wears it. */
export const DWARFS: Record<string, Icon> = {
  hat: UNKNOWN,
  ...Object.fromEntries(
    Object.entries(WORN).flatMap(([name, [hair, hat]]): [string, Icon][] => [
      [name, head(hair, hat)],
      [`worn-${name}`, hat],
    ]),
  ),
};
