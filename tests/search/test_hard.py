"""The searching bot sees winning moves, respects its view, and answers everywhere."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from boards import ALMOST, dwarfs, table
from contract.sets import TABLES, Table

import pyrite
from pyrite import State
from pyrite.bots.find import find_bot
from pyrite.bots.levels import HardBot
from pyrite.core.events import Event
from pyrite.search.halving import Budget

KNOWN = {"goals": {"8,0": "treasure"}, "looks": [["8,0"], [], [], [], []]}


LEVELS = ("hard", "master")  # that search


def choice(state: State, playouts: int = 600, level: str = "hard") -> str:
    """What a fresh bot answers at this moment."""
    seat = state.asked[0]
    bot = find_bot(f"{level}:{playouts}")(state.describe())
    return bot.choose(state.view(seat), state.actions(seat), Random(1)).text


def near_the_end(drawing: str, hand: list[str], roles: str, **more: Any) -> State:
    """Few cards are left to anybody."""
    others: list[Any] = more.pop("others", [["map"], ["map"], ["map"], ["map"]])
    hands = [hand, *others]
    return table(drawing, hands=hands, pile=[], dwarfs=dwarfs(roles), **KNOWN | more)


@pytest.mark.parametrize("level", LEVELS)
def test_a_digger_joins_the_gold(level: str) -> None:
    state = near_the_end(ALMOST, ["EW", "NESW", "map"], "ddsds")
    assert choice(state, level=level) in ("EW@7,0", "NESW@7,0")


@pytest.mark.parametrize("level", LEVELS)
def test_a_saboteur_wrecks_the_last_tunnel(level: str) -> None:
    others = [["EW"], ["map"], ["map"], ["map"]]
    state = near_the_end(ALMOST, ["rockfall", "map"], "sddds", others=others)
    assert choice(state, level=level).startswith("rockfall@")


@pytest.mark.parametrize("level", LEVELS)
def test_a_digger_repairs_the_one_who_can_win(level: str) -> None:
    """Nobody else can still lay a path, and the card that joins the gold is in no other hand."""
    front: list[list[str]] = [["cart"], ["lamp"], ["pick"], ["pick"], ["pick"]]
    others = [["EW", "NESW"], ["map"], ["map"], ["map"]]
    state = near_the_end(ALMOST, ["repair_lamp", "map"], "dddss", others=others, front=front)
    assert choice(state, 2_000, level) == "repair_lamp>B"


def test_the_reason_is_what_the_search_found() -> None:
    state = near_the_end(ALMOST, ["EW", "NESW", "map"], "ddsds")
    bot = HardBot(state.describe(), Budget(playouts=200))
    view, actions = state.view(0), state.actions(0)
    action = bot.choose(view, actions, Random(1))
    message = bot.reason(view, actions, action)
    assert message.id == "hint-search"
    assert message.args["gain"] >= 1


def walked(table: Table, moves: int) -> State:
    """A table after some moves at random."""
    state = pyrite.new_game(table.game, seed=3, **table.options)
    rng = Random(table.name)
    for _ in range(moves):
        if not state.over:
            state.play(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_it_answers_at_every_table_and_sees_no_more_than_its_view(table: Table) -> None:
    """A state re-dealt behind its back, with the same view, gets the same answer."""
    state = walked(table, 25)
    if state.over:
        return
    seat = state.asked[0]
    other = pyrite.imagine(state.view(seat), Random(9))
    told = state.events_for(seat)
    assert choice_after(told, state, seat) == choice_after(told, other, seat)


def choice_after(told: Sequence[Event], state: State, seat: int) -> str:
    """What a bot answers that has been told these events."""
    bot = HardBot(state.describe(), Budget(playouts=30))
    for event in told:
        bot.told(event)
    action = bot.choose(state.view(seat), state.actions(seat), Random(5))
    assert action in state.actions(seat)
    return action.text


def test_where_no_world_is_found_the_rules_of_thumb_answer(monkeypatch: Any) -> None:
    """A view that no world agrees with; here one that is broken."""
    state = near_the_end(ALMOST, ["EW", "NESW", "map"], "ddsds")
    monkeypatch.setattr(pyrite, "worlds", lambda view: pyrite.games.worlds({"game": "none"}))
    assert choice(state) in ("EW@7,0", "NESW@7,0")


def test_a_budget_is_named_after_the_bot() -> None:
    description = pyrite.describe(seats=5)
    default: Any = find_bot("hard")(description)
    assert default.budget == Budget(milliseconds=1_000)
    budgets = [Budget(milliseconds=2_000), Budget(milliseconds=200), Budget(playouts=50)]
    for level in LEVELS:
        names = [f"{level}:{budget}" for budget in ("2s", "200ms", "50")]
        bots: list[Any] = [find_bot(name)(description) for name in names]
        assert [bot.budget for bot in bots] == budgets
        for wrong in ("0", "-5ms", "ms", "s", "5sm", "much", "1" * 5_000):
            with pytest.raises(pyrite.ConfigError, match="200ms"):
                find_bot(f"{level}:{wrong}")
