/** Drawing a path card: its tunnels as SVG lines, from its ways alone. */

export const WIDTH = 80;
export const HEIGHT = 120;
export const GAP = 3; // pixels between cards on the board
const CENTRE: Point = [WIDTH / 2, HEIGHT / 2];
const STUB = 0.62; // how far a dead end reaches towards the centre
const SHORT_STUB = 0.4; // how far where another tunnel passes
const WIDE_BEND = 0.67; // how far a bend stays straight before it turns
const NARROW_BEND = 0.42; // how far where it must avoid another tunnel

export type Point = readonly [number, number];

/** The middle of each side of a card. */
export const SIDES: Readonly<Record<string, Point>> = {
  N: [WIDTH / 2, 0],
  E: [WIDTH, HEIGHT / 2],
  S: [WIDTH / 2, HEIGHT],
  W: [0, HEIGHT / 2],
};

/** A tunnel of a card. */
export type Tunnel = {
  /** The sides it joins, as in "NES". */
  sides: string;
  /** The line along its middle, as SVG path data. */
  line: string;
  /** Where it ends in rubble; null if it leads on. */
  end: Point | null;
  /** Whether it crosses over another one. */
  bridge: boolean;
  /** Whether three or four sides meet in it. */
  junction: boolean;
};

/**
 * The tunnels of a card with these ways; a single side is a dead end, unless it has a ladder.
 * If the card has a room, all tunnels that lead on meet in its middle.
 */
export function tunnelsOf(ways: readonly string[], feature: string | null = null, room = false): Tunnel[] {
  const crossing = ways.includes("NS") && ways.includes("EW");
  const busy = ways.some((way) => way.length > 1) && ways.length > 1;
  return ways.map((sides) => {
    const stub = sides.length === 1 && feature !== "ladder";
    const end = stub ? between(pointOf(sides), CENTRE, busy ? SHORT_STUB : STUB) : null;
    const junction = sides.length > 2 || (room && isBend(sides));
    const line = lineOf(sides, end, junction, busy ? NARROW_BEND : WIDE_BEND);
    return { sides, line, end, bridge: crossing && sides === "EW", junction };
  });
}

function lineOf(sides: string, end: Point | null, junction: boolean, bend: number): string {
  const [first = "N", second] = sides;
  if (second === undefined) return `M${at(first)} L${(end ?? CENTRE).join(" ")}`;
  if (junction) return joinedLines(sides);
  return isBend(sides) ? bentLine(first, second, bend) : straightLine(sides);
}

/** Straight through where possible, and from every other side to the middle. */
function joinedLines(sides: string): string {
  const straight = ["NS", "EW"].filter((pair) => [...pair].every((side) => sides.includes(side)));
  const rest = [...sides].filter((side) => !straight.some((pair) => pair.includes(side)));
  return [...straight.map(straightLine), ...rest.map(toCentre)].join(" ");
}

function bentLine(first: string, second: string, bend: number): string {
  const handles = [first, second].map((side) => between(pointOf(side), CENTRE, bend).join(" "));
  return `M${at(first)} C${handles.join(" ")} ${at(second)}`;
}

const isBend = (sides: string): boolean => sides.length === 2 && sides !== "NS" && sides !== "EW";
const straightLine = (pair: string): string => `M${at(pair[0] ?? "N")} L${at(pair[1] ?? "S")}`;
const toCentre = (side: string): string => `M${at(side)} L${CENTRE.join(" ")}`;
const at = (side: string): string => pointOf(side).join(" ");
const pointOf = (side: string): Point => SIDES[side] ?? CENTRE;
const rounded = (number: number): number => Math.round(number * 100) / 100;

function between([x, y]: Point, [toX, toY]: Point, part: number): Point {
  return [rounded(x + (toX - x) * part), rounded(y + (toY - y) * part)];
}

/** The rails on the turntable of a junction, from its middle to every side. */
export const spokesOf = ({ sides }: Tunnel): string => [...sides].map((side) => SPOKES[side]).join("");
const SPOKES: Record<string, string> = { N: "M40 60v-10", E: "M40 60h10", S: "M40 60v10", W: "M40 60h-10" };

/** The paths of light through a tunnel from one side, one for every other side. */
export function lightThrough(tunnel: Tunnel, from: string): string[] {
  const others = [...tunnel.sides].filter((side) => side !== from);
  if (tunnel.end) return [`M${at(from)} L${tunnel.end.join(" ")}`];
  if (!others.length) return [toCentre(from)];
  if (!tunnel.junction) return [tunnel.line.startsWith(`M${at(from)} `) ? tunnel.line : backwards(tunnel.line)];
  return others.map((side) => `M${at(from)} L${CENTRE.join(" ")} L${at(side)}`);
}

/** A straight line or a bend, reversed. */
function backwards(line: string): string {
  const points = line.match(/-?[\d.]+ -?[\d.]+/g) ?? [];
  const [first, ...rest] = points.toReversed();
  return `M${first} ${rest.length > 1 ? "C" : "L"}${rest.join(" ")}`;
}

/** Rubble where a tunnel ends, and the light on it, as SVG path data. */
export function rubbleAt([x, y]: Point, side: string): { stones: string; lights: string } {
  const placed = RUBBLE.map(([dx, dy, r], i) => {
    const [turnedX, turnedY] = turnedTo(side, dx, dy);
    return { x: x + turnedX, y: y + turnedY, r, i };
  });
  return {
    stones: placed.map((stone) => outline(stone, STONE)).join(""),
    lights: placed.map((stone) => outline(stone, FACET)).join(""),
  };
}

/** The rubble in a tunnel from the south. */
const RUBBLE = [
  [0, -7, 8.5],
  [-10, -3, 7.5],
  [10, -4, 7.5],
  [-5, 3, 6.5],
  [6, 3, 6.5],
  [-11, 6, 4],
  [0.5, 9, 4.2],
  [11.5, 7, 3.6],
] as const;
const STONE = [[-1, -0.1], [-0.5, -0.85], [0.35, -0.95], [0.95, -0.3], [0.85, 0.55], [0.2, 0.95], [-0.7, 0.75]] as const;
const FACET = [[-0.85, -0.1], [-0.45, -0.7], [0.3, -0.8], [0.1, -0.2]] as const;

function turnedTo(side: string, x: number, y: number): Point {
  if (side === "N") return [-x, -y];
  if (side === "E") return [y, -x];
  return side === "W" ? [-y, x] : [x, y];
}

type Placed = { x: number; y: number; r: number; i: number };

/** The outline of a stone; every second one is mirrored. */
function outline({ x, y, r, i }: Placed, corners: readonly Point[]): string {
  const mirror = i % 2 ? -1 : 1;
  const points = corners.map(([dx, dy]) => `${rounded(x + mirror * r * dx)} ${rounded(y + r * dy)}`);
  return `M${points.join("L")}Z`;
}
