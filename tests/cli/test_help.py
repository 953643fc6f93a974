"""Help and version: in English, whatever the language of the game."""

import re
from importlib.metadata import version

import pytest
from cli.conftest import Run

from pyrite.cli.app import COMMANDS as EXAMPLES
from pyrite.cli.app import load_command
from pyrite.cli.options import SHELLS, single_options
from pyrite.lang import LANGUAGES

COMMANDS = ("play", "serve", "bot", "sim", "replay", "verify", "rules", "modules", "bench")
COMMANDS += ("completion",)
WITH_DOTS = ("A|B|…", "ANN,BO,…")


def test_version(run: Run) -> None:
    assert run("--version").stdout == f"pyrite {version('pyrite')}\n"


def test_without_a_command_there_is_help(run: Run) -> None:
    assert run().stdout == run("--help").stdout


def explained(command: str) -> str:
    """What a command does, in one line."""
    return str(load_command(command).help)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_lists_every_command_whatever_the_language(run: Run, lang: str) -> None:
    out = _flat(run("--help", "--lang", lang).stdout)
    for command in COMMANDS:
        assert explained(command) in out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_and_option_has_help(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert explained(command) in _flat(result.stdout)
    assert [option.name for option in load_command(command).params if not option.help] == []


def test_the_language_may_be_named_before_the_command(run: Run) -> None:
    assert run("--lang", "is", "rules", "B-12").stdout == run("rules", "B-12", "--lang=is").stdout


@pytest.mark.parametrize("command", [(), *((command,) for command in COMMANDS)])
def test_h_is_help_with_an_example(run: Run, command: tuple[str, ...]) -> None:
    out = run(*command, "-h").stdout
    assert out == run(*command, "--help").stdout
    example = EXAMPLES[command[0]][1] if command else "pyrite play"
    assert f"Example: {example}" in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_usage_default_and_example_are_the_same_in_every_language(run: Run, lang: str) -> None:
    out = run("sim", "-h", "--lang", lang).stdout
    assert " Usage: pyrite sim" in out
    assert f"Example: {EXAMPLES['sim'][1]}" in out
    assert "[default: saboteur]" in out


@pytest.mark.parametrize(
    "values",
    [
        "saboteur, lostmines",
        "saboteur 2–12, lostmines 3–9",
        "2024, et2007, is",
        "y2019_veto, y2020_turnabout",
        "must_connect=true|false",
        "random, ",
        "en, de, is, et",
    ],
)
def test_help_lists_what_may_be_given(run: Run, values: str) -> None:
    assert values in _flat(run("play", "-h").stdout)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["play", "arena"])
def test_help_cuts_nothing_at_80_columns(run: Run, command: str, lang: str) -> None:
    shown = run(command, "-h", "--lang", lang).stdout.split()
    assert [word for word in shown if word.endswith("…") and word not in WITH_DOTS] == []
    assert all(f"{word}," in shown or f"{word}." in shown for word in single_options())


def test_the_last_language_counts(run: Run) -> None:
    german = run("rules", "B-12", "--lang", "de").stdout
    assert run("--lang", "is", "rules", "--lang=et", "B-12", "--lang", "de").stdout == german
    assert run("--lang", "is", "--lang", "de").stdout == run("-h", "--lang=de").stdout


def test_behind_two_dashes_nothing_is_an_option(run: Run) -> None:
    assert "No rule mentions --lang de." in run("rules", "--", "--lang", "de").stderr


def test_a_terminal_without_columns_is_no_accident(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "0")
    assert run("rules", "B-12").exit_code == 0


COMPLETED = [
    ("pyrite pl", ["play"]),
    ("pyrite --lang ", list(LANGUAGES)),
    ("pyrite play ", ["saboteur", "lostmines"]),
    ("pyrite play --mod", ["--module"]),
    ("pyrite play --module t", ["toll", "tunnel_party", "treasure_chests", "tournament"]),
    ("pyrite play --edition ", ["2024", "et2007", "is"]),
    ("pyrite play --option must", ["must_connect=true", "must_connect=false"]),
    ("pyrite sim --bot m", ["medium", "master"]),
    ("pyrite replay file --seat B", ["B"]),
    ("pyrite completion z", ["zsh"]),
]


@pytest.mark.parametrize(("line", "words"), COMPLETED)
def test_a_shell_completes_names_and_values(
    run: Run, monkeypatch: pytest.MonkeyPatch, line: str, words: list[str]
) -> None:
    monkeypatch.setenv("_PYRITE_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", line)
    monkeypatch.setenv("COMP_CWORD", str(line.count(" ")))
    assert run().stdout.split() == words


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_has_its_script(run: Run, shell: str) -> None:
    result = run("completion", shell)
    assert result.exit_code == 0
    assert "_PYRITE_COMPLETE" in result.stdout


def _flat(text: str) -> str:
    return re.sub(r"[\s│]+", " ", text)
