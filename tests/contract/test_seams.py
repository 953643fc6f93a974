"""Every hook and slot is called, and what a module answers counts."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import pyrite
from pyrite.saboteur.table.module import HOOKS, SLOTS

SCRIPT = Path(__file__).with_name("seams.py")


@pytest.fixture(scope="module")
def told() -> dict[str, object]:
    """What a module saw that plugs into everything; its hooks are Python, so run the sources."""
    interpreted = Path(pyrite.__file__).parent / "core" / "interpreted.py"
    code = f"exec(compile(open({str(SCRIPT)!r}).read(), 'seams.py', 'exec'))"
    run = subprocess.run(
        [sys.executable, str(interpreted), "-c", code], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    report: dict[str, object] = json.loads(run.stdout)
    return report


@pytest.mark.parametrize("name", [*HOOKS, *SLOTS])
def test_every_hook_and_slot_is_called(told: dict[str, dict[str, int]], name: str) -> None:
    assert told["seen"][name] > 0


def test_a_card_takes_effect_only_when_the_question_of_the_module_is_answered(
    told: dict[str, dict[str, int]],
) -> None:
    assert told["seen"]["answered"] == told["seen"]["declared"]


def test_every_turn_waits_for_what_a_module_asks_at_its_end(
    told: dict[str, dict[str, int]],
) -> None:
    seen = told["seen"]
    assert seen["late"] > 100
    assert seen["turn_ending"] == 2 * seen["late"]


@pytest.mark.parametrize("hook", ["may_lay", "may_look", "bars"])
def test_what_a_module_forbids_is_never_offered(told: dict[str, dict[str, int]], hook: str) -> None:
    assert told["broken"][hook] == 0


@pytest.mark.parametrize("hook", ["may_lay", "may_look", "bars"])
def test_the_hook_that_forbids_is_law_for_refusals_too(
    told: dict[str, dict[str, str]], hook: str
) -> None:
    """The module only says it: the law is written once."""
    assert told["told_why"][hook] == f"no-{hook}"


def test_the_owner_of_a_slot_replaces_the_base_game(told: dict[str, object]) -> None:
    assert told["gold"] == 0


def test_the_box_is_the_modules_own_and_goes_along(told: dict[str, Any]) -> None:
    assert told["box"][0] == 12  # the last round
    assert told["box"][1] > 0
    assert told["copied"] == told["box"]
    round_no, rests, warned = told["box"]
    assert told["modules"] == {"fake": {"round": round_no, "rests": rests, "warned": warned}}
