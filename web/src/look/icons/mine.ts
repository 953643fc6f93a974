/** Things found underground. */

import { SACK } from "./actions";
import { box, circle, fill, type Icon, line, placed, polygon } from "./shape";

export const LADDER: Icon = [
  line("wood", 4.4, "M15 2L13 46M33 2L35 46"),
  line("wood", 3.6, "M15 8H33M14.5 16H33.5M14 24.5H34M14 33H34M13.5 41.5H34.5"),
  line("shade", 1.3, "M34.6 2L36.6 46M16.6 2L14.6 46"),
  line("shade", 1.2, "M15 9.5H33M14.5 17.5H33.5M14 26H34M14 34.5H34M13.5 43H34.5"),
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

export const DOOR_BLUE = door("blue", B);
export const DOOR_GREEN = door("green", G);

const SPAR = (x: number, y: number, width: number, height: number): Icon => [
  fill("gem", polygon(x, y + height * 0.25, x + width / 2, y, x + width, y + height * 0.25, x + width * 0.82, y + height, x + width * 0.18, y + height)),
  fill("shine", polygon(x, y + height * 0.25, x + width / 2, y, x + width * 0.42, y + height * 0.32, x + width * 0.36, y + height, x + width * 0.18, y + height)),
  fill("shade", polygon(x + width, y + height * 0.25, x + width * 0.82, y + height, x + width * 0.6, y + height, x + width * 0.62, y + height * 0.32)),
];

export const CRYSTAL: Icon = [
  fill("glow", circle(24, 26, 20)),
  ...SPAR(6, 17, 11, 26),
  ...SPAR(31, 15, 11, 28),
  ...SPAR(15.5, 3, 17, 41),
  fill("rock", "M3 45L7 39L14 42L20 38L27 42L35 38L41 41L46 45Z"),
];

const NUGGET = (x: number, y: number, size: number): Icon => placed([
  fill("gold", polygon(0, 8, 3, 2, 10, 0, 17, 3, 19, 9, 15, 15, 6, 16, 1, 13)),
  fill("shine", polygon(0, 8, 3, 2, 10, 0, 8, 5, 4, 9)),
  fill("shade", polygon(19, 9, 15, 15, 6, 16, 9, 11, 16, 9, 17, 3)),
], x, y, size);

export const GOLD: Icon = [...NUGGET(13, 5, 1.15), ...NUGGET(1, 24, 1.2), ...NUGGET(23, 22, 1.28)];

export const TREASURE: Icon = [
  fill("glow", circle(24, 24, 23)),
  fill("rock", polygon(2, 46, 6, 38, 14, 40, 34, 39, 42, 37, 46, 46)),
  ...NUGGET(2, 27, 0.9), ...NUGGET(29, 25, 0.95), ...NUGGET(14, 30, 1), ...NUGGET(7, 14, 0.9), ...NUGGET(22, 13, 1), ...NUGGET(15, 2, 0.85),
];

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

export const SACK_1 = coins(1);
export const SACK_2 = coins(2);

export const DRAGON: Icon = [
  fill("flame", "M1 35C6 30 8 34 12 31C10 36 14 38 10 41C7 44 3 42 1 35Z"),
  fill("red", "M10 30C12 20 18 15 24 13L21 3L31 10L37 3L38 13C44 17 46 26 44 34C42 42 36 46 30 46C31 40 28 37 23 38C18 39 12 38 10 30Z"),
  fill("shade", "M38 13C44 17 46 26 44 34C42 42 36 46 30 46C31 41 29 38 26 37.5C36 36 40 25 34 14Z"),
  fill("shine", "M21 3L31 10L25 13ZM37 3L38 13L33 12Z"),
  fill("gold", "M22 20L31 17C31 22 28 25 24 25Z"),
  fill("dark", polygon(26, 18.5, 28, 18, 27.5, 24.5, 26, 24.5)),
  fill("dark", circle(13.5, 28.5, 1.5)),
  line("dark", 1.8, "M11 33C16 35 21 34 27 31"),
  fill("paper", "M14 33.5L16 37.5L18 34.3ZM20 34L22 37.5L24 32.7Z"),
];

const LEGS = "M19 22L9 14L4 20M18 26L7 25L2 33M18 30L9 35L6 44M20 33L15 40L16 46M29 22L39 14L44 20M30 26L41 25L46 33M30 30L39 35L42 44M28 33L33 40L32 46";

export const SPIDER: Icon = [
  line("shade", 1.2, "M24 1V12"),
  line("dark", 4.2, LEGS),
  line("hair", 2.8, LEGS),
  fill("hair", circle(24, 30, 10.5)),
  fill("shade", "M24 19.5A10.5 10.5 0 0 1 24 40.5Z"),
  fill("red", polygon(24, 25, 27.5, 30, 24, 35, 20.5, 30)),
  fill("hair", circle(24, 17, 6.5)),
  fill("red", `${circle(21.5, 16, 1.6)}${circle(26.5, 16, 1.6)}${circle(23, 19.2, 0.9)}${circle(25, 19.2, 0.9)}`),
];

export const GEMS: Icon = [
  fill("glow", circle(24, 24, 22)),
  fill("gem", polygon(10, 7, 38, 7, 46, 19, 24, 44, 2, 19)),
  fill("shine", polygon(10, 7, 18, 7, 14, 19, 2, 19)),
  fill("shade", polygon(38, 7, 46, 19, 24, 44, 34, 19, 30, 7)),
  line("shade", 1.3, "M2 19H46M14 19L24 44L34 19L24 7Z"),
];

const INGOT = (x: number, y: number): Icon => placed([
  fill("metal", polygon(4, 0, 18, 0, 22, 13, 0, 13)),
  fill("shine", polygon(4, 0, 18, 0, 19, 4, 3, 4)),
  fill("shade", polygon(0, 13, 22, 13, 20.5, 9, 1.5, 9)),
], x, y, 1);

export const SILVER: Icon = [...INGOT(13, 11), ...INGOT(1, 26), ...INGOT(25, 26)];

export const CHEST: Icon = [
  fill("wood", "M4 21C4 11 9 7 16 7H32C39 7 44 11 44 21Z"),
  fill("shade", "M34 7C40 8 44 12 44 21H38C38 14 37 10 34 7Z"),
  fill("wood", box(4, 22, 40, 21, 2)),
  fill("shade", box(4, 35, 40, 8, 2)),
  fill("metal", `${box(9, 8.5, 4.5, 34.5)}${box(34.5, 8.5, 4.5, 34.5)}${box(3, 19, 42, 5, 1)}`),
  fill("gold", box(18.5, 18, 11, 12, 2)),
  fill("dark", "M24 21A2 2 0 0 1 25.2 24.6L26 27.5H22L22.8 24.6A2 2 0 0 1 24 21Z"),
];
