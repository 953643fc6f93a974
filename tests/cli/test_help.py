"""Help and version, from the catalogues."""

import re
from importlib.metadata import version

import pytest
from cli.conftest import Run

from pyrite.lang import LANGUAGES, Speaker

COMMANDS = ("play", "sim", "replay", "rules", "modules", "bench", "bot")


def test_version(run: Run) -> None:
    assert run("--version").stdout == f"pyrite {version('pyrite')}\n"


def test_without_a_command_there_is_help(run: Run) -> None:
    assert run().stdout == run("--help").stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_in_every_language(run: Run, lang: str) -> None:
    out = _flat(run("--help", "--lang", lang).stdout)
    for command in COMMANDS:
        assert Speaker(lang).say(f"help-{command}")[:30] in out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert Speaker("en").say(f"help-{command}")[:40] in _flat(result.stdout)


def test_the_language_may_be_named_before_the_command(run: Run) -> None:
    assert run("--lang", "is", "rules", "B-12").stdout == run("rules", "B-12", "--lang=is").stdout


def _flat(text: str) -> str:
    return re.sub(r"[\s│]+", " ", text)
