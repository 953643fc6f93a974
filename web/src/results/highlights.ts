/** The story of a finished game in a few lines, told from its record: every line is a fact with its move. */

import type { Moment } from "../replay/moments";
import { readCell } from "../table/places";
import type { Description, MessageData } from "../generated/protocol";
import type { View } from "../wire/view";
import { TREASURE } from "./reveal";
import { bestRound, type Result, runningTotals, scoreSheet } from "./scores";
import { joinedSides } from "./tunnels";

/** A line of the story: what the log said then, if anything, and a sentence about it. */
export type Highlight = { move: number; told: MessageData | null; said: MessageData | null };
export type Story = { lines: Highlight[]; decisive: number };

type Found = Highlight & { kind: string; weight: number; round: number };
/** An action's move with everything that was known to be true just before it. */
type Step = { move: number; round: number; before: Moment; told: readonly MessageData[] };

const MOST_LINES = 5;
const CLOSE = 6; // cards left in the pile
const SABOTEUR = "saboteur";
const STONE = /^stone/;
const HARM = new Set(["event-broke", "event-trapped"]);
const HELP = new Set(["event-repaired", "event-freed"]);

/** What is worth telling of The Lost Mines, by the id of its message. */
const MINES: Record<string, string> = {
  "event-treasure_taken": "treasure",
  "event-dragon_woken": "dragon",
  "event-lost": "trap",
  "event-stormed": "storm",
};

const numberOf = (message: MessageData, name: string): number => Number(message.args[name] ?? -1);
const seatOf = (message: MessageData): number => numberOf(message, "seat");
const targetOf = (message: MessageData): number => numberOf(message, "target");
const isOther = (message: MessageData): boolean => targetOf(message) >= 0 && targetOf(message) !== seatOf(message);
const dwarfAt = ({ privates, public: all }: Moment, seat: number): string | null =>
  privates.get(seat)?.dwarf ?? all.dwarfs[seat] ?? null;
const sentence = (id: string, args: Record<string, unknown>): MessageData => ({ id, args });

/** The story of a game from the moments of its open replay. */
export function storyOf(moments: readonly Moment[], description: Description, goalNumber: (cell: string) => number): Story {
  const steps = moments.slice(1).map((moment, i): Step => {
    const before = moments[i]!;
    return { move: i + 1, round: before.public.round, before, told: moment.told };
  });
  const view = moments.at(-1)!.public as View;
  const found = [
    ...digging(steps, view, description),
    ...lies(steps, goalNumber),
    ...doubts(steps),
    ...blows(steps),
    ...most(steps, HARM, "story-harm"),
    ...most(steps, HELP, "story-help"),
    ...treasures(steps, view),
    ...comeback(view, moments.length - 1),
  ];
  return { lines: chosen(found), decisive: decisive(found, view, moments.length - 1) };
}

/** The weightiest lines, one of each kind for as long as there are others, in the order of the game. */
function chosen(found: readonly Found[]): Highlight[] {
  const sorted = [...found].sort((one, other) => other.weight - one.weight);
  const firsts = sorted.filter((line, i) => sorted.findIndex(({ kind }) => kind === line.kind) === i);
  const others = sorted.filter((line) => !firsts.includes(line));
  const best = [...firsts, ...others].slice(0, MOST_LINES).sort((one, other) => one.move - other.move);
  return best.map(({ move, told, said }) => ({ move, told, said }));
}

/** The move that decided the round in which the winner gained most. */
function decisive(found: readonly Found[], view: View, last: number): number {
  const round = bestRound(view)?.round;
  const there = found.filter((line) => line.round === round);
  const turning = ["dug", "setback", "treasure", "steal", "harm"].flatMap((kind) => there.filter((line) => line.kind === kind));
  return turning[0]?.move ?? last;
}

/** Who dug through to the gold and how late, or how close the tunnel came; and cave-ins that set it back. */
function digging(steps: readonly Step[], view: View, description: Description): Found[] {
  return view.results.flatMap((result) => {
    if (!("treasure_found" in result)) return [];
    const played = steps.filter(({ round }) => round === result.round);
    return [...setbacks(played, result, description), ...(result.treasure_found ? reached(played) : short(played, result, description))];
  });
}

function reached(played: readonly Step[]): Found[] {
  return played.flatMap(({ move, round, before, told }) => {
    const shown = told.find(({ id, args }) => id === "event-goal_shown" && args.treasure);
    if (!shown) return [];
    const n = before.public.pile;
    const said = n <= CLOSE ? sentence("story-close", { n, round }) : sentence("story-round", { round });
    return [{ kind: "dug", weight: n <= CLOSE ? 9 : 6, round, move, told: shown, said }];
  });
}

function short(played: readonly Step[], result: Result, description: Description): Found[] {
  const last = played.at(-1);
  const n = distance(result.board, goldOf(result), description);
  if (!last || n === null) return [];
  const said = sentence("story-short", { n, round: result.round });
  return [{ kind: "short", weight: n <= 1 ? 9 : 6, round: result.round, move: last.move, told: null, said }];
}

function setbacks(played: readonly Step[], result: Result, description: Description): Found[] {
  return played.flatMap(({ move, round, before, told }, i) => {
    const fallen = told.find(({ id }) => id === "event-collapsed");
    const after = played[i + 1]?.before.public.board;
    if (!fallen || !after) return [];
    const gold = goldOf(result);
    const [was, now] = [distance(before.public.board, gold, description), distance(after, gold, description)];
    const n = was === null || now === null ? 0 : now - was;
    const said = sentence("story-setback", { n });
    return n < 2 ? [] : [{ kind: "setback", weight: 5 + n, round, move, told: fallen, said }];
  });
}

const goldOf = (result: Result): string | undefined =>
  "goals" in result ? Object.keys(result.goals).find((cell) => result.goals[cell] === TREASURE) : undefined;

/** The empty spots between the tunnel and a goal, counted along rows and columns; null without a goal. */
function distance(board: Record<string, string>, goal: string | undefined, description: Description): number | null {
  if (goal === undefined) return null;
  const to = readCell(goal);
  const steps = Object.keys(joinedSides(description, board))
    .filter((cell) => cell !== goal)
    .map(readCell)
    .map(({ column, row }) => Math.abs(column - to.column) + Math.abs(row - to.row) - 1);
  return steps.length ? Math.min(...steps) : null;
}

/** Players who saw a goal and told the opposite. */
function lies(steps: readonly Step[], goalNumber: (cell: string) => number): Found[] {
  const seen = new Map<string, string>();
  return steps.flatMap(({ move, round, before, told }) =>
    told.flatMap((message): Found[] => {
      const seat = seatOf(message);
      if (message.id === "event-chose") seen.clear(); // goals may have been swapped
      if (message.id === "event-looked") {
        const cell = String(message.args.cell);
        seen.set(`${round} ${seat} ${goalNumber(cell)}`, cardAt(before, cell));
      }
      if (message.id !== "talk-goal") return [];
      const card = seen.get(`${round} ${seat} ${numberOf(message, "goal")}`) ?? "";
      const isLie = message.args.has_gold ? STONE.test(card) : card === TREASURE;
      const said = sentence("story-lie", { has_gold: Boolean(message.args.has_gold) });
      return isLie ? [{ kind: "lie", weight: 10, round, move, told: message, said }] : [];
    }),
  );
}

function cardAt({ privates, public: all }: Moment, cell: string): string {
  const known = [...privates.values()].map((one) => ("goals" in one ? one.goals[cell] : null));
  return known.find(Boolean) ?? ("goals" in all ? (all.goals[cell] ?? "") : "");
}

/** Trust in a saboteur, and suspicion that was right. */
function doubts(steps: readonly Step[]): Found[] {
  return steps.flatMap(({ move, round, before, told }) =>
    told.flatMap((message): Found[] => {
      if (message.id !== "talk-trust" && message.id !== "talk-suspect") return [];
      const [own, other] = [dwarfAt(before, seatOf(message)), dwarfAt(before, targetOf(message))];
      if (other !== SABOTEUR || own === SABOTEUR) return [];
      const kind = message.id === "talk-trust" ? "trust" : "suspect";
      const said = sentence("story-was", { target: targetOf(message), dwarf: SABOTEUR });
      return [{ kind, weight: kind === "trust" ? 8 : 4, round, move, told: message, said }];
    }),
  );
}

/** Blows against a player with the same role, and thefts. */
function blows(steps: readonly Step[]): Found[] {
  return steps.flatMap(({ move, round, before, told }) =>
    told.flatMap((message): Found[] => {
      if (message.id === "event-acted_steal") return [{ kind: "steal", weight: 5, round, move, told: message, said: null }];
      if (!HARM.has(message.id) || !isOther(message)) return [];
      const [own, other] = [dwarfAt(before, seatOf(message)), dwarfAt(before, targetOf(message))];
      const same = own !== null && own === other;
      const said = same ? sentence("story-same-role", { dwarf: own }) : null;
      return [{ kind: same ? "betrayal" : "harm", weight: same ? 7 : 1, round, move, told: message, said }];
    }),
  );
}

/** The player who did this to others most often, if it was more than once. */
function most(steps: readonly Step[], ids: ReadonlySet<string>, id: string): Found[] {
  const done = new Map<number, Step[]>();
  for (const step of steps) {
    for (const message of step.told) {
      if (ids.has(message.id) && isOther(message)) done.set(seatOf(message), [...(done.get(seatOf(message)) ?? []), step]);
    }
  }
  const [first, second] = [...done].sort(([, one], [, other]) => other.length - one.length);
  if (!first || first[1].length < 2 || first[1].length === second?.[1].length) return [];
  const [seat, times] = first;
  const last = times.at(-1)!;
  return [{ kind: id, weight: 4 + times.length / 2, round: last.round, move: last.move, told: null, said: sentence(id, { seat, n: times.length }) }];
}

/** In The Lost Mines: who brought home most treasures, single treasures, dragon, traps and storms. */
function treasures(steps: readonly Step[], view: View): Found[] {
  const taken: Found[] = steps.flatMap(({ move, round, told }) =>
    told.flatMap((message): Found[] => {
      const kind = MINES[message.id];
      const weight = kind === "treasure" && seatOf(message) === view.winners?.[0] ? 4 : 3;
      return kind ? [{ kind, weight, round, move, told: message, said: sentence("story-round", { round }) }] : [];
    }),
  );
  const byRound = view.results.flatMap((result): Found[] => {
    if (!("treasures" in result)) return [];
    const owners = result.dwarfs.map((_, seat) => result.treasures.filter(({ owner }) => owner === seat).length);
    const n = Math.max(...owners);
    const seat = owners.indexOf(n);
    if (n < 2 || owners.lastIndexOf(n) !== seat) return [];
    const move = taken.findLast((one) => one.round === result.round)?.move ?? 0;
    const said = sentence("story-treasures", { seat, n, round: result.round, dwarf: result.dwarfs[seat] });
    return [{ kind: "haul", weight: 5 + n, round: result.round, move, told: null, said }];
  });
  return [...taken.toSorted((one, other) => other.move - one.move), ...byRound];
}

/** A winner who was behind before the last round. */
function comeback(view: View, last: number): Found[] {
  const totals = runningTotals(scoreSheet(view));
  const [seat] = view.winners ?? [];
  const before = totals.map((row) => row.at(-2) ?? 0);
  const isWhole = totals.every((row, i) => row.at(-1) === view.scores?.[i]);
  if (seat === undefined || view.results.length < 2 || !isWhole) return [];
  const n = Math.max(...before) - (before[seat] ?? 0);
  const said = sentence("story-comeback", { seat, n });
  return n < 2 ? [] : [{ kind: "comeback", weight: 9, round: view.results.length, move: last, told: null, said }];
}
