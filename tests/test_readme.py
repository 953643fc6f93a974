"""The README plays a whole game, and it runs."""

import doctest
import re
from pathlib import Path

import pyrite

README = Path(__file__).parents[1] / "README.md"


def test_what_the_readme_shows_is_what_happens() -> None:
    text = README.read_text(encoding="utf-8")
    examples = doctest.DocTestParser().get_examples(text)
    assert len(examples) >= 3
    result = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert result.failed == 0
    assert result.attempted == len(examples)


def test_it_names_every_set_with_shapes_or_counts_that_are_proposals() -> None:
    text = README.read_text(encoding="utf-8")
    section = text.partition("<!-- proposals -->")[2].partition("<!-- /proposals -->")[0]
    rows = re.findall(r"^\| `(\w+)` \| (.+) \|$", section, re.MULTILINE)
    modules = [module for game in pyrite.GAMES.values() for module in game.modules()]
    unsure = {m["key"]: [fact for fact in m["unsure"] if fact["sure"] == "U"] for m in modules}
    assert [key for key, _ in rows] == [key for key, facts in unsure.items() if facts]
    named = set(re.findall(r"`([NESW-]+)`", dict(rows)["saboteur2"]))
    assert named == {fact["name"] for fact in unsure["saboteur2"]}
