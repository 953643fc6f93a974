/** Tools, broken and mended. */

import { box, burst, circle, fill, type Icon, line, polygon, turned } from "./shape";

export const PICK: Icon = turned(
  38,
  fill("wood", box(21.3, 8, 5.4, 39, 2.4)),
  fill("shade", box(24.4, 8, 2.3, 39, 1.1)),
  fill("metal", "M2 20C9 8 17 4.5 24 4.5C31 4.5 39 8 46 20C38 14.5 31 12.8 24 12.8C17 12.8 10 14.5 2 20Z"),
  fill("shade", "M24 9C32 9 40 13 46 20C38 14.5 31 12.8 24 12.8C17 12.8 10 14.5 2 20C10 12.5 17 9 24 9Z"),
  fill("metal", box(19, 3, 10, 12, 2)),
  fill("shade", box(24.5, 3, 4.5, 12, 2)),
);

export const LAMP: Icon = [
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
];

const WHEEL = (x: number): Icon => [
  fill("dark", circle(x, 38.5, 6.6)),
  fill("metal", circle(x, 38.5, 5)),
  fill("shade", circle(x, 38.5, 2.4)),
];

export const CART: Icon = [
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
];

/** A burst, for something that breaks. */
export const BROKEN: Icon = [
  fill("main", burst(24, 24, 23, 15, 10)),
  line("dark", 5.5, "M17 17L31 31M31 17L17 31"),
];

/** A ring, for something that is mended. */
export const MENDED: Icon = [fill("main", circle(24, 24, 20)), line("dark", 5.5, "M14.5 25L21.5 32L34 17")];

export const AXE: Icon = turned(
  35,
  fill("wood", box(21.5, 4, 5, 42, 2.3)),
  fill("shade", box(24.3, 4, 2.2, 42, 1)),
  fill("metal", "M19 8H29C34 8 38 5 41 3C45 10 45 18 41 25C38 22 34 20 29 20H19Z"),
  fill("shine", "M41 3C45 10 45 18 41 25L38.5 22.8C41.5 17 41.5 11 38.5 5Z"),
  fill("shade", "M19 14H36V21.5C34 20.5 32 20 29 20H19Z"),
);

export const BOAT: Icon = [
  fill("cloth", "M25 5C34 10 37 19 38 27H25Z"),
  fill("shade", "M25 20H37L38 27H25Z"),
  fill("cloth", "M21 11C14 16 11 22 10.5 27H21Z"),
  fill("wood", box(22, 3, 2.8, 27, 1.2)),
  fill("wood", "M3 29H45C43 38 38 43 32 43H16C10 43 5 38 3 29Z"),
  fill("shade", "M4.5 34H43.5C41 40 37 43 32 43H16C11 43 7 40 4.5 34Z"),
  line("water", 2.6, "M2 45C7 42 9 47 14 45C19 42 21 47 26 45C31 42 33 47 38 45C42 43 44 46 46 45"),
];

export const ROPE: Icon = [
  line("wood", 5, circle(22, 21, 14)),
  line("shade", 1.2, "M10 14L14 18M18 7.5L20 13M29 9L27 13.5M35.5 17L30.5 19M34 27L30 24M25 34.5L24 29.5M14 32L17 28M8.5 24L13.5 23"),
  line("wood", 5, circle(22, 21, 7)),
  line("shade", 1.2, "M16 17L19 19M24 14.5L23 18M28 22L24.5 22M22 27.5L22 24"),
  line("wood", 5, "M35 25C41 30 38 36 34 38C29 41 33 46 40 45"),
  line("shade", 1.2, "M37 30L40.5 29M33 37L36.5 39.5M34 43L36 41"),
];
