/** Tools, and things found underground. */

import { SACK } from "./actions";
import { box, burst, circle, fill, type Icon, line, placed, polygon, turned } from "./shape";

const WHEEL = (x: number): Icon => [
  fill("dark", circle(x, 38.5, 6.6)),
  fill("metal", circle(x, 38.5, 5)),
  fill("shade", circle(x, 38.5, 2.4)),
];

/** Letters for doors and hats. */
export const B = "M20 21H25.5Q29 21 29 24.5Q29 27 26.5 27.5Q30 28 30 31.5Q30 35.5 25.5 35.5H20ZM23 23.5V26.6H25Q26.2 26.6 26.2 25Q26.2 23.5 25 23.5ZM23 29V33H25.2Q26.9 33 26.9 31Q26.9 29 25.2 29Z";

export const Y = "M18.5 21H22.3L24.7 26L27.2 21H31L26.4 29.5V35.5H23V29.5Z";
export const G = "M30 24.5L27.5 26Q26.5 23.7 24.5 23.7Q21.5 23.7 21.5 28.2Q21.5 33 24.5 33Q26.8 33 27.2 30.8H24.5V28.2H30.2V30Q29.5 35.8 24.5 35.8Q18.3 35.8 18.3 28.2Q18.3 20.9 24.5 20.9Q28.5 20.9 30 24.5Z";

const door = (colour: "blue" | "green", letter: string): Icon => [
  fill("rock", "M4 46V20C4 9 13 2 24 2C35 2 44 9 44 20V46Z"),
  line("shade", 1.3, "M4.5 22L10 23M8 11L13 15M17 4L19 9.5M31 4L29 9.5M40 11L35 15M43.5 22L38 23M4 34H10M38 34H44"),
  fill(colour, "M9 46V21C9 12.5 15.5 7 24 7C32.5 7 39 12.5 39 21V46Z"),
  line("shade", 1.4, "M16.5 9.5V46M31.5 9.5V46"),
  fill("metal", `${box(9, 15, 30, 3)}${box(9, 39, 30, 3)}`),
  fill("paper", colour === "blue" ? circle(24, 28.5, 10) : polygon(24, 17.5, 35.5, 28.5, 24, 39.5, 12.5, 28.5)),
  fill("dark", letter),
];

const SPAR = (x: number, y: number, width: number, height: number): Icon => [
  fill("gem", polygon(x, y + height * 0.25, x + width / 2, y, x + width, y + height * 0.25, x + width * 0.82, y + height, x + width * 0.18, y + height)),
  fill("shine", polygon(x, y + height * 0.25, x + width / 2, y, x + width * 0.42, y + height * 0.32, x + width * 0.36, y + height, x + width * 0.18, y + height)),
  fill("shade", polygon(x + width, y + height * 0.25, x + width * 0.82, y + height, x + width * 0.6, y + height, x + width * 0.62, y + height * 0.32)),
];

const NUGGET = (x: number, y: number, size: number): Icon => placed([
  fill("gold", polygon(0, 8, 3, 2, 10, 0, 17, 3, 19, 9, 15, 15, 6, 16, 1, 13)),
  fill("shine", polygon(0, 8, 3, 2, 10, 0, 8, 5, 4, 9)),
  fill("shade", polygon(19, 9, 15, 15, 6, 16, 9, 11, 16, 9, 17, 3)),
], x, y, size);

export const GOLD: Icon = [...NUGGET(13, 5, 1.15), ...NUGGET(1, 24, 1.2), ...NUGGET(23, 22, 1.28)];

export const STONE: Icon = [
  fill("rock", polygon(4, 34, 9, 16, 20, 8, 34, 11, 43, 23, 44, 37, 34, 43, 12, 43)),
  fill("shine", polygon(4, 34, 9, 16, 20, 8, 18, 21)),
  fill("shade", polygon(44, 37, 34, 43, 12, 43, 21, 34, 33, 30, 34, 11, 43, 23)),
  line("shade", 1.8, "M18 21L33 30M20 8L18 21L21 34"),
];

const coins = (n: 1 | 2): Icon => [
  ...SACK,
  ...(n === 1 ? [24] : [18, 31]).flatMap((x) => [
    fill("gold", circle(x, 31, 7)),
    line("shade", 1.5, circle(x, 31, 5)),
  ]),
  ...(n === 1 ? [24] : [18, 31]).map((x) => fill("shine", polygon(x - 3, 31, x, 27.5, x + 3, 31, x, 34.5))),
];

const LEGS = "M19 22L9 14L4 20M18 26L7 25L2 33M18 30L9 35L6 44M20 33L15 40L16 46M29 22L39 14L44 20M30 26L41 25L46 33M30 30L39 35L42 44M28 33L33 40L32 46";

const INGOT = (x: number, y: number): Icon => placed([
  fill("metal", polygon(4, 0, 18, 0, 22, 13, 0, 13)),
  fill("shine", polygon(4, 0, 18, 0, 19, 4, 3, 4)),
  fill("shade", polygon(0, 13, 22, 13, 20.5, 9, 1.5, 9)),
], x, y, 1);

export const MINE: Record<string, Icon> = {
  pick: turned(
    38,
    fill("wood", box(21.3, 8, 5.4, 39, 2.4)),
    fill("shade", box(24.4, 8, 2.3, 39, 1.1)),
    fill("metal", "M2 20C9 8 17 4.5 24 4.5C31 4.5 39 8 46 20C38 14.5 31 12.8 24 12.8C17 12.8 10 14.5 2 20Z"),
    fill("shade", "M24 9C32 9 40 13 46 20C38 14.5 31 12.8 24 12.8C17 12.8 10 14.5 2 20C10 12.5 17 9 24 9Z"),
    fill("metal", box(19, 3, 10, 12, 2)),
    fill("shade", box(24.5, 3, 4.5, 12, 2)),
  ),
  lamp: [
    line("metal", 2.6, "M17.5 9.5A6.5 6.5 0 0 1 30.5 9.5"),
    fill("glow", circle(24, 27, 15)),
    fill("flame", "M24 17.5C30 23.5 30.5 27 30.5 29A6.5 6.5 0 0 1 17.5 29C17.5 25.5 21.5 23 24 17.5Z"),
    fill("shine", "M24 24C27 27.5 27 29.5 27 30.5A3 3 0 0 1 21 30.5C21 28.5 23 27 24 24Z"),
    fill("metal", "M13 16L18 8.5H30L35 16Z"),
    fill("shade", "M24 8.5H30L35 16H24Z"),
    line("metal", 2.6, "M14.5 16V36.5M33.5 16V36.5"),
    line("metal", 1.6, "M24 16V18M24 35V36.5"),
    fill("metal", "M12.5 36H35.5L38 44.5H10Z"),
    fill("shade", "M24 36H35.5L38 44.5H24Z"),
  ],
  cart: [
    fill("rock", "M9 17L12 10L18 11.5L21 5.5L28 5L31 10.5L37 10L40 17Z"),
    fill("gold", polygon(19, 17, 21, 10.5, 27, 9.5, 30, 13.5, 29, 17)),
    fill("shine", polygon(21, 10.5, 27, 9.5, 25, 13)),
    fill("shade", "M31 10.5L37 10L40 17H32Z"),
    fill("metal", "M5.5 18H42.5L37.5 36H10.5Z"),
    fill("shade", "M27 18H42.5L37.5 36H26Z"),
    line("shade", 1.8, "M15.5 20L17.5 36M32.5 20L30.5 36"),
    fill("wood", box(3.5, 15.5, 41, 4.6, 1.5)),
    fill("shade", box(3.5, 18, 41, 2.1, 1)),
    ...WHEEL(16),
    ...WHEEL(32),
    line("metal", 2, "M2 46.2H46"),
  ],
  /** A burst, for something that breaks. */
  broken: [
    fill("main", burst(24, 24, 23, 15, 10)),
    line("dark", 5.5, "M17 17L31 31M31 17L17 31"),
  ],
  /** A ring, for something that is mended. */
  mended: [fill("main", circle(24, 24, 20)), line("dark", 5.5, "M14.5 25L21.5 32L34 17")],
  axe: turned(
    35,
    fill("wood", box(21.5, 4, 5, 42, 2.3)),
    fill("shade", box(24.3, 4, 2.2, 42, 1)),
    fill("metal", "M19 8H29C34 8 38 5 41 3C45 10 45 18 41 25C38 22 34 20 29 20H19Z"),
    fill("shine", "M41 3C45 10 45 18 41 25L38.5 22.8C41.5 17 41.5 11 38.5 5Z"),
    fill("shade", "M19 14H36V21.5C34 20.5 32 20 29 20H19Z"),
  ),
  boat: [
    fill("cloth", "M25 5C34 10 37 19 38 27H25Z"),
    fill("shade", "M25 20H37L38 27H25Z"),
    fill("cloth", "M21 11C14 16 11 22 10.5 27H21Z"),
    fill("wood", box(22, 3, 2.8, 27, 1.2)),
    fill("wood", "M3 29H45C43 38 38 43 32 43H16C10 43 5 38 3 29Z"),
    fill("shade", "M4.5 34H43.5C41 40 37 43 32 43H16C11 43 7 40 4.5 34Z"),
    line("water", 2.6, "M2 45C7 42 9 47 14 45C19 42 21 47 26 45C31 42 33 47 38 45C42 43 44 46 46 45"),
  ],
  rope: [
    line("wood", 5, circle(22, 21, 14)),
    line("shade", 1.2, "M10 14L14 18M18 7.5L20 13M29 9L27 13.5M35.5 17L30.5 19M34 27L30 24M25 34.5L24 29.5M14 32L17 28M8.5 24L13.5 23"),
    line("wood", 5, circle(22, 21, 7)),
    line("shade", 1.2, "M16 17L19 19M24 14.5L23 18M28 22L24.5 22M22 27.5L22 24"),
    line("wood", 5, "M35 25C41 30 38 36 34 38C29 41 33 46 40 45"),
    line("shade", 1.2, "M37 30L40.5 29M33 37L36.5 39.5M34 43L36 41"),
  ],
  ladder: [
    line("wood", 4.4, "M15 2L13 46M33 2L35 46"),
    line("wood", 3.6, "M15 8H33M14.5 16H33.5M14 24.5H34M14 33H34M13.5 41.5H34.5"),
    line("shade", 1.3, "M34.6 2L36.6 46M16.6 2L14.6 46"),
    line("shade", 1.2, "M15 9.5H33M14.5 17.5H33.5M14 26H34M14 34.5H34M13.5 43H34.5"),
  ],
  door_blue: door("blue", B),
  door_green: door("green", G),
  crystal: [
    fill("glow", circle(24, 26, 20)),
    ...SPAR(6, 17, 11, 26),
    ...SPAR(31, 15, 11, 28),
    ...SPAR(15.5, 3, 17, 41),
    fill("rock", "M3 45L7 39L14 42L20 38L27 42L35 38L41 41L46 45Z"),
  ],
  gold: GOLD,
  treasure: [
    fill("glow", circle(24, 24, 23)),
    fill("rock", polygon(2, 46, 6, 38, 14, 40, 34, 39, 42, 37, 46, 46)),
    ...NUGGET(2, 27, 0.9), ...NUGGET(29, 25, 0.95), ...NUGGET(14, 30, 1), ...NUGGET(7, 14, 0.9), ...NUGGET(22, 13, 1), ...NUGGET(15, 2, 0.85),
  ],
  stone: STONE,
  sack_1: coins(1),
  sack_2: coins(2),
  dragon: [
    fill("flame", "M1 35C6 30 8 34 12 31C10 36 14 38 10 41C7 44 3 42 1 35Z"),
    fill("red", "M10 30C12 20 18 15 24 13L21 3L31 10L37 3L38 13C44 17 46 26 44 34C42 42 36 46 30 46C31 40 28 37 23 38C18 39 12 38 10 30Z"),
    fill("shade", "M38 13C44 17 46 26 44 34C42 42 36 46 30 46C31 41 29 38 26 37.5C36 36 40 25 34 14Z"),
    fill("shine", "M21 3L31 10L25 13ZM37 3L38 13L33 12Z"),
    fill("gold", "M22 20L31 17C31 22 28 25 24 25Z"),
    fill("dark", polygon(26, 18.5, 28, 18, 27.5, 24.5, 26, 24.5)),
    fill("dark", circle(13.5, 28.5, 1.5)),
    line("dark", 1.8, "M11 33C16 35 21 34 27 31"),
    fill("paper", "M14 33.5L16 37.5L18 34.3ZM20 34L22 37.5L24 32.7Z"),
  ],
  spider: [
    line("shade", 1.2, "M24 1V12"),
    line("dark", 4.2, LEGS),
    line("hair", 2.8, LEGS),
    fill("hair", circle(24, 30, 10.5)),
    fill("shade", "M24 19.5A10.5 10.5 0 0 1 24 40.5Z"),
    fill("red", polygon(24, 25, 27.5, 30, 24, 35, 20.5, 30)),
    fill("hair", circle(24, 17, 6.5)),
    fill("red", `${circle(21.5, 16, 1.6)}${circle(26.5, 16, 1.6)}${circle(23, 19.2, 0.9)}${circle(25, 19.2, 0.9)}`),
  ],
  gems: [
    fill("glow", circle(24, 24, 22)),
    fill("gem", polygon(10, 7, 38, 7, 46, 19, 24, 44, 2, 19)),
    fill("shine", polygon(10, 7, 18, 7, 14, 19, 2, 19)),
    fill("shade", polygon(38, 7, 46, 19, 24, 44, 34, 19, 30, 7)),
    line("shade", 1.3, "M2 19H46M14 19L24 44L34 19L24 7Z"),
  ],
  silver: [...INGOT(13, 11), ...INGOT(1, 26), ...INGOT(25, 26)],
  chest: [
    fill("wood", "M4 21C4 11 9 7 16 7H32C39 7 44 11 44 21Z"),
    fill("shade", "M34 7C40 8 44 12 44 21H38C38 14 37 10 34 7Z"),
    fill("wood", box(4, 22, 40, 21, 2)),
    fill("shade", box(4, 35, 40, 8, 2)),
    fill("metal", `${box(9, 8.5, 4.5, 34.5)}${box(34.5, 8.5, 4.5, 34.5)}${box(3, 19, 42, 5, 1)}`),
    fill("gold", box(18.5, 18, 11, 12, 2)),
    fill("dark", "M24 21A2 2 0 0 1 25.2 24.6L26 27.5H22L22.8 24.6A2 2 0 0 1 24 21Z"),
  ],
};
