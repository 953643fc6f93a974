/** Drawn faces: a number says which colour, temper, beard and cap a player has; and the hat and colour of a role. */

import { circle } from "./icons/shape";

export const COLOURS = 12;
export const TEMPERS = ["merry", "grumpy", "sly", "sleepy", "stern", "curious", "brave", "gloomy"] as const;
const BEARDS = 6;
const CAPS = 5;

export type Parts = { colour: number; temper: number; beard: number; cap: number };
export type Part = keyof Parts;
/** In the order in which a face's number is taken apart. */
export const CHOICES: Record<Part, number> = { colour: COLOURS, temper: TEMPERS.length, beard: BEARDS, cap: CAPS };
export const FACES = COLOURS * TEMPERS.length * BEARDS * CAPS;

export function partsOf(face: number): Parts {
  let rest = face;
  const parts = Object.entries(CHOICES).map(([part, count]) => {
    const value = rest % count;
    rest = Math.floor(rest / count);
    return [part, value];
  });
  return Object.fromEntries(parts) as Parts;
}

export function faceOf(parts: Parts): number {
  return Object.entries(CHOICES).reduceRight((face, [part, count]) => face * count + parts[part as Part], 0);
}

/** The same face with the next temper, beard, cap or colour. */
export function nextFace(face: number, part: Part): number {
  const parts = partsOf(face);
  return faceOf({ ...parts, [part]: (parts[part] + 1) % CHOICES[part] });
}

export const randomFace = (): number => Math.floor(Math.random() * FACES);

/** Neighbours differ in their pattern, and the two that share one differ in how bright it is. */
const PAINTS = [
  "#c8452f", "#d9792a", "#d6a81f", "#8fa32b", "#3f8f4f", "#2f8f8a",
  "#4b93cf", "#3f5fb5", "#7a55b8", "#c45a9a", "#8a5c3b", "#7d8590",
];
const PATTERNS: readonly { d: string; width: number }[] = [
  { d: "M-6 18L18 -6M-6 34L34 -6M-6 50L50 -6M2 58L58 2M18 58L58 18M34 58L58 34", width: 4 },
  { d: [4, 16, 28, 40].flatMap((y, row) => [2, 14, 26, 38, 50].map((x) => circle(x - (row % 2) * 6, y, 1.4))).join(""), width: 2.6 },
  { d: "M0 6H48M0 18H48M0 30H48M0 42H48", width: 4 },
  { d: "M6 0V48M18 0V48M30 0V48M42 0V48M0 6H48M0 18H48M0 30H48M0 42H48", width: 2.2 },
  { d: "M-2 8L6 2L14 8L22 2L30 8L38 2L46 8L54 2M-2 24L6 18L14 24L22 18L30 24L38 18L46 24L54 18M-2 40L6 34L14 40L22 34L30 40L38 34L46 40L54 34", width: 3 },
  { d: "M24 24V-10M24 24L58 -4M24 24H60M24 24L58 52M24 24V60M24 24L-10 52M24 24H-12M24 24L-10 -4", width: 4.5 },
];

export const paintOf = ({ colour }: Parts): string => PAINTS[colour]!;
export const patternOf = ({ colour }: Parts): { d: string; width: number; bright: boolean } => ({
  ...PATTERNS[colour % PATTERNS.length]!,
  bright: colour < PATTERNS.length,
});

const SKINS = ["#f0c49c", "#d99e6f", "#b0754a", "#8a5636"];
const HAIRS = ["#6b4424", "#b4552a", "#2e2620", "#e3ddd0", "#d2a24c"];
export const skinOf = ({ beard, cap }: Parts): string => SKINS[(beard + cap) % SKINS.length]!;
export const hairOf = ({ beard, cap }: Parts): string => HAIRS[(2 * beard + cap) % HAIRS.length]!;

export const HEAD = "M12 17H36V29C36 33 31 36 24 36C17 36 12 33 12 29Z";
/** Full, forked, plaits without a beard, a moustache, short and pointed. */
export const BEARD_SHAPES: readonly string[] = [
  "M10.5 26C10.5 39 16 47.5 24 47.5C32 47.5 37.5 39 37.5 26C34 30 29 29.5 24 29.5C19 29.5 14 30 10.5 26Z",
  "M11 26C10 36 12 44 17 48L24 39L31 48C36 44 38 36 37 26C33 30 29 29.5 24 29.5C19 29.5 15 30 11 26Z",
  "M12.5 19C8 22 8 28 9.5 32C7 36 7.5 42 9 46H14C15.5 42 15 36 13 32C14 28 13.5 23 12.5 19ZM35.5 19C40 22 40 28 38.5 32C41 36 40.5 42 39 46H34C32.5 42 33 36 35 32C34 28 34.5 23 35.5 19Z",
  "M24 30C20 28.5 15.5 30 10 36.5C15 37.5 21 36.5 24 33.5C27 36.5 33 37.5 38 36.5C32.5 30 28 28.5 24 30Z",
  "M11.5 25C10.5 34 15 40.5 24 40.5C33 40.5 37.5 34 36.5 25C34 30 29 29.5 24 29.5C19 29.5 14 30 11.5 25Z",
  "M12 26C12.5 34 18 39 24 48C30 39 35.5 34 36 26C33 30 29 29.5 24 29.5C19 29.5 15 30 12 26Z",
];
/** A pointed cap, a flat cap, a hard hat, a hood and a horned helmet; the second shape is trim. */
export const CAP_SHAPES: readonly [string, string][] = [
  ["M9 20C12 11 19 9 23 0.5C31 3 37 11 39 20Z", "M8 17.5Q24 13.5 40 17.5V21Q24 17 8 21Z"],
  ["M9 19C7 9 15 5 24 5C35 5 41 10 39 19Z", "M9 17Q26 12 43 19.5Q44 22 40 21.5Q25 17 9 20.5Z"],
  ["M9 19C9 8 15 3.5 24 3.5C33 3.5 39 8 39 19Z", `M7 17.5H41V21H7Z${circle(24, 11, 4)}`],
  ["M7 33C4 14 13 2 24 2C35 2 44 14 41 33C38 27 38 21 35 18.5C29 15.5 19 15.5 13 18.5C10 21 10 27 7 33Z", "M13 18.5C19 15.5 29 15.5 35 18.5L34.4 20.5C29 17.8 19 17.8 13.6 20.5Z"],
  ["M10 19C10 9 16 4.5 24 4.5C32 4.5 38 9 38 19Z", "M10 14C4 14 2 8 4 3C6 8 9 9 13 9.5ZM38 14C44 14 46 8 44 3C42 8 39 9 35 9.5ZM9 17H39V20.5H9Z"],
];

type Look = { brows: string; eyes: string; mouth: string; lids?: string };
const round = (r: number, left = 19, right = 29, y = 25.5): string => circle(left, y, r) + circle(right, y, r);
const HEART = (x: number): string => `M${x} 28C${x - 5} 25 ${x - 3} 21.5 ${x} 23.6C${x + 3} 21.5 ${x + 5} 25 ${x} 28Z`;
/** By temper and emote: brows and mouth are lines, eyes are filled, lids are lines over the eyes. */
export const LOOKS: Readonly<Record<string, Look>> = {
  merry: { brows: "M16 21.5Q19 19 21.5 21M26.5 21Q29 19 32 21.5", eyes: "M16.8 26.5Q19 22.6 21.2 26.5Q19 24.8 16.8 26.5ZM26.8 26.5Q29 22.6 31.2 26.5Q29 24.8 26.8 26.5Z", mouth: "M19 33Q24 38.5 29 33Z" },
  grumpy: { brows: "M15.5 20.5L22 23.5M32.5 20.5L26 23.5", eyes: round(1.7), mouth: "M19.5 36Q24 32 28.5 36" },
  sly: { brows: "M15.5 22.5L22 21.5M26 22.5Q29 17.5 32.5 20", eyes: round(1.8, 20, 30), lids: "M16.5 24.2H22.5M26.5 24.2H32.5", mouth: "M19.5 34.2Q25 36.5 29 32.4" },
  sleepy: { brows: "M16 22L21.5 21.5M26.5 21.5L32 22", eyes: "", lids: "M16.5 25Q19 27.5 21.5 25M26.5 25Q29 27.5 31.5 25", mouth: circle(24, 34.6, 1.8) },
  stern: { brows: "M15 22.2H22M26 22.2H33", eyes: round(1.6), mouth: "M20 34.6H28" },
  curious: { brows: "M15.5 22L21.5 22.4M26.5 20Q29.5 16.8 32.5 19.4", eyes: round(1.5, 18.6, 29) + circle(29, 25.2, 2.3), mouth: circle(25, 34.6, 1.4) },
  brave: { brows: "M15.5 23L21.5 21M32.5 23L26.5 21", eyes: round(2), mouth: "M18.5 33.4Q24 35.4 29.5 33.4L28.5 35.6Q24 37.4 19.5 35.6Z" },
  gloomy: { brows: "M15.5 23L21.5 20.2M32.5 23L26.5 20.2", eyes: round(1.6, 19, 29, 26), mouth: "M20 36.4Q24 32.8 28 36.4" },
  laugh: { brows: "M15.5 20.5Q19 17.5 21.5 20M26.5 20Q29 17.5 32.5 20.5", eyes: "", lids: "M16.3 26L19 23.6L21.7 26M26.3 26L29 23.6L31.7 26", mouth: "M17.5 32.4Q24 31.4 30.5 32.4Q29 40.5 24 40.5Q19 40.5 17.5 32.4Z" },
  gasp: { brows: "M15.5 20Q18.5 17 21.5 19M26.5 19Q29.5 17 32.5 20", eyes: round(2.6), mouth: "M24 32.5C27 32.5 27.5 40 24 40C20.5 40 21 32.5 24 32.5Z" },
  angry: { brows: "M14.5 19L22.5 24M33.5 19L25.5 24", eyes: round(1.9), mouth: "M18.5 38L20 33.6H28L29.5 38L27 36.6L24 38L21 36.6Z" },
  wink: { brows: "M15.5 21.5H21.5M26.5 20Q29.5 17 32.5 19.5", eyes: circle(29, 25.5, 1.9), lids: "M16.5 25.8H21.8", mouth: "M19 33.4Q25 38 29.5 32.6" },
  love: { brows: "M16 20.5Q19 18 21.5 20M26.5 20Q29 18 32 20.5", eyes: HEART(19) + HEART(29), mouth: "M19 33Q24 38.5 29 33Z" },
};
/** What a player can show without words; the name of each is also its look. */
export const EMOTES = ["laugh", "gasp", "angry", "sleepy", "wink", "love"] as const;

export function sideOf(dwarf: string | null, clan: string | null = null): string {
  if (dwarf === "saboteur") return "dark";
  if (clan !== null) return clan;
  return dwarf === "blue" || dwarf === "green" ? dwarf : dwarf === null ? "" : "gold";
}

/** The icon of a dwarf: its own in the clan's colour, or a hat with a question mark. */
export function hatOf(dwarf: string | null, clan: string | null = null): string {
  if (dwarf === null) return clan === null ? "hat" : `clan-${clan}`;
  return clan === null ? `dwarf-${dwarf}` : `dwarf-${clan}_${dwarf}`;
}
