#!/usr/bin/env node
/**
 * Check the shuffle of a finished game without Pyrite, as docs/fair-shuffles.md tells it.
 *
 *     node check_shuffle.mjs game.txt replay.json [notes.jsonl]
 *
 * `game.txt` is GET /api/tables/CODE/record, `replay.json` is GET /api/tables/CODE/replay?open=true.
 * `notes.jsonl` is what a player's device noted before it revealed a text, one note per line: the
 * file that `pyrite play --server` keeps, or what the browser shows at the end of the game. Computes
 * the seed and the deal of the first round, and compares them with all files. The exit code is 1 if
 * something does not hold. Without notes, nobody can tell whether the cards were dealt more than once.
 */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const BASE_PATHS = 40; // path cards of the base game: one of them lies open in a tournament

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest();
const hex = (bytes) => bytes.toString("hex");

/** The settings of a record: lines of "key: JSON" up to the first empty one. */
function readRecord(text) {
  const lines = text.split("\n").slice(1);
  const settings = lines.slice(0, lines.indexOf("")).map((line) => {
    const [key] = line.split(":", 1);
    return [key, JSON.parse(line.slice(key.length + 1))];
  });
  return Object.fromEntries(settings);
}

/** Numbers of one part of the seed. */
function luck(seed, step, purpose) {
  let drawn = 0;
  return (below) => {
    const limit = 2n ** 64n - (2n ** 64n % BigInt(below));
    for (;;) {
      const block = sha256(Buffer.from(seed, "hex"), `${64 * step + purpose}/${drawn++}`);
      const value = block.readBigUInt64BE();
      if (value < limit) return Number(value % BigInt(below));
    }
  };
}

function shuffled(cards, draw) {
  const pile = [...cards];
  for (let i = pile.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [pile[i], pile[j]] = [pile[j], pile[i]];
  }
  return pile;
}

const repeated = (pairs) => pairs.flatMap(([name, copies]) => Array(copies).fill(name));
const cardsOf = (description, ...kinds) =>
  repeated(Object.values(description.cards).filter((c) => kinds.includes(c.kind)).map((c) => [c.name, c.copies]));
const cellsOf = (description, kind) =>
  description.board.places.filter((place) => place.kind === kind).map((place) => place.cell);
const laidOn = (cells, cards) => Object.fromEntries(cells.map((cell, i) => [cell, cards[i]]));
/** So many cards from the top, which is the end. */
const drawn = (pile, n) => Array.from({ length: n }, () => pile.pop());

/** The first round of Saboteur. */
function dealSaboteur(seed, description, aside) {
  const { seats, hand, dwarfs, flags } = description;
  const goalCells = cellsOf(description, "goal");
  const hats = shuffled(repeated(Object.entries(dwarfs)), luck(seed, 1, 2));
  const drawGoal = luck(seed, 1, 3);
  const goals = shuffled(cardsOf(description, "goal"), drawGoal);
  const treasure = goals.indexOf("treasure");
  if (flags.treasure_always && treasure >= goalCells.length) {
    const place = drawGoal(goalCells.length);
    [goals[treasure], goals[place]] = [goals[place], goals[treasure]];
  }
  const pile = cardsOf(description, "path", "action");
  const open = openPath(seed, description, pile);
  const deck = shuffled(pile, luck(seed, 1, 4));
  drawn(deck, aside);
  return {
    dwarfs: drawn(hats, seats),
    hands: Array.from({ length: seats }, () => drawn(deck, hand)),
    goals: laidOn(goalCells, goals),
    chests: dealChests(seed, description),
    open,
    pile: deck.length,
  };
}

/** A tournament takes a path of the base game out of the pile before it is shuffled. */
function openPath(seed, description, pile) {
  const [cell] = cellsOf(description, "open");
  if (cell === undefined) return {};
  const draw = luck(seed, 1, 11);
  const [card] = pile.splice(draw(BASE_PATHS), 1);
  const turned = description.cards[card].turns === 2 && draw(2) === 1;
  return { [cell]: turned ? `${card} r` : card };
}

function dealChests(seed, description) {
  const cells = cellsOf(description, "chest");
  const draw = luck(seed, 1, 12);
  const chosen = (cards) =>
    cells.map((_, i) => {
      const j = i + draw(cards.length - i);
      const card = cards[j];
      cards[j] = cards[i];
      return card;
    });
  const paths = chosen(cardsOf(description, "chest_path"));
  const chests = chosen(cardsOf(description, "chest"));
  return cells.map((cell, i) => ({ cell, path: paths[i], chest: chests[i] }));
}

/** The first round of The Lost Mines. */
function dealLostMines(seed, description, aside) {
  const { seats, hand, dwarfs, treasures } = description;
  const hats = shuffled(repeated(Object.entries(dwarfs)), luck(seed, 1, 2));
  const mines = shuffled(cardsOf(description, "mine"), luck(seed, 1, 3));
  const kinds = shuffled(repeated(treasures.map((one) => [one.kind, one.copies])), luck(seed, 1, 4));
  const deck = shuffled(cardsOf(description, "path", "action"), luck(seed, 1, 5));
  drawn(deck, aside);
  const rounds = Array.from({ length: hand }, () => drawn(deck, seats));
  return {
    dwarfs: drawn(hats, seats),
    hands: Array.from({ length: seats }, (_, seat) => rounds.map((cards) => cards[seat])),
    mines: laidOn(cellsOf(description, "mine"), mines),
    treasures: kinds.slice(0, seats),
    pile: deck.length,
  };
}

/** The same from the first moment of the replay, with all cards open. */
function dealt({ description, frames }) {
  const { public: all, private: seen } = frames[0];
  const everybody = Array.from({ length: description.seats }, (_, seat) => seen[seat]);
  const hands = everybody.map((one) => one.hand);
  const clan = (seat) => (all.clans ? `${all.clans[seat]}_` : "");
  const dwarfs = everybody.map((one, seat) => clan(seat) + one.dwarf);
  if (description.game === "lostmines") {
    const treasures = all.treasures.map((one) => one.kind);
    return { dwarfs, hands, mines: seen[0].mines, treasures, pile: all.pile };
  }
  const open = Object.fromEntries(cellsOf(description, "open").map((cell) => [cell, all.board[cell]]));
  const chests = (seen[0].chests ?? []).map(({ cell, path, chest }) => ({ cell, path, chest }));
  return { dwarfs, hands, goals: seen[0].goals, chests, open, pile: all.pile };
}

/** Texts that are equal if and only if the deals are: the order within a hand says nothing. */
const comparable = (deal) =>
  Object.fromEntries(
    Object.entries(deal).map(([key, value]) => [
      key,
      JSON.stringify(key === "hands" ? value.map((hand) => [...hand].sort()) : sortedKeys(value)),
    ]),
  );
const sortedKeys = (value) =>
  Array.isArray(value) || typeof value !== "object" ? value : Object.entries(value).sort();

function check(record, replay) {
  const { commitment, secret, added, seals } = record.shuffle;
  const bytes = Buffer.from(secret, "hex");
  const texts = added.map((text) => Buffer.from(text));
  const seed = hex(sha256(bytes, ...texts.flatMap((text) => [`${text.length}:`, text])));
  const sealOf = (text) => (text.length ? hex(sha256("pyrite", text)) : "");
  const { description } = replay;
  const deal = description.game === "lostmines" ? dealLostMines : dealSaboteur;
  const first = replay.frames[0].public;
  const [own, theirs] = [deal(seed, description, first.aside), dealt(replay)].map(comparable);
  const starter = record.first_seat ?? luck(seed, 0, 1)(description.seats);
  return {
    "the secret fits the commitment": hex(sha256("pyrite", bytes)) === commitment,
    "there are sealed texts, and every one fits": seals.some(Boolean) && texts.every((text, i) => sealOf(text) === seals[i]),
    "the seed follows": seed === record.seed,
    "the first player": starter === first.starter,
    ...Object.fromEntries(Object.keys(own).map((key) => [key, own[key] === theirs[key]])),
  };
}

/** Whose texts were missing, per failed deal, without names, which may have been deleted since: "(B)". */
const missing = (withheld) => withheld.map((texts) => texts.map((text) => text.split(" ").at(-1)));
const equal = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Whether the shuffle is the one of a note, or of a later deal after a text was withheld. */
function fits({ seat, table, arrived, broken }, { commitment, seals, withheld }) {
  const [then, now] = [missing(table.withheld), missing(withheld)];
  if (broken || commitment !== table.commitment || !equal(now.slice(0, then.length), then)) return false;
  if (now.length === then.length) return equal(seals, table.seals);
  return !arrived || !now[then.length].includes(`(${String.fromCharCode(65 + seat)})`);
}

/** All notes must fit, and one must be of the very deal that was played. */
function checkNotes({ shuffle }, notes) {
  const isOfThis = ({ table }) => table.withheld.length === shuffle.withheld.length;
  return {
    "nothing contradicts the notes": notes.every((note) => fits(note, shuffle)),
    "a note is of this deal": notes.some(isOfThis),
  };
}

const [recordFile, replayFile, notesFile] = process.argv.slice(2);
const read = (file) => readFileSync(file, "utf8");
const record = readRecord(read(recordFile));
const findings = check(record, JSON.parse(read(replayFile)));
if (notesFile) {
  const notes = read(notesFile).split("\n").filter(Boolean).map((line) => JSON.parse(line));
  Object.assign(findings, checkNotes(record, notes));
}
for (const [what, holds] of Object.entries(findings)) console.log(`${holds ? "yes" : "NO "}  ${what}`);
process.exitCode = Object.values(findings).every(Boolean) ? 0 : 1;
