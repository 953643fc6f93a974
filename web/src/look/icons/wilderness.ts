/** Obstacles on the way to the lost mines. */

import { UNKNOWN } from "./dwarfs";
import { GOLD, STONE } from "./mine";
import { circle, fill, type Icon, line, placed, polygon, type Shape } from "./shape";

const camp = (colour: "blue" | "yellow", mark: Shape): Icon => [
  line("wood", 2.6, "M24 12V2"),
  fill(colour, "M25 1.5H37L34 5L37 8.5H25Z"),
  fill(colour, "M24 11L45 43H3Z"),
  fill("shade", "M24 11L45 43H32Z"),
  fill("dark", "M24 22L32 43H16Z"),
  fill("paper", "M24 22L32 43L28 43L24 30L20 43H16Z"),
  line("wood", 2.6, "M3 43H45"),
  mark,
];

const TEETH = "M7 26L11 17L14 24L18 13L21 22L24 11L27 22L30 13L34 24L37 17L41 26Z";

export const EYE: Icon = [
  fill("paper", "M2 12C8 2 26 2 32 12C26 22 8 22 2 12Z"),
  fill("blue", circle(17, 12, 6.5)),
  fill("dark", circle(17, 12, 3.2)),
  fill("shine", circle(15, 10, 1.6)),
];

const MOUTH: Icon = [
  fill("rock", "M2 46V22C2 9 12 2 24 2C36 2 46 9 46 22V46Z"),
  fill("dark", "M11 46V25C11 17 17 12 24 12C31 12 37 17 37 25V46Z"),
  line("wood", 4, "M12.5 46V22M35.5 46V22M9 19H39"),
];

const looks = (first: Icon, second: Icon): Icon => [
  ...placed(EYE, 9.5, 0, 0.86),
  ...placed(first, 0.5, 23.5, 0.48),
  ...placed(second, 24.5, 23.5, 0.48),
];

export const WILDERNESS: Record<string, Icon> = {
  camp_blue: camp("blue", fill("paper", circle(36, 33, 2.6))),
  camp_yellow: camp("yellow", fill("dark", polygon(36, 29, 40, 35, 32, 35))),
  campfire: [
    fill("glow", circle(24, 26, 22)),
    fill("flame", "M25 2C34 11 38 18 37 27C36 35 31 39 24 39C17 39 11 35 11 27C11 22 13 18 16 15C17 19 19 21 21 20C25 16 23 8 25 2Z"),
    fill("gold", "M25 18C30 23 31 27 30 31C29 36 27 38 24 38C20 38 17 35 17 31C17 28 19 26 20 25C21 27 23 27 24 26C26 23 25 20 25 18Z"),
    line("wood", 5.4, "M6 44L40 35M42 44L8 35"),
    line("shade", 1.5, "M7 45.5L40 37M41 45.5L26 41.5"),
  ],
  trunk: [
    fill("leaf", "M27 14C28 6 36 4 40 8C38 14 33 16 27 14Z"),
    fill("wood", "M8 20L36 10C43 9 47 22 41 27L14 39C4 42 -1 24 8 20Z"),
    fill("shade", "M43 22C43 24 42.5 26 41 27L14 39C11 40 8 38 6.5 35C20 33 33 27 43 22Z"),
    line("shade", 1.5, "M18 19L32 14M22 25L36 19M19 31L25 28"),
    fill("paper", "M10 20C15 20 19 37 13 39C6 40 2 22 10 20Z"),
    line("wood", 1.7, "M10.5 24C13 26 15 33 13 35C10 36 7 26 10.5 24ZM11 28L12.5 31.5"),
  ],
  lake: [
    fill("water", "M5 20C8 10 20 12 26 9C36 5 45 14 44 24C43 36 33 41 22 40C10 40 1 32 5 20Z"),
    fill("shade", "M44 24C43 36 33 41 22 40C12 40 4 34 4.5 25C12 34 34 35 44 24Z"),
    line("shine", 2.2, "M13 20C16 17 18 22 22 19M26 26C29 23 32 28 36 25M14 30C17 27 19 32 23 29"),
    line("leaf", 2.4, "M39 14V3M43 16L45 6M36 12L34 5"),
  ],
  ditch: [
    fill("rock", "M2 13L9 8L17 12L24 7L33 11L40 8L46 13L42 36L34 41L25 37L17 42L8 37Z"),
    fill("dark", "M8 16L15 20L23 15L31 20L40 16L35 34L27 31L19 35L13 32Z"),
    fill("shade", "M8 16L15 20L23 15L31 20L40 16L37 27L28 25L20 28L12 26Z"),
    line("shine", 1.8, "M8 16L15 20L23 15L31 20L40 16"),
  ],
  trap: [
    line("metal", 3.4, "M24 44V47"),
    fill("metal", TEETH),
    fill("metal", "M3 27C3 23 7 22 10 24C18 28 30 28 38 24C41 22 45 23 45 27C45 38 36 43 24 43C12 43 3 38 3 27Z"),
    fill("shade", "M4 31C10 36 38 36 44 31C42 39 34 43 24 43C14 43 6 39 4 31Z"),
    fill("dark", "M11 29C18 32 30 32 37 29C34 34 29 35 24 35C19 35 14 34 11 29Z"),
    fill("red", circle(24, 31.5, 3)),
  ],
  troll: [
    fill("leaf", "M3 17L11 20C12 9 17 3 24 3C31 3 36 9 37 20L45 17C45 24 42 28 38 28C38 39 33 46 24 46C15 46 10 39 10 28C6 28 3 24 3 17Z"),
    fill("shade", "M30 4.5C34 8 36 13 37 20L45 17C45 24 42 28 38 28C38 39 33 46 24 46C33 38 34 16 30 4.5Z"),
    fill("hair", "M14 12C16 3 32 3 34 12C30 9 28 13 24 9C20 13 18 9 14 12Z"),
    fill("gold", `${circle(18, 20, 3)}${circle(30, 20, 3)}`),
    fill("dark", `${circle(18.6, 20.5, 1.3)}${circle(29.4, 20.5, 1.3)}`),
    line("dark", 2.2, "M13.5 15.5L21 18M34.5 15.5L27 18"),
    fill("leaf", "M20 28C20 24 28 24 28 28C28 31 20 31 20 28Z"),
    line("shade", 1.3, "M20 28C20 31 28 31 28 28"),
    line("dark", 2.6, "M15 36C19 33 29 33 33 36"),
    fill("paper", "M16 36L18 29L20.5 34.5ZM32 36L30 29L27.5 34.5Z"),
  ],
  thunderstorm: [
    fill("rock", "M12 29C5 29 2 25 2 20.5C2 16 6 12.5 10 13C11 6 17 2 24 2C31 2 35 6 37 11C42 10 46 14 46 19.5C46 25 42 29 37 29Z"),
    fill("shade", "M4 25C16 27 36 26 44 14C46 19 47 29 37 29H12C8 29 5 27.5 4 25Z"),
    fill("gold", polygon(27, 17, 15, 33, 23, 33, 18, 47, 34, 28, 25.5, 28, 31, 17)),
    line("water", 2.6, "M9 33L6 40M39 32L36 39M42 38L40 43"),
  ],
  mine: MOUTH,
  info_mine_treasure: looks(MOUTH, GOLD),
  info_mine_dwarf: looks(MOUTH, UNKNOWN),
  info_treasure_dwarf: looks(GOLD, UNKNOWN),
  rock: placed(STONE, 0, 2, 0.98),
  guard: [
    line("wood", 3, "M42 2V46"),
    fill("metal", "M42 1L46 9L42 14L38 9Z"),
    fill("metal", "M4 12C12 12 17 9 20 6C23 9 28 12 36 12C37 28 31 40 20 45C9 40 3 28 4 12Z"),
    fill("shade", "M20 6C23 9 28 12 36 12C37 28 31 40 20 45Z"),
    fill("gold", polygon(20, 15, 27, 24, 20, 34, 13, 24)),
    fill("shade", polygon(20, 15, 27, 24, 20, 34)),
  ],
};
