"""The score sheet of a finished round of Saboteur."""

import io
import random
from typing import Any

import pytest
from rich.console import Console

import pyrite
from pyrite.cli.drawing.saboteur import SaboteurRenderer
from pyrite.cli.table.story import ranking
from pyrite.cli.terminal.printer import THEME
from pyrite.lang import LANGUAGES, Speaker

TABLE = pyrite.describe("saboteur", seats=3, modules=["treasure_chests", "toll"])
RESULT: dict[str, Any] = {
    "round": 1,
    "treasure_found": True,
    "finder": 1,
    "dwarfs": ["digger", "digger", "saboteur"],
    "spare": ["digger"],
    "goals": {"8,-2": "stone1", "8,0": "treasure", "8,2": "stone2"},
    "chests": [],
    "board": {},
    "paid": [
        {"seat": 2, "rule": "M-T1", "amount": -1, "won": None},
        {"seat": 0, "rule": "M-T1", "amount": 1, "won": None},
        {"seat": 1, "rule": "B-40", "amount": None, "won": 0},
        {"seat": 0, "rule": "B-40", "amount": None, "won": 1},
        {"seat": 1, "rule": "B-40", "amount": None, "won": 2},
    ],
}


EARLIER = {**RESULT, "paid": [{"seat": 2, "rule": "B-41", "amount": 4, "won": None}]}


def sheet(result: dict[str, Any], width: int = 80, lang: str = "en") -> list[str]:
    out = io.StringIO()
    hidden = {"seat": 1, "value": None, "changed": False}
    won = [hidden, {**hidden, "seat": 0, "value": 3}, hidden]  # seat A knows its own card
    view = {"seat": 0, "results": [EARLIER, result], "won": won, "coins": 2, "scores": None}
    console = Console(file=out, width=width, theme=THEME, color_system=None)
    console.print(SaboteurRenderer().result(Speaker(lang, TABLE), view, width))
    return [line.rstrip() for line in out.getvalue().splitlines()]


def test_the_sheet_says_what_lay_where_who_was_what_and_who_got_how_much_by_which_rule() -> None:
    board = {"8,-2": "stone1", "8,0": "treasure", "8,2": "?"}
    assert sheet({**RESULT, "board": board}) == [
        "Goals  1 stone ╚  2 gold (found by player B)  3 stone ╝ (not reached)",
        "Player  Role      This round  Total  Rule",
        "A you   digger            +4      5  +1 Toll (M-T1), +3 Diggers win (B-40)",
        "B       digger            ◆◆    1◆◆  Diggers win (B-40)",
        "C       saboteur          −1      4  Toll (M-T1)",
        "◆ 1 gold card only its owner knows",
    ]


def test_what_comes_to_nothing_is_left_out() -> None:
    even = {"seat": 2, "rule": "M-T1", "amount": 1, "won": None}
    (line,) = (
        line for line in sheet({**RESULT, "paid": [*RESULT["paid"], even]}) if line[0] == "C"
    )
    assert line == "C       saboteur           –      5"


def test_chests_are_shown_with_what_was_in_them() -> None:
    chest = {"cell": "2,2", "path": "chest_NE", "chest": "burn_5", "opened": False}
    lines = sheet({**RESULT, "chests": [chest, {**chest, "cell": None, "chest": "gold_1"}]})
    assert lines[1] == "Chests  discard five cards from the draw pile  1 gold"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 100])
def test_the_sheet_keeps_its_width_in_every_language(lang: str, width: int) -> None:
    lines = sheet(RESULT, width, lang)
    assert max(map(len, lines)) <= width
    assert any("B-40" in line for line in lines)


def test_the_sheet_of_a_played_round_adds_up() -> None:
    state = pyrite.new_game("saboteur", seats=4, seed=3, rounds=1)
    rng = random.Random(3)
    while not state.over:
        state.play(rng.choice(state.actions()))
    speaker = Speaker("en", state.describe())
    out = io.StringIO()
    Console(file=out, width=80, theme=THEME, color_system=None).print(
        SaboteurRenderer().result(speaker, state.view(0), 80)
    )
    gold = [line.split("+")[1].split()[0] for line in out.getvalue().splitlines() if "+" in line]
    assert sorted(map(int, gold)) == sorted(score for score in state.scores if score)
    assert gold


@pytest.mark.parametrize("rounds", [1, 10])
def test_the_ranking_of_a_game_with_coins_adds_up(rounds: int) -> None:
    state = pyrite.new_game("saboteur", seats=4, seed=3, rounds=rounds, modules=["toll"])
    rng = random.Random(3)
    while not state.over:
        state.play(rng.choice(state.actions()))
    table = ranking(Speaker("en", state.describe()), state, state.view(None))
    rows = zip(*(column.cells for column in table.columns), strict=True)
    for _, _, *won, total in rows:
        numbers = [str(one).replace("−", "-").replace("–", "0") for one in won]
        assert sum(map(int, numbers)) == int(str(total).split()[0])
