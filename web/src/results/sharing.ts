/** Gold of a finished round: who got how much, by which rule, and the totals. */

import type {
  LostMinesPayment,
  LostMinesResult,
  SaboteurPayment,
  SaboteurResult,
  SaboteurWonGold,
} from "../wire/protocol";
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

/** The payments of a finished round in order, grouped by rule; payments of zero are left out. */
export function sharingOf(result: Result, view: View): Sharing[] {
  const found: Sharing[] = [];
  for (const payment of result.paid) {
    const amount = amountOf(payment, wonBy(view));
    if (amount === 0) continue;
    const last = found.at(-1);
    const group = last?.rule === payment.rule ? last : { rule: payment.rule, steps: [] };
    if (group !== last) found.push(group);
    group.steps.push({ seat: payment.seat, amount });
  }
  return found;
}

/** A seat's total in a round. */
export function sumOf(result: Result, seat: number, view: View): Sum {
  const amounts = result.paid
    .filter((payment) => payment.seat === seat)
    .map((payment) => amountOf(payment, wonBy(view)));
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
