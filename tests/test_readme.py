"""The README plays a whole game, and it runs."""

import doctest
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_what_the_readme_shows_is_what_happens() -> None:
    text = README.read_text(encoding="utf-8")
    examples = doctest.DocTestParser().get_examples(text)
    assert len(examples) >= 3
    result = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert result.failed == 0
    assert result.attempted == len(examples)
