/** The table in words: the open question, and everything on screen for screen readers. */

import type { Description, TableInfo } from "../generated/protocol";
import { type Sum, written } from "../results/scores";
import type { View } from "../wire/view";
import { capital, type Speaker } from "../words/speaker";
import { goldOf, guardsOf, keptBy, knownCards } from "./sight";
import { FACE_DOWN, readCell } from "./places";

/** The question to the reader. */
export function questionWords(view: View, speaker: Speaker): string {
  const ask = view.ask;
  if (!ask) return "";
  const id = speaker.knows(`ask-${ask.kind}`) ? `ask-${ask.kind}` : "ask-other";
  const action = ask.action;
  const question = capital(
    speaker.say(id, {
    goal: ask.cell ? speaker.goalNumber(ask.cell) : 0,
    seat: action?.seat ?? view.turn,
    play: action ? speaker.action(action, view.seat) : "",
    guard: action?.guard ?? 0,
    first: action?.goals?.[0] ?? 0,
    second: action?.goals?.[1] ?? 0,
    steps: "steps" in view ? view.steps : 0,
    }),
  );
  return [question, ask.kind === "turn" ? hindrance(view, speaker) : ""].filter(Boolean).join(". ");
}

/** What keeps the reader from digging; a theft only takes gold. */
function hindrance(view: View, speaker: Speaker): string {
  const front = "front" in view && view.seat !== null ? (view.front[view.seat] ?? []) : [];
  const what = front.filter((thing) => thing !== "theft").map((thing) => frontWords(thing, speaker));
  return what.length ? speaker.say("hindered-digging", { what: what.join(", ") }) : "";
}

/** Who everyone is waiting for. */
export function waitingWords(view: View, speaker: Speaker): string {
  const [seat, ...more] = view.ask?.seats ?? [];
  if (seat === undefined || more.length) return speaker.say("network-waiting-all");
  return capital(speaker.say("browser-waiting", { seat }));
}

/** A part of the table: a title and its lines. */
export type Passage = { title: string; lines: string[] };

export function tableInWords(description: Description, table: TableInfo, view: View, speaker: Speaker): Passage[] {
  const passages = [
    { title: speaker.say("hand-title"), lines: (view.hand ?? []).map((name) => speaker.card(name)) },
    { title: speaker.say("browser-board"), lines: [...boardLines(view, speaker), ...pieceLines(view, speaker)] },
    { title: speaker.say("browser-seats"), lines: table.seats.map((_, seat) => seatLine(view, seat, speaker)) },
  ];
  const piles = [speaker.say("status-pile", { n: view.pile }), speaker.say("browser-discards", { n: view.discards.length })];
  const round = speaker.say("status-round", { round: view.round, rounds: description.rounds });
  return [...passages, { title: round, lines: piles }].filter(({ lines }) => lines.length);
}

/** The board row by row from the north, each row from west to east. */
function boardLines(view: View, speaker: Speaker): string[] {
  const cells = Object.keys(view.board).map((cell) => ({ cell, ...readCell(cell) }));
  const rows = [...new Set(cells.map(({ row }) => row))].sort((a, b) => a - b);
  return rows.map((row) => {
    const here = cells.filter((one) => one.row === row).sort((a, b) => a.column - b.column);
    return here.map(({ cell }) => `${placeName(view, cell, speaker)}: ${lyingAt(view, cell, speaker)}`).join("; ");
  });
}

/** A goal by its number, any other place by its coordinates. */
function placeName(view: View, cell: string, speaker: Speaker): string {
  const number = "goals" in view ? Object.keys(view.goals).indexOf(cell) + 1 : 0;
  return number ? speaker.say("know-goal-of", { number }) : cell;
}

/** The card at a cell, as far as the viewer knows it. */
function lyingAt(view: View, cell: string, speaker: Speaker): string {
  const tile = view.board[cell] ?? FACE_DOWN;
  if (tile !== FACE_DOWN) return speaker.card(tile);
  const known = knownCards(view)[cell];
  const hidden = view.game === "lostmines" ? speaker.say("sign-hidden") : speaker.card(FACE_DOWN);
  return known ? `${hidden}: ${speaker.card(known)}` : hidden;
}

function pieceLines(view: View, speaker: Speaker): string[] {
  if (view.game === "lostmines") return mineLines(view, speaker);
  const posted = guardsOf(view).filter(({ exit }) => exit !== null);
  const guards = posted.map(({ number, owner, exit }) => speaker.say("status-guard", { number, seat: owner ?? 0, exit }));
  return [...guards, ...keptLines(view, speaker)];
}

/** What custom modules keep for all to see. */
export function keptLines(view: View, speaker: Speaker): string[] {
  return keptBy(speaker.description?.modules ?? [], view).map(({ name, value }) => speaker.kept(name, value));
}

function mineLines(view: Extract<View, { game: "lostmines" }>, speaker: Speaker): string[] {
  const dwarfs = view.stands.map((cell, seat) => `${speaker.player(seat)}: ${cell}`);
  const traps = view.traps.map((edge) => `${speaker.say("sign-trap")}: ${edge}`);
  const trolls = view.trolls.flatMap((edge) => (edge ? [`${speaker.say("sign-troll")}: ${edge}`] : []));
  const treasures = view.treasures.map(({ kind, value }, i) =>
    speaker.say("browser-treasure", { number: i + 1, kind, value: value ?? "?" }),
  );
  return [...dwarfs, ...traps, ...trolls, ...treasures].map(capital);
}

/** What hinders a player: a broken tool, a trap, a theft. */
export function frontWords(thing: string, speaker: Speaker): string {
  const id = `front-${thing}`;
  return speaker.knows(id) ? speaker.say(id) : speaker.say("hindered-tool", { tool: thing });
}

function goldWords(gold: Sum, speaker: Speaker): string {
  const hidden = gold.hidden ? speaker.say("replay-hidden-cards", { n: gold.hidden }) : "";
  return [written(gold, false), hidden].filter(Boolean).join(" + ");
}

function seatLine(view: View, seat: number, speaker: Speaker): string {
  const dwarf = view.dwarfs[seat];
  const riches = view.game === "lostmines" ? "seats-points" : "seats-gold";
  const front = "front" in view ? (view.front[seat] ?? []) : [];
  const gold = goldOf(view, seat);
  const parts = [
    seat === view.seat ? speaker.say("seats-you") : "",
    dwarf ? speaker.dwarf(dwarf) : "",
    `${speaker.say("seats-cards")}: ${view.hands[seat] ?? 0}`,
    gold ? `${speaker.say(riches)}: ${goldWords(gold, speaker)}` : "",
    ...front.map((thing) => frontWords(thing, speaker)),
    view.ask?.seats.includes(seat) ? speaker.say("browser-to-play") : "",
  ];
  return `${capital(speaker.player(seat))}: ${parts.filter(Boolean).join(", ")}`;
}
