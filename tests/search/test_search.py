"""The search: rollouts are the same compiled or not, and the same for the same seed."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import pyrite
from pyrite.bots.guidance import WORTHS, Guidance
from pyrite.bots.levels import start_guiding
from pyrite.search.halving import Budget, Player, Search

INTERPRETED = Path(pyrite.__file__).with_name("core") / "interpreted.py"

# Prints what the first seat wins in a few rollouts of each table, and what a search finds.
ROLL = """
from random import Random

import pyrite
from pyrite.bots.guidance import WORTHS, Guidance
from pyrite.bots.levels import start_guiding
from pyrite.search.halving import Budget, Search

TABLES = [
    ("saboteur", 5, (), 40),
    ("saboteur", 6, ("saboteur2",), 40),
    ("saboteur", 4, ("toll", "treasure_chests", "y2019_veto", "y2017_goal_swap"), 40),
    ("lostmines", 3, (), 40),
    ("lostmines", 4, (), 0),
]
for name, seats, modules, moves in TABLES:
    state = pyrite.new_game(name, seats=seats, seed=seats, modules=modules)
    rng = Random(seats)
    for _ in range(moves):
        state.apply(rng.choice(state.legal_actions()))
    seat = state.asked[0]
    possible = pyrite.worlds(state.view(seat))
    worlds = [possible.imagine(rng) for _ in range(3)]
    for world in worlds:
        world.end_with_round()
    guided = worlds[0].copy()
    start_guiding(guided, Guidance(WORTHS[name], [-70] * seats))
    search = Search(worlds, [guided], seat)
    actions = state.legal_actions(seat)[::20]
    print([search.players[0].playout(world, actions[0], seat, 7) for world in worlds])
    print(search.best(actions, [0] * len(actions), Budget(playouts=3 * len(actions)), 1))
"""


def test_rollouts_are_the_same_compiled_and_interpreted() -> None:
    commands = [sys.executable, "-c", ROLL], [sys.executable, str(INTERPRETED), "-c", ROLL]
    runs = [subprocess.Popen(c, stdout=subprocess.PIPE, text=True) for c in commands]
    (compiled, source) = [run.communicate()[0] for run in runs]
    assert [run.returncode for run in runs] == [0, 0]
    assert compiled == source
    assert len(compiled.splitlines()) == 10


def prepared(seed: int, threads: int = 2) -> tuple[Search, list[int]]:
    """A search from the beginning of a game, with the actions to try."""
    state = pyrite.new_game(seats=5, seed=4)
    seat = state.asked[0]
    possible, rng = pyrite.worlds(state.view(seat)), Random(seed)
    worlds = [possible.imagine(rng) for _ in range(20)]
    for world in worlds:
        world.end_with_round()
    guided = [worlds[0].copy() for _ in range(threads)]
    for table in guided:
        start_guiding(table, Guidance(WORTHS["saboteur"], [-70] * 5))
    return Search(worlds, guided, seat), state.legal_actions(seat)


def test_the_same_seed_and_playouts_give_the_same_answer() -> None:
    """However many threads there are."""
    found = []
    for threads in (1, 2, 3):
        search, actions = prepared(1, threads)
        found.append(search.best(actions, [0] * len(actions), Budget(playouts=500), seed=3))
    assert found[0] == found[1] == found[2]
    assert 400 <= found[0].playouts <= 500


@pytest.mark.parametrize("milliseconds", [0, 5])
def test_a_budget_in_time_ends_too(milliseconds: int) -> None:
    """Even if the time is over before it begins, every action was tried."""
    search, actions = prepared(seed=1)
    budget = Budget(playouts=0, milliseconds=milliseconds)
    found = search.best(actions, [0] * len(actions), budget, seed=3)
    assert found.action in actions
    assert found.playouts >= len(actions)


def test_rollouts_leave_the_worlds_alone() -> None:
    search, actions = prepared(seed=1)
    before = [world.copy() for world in search.worlds]
    search.best(actions, [0] * len(actions), Budget(playouts=200), seed=3)
    assert search.worlds == before


def test_guided_diggers_and_saboteurs_are_a_contest() -> None:
    """Diggers who play at random reach the gold in fewer than one round of a thousand."""
    won = 0
    for seed in range(200):
        state = pyrite.new_game(seats=5, seed=seed)
        state.end_with_round()
        digger = pyrite.position(state)["dwarfs"].index("digger")
        guided = state.copy()
        start_guiding(guided, Guidance(WORTHS["saboteur"], [-70] * 5))
        action = state.legal_actions()[0]
        won += Player(guided).playout(state, action, digger, seed) > 0
    assert 80 <= won <= 140


def test_a_table_without_a_guide_plays_at_random() -> None:
    """The rules contain no policy: whatever plays sensibly comes from the bots."""
    state = pyrite.new_game(seats=5, seed=1)
    state.end_with_round()
    plain, guided = (Player(state.copy()) for _ in range(2))
    start_guiding(guided.guided, Guidance(WORTHS["saboteur"], [-70] * 5))
    actions = state.legal_actions()
    assert [plain.playout(state, a, 0, 7) for a in actions] == [0] * len(actions)
    assert any(guided.playout(state, actions[0], 0, seed) > 0 for seed in range(20))
