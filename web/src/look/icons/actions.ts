/** Action cards. */

import { box, circle, fill, type Icon, line, placed, polygon, turned } from "./shape";

const BOULDER = (x: number, y: number, size: number): Icon => placed([
  fill("rock", polygon(1, 6, 4, 1, 10, 0, 15, 4, 16, 10, 12, 15, 5, 15, 0, 11)),
  fill("shine", polygon(1, 6, 4, 1, 10, 0, 8, 5)),
  fill("shade", polygon(16, 10, 12, 15, 5, 15, 9, 10, 15, 4)),
], x, y, size);

export const MAP: Icon = [
  fill("paper", "M5 8L17 12V42L5 38ZM31 12L43 8V38L31 42Z"),
  fill("paper", "M17 12L31 12V42H17Z"),
  fill("shade", "M17 12H31V42H17Z"),
  fill("shade", "M31 12L43 8V38L31 42Z"),
  line("dark", 2.4, "M10 32C12 25 17 31 20 26"),
  line("dark", 2.4, "M22.5 22C24 18 28 19 30 22"),
  line("red", 3.2, "M33 17L40 25M40 17L33 25"),
];

export const HAND: Icon = [
  fill("skin", "M13 26V13A3 3 0 0 1 19 13V8A3 3 0 0 1 25 8V7A3 3 0 0 1 31 7V11A3 3 0 0 1 37 11V31C37 39 32 45 25 45C19 45 16 42 13 37L6 27C5 24 9 22 11.5 24.5Z"),
  line("shade", 1.6, "M19 13V23M25 9V22M31 11V23"),
  fill("shade", "M37 24V31C37 39 32 45 25 45C21 45 18 43.5 15.5 40.5C27 43 34 36 37 24Z"),
];

export const SACK: Icon = [
  fill("cloth", "M18 14C8 19 4 29 5 36C6 42 12 45 24 45C36 45 42 42 43 36C44 29 40 19 30 14Z"),
  fill("shade", "M30 14C40 19 44 29 43 36C42 42 36 45 24 45C34 38 35 24 28 14Z"),
  fill("cloth", "M16 4C20 6 22 2.5 24 5C26 2.5 28 6 32 4L30 14H18Z"),
  line("wood", 3, "M17 14H31"),
];

const FAN = (x: number, y: number): Icon => placed([
  fill("paper", "M1 6L9 2L15 18L7 21Z"),
  fill("shade", "M1 6L9 2L15 18L7 21Z"),
  fill("paper", "M9 2H18V20H9Z"),
  line("shade", 1.2, "M9 2H18V20H9Z"),
  fill("paper", "M17 3L25 7L19 22L11 18Z"),
  line("shade", 1.4, "M17 3L25 7L19 22L11 18Z"),
], x, y, 0.86);

const ROUND_ARROWS: Icon = [
  line("main", 4, "M30 5C38 6 42 11 42 18"),
  fill("main", polygon(36, 17, 48, 17, 42, 25)),
  line("main", 4, "M18 43C10 42 6 37 6 30"),
  fill("main", polygon(0, 31, 12, 31, 6, 23)),
];

const HAT = (material: "blue" | "red", x: number, y: number): Icon => placed([
  fill(material, "M3 16C3 7 7 1 12 1C17 1 21 7 21 16Z"),
  fill("shade", "M14 1.5C18 4 21 9 21 16H15C16 10 16 5 14 1.5Z"),
  fill("wood", box(0, 15, 24, 4.5, 2)),
], x, y, 0.96);

const BACK = (x: number, y: number): Icon => placed([
  fill("wood", box(0, 0, 17, 25, 2)),
  line("gold", 1.2, box(2.5, 2.5, 12, 20, 1)),
  fill("gold", polygon(8.5, 6, 12, 12.5, 8.5, 19, 5, 12.5)),
], x, y, 1);

const TUNNEL = (x: number, y: number, d: string): Icon => placed([
  fill("rock", box(0, 0, 20, 28, 2.5)),
  line("dark", 9.5, d),
  line("gold", 6, d),
], x, y, 1);

const MUG = (x: number, y: number): Icon => placed([
  line("wood", 3, "M17 12C24 11 24 22 17 21"),
  fill("wood", "M1 6H17V27Q17 29 15 29H3Q1 29 1 27Z"),
  line("shade", 1.3, "M6 8V29M11.5 8V29"),
  fill("metal", `${box(0.5, 11, 17, 2.4)}${box(0.5, 23, 17, 2.4)}`),
  fill("paper", "M0 8C-1 3 3 1 5 3C7 -1 12 -1 13 3C17 1 19 5 18 8C17 11 14 9 13 10C12 13 9 12 8.5 10C6 11 1 12 0 8Z"),
], x, y, 1);

export const ACTIONS: Record<string, Icon> = {
  rockfall: [
    line("shade", 2.2, "M9 3V11M39 2V12M25 2V6"),
    ...BOULDER(14, 7, 1.15),
    ...BOULDER(2, 19, 1),
    ...BOULDER(30, 17, 0.95),
    ...BOULDER(15, 27, 1.3),
    ...BOULDER(1, 37, 0.6),
    ...BOULDER(37, 35, 0.7),
  ],
  map: MAP,
  veto: [
    fill("red", polygon(14.5, 2, 33.5, 2, 46, 14.5, 46, 33.5, 33.5, 46, 14.5, 46, 2, 33.5, 2, 14.5)),
    line("shine", 1.6, polygon(16, 5, 32, 5, 43, 16, 43, 32, 32, 43, 16, 43, 5, 32, 5, 16)),
    ...placed(HAND, 7, 5.5, 0.74),
  ],
  theft: [
    ...SACK,
    fill("dark", "M8 26C14 22 19 23 24 25C29 23 34 22 40 26C41 33 36 36 31 35C27 34 26 32 24 32C22 32 21 34 17 35C12 36 7 33 8 26Z"),
    fill("shine", "M12 28C15 26 18 27 20 29C18 31.5 14 32 12 28ZM36 28C33 26 30 27 28 29C30 31.5 34 32 36 28Z"),
  ],
  hands_off: [
    ...placed(HAND, 6.5, 4, 0.8),
    line("red", 4.6, circle(24, 24, 20)),
    line("red", 4.6, "M10 10L38 38"),
  ],
  swap_hands: [...FAN(1, 2), ...FAN(25, 26), ...ROUND_ARROWS],
  swap_hats: [...HAT("blue", 1, 3), ...HAT("red", 24, 25), ...ROUND_ARROWS],
  inspection: [
    line("wood", 7, "M33 33L44 44"),
    fill("glow", circle(20, 20, 16)),
    fill("red", "M11 24C11 16 15 11 20 11C25 11 29 16 29 24Z"),
    fill("wood", box(9, 23, 22, 3.6, 1.5)),
    fill("skin", "M14 26.6H26C26 31 24 33 20 33C16 33 14 31 14 26.6Z"),
    line("metal", 4.4, circle(20, 20, 16)),
    line("shine", 2, "M9 17C10 13 13 10 16 9"),
  ],
  trapped: [
    fill("skin", circle(24, 25, 10)),
    fill("hair", "M13 26C16 29 20 28 24 28C28 28 32 29 35 26C35 37 30 42 24 42C18 42 13 37 13 26Z"),
    fill("red", "M12 22C13 12 18 8 24 8C30 8 35 12 36 22Z"),
    fill("dark", `${circle(20, 24.5, 1.5)}${circle(28, 24.5, 1.5)}`),
    line("metal", 3.6, "M6 5V43M15 5V43M24 5V43M33 5V43M42 5V43"),
    line("shade", 1.2, "M7.2 5V43M16.2 5V43M25.2 5V43M34.2 5V43M43.2 5V43"),
    fill("metal", `${box(2, 2, 44, 6, 2)}${box(2, 40, 44, 6, 2)}`),
  ],
  freed: [
    fill("glow", circle(24, 24, 15)),
    line("metal", 3.6, "M6 5V43M42 5V43M15 5C15 14 8 18 8 24C8 30 15 34 15 43M33 5C33 14 40 18 40 24C40 30 33 34 33 43"),
    fill("metal", `${box(2, 2, 44, 6, 2)}${box(2, 40, 44, 6, 2)}`),
    fill("green", polygon(24, 11, 33, 22, 27.5, 22, 27.5, 36, 20.5, 36, 20.5, 22, 15, 22)),
    fill("shade", polygon(24, 11, 33, 22, 27.5, 22, 27.5, 36, 24, 36)),
  ],
  goal_swap: [...BACK(2, 3), ...BACK(29, 20), ...ROUND_ARROWS],
  trove: [
    fill("paper", "M4 20L21 13L29 32L12 39Z"),
    fill("shade", "M4 20L21 13L29 32L12 39Z"),
    fill("paper", "M14 12H33V38H14Z"),
    line("shade", 1.6, "M14 12H33V38H14Z"),
    fill("paper", "M24 9L43 15L35 41L17 35Z"),
    line("shade", 1.6, "M24 9L43 15L35 41L17 35Z"),
    fill("gold", "M30 16L32.5 22.5L39 25L32.5 27.5L30 34L27.5 27.5L21 25L27.5 22.5Z"),
    fill("gold", "M10 3L11.5 7L15.5 8.5L11.5 10L10 14L8.5 10L4.5 8.5L8.5 7Z"),
  ],
  turnabout: [
    line("main", 6, "M8 21A17 17 0 0 1 37 12"),
    fill("main", polygon(30, 16.5, 45, 18.5, 42, 3.5)),
    line("main", 6, "M40 27A17 17 0 0 1 11 36"),
    fill("main", polygon(18, 31.5, 3, 29.5, 6, 44.5)),
    fill("gold", circle(24, 24, 5.5)),
    fill("shade", "M24 18.5A5.5 5.5 0 0 1 24 29.5Z"),
  ],
  path_specialist: [
    ...TUNNEL(2, 3, "M10 0.5V27.5"),
    ...TUNNEL(26, 17, "M0.5 14H19.5M10 14V27.5"),
    line("main", 4.4, "M35 3V14M29.5 8.5H40.5"),
  ],
  diversion: [
    ...TUNNEL(2, 17, "M10 0.5V14H19.5"),
    line("main", 2.4, box(27, 18, 18, 26, 2.5)),
    line("main", 4.4, "M12 13C14 5 24 3 31 8"),
    fill("main", polygon(27, 14, 38.5, 13.5, 34, 3)),
  ],
  tunnel_party: [
    ...turned(-10, ...MUG(1, 15)),
    ...turned(10, ...MUG(27, 13)),
    fill("gold", "M24 1L25.5 5L29.5 6.5L25.5 8L24 12L22.5 8L18.5 6.5L22.5 5Z"),
  ],
  wardrobe: [
    fill("wood", box(5, 4, 38, 38, 2.5)),
    fill("wood", `${box(3, 2, 42, 5, 2)}${box(8, 41, 5, 5, 1)}${box(35, 41, 5, 5, 1)}`),
    fill("shade", box(3, 5, 42, 2, 1)),
    fill("dark", box(9, 10, 14, 28, 1)),
    fill("shade", box(26, 10, 14, 28, 1)),
    line("shine", 1.2, box(28, 12.5, 10, 10, 1)),
    line("shine", 1.2, box(28, 25.5, 10, 10, 1)),
    fill("gold", circle(25, 25, 1.6)),
    line("metal", 1.6, "M9 13H23"),
    fill("red", "M11 23C11.5 18 14 15 16 15C18 15 20.5 18 21 23Z"),
    fill("blue", "M11 36C11 28 13 26 16 26C19 26 21 28 21 36Z"),
  ],
};
