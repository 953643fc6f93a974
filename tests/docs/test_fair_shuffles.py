"""docs/fair-shuffles.md: its worked example is what `pyrite verify` checks, and says."""

import doctest
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pyrite.cli.app import app

PAGE = (Path(__file__).parents[2] / "docs/fair-shuffles.md").read_text(encoding="utf-8")


@pytest.fixture
def record() -> str:
    """The record that the example of the page ends with."""
    names: dict[str, object] = {}
    text = re.sub(r"^```.*$", "", PAGE, flags=re.M)
    example = doctest.DocTestParser().get_doctest(text, names, "page", None, 0)
    doctest.DocTestRunner().run(example, clear_globs=False)
    return str(example.globs["text"])


def verify(file: Path, *options: str) -> tuple[int, str]:
    """What the command says of a game."""
    run = CliRunner().invoke(app, ["verify", str(file), "--lang", "en", *options])
    return run.exit_code, run.stdout


def test_verify_says_what_the_page_says(record: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record, encoding="utf-8")
    shown = re.findall(r"^\$ pyrite verify game\.txt\n(.*?)^```", PAGE, re.M | re.S)
    assert verify(file) == (0, shown[0])


def test_another_secret_is_found_out(record: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record.replace(bytes(range(32)).hex(), "ff" * 32), encoding="utf-8")
    assert verify(file)[0] == 1
