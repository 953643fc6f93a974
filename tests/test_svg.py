"""Pictures of tables for notebooks: all cards of a state, and of a view what its seat may know."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from contract.sets import FEW, Table
from contract.snapshots import snapshots
from deep import cases

import pyrite
from pyrite.svg import draw

LOADED = """
import sys, pyrite
state = pyrite.new_game(seats=3, seed=1)
print("pyrite.svg" in sys.modules)
assert state._repr_svg_().startswith("<svg ")
print("fluent" in sys.modules)
"""


def faces(drawn: str, kind: str) -> int:
    return drawn.count(f'class="{kind}"')


@pytest.mark.parametrize("table", cases(FEW, (FEW[0], FEW[-1])), ids=lambda table: table.name)
def test_every_table_can_be_drawn_with_all_cards_open_or_as_a_seat_sees_it(table: Table) -> None:
    for state in snapshots(table)[::8]:
        drawn = state._repr_svg_()
        assert ElementTree.fromstring(drawn).tag.endswith("svg")
        assert faces(drawn, "back") == 0
        figure = ElementTree.fromstring(state._repr_html_())
        assert [part.tag.rpartition("}")[2] for part in figure] == ["svg", "figcaption"]
        assert "".join(figure[1].itertext()) == repr(state)
        for seat in (0, None):
            seen = draw(state.view(seat))
            assert ElementTree.fromstring(seen).tag.endswith("svg")
            assert seen._repr_svg_() == seen
            hidden = sum(state.public()["hands"])
            hidden -= 0 if seat is None else len(state.view(0)["hand"])
            assert faces(seen, "back") >= hidden


def test_nothing_of_a_view_gets_into_the_picture_as_markup() -> None:
    """Each text and number of a view, of lists the first, is replaced by markup in turn."""
    bad = '<script>&"'
    for table in (FEW[0], next(table for table in FEW if table.game == "lostmines")):
        view = snapshots(table)[-1].view(0)
        for spoilt in with_each_replaced(view, bad):
            with suppress(pyrite.PyriteError):
                drawn = draw(spoilt)
                assert "<script>" not in drawn
                ElementTree.fromstring(drawn)


def with_each_replaced(data: Any, bad: str) -> Iterator[Any]:
    """Yield copies of plain data in which one number or text is replaced."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data[:1]):
        inner = isinstance(value, dict | list | tuple)
        for other in with_each_replaced(value, bad) if inner else (bad,):
            changed: Any = {**data} if isinstance(data, dict) else [*data]
            changed[key] = other
            yield changed


@pytest.mark.parametrize("view", [{}, None, 1, "x", [], {"game": "saboteur"}], ids=repr)
def test_what_is_no_view_is_refused(view: Any) -> None:
    with pytest.raises(pyrite.PyriteError):
        draw(view)


def test_a_view_shows_its_own_hand_and_role_alone() -> None:
    state = pyrite.new_game(seats=4, seed=5, first_seat=0)
    whole, own = draw(state), draw(state.view(2))
    assert whole.count(" digger · ") + whole.count(" saboteur · ") == 4
    role = state.view(2)["dwarf"]
    assert f"C {role}</text>" in own
    assert [f"{letter} ?</text>" in own for letter in "ABCD"] == [True, True, False, True]
    assert faces(own, "back") == 3 + 3 * 6
    lines = own.split('class="said"')[-4:]
    assert [faces(line, "back") for line in lines] == [6, 6, 0, 6]
    assert faces(whole, "treasure") == 1 + faces(own, "treasure")
    for seed in range(5):
        world = pyrite.imagine(state.view(2), Random(seed))
        assert draw(world.view(2)) == own
        assert world == state or draw(world) != whole


def test_a_goal_that_a_seat_has_seen_is_drawn_for_this_seat_alone() -> None:
    state = pyrite.from_position(
        {
            "options": {"seats": 3},
            "hands": [["map"], 6, 6],
            "goals": {"8,0": "treasure"},
        }
    )
    state.play("map@8,0")
    assert [faces(draw(state.view(seat)), "treasure") for seat in (0, 1, None)] == [1, 0, 0]


def test_pictures_are_loaded_when_they_are_wanted_and_need_no_package() -> None:
    run = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True)
    assert run.stdout.split() == ["False", "False"], run.stderr
