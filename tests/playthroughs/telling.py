"""Playthroughs: whole games as records with comments that show the table on the way.

The base game and the veto have in every edition a game for each way a round can end, and one of
three rounds. Every other module has a game for each way a round can end with it, every chest one in
which it is opened, every goal one in which it is turned up.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

from contract.policies import POLICIES, played
from contract.sets import PLAIN, SEATS, TABLES, Table

import pyrite
from pyrite import Record, State
from pyrite.core.seats import LETTERS
from pyrite.saboteur.drawing import draw
from pyrite.saboteur.fold import fold

FOLDER = Path(__file__).parent
EVERY = 12  # moves between two pictures

# How a round can end, and the way to play that comes to it; the rest is found by guided play.
ENDS = {"hands-empty": "uniform", "all-passed": "idle"}
TRIES = 400  # games that are looked at for each


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
    """By the finder's dwarf, by the spider, because hands are empty or all have passed."""
    events = state.events_for(None)
    before = fold(state.rules, None, events[: number + 1])
    if events[number].open["treasure"]:
        dwarfs = {event.seat: event.open["dwarf"] for event in events[number + 1 :][: state.seats]}
        return f"found-by-{dwarfs[before['finder']]}"
    if "spider" in before["goals"].values():
        return "spider"
    return "all-passed" if any(before["hands"]) else "hands-empty"


def has_ends(table: Table) -> list[str]:
    """The ways a round can end at this table."""
    state = table.new_game()
    printed = state.rules.words.components
    found = [f"found-by-{dwarf}" for dwarf, n in printed.dwarfs[table.seats].items() if n]
    spider = ["spider"] if "spider" in [card.name for card in printed.goals] else []
    passes = ["all-passed"] if state.rules.end_by_passes else []
    return [*found, *spider, "hands-empty", *passes]


def turned_up(state: State) -> set[str]:
    """Chests that were opened, goals that were shown."""
    kinds = ("opened", "goal_shown")
    return {event.open["card"] for event in state.events_for(None) if event.kind in kinds}


def has_cards(table: Table) -> list[str]:
    """The chests and goals of the modules at this table."""
    printed = table.new_game().rules.words.components
    goals = [card.name for card in printed.goals] if "new_goals" in table.modules else []
    return [*printed.chests, *goals]


def search(table: Table, end: str) -> State | None:
    """The first game of one round that ends like this."""
    for seed in range(TRIES):
        state = played(table.new_game(seed, rounds=1), POLICIES[ENDS.get(end, "guided")], seed)
        if ends_since(state) == [end]:
            return state
    return None


def search_card(table: Table, card: str) -> State | None:
    """The first game of one round in which this card is turned up."""
    for seed in range(TRIES):
        state = played(table.new_game(seed, rounds=1), POLICIES["guided"], seed)
        if card in turned_up(state):
            return state
    return None


def golden() -> Iterator[tuple[Path, str]]:
    """All files made anew."""
    yield from _plain_games()
    shown: set[object] = set()
    for table in [table for table in TABLES if table.modules not in PLAIN[table.game]]:
        for end in has_ends(table):
            new = {(module, end) for module in table.modules} - shown
            state = search(table, end) if new else None
            if state:
                shown |= new | turned_up(state)
                yield FOLDER / f"{table.name}-{end}.txt", tell(Record.of(state))
        for card in has_cards(table):
            state = search_card(table, card) if card not in shown else None
            if state:
                shown |= turned_up(state)
                yield FOLDER / f"{table.name}-{card}.txt", tell(Record.of(state))


def _plain_games() -> Iterator[tuple[Path, str]]:
    """The base game and the veto: every way a round can end in every edition, and whole games."""
    sets = sorted({(t.game, t.edition, t.modules) for t in TABLES if t.modules in PLAIN[t.game]})
    for number, (game, edition, modules) in enumerate(sets):
        for other, end in enumerate(has_ends(Table(game, edition, modules, 3))):
            table = Table(game, edition, modules, SEATS[(number + other) % len(SEATS)])
            state = search(table, end)
            assert state, end
            yield FOLDER / f"{table.name}-{end}.txt", tell(Record.of(state))
        table = Table(game, edition, modules, 3 if modules else 4)
        whole = played(table.new_game(7), POLICIES["guided"], 7)
        yield FOLDER / f"{table.name}-three-rounds.txt", tell(Record.of(whole))
