"""Playing on Ray: the same games as in this process, even if a worker is lost."""

from collections.abc import Iterable
from pathlib import Path

import pytest
from arena.dying_bot import MARK
from arena.games import contest

from pyrite.arena.contest import game_numbers
from pyrite.arena.play import Outcome, Task, play
from pyrite.arena.workers import on_cluster

CONTEST = contest("random", "arena.dying_bot:DyingBot")
TASKS = [Task(CONTEST, number, with_record=True) for number in game_numbers(CONTEST, 8)]


def records(outcomes: Iterable[list[Outcome]]) -> dict[tuple[int, int], str]:
    """The records of all games, by deal and rotation."""
    found = [outcome for some in outcomes for outcome in some]
    return {(game.deal, game.rotation): record for game, record in found}


@pytest.mark.deep
@pytest.mark.filterwarnings("default")
def test_a_cluster_plays_the_same_games_and_those_of_a_lost_worker_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "killed"
    monkeypatch.setenv(MARK, str(mark))
    played = records(on_cluster(iter(TASKS), len(TASKS)))
    assert mark.exists()
    assert played == records([play(task)] for task in TASKS)
