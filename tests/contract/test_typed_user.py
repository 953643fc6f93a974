"""A user's type checker finds mistakes: mypy reads a correct and an incorrect program."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pyrite
from pyrite.core.events import EventData
from pyrite.core.messages import MessageData

ROOT = Path(__file__).parents[2]
SOURCE = Path(pyrite.__file__).parents[1]
CACHE = ROOT / "build/mypy-user"
ERROR = re.compile(r"^(\w+)\.py:(\d+): error: ", re.M)

RIGHT = """
import random

import pyrite
from pyrite import Action, State


def cheapest(actions: list[Action]) -> Action:
    return min(actions, key=lambda action: action.cost)


state = pyrite.new_game(seats=5, seed=7, edition="2024", modules=["toll"], must_connect=True)
table = state.describe()
ways: tuple[str, ...] = table.cards["NESW"].ways
twice: Action = state.action("pass NESW", seat=0)
while not state.over:
    state.play(cheapest(state.actions()))
    hand: list[str] | None = state.view(0)["hand"]
    board: dict[str, str] = state.public()["board"]
    asked: bool = state.private(None)["asked"]
    for event in state.events_for(0):
        print(event.kind, event.open, event.as_dict()["seat"])
    for message in state.messages(None):
        print(message.id, message.args)
world: State = pyrite.imagine(state.view(0), random.Random(1))
scores: tuple[int, ...] = world.scores
result = state.public()["results"][0]
first: str = result["dwarfs"][0]
got: int | None = result["paid"][0]["amount"]
mines = pyrite.new_game("lostmines", seats=4, first_seat=0)
answer: bool | None = mines.view(0)["answer"]
any_game: State = pyrite.new_game(state.game, seats=5, seed="1")
"""

FIRST_MISTAKE = 3  # every line from here on is one
WRONG = """import pyrite
state = pyrite.new_game(seats=5, seed=7)
pyrite.new_game(seats="5")
pyrite.new_game(seats=5, must_conect=True)
pyrite.new_game(seats=5, edition="1999")
pyrite.new_game("saboteur", seats=5, edition="1999")
pyrite.new_game("lostmines", seats=5, edition="2024")
pyrite.new_game(seats=5, goals_at_once="two")
pyrite.describe(seats=5, rounds="3")
pyrite.describe(seats=5).cards["NESW"].way
state.view(0)["hnad"]
state.view("A")
state.public()["hand"]
state.public()["ask"]["kind"]
state.public()["results"][0]["gold"]
state.play(3.5)
state.play(None)
state.actions()[0].crad
state.actions()[0].cell.split(",")
pyrite.Action(0, "place", crad="NESW")
state.events[0].opne
state.messages(0)[0].arguments
state.gold
", ".join(state.winners)
state.view(0)["round"].upper()
pyrite.new_game("lostmines", seats=4).view(0)["coins"]
"""


def mistakes(folder: Path) -> set[tuple[str, int]]:
    """Where mypy finds some in these programs: file and line."""
    for name, text in (("right", RIGHT), ("wrong", WRONG)):
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    options = ["--strict", "--config-file=", "--follow-imports=silent", f"--cache-dir={CACHE}"]
    run = subprocess.run(
        [sys.executable, "-m", "mypy", *options, "right.py", "wrong.py"],
        cwd=folder,
        env={**os.environ, "MYPYPATH": str(SOURCE)},
        capture_output=True,
        text=True,
    )
    assert not run.stderr, run.stderr
    return {(name, int(line)) for name, line in ERROR.findall(run.stdout)}


def test_mypy_finds_every_mistake_and_nothing_else(tmp_path: Path) -> None:
    lines = WRONG.splitlines()
    planted = {("wrong", number) for number in range(FIRST_MISTAKE, len(lines) + 1)}
    found = mistakes(tmp_path)
    assert not [lines[number - 1] for _, number in planted - found], "not found"
    assert not found - planted


def test_what_may_be_missing_is_known_also_at_run_time() -> None:
    """Compiled, a type loses this, and a server's description of itself would be wrong."""
    assert MessageData.__optional_keys__ == {"rule", "english"}
    assert EventData.__optional_keys__ == {"secret"}
