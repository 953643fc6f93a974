"""The README is short and plays a whole game; docs/modules.md names every uncertain component."""

import doctest
import re
from pathlib import Path

import pyrite

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
MODULES = ROOT / "docs/modules.md"
MOST_LINES = 120


def test_what_the_readme_shows_is_what_happens() -> None:
    text = README.read_text(encoding="utf-8")
    examples = doctest.DocTestParser().get_examples(text)
    assert len(examples) >= 3
    result = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert result.failed == 0
    assert result.attempted == len(examples)


def test_the_readme_is_short() -> None:
    assert len(README.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


def test_the_first_screen_shows_a_board_and_two_commands() -> None:
    first_screen = README.read_text(encoding="utf-8").partition("\n## ")[0]
    assert "![" in first_screen
    assert "git clone" in first_screen
    assert "\nmake play " in first_screen
    assert "\nmake test " in first_screen


def test_modules_page_names_every_set_with_uncertain_components() -> None:
    text = MODULES.read_text(encoding="utf-8")
    section = text.partition("<!-- proposals -->")[2].partition("<!-- /proposals -->")[0]
    rows = re.findall(r"^\| `(\w+)` \| (.+) \|$", section, re.MULTILINE)
    modules = [module for game in pyrite.GAMES.values() for module in game.modules()]
    unsure = {m["key"]: [fact for fact in m["unsure"] if fact["sure"] == "U"] for m in modules}
    assert [key for key, _ in rows] == [key for key, facts in unsure.items() if facts]
    named = set(re.findall(r"`([NESW-]+)`", dict(rows)["saboteur2"]))
    assert named == {fact["name"] for fact in unsure["saboteur2"]}
