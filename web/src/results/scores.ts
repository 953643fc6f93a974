/** Gold of a finished round: who got how much, by which rule, the totals, their chart, and how it ended in one sentence. */

import type {
  LostMinesPayment,
  LostMinesResult,
  SaboteurPayment,
  SaboteurResult,
  SaboteurWonGold,
} from "../generated/protocol";
import type { View } from "../wire/view";
import { capital, type Speaker } from "../words/speaker";

export type Result = SaboteurResult | LostMinesResult;
type Payment = SaboteurPayment | LostMinesPayment;

/** A payment to a seat; null for a gold card whose value only its owner knows. */
export type Step = { seat: number; amount: number | null };
/** Payments by the same rule, in order. */
export type Sharing = { rule: string; steps: Step[] };
/** The known part of a sum, and the number of gold cards of unknown value in it. */
export type Sum = { known: number; hidden: number };
/** A seat on the score sheet: its sum for each round, and the total. */
export type ScoreRow = { seat: number; rounds: Sum[]; total: Sum };

const wonBy = (view: View): readonly SaboteurWonGold[] => ("won" in view ? view.won : []);

function amountOf(payment: Payment, won: readonly SaboteurWonGold[]): number | null {
  return payment.won === null ? payment.amount : (won[payment.won]?.value ?? payment.amount);
}

/** The payments of a finished round in order, without those of zero. */
function paymentsOf(result: Result, view: View): (Step & { rule: string })[] {
  return result.paid
    .map((payment) => ({ seat: payment.seat, rule: payment.rule, amount: amountOf(payment, wonBy(view)) }))
    .filter(({ amount }) => amount !== 0);
}

/** The payments of a finished round, grouped by rule. */
export function sharingOf(result: Result, view: View): Sharing[] {
  const found: Sharing[] = [];
  for (const { rule, ...step } of paymentsOf(result, view)) {
    const last = found.at(-1);
    const group = last?.rule === rule ? last : { rule, steps: [] };
    if (group !== last) found.push(group);
    group.steps.push(step);
  }
  return found;
}

/** A seat's total in a round, or after its first payments. */
export function sumOf(result: Result, seat: number, view: View, first = Infinity): Sum {
  const amounts = paymentsOf(result, view)
    .slice(0, first)
    .filter((payment) => payment.seat === seat)
    .map(({ amount }) => amount);
  const known = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  return { known, hidden: amounts.filter((amount) => amount === null).length };
}

/** The score sheet: a row for each seat, a sum for each finished round. */
export function scoreSheet(view: View): ScoreRow[] {
  return view.hands.map((_, seat) => {
    const rounds = view.results.map((result) => sumOf(result, seat, view));
    const score = view.scores?.[seat];
    return { seat, rounds, total: score === undefined ? added(rounds) : { known: score, hidden: 0 } };
  });
}

function added(sums: readonly Sum[]): Sum {
  return sums.reduce(
    (all, one) => ({ known: all.known + one.known, hidden: all.hidden + one.hidden }),
    { known: 0, hidden: 0 },
  );
}

/** Each seat's score after each round, starting from nothing. */
export function runningTotals(rows: readonly ScoreRow[]): number[][] {
  return rows.map(({ rounds }) =>
    rounds.reduce<number[]>((sums, { known }) => [...sums, (sums.at(-1) ?? 0) + known], [0]),
  );
}

/** The seats that gained something in a round. */
export function gainers(result: Result, view: View): number[] {
  const seats = result.dwarfs.map((_, seat) => seat);
  return seats.filter((seat) => {
    const { known, hidden } = sumOf(result, seat, view);
    return known > 0 || hidden > 0;
  });
}

/** The seats that gained the most in a round. */
export function best(result: Result, view: View): number[] {
  const sums = new Map(gainers(result, view).map((seat) => [seat, sumOf(result, seat, view).known]));
  const most = Math.max(...sums.values());
  return [...sums.keys()].filter((seat) => sums.get(seat) === most);
}

/** The only kind of dwarf that gained something: "other" if there are several, "nobody" if none. */
export function gainingParty(result: Result, view: View): string {
  const dwarfs = new Set(gainers(result, view).map((seat) => result.dwarfs[seat]));
  const [only] = dwarfs;
  if (only === undefined) return "nobody";
  return dwarfs.size === 1 ? only : "other";
}

/** The known part of a sum as text; empty if the sum has only hidden cards. */
export function written({ known, hidden }: Sum, signed: boolean): string {
  if (!known && hidden) return "";
  if (signed && !known) return "–";
  return `${signed && known > 0 ? "+" : ""}${known}`.replace("-", "−");
}
/** One of the first three places of a game; players with the same score share it. */
export type Place = { place: number; seats: number[]; score: number };

export function podiumOf(scores: readonly number[], winners: readonly number[]): Place[] {
  const ahead = (seat: number): number =>
    winners.includes(seat)
      ? 0
      : scores.filter((score, other) => winners.includes(other) || score > (scores[seat] ?? 0)).length;
  const places = new Map<number, Place>();
  scores.forEach((score, seat) => {
    const place = ahead(seat) + 1;
    if (place > 3) return;
    const found = places.get(place) ?? { place, seats: [], score };
    found.seats.push(seat);
    places.set(place, found);
  });
  return [...places.values()].sort((one, other) => one.place - other.place);
}

/** The round in which the first winner gained most, and how much. */
export function bestRound(view: View): { seat: number; round: number; gold: number; dwarf: string } | null {
  const seat = view.winners?.[0];
  if (seat === undefined) return null;
  const rounds = view.results.map((result) => {
    return { seat, round: result.round, gold: sumOf(result, seat, view).known, dwarf: result.dwarfs[seat] ?? "" };
  });
  return rounds.sort((one, other) => other.gold - one.gold)[0] ?? null;
}

export function verdict(result: Result, view: View, speaker: Speaker): string {
  const names = (seats: number[]): string => speaker.players(seats);
  if ("ended" in result) {
    const ended = roundEnded({ how: result.ended }, speaker);
    const most = best(result, view);
    return most.length ? `${ended} ${speaker.say("replay-most", { gainers: names(most) })}` : ended;
  }
  const party = gainingParty(result, view);
  const said = { party, gainers: names(gainers(result, view)) };
  if (!result.treasure_found) return speaker.say("replay-not-found", { ...said });
  if (result.finder === null) return roundEnded({ treasure: true }, speaker);
  return capital(speaker.say("replay-found", { ...said, seat: result.finder }));
}

const roundEnded = (args: Record<string, unknown>, speaker: Speaker): string =>
  speaker.message({ id: "event-round_ended", args });

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
