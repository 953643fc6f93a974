/** Gold of a finished round: who got how much, by which rule, and the totals. */

import type {
  LostMinesPayment,
  LostMinesResult,
  SaboteurPayment,
  SaboteurResult,
  SaboteurWonGold,
} from "../generated/protocol";
import type { View } from "../wire/view";

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
