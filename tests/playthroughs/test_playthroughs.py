"""Golden playthroughs: the same games go the same way, move by move."""

from pathlib import Path

import pytest
from contract.sets import TABLES
from playthroughs.telling import FOLDER, ends_since, has_ends, tell

from pyrite import Record

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_the_game_goes_as_written(file: Path) -> None:
    known = file.read_text()
    now = tell(Record.from_text(known))
    assert now == known, "If this is meant, write the playthroughs anew: make golden"


def test_every_set_has_a_game_for_each_way_a_round_can_end() -> None:
    found = set()
    for file in FILES:
        state = Record.from_text(file.read_text()).replay()
        options = state.options
        found |= {(options.edition, options.modules, end) for end in ends_since(state)}
    wanted = {(t.edition, t.modules, end) for t in TABLES for end in has_ends(t)}
    assert wanted - found == set(), "Write the playthroughs anew: make golden"
