/** The building blocks of icons: shapes of a material, in a square of 48. */

/** On cards a material has its colour; elsewhere all use the text colour, in two tones. */
export type Material =
  | "main" | "wood" | "metal" | "gold" | "flame" | "rock" | "paper" | "gem" | "skin" | "hair" | "cloth"
  | "leaf" | "water" | "blue" | "green" | "yellow" | "red"
  | "glow" | "shade" | "shine" | "dark";

export type Shape = {
  material: Material;
  /** SVG path data. */
  d: string;
  /** Drawn as a line of this width instead of being filled. */
  line?: number;
  /** Moved by this SVG transform. */
  moved?: string;
};

export type Icon = readonly Shape[];

const rounded = (number: number): number => Math.round(number * 100) / 100;

export const fill = (material: Material, d: string): Shape => ({ material, d });
export const line = (material: Material, width: number, d: string): Shape => ({ material, d, line: width });
export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const box = (x: number, y: number, width: number, height: number, r = 0): string =>
  `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}` +
  `h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}Z`;

/** A polygon with a corner for each pair of numbers. */
export function polygon(...numbers: number[]): string {
  const corners = numbers.map((number, i) => (i % 2 ? `${number}` : `${i ? "L" : "M"}${number} `));
  return `${corners.join("")}Z`;
}

/** A star with this many points. */
export function burst(x: number, y: number, outer: number, inner: number, points: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const [r, angle] = [i % 2 ? inner : outer, (Math.PI * i) / points];
    return [rounded(x + r * Math.sin(angle)), rounded(y - r * Math.cos(angle))];
  });
  return polygon(...corners.flat());
}

/** An icon moved and scaled to become part of a larger one. */
export const placed = (icon: Icon, x: number, y: number, scale: number): Shape[] =>
  icon.map((shape) => moved(shape, `translate(${x} ${y}) scale(${scale})`));

/** Shapes turned around the middle. */
export const turned = (degrees: number, ...shapes: Shape[]): Shape[] =>
  shapes.map((shape) => moved(shape, `rotate(${degrees} 24 24)`));

const moved = (shape: Shape, by: string): Shape => ({ ...shape, moved: `${by} ${shape.moved ?? ""}` });
