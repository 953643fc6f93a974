"""The drawn examples of rules are checked by the engine, and each belongs to an existing rule."""

import re
import subprocess
import sys
from pathlib import Path

from pyrite.lang.catalogue import catalogue

ROOT = Path(__file__).parents[2]
DRAWN = ROOT / "web/src/generated/examples.ts"


def test_the_engine_judges_them_as_they_are_drawn() -> None:
    command = [sys.executable, str(ROOT / "scripts/rule_examples.py"), "--check"]
    run = subprocess.run(command, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


def test_each_belongs_to_a_rule() -> None:
    text = DRAWN.read_text(encoding="utf-8")
    rules = re.findall(r'^   "rule": "([\w-]+)",\n   "game"', text, re.MULTILINE)
    assert len(rules) > 40
    assert {f"rule-{rule}" for rule in rules} <= {*catalogue("en").ids}
