"""The example bot plays at every table of its game, and wins more gold than `easy`."""

from pathlib import Path

import pytest
from contract.sets import FEW, ONE_OF_EACH, Table
from deep import cases

from pyrite.arena.contest import Contest, game_numbers, seatings
from pyrite.arena.play import Task, play
from pyrite.bots import BOTS
from pyrite.bots.find import find_bot
from pyrite.bots.table import play_game

EXAMPLES = Path(__file__).parents[2] / "examples"
TABLES = [table for table in ONE_OF_EACH if table.game == "saboteur"]


@pytest.fixture(autouse=True)
def among_the_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.syspath_prepend(EXAMPLES)


@pytest.mark.parametrize("table", cases(TABLES, FEW), ids=lambda table: table.name)
def test_it_plays_at_every_table(table: Table) -> None:
    state = table.new_game(seed=1, rounds=1)
    levels = [find_bot("tunneler:Tunneler"), BOTS["random"]]
    play_game(state, [levels[seat % 2](state.describe()) for seat in range(state.seats)])
    assert state.over


@pytest.mark.deep
def test_it_takes_more_gold_than_easy() -> None:
    contest = Contest("saboteur", {}, ("easy", "tunneler:Tunneler"), (5,), 4)
    names, gold = seatings(contest.bots, 5), dict.fromkeys(contest.bots, 0.0)
    for number in game_numbers(contest, 12):
        seated = names[number.rotation]
        for name, score in zip(seated, play(Task(contest, number)).game.scores, strict=True):
            gold[name] += score / sum(row.count(name) for row in names)
    assert gold["tunneler:Tunneler"] > gold["easy"]
