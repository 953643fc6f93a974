/** How a path card is drawn: its tunnels as lines of an SVG, from its ways alone. */

export const WIDTH = 80;
export const HEIGHT = 120;
export const GAP = 3; // between cards on the board
const CENTRE: Point = [WIDTH / 2, HEIGHT / 2];
const STUB = 0.62; // how far a dead end leads towards the middle

type Point = readonly [number, number];

const SIDES: Record<string, Point> = {
  N: [WIDTH / 2, 0],
  E: [WIDTH, HEIGHT / 2],
  S: [WIDTH / 2, HEIGHT],
  W: [0, HEIGHT / 2],
};

/** One tunnel of a card. */
export type Tunnel = {
  /** The sides it joins, as in "NES". */
  sides: string;
  /** The line along its middle, as SVG path data. */
  line: string;
  /** Where it ends in rubble; null if it leads on. */
  end: Point | null;
  /** Does it cross over another one? */
  bridge: boolean;
};

/** The tunnels of a card with these ways; a single side is a dead end, unless a ladder is in it. */
export function tunnelsOf(ways: readonly string[], feature: string | null = null): Tunnel[] {
  const crossing = ways.includes("NS") && ways.includes("EW");
  return ways.map((sides) => {
    const end = sides.length === 1 && feature !== "ladder" ? towardsCentre(sides, STUB) : null;
    return { sides, line: lineOf(sides, end), end, bridge: crossing && sides === "EW" };
  });
}

function lineOf(sides: string, end: Point | null): string {
  const [first = "N", second] = sides;
  if (second === undefined) return `M${at(first)} L${(end ?? CENTRE).join(" ")}`;
  if (sides.length === 2 && isBend(sides)) return `M${at(first)} Q${CENTRE.join(" ")} ${at(second)}`;
  if (sides.length === 2) return `M${at(first)} L${at(second)}`;
  return [...sides].map((side) => `M${at(side)} L${CENTRE.join(" ")}`).join(" ");
}

const isBend = (sides: string): boolean => sides !== "NS" && sides !== "EW";
const at = (side: string): string => pointOf(side).join(" ");
const pointOf = (side: string): Point => SIDES[side] ?? CENTRE;

function towardsCentre(side: string, part: number): Point {
  const [x, y] = pointOf(side);
  return [x + (CENTRE[0] - x) * part, y + (CENTRE[1] - y) * part];
}

/** Stones at the end of a tunnel: always the same for the same card and side. */
export function rubbleAt([x, y]: Point): { x: number; y: number; r: number }[] {
  return RUBBLE.map(([dx, dy, r]) => ({ x: x + dx, y: y + dy, r }));
}

const RUBBLE = [
  [0, 0, 8],
  [-8, 4, 6],
  [8, 3, 6],
  [-5, -6, 5],
  [6, -6, 5],
  [1, 8, 5],
] as const;
