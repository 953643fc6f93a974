"""Playthroughs: whole games as records, with comments that show the table on the way.

The base game and the veto have, in every edition, a game for each way a round can end, and one of
three rounds. Every other module has a game for each way a round can end with it. Every chest is
opened and every goal revealed in some game. The Lost Mines have the same, and games that show
everything that can happen.
"""

import hashlib
import json
from collections.abc import Collection, Iterator
from pathlib import Path
from types import ModuleType

from contract.policies import POLICIES, played
from contract.sets import SEATS, TABLES, Table
from playthroughs import told_digging, told_mines
from property.rare import is_plain

import pyrite
from pyrite import Record, State
from pyrite.core.seats import LETTERS

FOLDER = Path(__file__).parent
TRIES = 400  # games to try for each
GAMES: dict[str, ModuleType] = {"saboteur": told_digging, "lostmines": told_mines}


def tell(record: Record) -> str:
    """Return the record with snapshots and round ends as comments."""
    head, _, _ = record._replace(actions=()).to_text().rpartition("\n")
    lines = [head]
    state = pyrite.new_game(record.game, seed=record.seed, **record.options)
    for number, (seat, text) in enumerate(record.actions, 1):
        mark = len(state.events)
        state.play(text, seat)
        lines.append(f"{LETTERS[seat]} {text}")
        lines += [f"# round ended: {end}" for end in ends_since(state, mark)]
        if number % GAMES[record.game].EVERY == 0 or state.over:
            lines += snapshot(state, number)
    return "\n".join(lines) + "\n"


def snapshot(state: State, number: int) -> list[str]:
    """Return the public table, the number of legal actions, and a hash of all secrets."""
    view = state.view(None)
    whole = json.dumps(pyrite.position(state), sort_keys=True)
    mark = hashlib.sha256(whole.encode()).hexdigest()[:12]
    asked = "".join(LETTERS[seat] for seat in state.asked) or "nobody"
    return [
        f"# {number} moves, round {view['round']}, {asked} asked, "
        f"{len(state.legal_actions())} legal actions, position {mark}",
        *(f"#   {row}".rstrip() for row in GAMES[state.game].board(state)),
        *([f"# gold {list(state.scores)}, won by {list(state.winners)}"] if state.over else []),
    ]


def ends_since(state: State, mark: int = 0) -> list[str]:
    """Return how rounds have ended since a mark."""
    return [
        GAMES[state.game].how_ended(state, number)
        for number, event in enumerate(state.events_for(None, mark), mark)
        if event.kind == "round_ended"
    ]


def has_ends(table: Table) -> list[str]:
    """Return the ways a round can end at this table."""
    ends: list[str] = GAMES[table.game].has_ends(table)
    return ends


def turned_up(state: State) -> set[str]:
    """Return the rare things that this game shows."""
    found: set[str] = GAMES[state.game].turned_up(state)
    return found


def has_cards(table: Table) -> list[str]:
    """Return the rare things that some game at this table should show."""
    cards: list[str] = GAMES[table.game].has_cards(table)
    return cards


def search(table: Table, end: str) -> State | None:
    """Return the first game of one round that ends this way."""
    policy = GAMES[table.game].POLICY.get(end, "guided")
    for seed in range(TRIES):
        state = played(table.new_game(seed, rounds=1), POLICIES[policy], seed)
        if ends_since(state) == [end]:
            return state
    return None


def search_card(table: Table, card: str) -> State | None:
    """Return the first game of one round in which this card is revealed."""
    for seed in range(TRIES):
        state = played(table.new_game(seed, rounds=1), POLICIES["guided"], seed)
        if card in turned_up(state):
            return state
    return None


def golden(games: Collection[str] = tuple(GAMES)) -> Iterator[tuple[Path, str]]:
    """Yield all regenerated files of these games."""
    for game in games:
        yield from _plain_games(game)
        yield from _further_games(game)


def _further_games(game: str) -> Iterator[tuple[Path, str]]:
    """Yield games with modules and own options: every way a round can end, then the rare things."""
    shown: set[object] = set()
    for table in [table for table in TABLES if table.game == game]:
        for end in [] if is_plain(table) else has_ends(table):
            new = {(part, end) for part in (*table.modules, table.own) if part} - shown
            state = search(table, end) if new else None
            if state:
                shown |= new | turned_up(state)
                yield FOLDER / f"{table.name}-{end}.txt", tell(Record.of(state))
        for card in has_cards(table):
            state = search_card(table, card) if card not in shown else None
            if state:
                shown |= turned_up(state)
                yield FOLDER / f"{table.name}-{card}.txt", tell(Record.of(state))


def _plain_games(game: str) -> Iterator[tuple[Path, str]]:
    """Yield the base game and the veto: every round end in every edition, and whole games."""
    sets = sorted({(t.edition, t.modules) for t in TABLES if t.game == game and is_plain(t)})
    for number, (edition, modules) in enumerate(sets):
        for other, end in enumerate(has_ends(Table(game, edition, modules, 3))):
            table = Table(game, edition, modules, SEATS[game][(number + other) % len(SEATS[game])])
            state = search(table, end)
            assert state, end
            yield FOLDER / f"{table.name}-{end}.txt", tell(Record.of(state))
        table = Table(game, edition, modules, 3 if modules else 4)
        whole = played(table.new_game(7), POLICIES["guided"], 7)
        yield FOLDER / f"{table.name}-{GAMES[game].WHOLE}.txt", tell(Record.of(whole))
