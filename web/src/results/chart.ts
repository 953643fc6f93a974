/** The layout of the score chart: a line for each seat over the rounds. */

export type Point = { x: number; y: number };
export type Chart = {
  lines: { seat: number; points: Point[] }[];
  /** The ends of lines; seats with equal scores share one mark. */
  ends: { x: number; y: number; value: number; seats: number[] }[];
  levels: { y: number; value: number }[];
  rounds: { x: number; round: number }[];
};
export type Size = { width: number; height: number; left: number; right: number; top: number; bottom: number };

const MOST_LEVELS = 5;

/** The chart of each seat's score after each round, from the beginning. */
export function chartOf(totals: readonly (readonly number[])[], size: Size): Chart {
  const values = totals.flat();
  const step = stepFor(Math.max(1, ...values) - Math.min(0, ...values));
  const lowest = Math.floor(Math.min(0, ...values) / step) * step;
  const highest = Math.ceil(Math.max(1, ...values) / step) * step;
  const rounds = Math.max(1, (totals[0]?.length ?? 1) - 1);
  const x = (round: number): number =>
    size.left + ((size.width - size.left - size.right) * round) / rounds;
  const y = (value: number): number =>
    size.top + ((size.height - size.top - size.bottom) * (highest - value)) / (highest - lowest);
  return {
    lines: totals.map((row, seat) => ({ seat, points: row.map((value, i) => ({ x: x(i), y: y(value) })) })),
    ends: endsOf(totals).map(({ value, seats }) => ({ x: x(rounds), y: y(value), value, seats })),
    levels: levelsBetween(lowest, highest, step).map((value) => ({ y: y(value), value })),
    rounds: Array.from({ length: rounds + 1 }, (_, round) => ({ x: x(round), round })),
  };
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that gives few levels. */
function stepFor(range: number): number {
  for (let ten = 1; ; ten *= 10) {
    const found = [ten, 2 * ten, 5 * ten].find((step) => range / step <= MOST_LEVELS);
    if (found !== undefined) return found;
  }
}

function levelsBetween(lowest: number, highest: number, step: number): number[] {
  return Array.from({ length: (highest - lowest) / step + 1 }, (_, i) => lowest + i * step);
}

function endsOf(totals: readonly (readonly number[])[]): { value: number; seats: number[] }[] {
  const found = new Map<number, number[]>();
  totals.forEach((row, seat) => {
    const value = row.at(-1) ?? 0;
    found.set(value, [...(found.get(value) ?? []), seat]);
  });
  return [...found].map(([value, seats]) => ({ value, seats }));
}
