/**
 * What this device saw when it revealed a text for the shuffle, to compare it with the table later.
 *
 * Whoever runs a server can restore an earlier state of a table. If devices revealed the same texts again, its owner
 * could try texts until they like the cards. So a text is revealed under one list of seals only, and the table is
 * written down before. Whatever the table shows later must follow from that, as `pyrite/client/notes.py` has it.
 */

import type { TableInfo } from "../generated/protocol";
import { letterOf } from "../words/speaker";
import { sha256, utf8 } from "./sha256";
import { drop, keep, keptUnder } from "./store";

/** The table just before this device revealed the text of a seat. */
export type Note = {
  seat: number;
  table: TableInfo;
  /** The table showed that it has the text. */
  arrived: boolean;
  /** The table was seen in a state that cannot follow. */
  broken: boolean;
};
/** What a table says about its shuffle, during the game or after it. */
export type Proof = Pick<TableInfo, "commitment" | "seals" | "withheld">;
type Kept = Note & { at: number; over: boolean };

const KEY = "note-";
const MOST_FINISHED = 60;

/** The notes about a table, oldest first; also of other tabs, and of everyone who plays on this device. */
export const notesAt = (code: string): Note[] =>
  keptUnder<Kept>(`${KEY}${code}-`).map(([, { seat, table, arrived, broken }]) => ({ seat, table, arrived, broken }));

/** Whether a text may be revealed now: it never was, and is noted first, or only for the same deal. */
export function mayReveal(code: string, seat: number, table: TableInfo): boolean {
  const before = notesAt(code).filter((note) => sealIn(note) === table.seals?.[seat]);
  if (!before.length) write(code, { seat, table, arrived: false, broken: false });
  return before.every((note) => isOf(note, table) && allows(note, table, false));
}

/** Whether the text of a seal was revealed, so that a new one is needed. */
export const isRevealed = (code: string, seal: string): boolean => notesAt(code).some((note) => sealIn(note) === seal);

/** Compare a table with the notes about it; what cannot follow is kept for good. Returns whether all is well. */
export function compare(code: string, table: TableInfo, isCurrent = false): boolean {
  const [before, isOver] = [notesAt(code), table.phase === "over"];
  const after = before.map((note) => compared(note, table, isCurrent));
  after.forEach((note, i) => (isOver || !same(note, before[i])) && write(code, note, isOver));
  return after.every(({ broken }) => !broken);
}

/** A note with what this table adds to it. */
export function compared(note: Note, table: TableInfo, isCurrent = false): Note {
  const isThere = isOf(note, table) && table.phase === "revealing" && !table.unrevealed?.includes(note.seat);
  return { ...note, arrived: note.arrived || isThere, broken: note.broken || !allows(note, table, isCurrent) };
}

/** Whether the notes agree with a finished game; null if none is of its deal. */
export function proven(notes: readonly Note[], proof: Proof): boolean | null {
  if (notes.some((note) => note.broken || !fits(note, proof))) return false;
  return notes.some((note) => isOf(note, proof)) || null;
}

/** Whether an honest table can look like this; one that is not surely the current one may also be an earlier one. */
function allows(note: Note, table: TableInfo, isCurrent: boolean): boolean {
  if (table.commitment !== note.table.commitment || !hasPlan(table, note.table.plan)) return false;
  const [deals, noted] = [failed(table).length, failed(note.table).length];
  if (deals < noted || (deals === noted && table.phase === "lobby")) {
    return !isCurrent && table.version < note.table.version;
  }
  return fits(note, table) && (!isOf(note, table) || hasSeats(table, note));
}

/** Whether a table that has dealt the cards could prove its shuffle like this. */
function fits(note: Note, proof: Proof): boolean {
  const [then, now] = [failed(note.table), failed(proof)];
  if (proof.commitment !== note.table.commitment || !same(now.slice(0, then.length), then)) return false;
  if (isOf(note, proof)) return same(proof.seals, note.table.seals);
  return !note.arrived || !now[then.length]!.includes(`(${letterOf(note.seat)})`);
}

/** The order of the cards in a deck matters, too; newer servers may add options. */
const hasPlan = (table: TableInfo, plan: TableInfo["plan"]): boolean =>
  Object.entries(plan).every(([key, value]) => same(table.plan[key as keyof typeof plan], value));

/** Whether bots sit where they sat, and this device's player, too; others may have deleted their names since. */
function hasSeats(table: TableInfo, { table: before, seat }: Note): boolean {
  const bots = ({ seats }: TableInfo): unknown[] => seats.map(({ bot }) => bot ?? null);
  return same(bots(table), bots(before)) && table.seats[seat]?.name === before.seats[seat]?.name;
}

/** Whether the proof counts as many failed deals, so that it is of the same deal. */
const isOf = (note: Note, proof: Proof): boolean => failed(proof).length === failed(note.table).length;
/** Whose texts were missing in each failed deal, without the names, which players may delete: "(B)". */
const failed = ({ withheld = [] }: Proof): string[][] =>
  withheld.map((texts) => texts.map((text) => text.slice(text.lastIndexOf(" ") + 1)));
const sealIn = (note: Note): string | undefined => note.table.seals?.[note.seat];
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Write a note under a key that follows from what it says, so that nothing ever replaces another note. */
function write(code: string, note: Note, over = false): void {
  const key = `${KEY}${code}-${sha256(utf8(JSON.stringify([note.seat, note.table]))).slice(0, 16)}`;
  const before = keptUnder<Kept>(key)[0]?.[1] ?? { ...note, over: false, at: Date.now() };
  const [arrived, broken] = [note.arrived || before.arrived, note.broken || before.broken];
  keep(key, { ...before, arrived, broken, over: over || before.over });
  if (over && !before.over) forgetOldest();
}

/** Notes of finished games go in the end, those of others never. */
function forgetOldest(): void {
  const finished = keptUnder<Kept>(KEY).filter(([, { over }]) => over);
  drop(finished.slice(0, -MOST_FINISHED).map(([key]) => key));
}
