"""A bot's temper comes from its name, as its face does, and decides only between near equals."""

import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from boards import dwarfs, table
from cli.visitor import unsaved

from pyrite import State, new_game
from pyrite.bots import BOTS
from pyrite.bots.levels import MediumBot
from pyrite.bots.tempers import EVEN, TEMPERS
from pyrite.core import faces
from pyrite.core.events import Event
from pyrite.core.faces import temper_of, usual_face

FACES = Path(__file__).parents[2] / "web/src/look/face.ts"
WORTH = {"broken_lamp>B": 0.0, "broken_lamp>D": 0.0, "NESW@3,0": 0.05}


def chosen(temper: str, worth: dict[str, float], *news: Event) -> str:
    """What A does if it finds some moves worth so much, and all others worth nothing."""
    state = table("S══", ["broken_lamp", "NESW"], dwarfs=dwarfs("sdddd"))
    bot: Any = MediumBot(state.describe())
    bot.feel(temper)
    for event in news:
        bot.told(event)
    bot.judge.values = lambda view, actions: [worth.get(action.text, -9.0) for action in actions]
    found = bot.choose(state.view(0), state.actions(0), random.Random(1))
    return str(found.text)


def test_the_bold_strike_where_the_cautious_dig_on() -> None:
    assert chosen("brave", WORTH).startswith("broken_lamp>")
    for temper in ("gloomy", "sly", "merry", "sleepy"):
        assert chosen(temper, WORTH) == "NESW@3,0"


def test_a_grudge_is_borne_for_a_round() -> None:
    broke = Event("broke", 3, {"card": "broken_lamp", "target": 0}, {})
    assert chosen("grumpy", WORTH, broke) == "broken_lamp>D"
    assert chosen("sleepy", WORTH, broke) == "NESW@3,0"
    assert chosen("grumpy", WORTH, broke, Event("round_started", 0, {"round": 2}, {})) == "NESW@3,0"


@pytest.mark.parametrize("temper", TEMPERS)
def test_no_temper_prefers_what_is_clearly_worse(temper: str) -> None:
    news = Event("broke", 3, {"card": "broken_lamp", "target": 0}, {})
    assert chosen(temper, WORTH | {"NESW@3,0": 0.5}, news) == "NESW@3,0"
    assert chosen(temper, WORTH | {"NESW@3,0": -0.5}, news).startswith("broken_lamp>")


def times_said(state: State, temper: str) -> int:
    """How many of 40 bots say what they saw under a goal."""
    bots = [BOTS["medium"](state.describe()) for _ in range(40)]
    for bot in bots:
        assert isinstance(bot, MediumBot)
        bot.feel(temper)
    return sum(bot.say(state.view(0), random.Random(n)) is not None for n, bot in enumerate(bots))


def test_some_talk_more_than_others() -> None:
    saw = {"goals": {"8,0": "treasure"}, "looks": [["8,0"], [], [], [], []]}
    state = table("S══", dwarfs=dwarfs("ddsds"), **saw)
    assert times_said(state, "sleepy") < times_said(state, "sly") < times_said(state, "curious")


def test_names_faces_and_bots_know_the_same_tempers() -> None:
    drawn = re.search(r"TEMPERS = \[(.*)\]", FACES.read_text())
    assert drawn
    assert tuple(re.findall(r'"(\w+)"', drawn[1])) == faces.TEMPERS == tuple(TEMPERS)
    found = {temper_of(usual_face(str(n))) for n in range(100)}
    assert found == {*TEMPERS}
    assert len({temper_of(12 * 5 + colour) for colour in range(12)}) == 1, "whatever the colour"


def moods(names: Sequence[str]) -> list[Any]:
    """The tempers of the bots in a game in the terminal."""
    state = new_game(seats=4, seed=1)
    local = unsaved(state, bots=dict.fromkeys((1, 2, 3), BOTS["medium"]))
    local.names = ("Ann", *names)
    local.attend(())
    bots: list[Any] = [local.bots[seat].bot for seat in (1, 2, 3)]
    return [bot.mood.temper for bot in bots]


def test_in_the_terminal_a_name_gives_the_temper_of_its_face() -> None:
    names = ("Borin", "Dwalin", "Gloin")
    assert moods(names) == [TEMPERS[temper_of(usual_face(name))] for name in names]
    assert len({*moods(tuple(map(str, range(3))))}) > 1


def test_bots_that_are_measured_have_none() -> None:
    bot: Any = BOTS["hard"](new_game(seats=4, seed=1).describe())
    assert bot.mood.temper is EVEN
