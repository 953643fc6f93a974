"""Typed input: case does not matter, and an unknown word gets a suggestion."""

import math
from collections.abc import Callable

import pytest
from cli.conftest import Run

import pyrite
from pyrite.cli.errors import CommandError
from pyrite.cli.options import seed_or_lot
from pyrite.cli.table.asking import respelled
from pyrite.cli.table.sitting import read_speed
from pyrite.cli.table.story import PAUSE
from pyrite.core.description import Description
from pyrite.lang import LANGUAGES, Speaker

SMALL = ("play", "--seats", "3", "--seed", "7", "--bot", "random", "--option", "first_seat=A")
EVERYTHING = pyrite.describe(seats=8, modules=["saboteur2", "toll", "y2017_goal_swap"])
MINES = pyrite.describe("lostmines", seats=3)


@pytest.mark.parametrize(
    ("typed", "nearest"),
    [
        ("tabel", "table"),
        ("Hlep", "help"),
        ("quti", "quit"),
        ("pas map", "pass"),
        ("wyh NESW@1,0", "why"),
        ("rule B-12", "rules"),
    ],
)
def test_an_unknown_word_names_the_nearest(run: Run, typed: str, nearest: str) -> None:
    out = run(*SMALL, lines=[typed, "quit"]).stdout
    assert f"Did you mean {nearest}?" in out


@pytest.mark.parametrize("typed", ["xyzzy", "pass gold", "NESW@a,b", "rockfall@0,0", "99"])
def test_what_is_like_nothing_or_understood_names_nothing(run: Run, typed: str) -> None:
    assert "Did you mean" not in run(*SMALL, lines=[typed, "quit"]).stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_nearest_is_named_in_every_language(run: Run, lang: str) -> None:
    out = run(*SMALL, "--lang", lang, lines=["zom", "quit"]).stdout
    assert Speaker(lang).say("play-nearest", word="zoom") in out


@pytest.mark.parametrize("change", [str.upper, str.lower, str.swapcase])
def test_moves_may_be_typed_in_capitals(run: Run, change: Callable[[str], str]) -> None:
    state = pyrite.new_game("saboteur", seats=3, seed=7, first_seat=0)
    for action in state.actions(0)[::5]:
        lines = [f"why {change(action.text)}", "quit"]
        assert "You can do that now." in run(*SMALL, lines=lines).stdout


def test_so_is_it_played(run: Run) -> None:
    card = pyrite.new_game("saboteur", seats=3, seed=7, first_seat=0).view(0)["hand"][0]
    out = run(*SMALL, lines=[f"PASS {card.swapcase()}", "quit"]).stdout
    assert "You pass and discard" in out


WRITTEN = {
    EVERYTHING: (
        *("NESW@1,0", "NW@3,-1r", "N-E-S-W@2,1", "broken_lamp>B", "repair_pick_lamp>C:lamp"),
        *("ladder_ES@4,1r", "goal_swap:1,3", "shed NESW map trapped", "guard map 1,0E", "beg B 2"),
    ),
    MINES: (
        *("rock_NSW@4,5r", "trap@2,3E", "info_mine_dwarf>C", "info_mine_dwarf@9,1"),
        *("step E", "upright"),
    ),
}


@pytest.mark.parametrize("table", WRITTEN, ids=lambda table: table.game)
def test_the_notation_is_found_again(table: Description) -> None:
    for text in WRITTEN[table]:
        for typed in (text.upper(), text.lower(), text.swapcase()):
            assert respelled(table, typed) == text


@pytest.mark.parametrize(
    ("text", "seconds"),
    [("normal", PAUSE), ("slow", PAUSE * 2), ("Fast", PAUSE / 3), ("instant", 0), ("2", PAUSE / 2)],
)
def test_speeds(text: str, seconds: float) -> None:
    assert math.isclose(read_speed(text), seconds)


@pytest.mark.parametrize("text", ["0", "-1", "nan", "-inf", "quick", "", "1,5", "0.0001"])
def test_no_speed(run: Run, text: str) -> None:
    with pytest.raises(CommandError):
        read_speed(text)
    assert f"{text} is not a speed. Use slow, normal" in run("play", "--speed", text).stderr


def test_seeds_drawn_by_lot_have_64_bits() -> None:
    drawn = [seed_or_lot(None) for _ in range(64)]
    assert max(drawn).bit_length() > 58
    assert all(seed.bit_length() <= 64 for seed in drawn)
    assert len(set(drawn)) == 64
