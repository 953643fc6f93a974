"""The schemas in docs/schema are up to date, and accept valid data and nothing else."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from contract.policies import POLICIES, playing
from contract.schemas import (
    FOLDER,
    accept,
    accept_actions,
    accept_changes,
    accept_once,
    accept_parts,
    problem,
    schemas_accept,
    validator,
)
from contract.sets import FEW, ONE_OF_EACH, Table
from deep import cases
from jsonschema import Draft202012Validator

import pyrite
from pyrite import State
from pyrite.core.feed import Feed

ROOT = Path(__file__).parents[2]
FILES = sorted(path.stem for path in FOLDER.glob("*.json"))
SOMETIMES = 50  # views are looked at after so many moves
WRONG = 0.5  # no value of any key


def test_the_files_are_up_to_date() -> None:
    command = [sys.executable, str(ROOT / "scripts/schemas.py"), "--check"]
    run = subprocess.run(command, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


def test_every_game_has_its_files() -> None:
    of_games = {f"{name}-{game}" for name in ("view", "changes", "event") for game in pyrite.GAMES}
    assert {*FILES} == {"description", "action", "message", "protocol", *of_games}


@pytest.mark.parametrize("name", FILES)
def test_they_are_schemas(name: str) -> None:
    Draft202012Validator.check_schema(validator(name).schema)


@pytest.mark.parametrize("table", cases(ONE_OF_EACH, FEW), ids=lambda table: table.name)
def test_all_of_a_game_is_accepted(table: Table) -> None:
    state, rng = table.new_game(rounds=1), Random(1)
    feed = Feed(state)
    accept("description", state.describe().as_dict())
    for move, _ in enumerate(playing(state, POLICIES["guided"], 1)):
        update = feed.update()
        viewer = rng.choice([*feed.private])
        if move % SOMETIMES == 0 or state.over:
            accept_parts(state, viewer)
            accept_changes(state, update, viewer)
            accept_actions(state, rng)
        told = update.events[viewer], update.messages[viewer]
        accept_once(f"event-{state.game}", [event.as_dict() for event in told[0]])
        accept_once("message", [message.as_dict() for message in told[1]])
    assert state.view(0)["results"]


@pytest.fixture(scope="module", params=sorted(pyrite.GAMES))
def state(request: pytest.FixtureRequest) -> State:
    state = pyrite.new_game(request.param, seats=4, seed=1)
    for _ in playing(state, POLICIES["uniform"], 1, 5):
        pass
    return state


def samples(state: State) -> list[tuple[str, Any]]:
    """A file, and something that it accepts."""
    events = [event.as_dict() for event in state.events_for(0)]
    return [
        ("description", state.describe().as_dict()),
        (f"view-{state.game}", state.view(0)),
        ("action", state.actions()[0].as_dict()),
        ("message", state.messages(0)[0].as_dict()),
        *((f"event-{state.game}", event) for event in {e["kind"]: e for e in events}.values()),
    ]


def test_the_samples_are_accepted(state: State) -> None:
    for name, data in samples(state):
        accept(name, data)
    schemas_accept(state, Random(1))


def test_another_key_is_refused(state: State) -> None:
    for name, data in samples(state):
        assert problem(name, {**data, "more": 1})


def test_a_key_of_another_type_is_refused(state: State) -> None:
    for name, data in samples(state):
        for key in data:
            assert problem(name, {**data, key: WRONG}), f"{name} {key}"


def test_a_lost_key_is_refused(state: State) -> None:
    may_miss = {"action": {"seat", "verb", "text"}, "message": {"id", "args"}}
    for name, data in samples(state):
        keys = may_miss.get(name, {"kind", "seat", "open"} if "event" in name else {*data})
        for key in keys:
            assert problem(name, {k: v for k, v in data.items() if k != key}), f"{name} {key}"


def test_parts_are_looked_into(state: State) -> None:
    view = state.view(0)
    assert problem(f"view-{state.game}", {**view, "ask": {**view["ask"], "more": 1}})
    assert problem(f"view-{state.game}", {**view, "board": {"0,0": 1}})
    assert problem(f"view-{state.game}", {**view, "hands": ["many"]})
    table = json.loads(json.dumps(state.describe().as_dict()))
    next(iter(table["cards"].values()))["more"] = 1
    assert problem("description", table)


def test_events_have_the_parts_of_their_kind(state: State) -> None:
    name = f"event-{state.game}"
    asked = next(e.as_dict() for e in state.events_for(0) if e.kind == "asked")
    assert problem(name, {**asked, "kind": "drew"})
    assert problem(name, {**asked, "kind": "dreamt"})
    assert problem(name, {**asked, "open": {**asked["open"], "more": 1}})
    assert problem(name, {**asked, "secret": {"more": 1}})
