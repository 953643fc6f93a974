"""Golden playthroughs: the same games go the same way, move by move."""

from functools import cache
from pathlib import Path

import pytest
from contract.sets import TABLES
from deep import cases
from playthroughs.telling import FOLDER, ends_since, has_cards, has_ends, tell, turned_up
from property.rare import is_plain

from pyrite import Record, State

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", cases(FILES, FILES[::2]), ids=lambda file: file.stem)
def test_the_game_goes_as_written(file: Path) -> None:
    known = file.read_text()
    now = tell(Record.from_text(known))
    assert now == known, "If this is meant, write the playthroughs anew: make golden"


@cache
def games() -> list[tuple[Record, State, list[str]]]:
    """Every game as it was recorded, its last state, and how its rounds have ended."""
    records = [Record.from_text(file.read_text()) for file in FILES]
    return [(record, state := record.replay(), ends_since(state)) for record in records]


def test_the_base_game_has_a_game_for_each_way_a_round_can_end_in_every_edition() -> None:
    found = set()
    for record, _, ends in games():
        own = record.options.get("edition", ""), tuple(record.options.get("modules", ()))
        found |= {(record.game, *own, end) for end in ends}
    plain = [table for table in TABLES if is_plain(table)]
    wanted = {(t.game, t.edition, t.modules, end) for t in plain for end in has_ends(t)}
    assert wanted - found == set(), "Write the playthroughs anew: make golden"


def test_every_module_has_a_game_for_each_way_a_round_can_end_with_it() -> None:
    found, cards = set(), set()
    for _, state, ends in games():
        found |= {(module, end) for module in state.settings.get("modules", ()) for end in ends}
        cards |= turned_up(state)
    wanted = {(module, end) for t in TABLES for module in t.modules for end in has_ends(t)}
    assert wanted - found == set(), "Write the playthroughs anew: make golden"
    assert {card for t in TABLES for card in has_cards(t)} - cards == set()
