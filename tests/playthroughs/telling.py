"""Playthroughs: whole games as records with comments that show the table on the way.

Every module set and edition has a game for each way a round can end, and one of three rounds.
"""

import hashlib
import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from contract.policies import POLICIES, played
from contract.sets import SEATS, TABLES, Table

import pyrite
from pyrite import Record, State
from pyrite.core.record import LETTERS
from pyrite.saboteur.drawing import draw
from pyrite.saboteur.fold import fold

FOLDER = Path(__file__).parent
EVERY = 12  # moves between two pictures

# How a round can end, and the way to play that comes to it.
ENDS = {
    "found-by-digger": "guided",
    "found-by-saboteur": "guided",
    "hands-empty": "uniform",
    "all-passed": "idle",
}


def tell(record: Record) -> str:
    """The record with pictures and the end of every round as comments."""
    head, _, _ = record._replace(actions=()).to_text().rpartition("\n")
    lines = [head]
    state = pyrite.new_game(record.game, seed=record.seed, **record.options)
    for number, (seat, text) in enumerate(record.actions, 1):
        mark = len(state.events)
        state.play(text, seat)
        lines.append(f"{LETTERS[seat]} {text}")
        lines += [f"# round ended: {end}" for end in ends_since(state, mark)]
        if number % EVERY == 0 or state.over:
            lines += picture(state, number)
    return "\n".join(lines) + "\n"


def picture(state: State, number: int) -> list[str]:
    """The table as everybody sees it, how much is legal, and a mark of all that is secret."""
    view = state.view(None)
    whole = json.dumps(pyrite.position(state), sort_keys=True)
    mark = hashlib.sha256(whole.encode()).hexdigest()[:12]
    asked = "".join(LETTERS[seat] for seat in state.asked) or "nobody"
    board = draw(state.rules.words, view["board"]).splitlines()
    return [
        f"# {number} moves, round {view['round']}, {asked} asked, "
        f"{len(state.legal_actions())} legal actions, position {mark}",
        *(f"#   {row}".rstrip() for row in board),
        *([f"# gold {list(state.gold)}, won by {list(state.winners)}"] if state.over else []),
    ]


def ends_since(state: State, mark: int = 0) -> list[str]:
    """How the rounds ended that ended since then."""
    events = state.events_for(None)
    return [
        how_ended(state, number)
        for number in range(mark, len(events))
        if events[number].kind == "round_ended"
    ]


def how_ended(state: State, number: int) -> str:
    """One of ENDS."""
    events = state.events_for(None)
    before = fold(state.rules, None, events[: number + 1])
    if not events[number].open["treasure"]:
        return "all-passed" if any(before["hands"]) else "hands-empty"
    dwarfs = {event.seat: event.open["dwarf"] for event in events[number + 1 :][: state.seats]}
    return f"found-by-{dwarfs[before['finder']]}"


def has_ends(table: Table) -> list[str]:
    """The ways a round can end at this table."""
    by_passes = dict(table.new_game().options.flags)["round_end"] == "passes"
    return [end for end in ENDS if by_passes or end != "all-passed"]


def search(table: Table, end: str) -> Record:
    """The first game of one round that ends like this."""
    for seed in count():
        state = played(table.new_game(seed, rounds=1), POLICIES[ENDS[end]], seed)
        if ends_since(state) == [end]:
            return Record.of(state)
    raise AssertionError("count() has no end")


def golden() -> Iterator[tuple[Path, str]]:
    """All files made anew."""
    sets = sorted({(table.game, table.edition, table.modules) for table in TABLES})
    for number, (game, edition, modules) in enumerate(sets):
        for other, end in enumerate(has_ends(Table(game, edition, modules, 3))):
            table = Table(game, edition, modules, SEATS[(number + other) % len(SEATS)])
            yield FOLDER / f"{table.name}-{end}.txt", tell(search(table, end))
        table = Table(game, edition, modules, 3 if modules else 4)
        whole = played(table.new_game(7), POLICIES["guided"], 7)
        yield FOLDER / f"{table.name}-three-rounds.txt", tell(Record.of(whole))
