"""Every `pyrite` command on a page is valid, option by option."""

import re
import shlex
from pathlib import Path

import pytest
import typer

from pyrite.cli.app import COMMANDS, app

ROOT = Path(__file__).parents[2]
PAGES = (*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md")))
SHOWN = re.compile(r"(?:^ {4}|^\$ |`(?:\.venv/bin/)?)pyrite ([a-z]+(?: [^\n`]+)?)(?:`|$)", re.M)
REMARK = re.compile(r" {2,}.*| \\?\|.*| #.*| -h|…")  # said about a command, or what follows it


def shown(page: Path) -> list[list[str]]:
    """Every command on a page, word by word, without what is said about it."""
    found = SHOWN.findall(page.read_text(encoding="utf-8"))
    return [shlex.split(REMARK.sub("", command)) for command in found]


COMMANDS_OF = {
    page.name: shown(page)
    for page in (ROOT / "README.md", *sorted(ROOT.glob("docs/**/[a-z]*.md")))
    if shown(page)
}


@pytest.mark.parametrize("page", COMMANDS_OF)
def test_the_program_takes_what_the_page_shows(page: str) -> None:
    group = typer.main.get_command(app)
    with typer.Context(group) as above:
        for word, *options in COMMANDS_OF[page]:
            command = group.get_command(above, word)
            command.make_context(word, options, parent=above, resilient_parsing=not options)


def test_every_command_is_shown_on_some_page() -> None:
    assert len(COMMANDS_OF) > 6
    assert {words[0] for page in COMMANDS_OF.values() for words in page} == {*COMMANDS}


def test_every_target_and_script_is_there() -> None:
    text = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    targets = re.findall(r"^([a-z-]+):.* ## ", (ROOT / "Makefile").read_text(), re.M)
    assert {*re.findall(r"`make ([a-z-]+)(?: [A-Z]=[^`]*)?`", text)} == {*targets} - {
        "help",
        "checked",
    }
    scripts = re.findall(r"(?:python|\.venv/bin/python) ((?:bench|examples|scripts)/\w+\.py)", text)
    assert len({*scripts}) >= 4
    assert not [script for script in scripts if not (ROOT / script).is_file()]
