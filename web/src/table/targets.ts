/** What an action is about, read from its parts alone: cards, places, seats. */

import type { ActionData, Description } from "../generated/protocol";
import type { View } from "../wire/view";
import { neighbourOf, sideTowards } from "./places";
import { FACE_DOWN, readCell } from "./tiles";
import { letterOf } from "../words/speaker";

/** The hand cards an action uses, in order. */
export function cardsOf(action: ActionData): string[] {
  return action.card === undefined ? (action.cards ?? []) : [action.card];
}

/** The places an action is about: a cell, a side of one as in "4,-1E", or goals. */
export function placesOf(action: ActionData, view: View): string[] {
  if (action.cell !== undefined) return [action.cell + (action.side ?? "")];
  if (action.goals) return action.goals.flatMap((number) => goalCells(view)[number - 1] ?? []);
  const here = standOf(view);
  return action.side && here ? [neighbourOf(here, action.side)] : [];
}

/** Whether an action needs a place, a seat or a treasure besides its cards. */
export function isDirected(action: ActionData, view: View): boolean {
  const { target, treasure } = action;
  return target !== undefined || treasure !== undefined || placesOf(action, view).length > 0;
}

/** The actions that are answers by themselves, and those that need a choice first. */
export function answersAndChoices(actions: readonly ActionData[], view: View): [ActionData[], ActionData[]] {
  const isTurn = view.ask?.kind === "turn";
  const isAnswer = (one: ActionData): boolean =>
    !isDirected(one, view) && (!isTurn || !cardsOf(one).length);
  return [actions.filter(isAnswer), actions.filter((one) => !isAnswer(one))];
}

/** The places an open question is about. */
export function askedPlaces(view: View, guards: readonly { number: number; exit: string | null }[]): string[] {
  const { cell, action } = view.ask ?? {};
  if (cell) return [cell];
  if (!action) return [];
  const guard = guards.find(({ number }) => number === action.guard)?.exit;
  return guard ? [guard] : placesOf(action, view);
}

/** Where the player tried to use a card. */
export type Attempt = { cell?: string; target?: number; turned?: boolean };

/** The text of an illegal action, to ask why; null if the card is not used that way. */
export function attemptText(description: Description, card: string, attempt: Attempt): string | null {
  const { verb, tools = [] } = description.cards[card] ?? {};
  const forms = (verb ? description.verbs[verb]?.written : undefined)?.split(", ") ?? [];
  const has = (form: string): boolean => forms.includes(form);
  const { cell, target, turned } = attempt;
  if (cell !== undefined && has("CARD@CELL")) return `${card}@${cell}${turned ? "r" : ""}`;
  if (target !== undefined && has("CARD>SEAT")) {
    const which = tools.length > 1 && verb !== "break" ? `:${tools[0]}` : "";
    return `${card}>${letterOf(target)}${which}`;
  }
  return has("CARD") ? card : null;
}

/**
 * Actions to choose from before it is the viewer's turn: every card at every place or player it might suit.
 * Read from the description alone; whether one is legal, the server says when the turn comes.
 */
export function plannable(view: View, description: Description): ActionData[] {
  const seat = view.seat ?? 0;
  const free = freeCells(view.board, description);
  return [...new Set(view.hand ?? [])].flatMap((card): ActionData[] => {
    const { verb, ways = [], looks_at = [], turns = 1 } = description.cards[card] ?? {};
    const forms = (verb ? description.verbs[verb]?.written : undefined)?.split(", ") ?? [];
    if (!verb) return [];
    const plan = { seat, verb, card, text: "" };
    if (forms.includes("CARD>SEAT")) return view.hands.map((_, target) => ({ ...plan, target }));
    if (!forms.includes("CARD@CELL")) return [];
    const isFaceDown = (cell: string): boolean => view.board[cell] === FACE_DOWN;
    const cells = ways.length ? free : Object.keys(view.board).filter((cell) => isFaceDown(cell) === looks_at.length > 0);
    return cells.flatMap((cell) => {
      const upright = { ...plan, cell };
      return ways.length && turns > 1 ? [upright, { ...upright, turned: true }] : [upright];
    });
  });
}

/** The empty cells next to face-up cards, inside a board with an edge. */
function freeCells(board: View["board"], { board: { columns, rows, first_cell } }: Description): string[] {
  const first = readCell(first_cell);
  const isInside = (cell: string): boolean => {
    const { column, row } = readCell(cell);
    const [x, y] = [column - first.column, row - first.row];
    return !columns || !rows || (x >= 0 && y >= 0 && x < columns && y < rows);
  };
  const open = Object.keys(board).filter((cell) => board[cell] !== FACE_DOWN);
  const around = open.flatMap((cell) => ["N", "E", "S", "W"].map((side) => neighbourOf(cell, side)));
  return [...new Set(around)].filter((cell) => !(cell in board) && isInside(cell));
}

/** The listed action that was planned; null if it is not possible, or not without another choice. */
export function plannedAmong(actions: readonly ActionData[], plan: ActionData): ActionData | null {
  const same = actions.filter(
    (one) =>
      one.verb === plan.verb &&
      one.card === plan.card &&
      one.cell === plan.cell &&
      one.target === plan.target &&
      (one.turned ?? false) === (plan.turned ?? false),
  );
  return same.length === 1 ? same[0]! : null;
}

/** The text of a step to a neighbouring cell; null if it is not a neighbour. */
export function stepText(view: View, cell: string): string | null {
  const here = standOf(view);
  const side = here ? sideTowards(here, cell) : null;
  return side ? `step ${side}` : null;
}

function goalCells(view: View): string[] {
  return view.game === "saboteur" ? Object.keys(view.goals) : [];
}

/** The cell of the viewer's dwarf, in a game where dwarfs walk. */
function standOf(view: View): string | null {
  return view.game === "lostmines" && view.seat !== null ? (view.stands[view.seat] ?? null) : null;
}
