"""Bots choose and believe the same, compiled and interpreted."""

import subprocess
import sys
from pathlib import Path

import pyrite

INTERPRETED = Path(pyrite.__file__).with_name("core") / "interpreted.py"
PLAY = """
from pyrite import new_game
from pyrite.bots import BOTS
from pyrite.bots import deals
from pyrite.bots.saboteur import tunnels
from pyrite.bots.table import play_game

print(*{module.__file__.rpartition(".")[2] for module in (deals, tunnels)})
for seats, modules in ((4, ()), (5, ("saboteur2",))):
    state = new_game(seats=seats, seed=5, rounds=1, modules=modules)
    bots = [BOTS["medium"](state.describe()) for _ in range(seats)]
    print(play_game(state, bots).talk, state.played)
    for seat, bot in enumerate(bots):
        believed = bot.judge.believed(state.view(seat) | {"dwarfs": [None] * seats}, [{}] * seats)
        print([{kind: round(x, 9) for kind, x in own.items()} for own in believed])
"""


def test_compiled_and_interpreted_bots_are_the_same() -> None:
    commands = [sys.executable, "-c", PLAY], [sys.executable, str(INTERPRETED), "-c", PLAY]
    runs = [subprocess.Popen(c, stdout=subprocess.PIPE, text=True) for c in commands]
    (here, *normal), (there, *source) = [run.communicate()[0].splitlines() for run in runs]
    assert [run.returncode for run in runs] == [0, 0]
    assert there == "py", "the second run must not use compiled files"
    assert here in ("so", "pyd", "py")
    assert normal == source
    assert len(normal) == 11
