"""Errors: one sentence on standard error, exit code 2, no traceback."""

import signal
from pathlib import Path

import pytest
from cli.conftest import Run

from pyrite.cli.terminal.printer import on_signal
from pyrite.lang import LANGUAGES

WRONG = [
    (("play", "--seats", "2"), "This table needs 3 to 10 seats, not 2. (B-01)"),
    (("play", "--edition", "1999"), "Unknown edition: 1999. Editions: 2024, et2007, is."),
    (("play", "--module", "tollgate"), "Unknown module: tollgate"),
    (("play", "--deck", "/no/such.toml"), "Cannot read the deck /no/such.toml"),
    (("play", "--option", "deck=house.toml"), "not a table option. Use --deck house"),
    (("play", "--option", "rounds"), "rounds is not an option. Write name=value"),
    (("play", "--option", "seats=4"), "not a table option. Use --seats 4 instead."),
    (("play", "--option", "seats"), "not a table option. Use --seats … instead."),
    (("play", "--option", "rounds=1", "--option", "rounds=2"), "rounds is given twice"),
    (("play", "--option", "rounds=--5"), "The number of rounds must be a whole number"),
    (("play", "--option", f"rounds={'9' * 5000}"), "The number of rounds must be a whole number"),
    (("play", "--option", "first_seat=0"), "0 is not a seat. Seats at this table: A to E."),
    (("play", "--seats", "0", "--option", "first_seat=A"), "This table needs 3 to 10 seats"),
    (("sim", "--seats", "99", "--option", "first_seat=A"), "This table needs 3 to 10 seats"),
    (("sim", "--seats", "-5", "--bot", "B=random"), "This table needs 3 to 10 seats"),
    (("play", "--option", "=3"), "Unknown option"),
    (
        ("play", "--module", "toll", "--module", "toll"),
        "The module toll is given twice. Leave one out.",
    ),
    (("play", "--option", "rounds=0"), "The number of rounds must be a whole number"),
    (("play", "--option", "must_connect=perhaps"), "must_connect cannot be perhaps. Use one of:"),
    (("play", "--option", "must_connect=perhaps"), "one of: true, false. (E-must_connect)"),
    (("play", "--option", "colour=red"), "Unknown option: colour"),
    (("play", "--seat", "Z"), "Z is not a seat. Seats at this table: A to E."),
    (
        ("play", "--bot", "genius"),
        "Unknown bot: genius. Bots: random, ",
    ),
    (("play", "--lang", "fr"), "Unknown language: fr. Languages: en, de, is, et."),
    (("play", "chess"), "Unknown game: 'chess'. Games: saboteur, lostmines."),
    (("play", "--seats", "four"), "--seats needs a whole number, not four. Example: --seats 5"),
    (("play", "--seats", "9" * 5000), "--seats needs a whole number, not 999"),
    (("play", "--seats", "5.0"), "--seats needs a whole number"),
    (("play", "--seats"), "--seats needs a value"),
    (("play", "--colour"), "Unknown option: --colour. See pyrite play --help."),
    (("dig",), "Unknown command: dig. Commands: play, serve"),
    (("dig" * 2000,), "Unknown command: digdig"),
    (("replay", "f" * 2000), ": the name is too long."),
    (("replay",), "FILE is required. See pyrite replay --help."),
    (("replay", "/no/such/file"), "Cannot read /no/such/file: no such file or folder."),
    (("play", "--resume", "/no/file"), "Cannot read /no/file: no such file or folder."),
    (("serve", "--port", "99999"), "--port needs a whole number from 0 to 65535, not 99999."),
    (("serve", "--port", "http"), "--port needs a whole number from 0 to 65535, not http."),
    (("serve", "--metrics-port", "-1"), "--metrics-port needs a whole number from 0 to 65535"),
    (("serve", "--host", "192.0.2.1"), "192.0.2.1 is not an address of this machine."),
    (("serve", "--host", ".."), ".. is not an address of this machine."),
    (("play", "--terminal"), "Unknown option: --terminal"),
    (("sim", "--games", "0"), "--games must be at least 1, not 0."),
    (("sim", "--games", "many"), "--games needs a whole number, not many. Example: --games 100"),
    (("sim", "--bot", "genius"), "Unknown bot: genius"),
    (("sim", "--bot", "B=genius"), "Unknown bot: genius"),
    (("sim", "--bot", "Z=random"), "Z is not a seat. Seats at this table: A to E."),
    (("sim", "--bot", "b=random", "--bot", "B=medium"), "--bot B is given twice"),
    (("sim", "--bot", "random", "--bot", "random"), "--bot is given twice"),
    (("sim", "--seed", "12 monkeys"), "The seed must be a whole number below 2^64 or 64 hex"),
    (("sim", "--seed", "-1"), "The seed must be a whole number"),
    (("rules", "nonsense"), "No rule mentions nonsense."),
    (("rules", "--lang", "xx"), "Unknown language: xx"),
    (("rules", "--lang", "xx", "--lang", "de"), "Unknown language: xx"),
    (("--lang", "xx"), "Unknown language: xx"),
    (("--version", "--lang", "xx"), "Unknown language: xx"),
    (("completion", "csh"), "Unknown shell: csh. Shells: bash, zsh"),
    (("modules", "more"), "Unexpected argument: more. See pyrite modules --help."),
    (("replay", "a", "b", "c"), "Unexpected argument: b c. See pyrite replay --help."),
]


@pytest.mark.parametrize(("args", "sentence"), WRONG)
def test_one_sentence_on_standard_error(run: Run, args: tuple[str, ...], sentence: str) -> None:
    result = run(*args, lines=[])
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""


MISSPELT = [
    (("pley",), "play"),
    (("play", "--seets", "3"), "--seats"),
    (("play", "sabotour"), "saboteur"),
    (("play", "LostMines"), "lostmines"),
    (("play", "--module", "tol"), "toll"),
    (("play", "--edition", "et207"), "et2007"),
    (("play", "--bot", "mediun"), "medium"),
    (("sim", "--bot", "A=Random"), "random"),
    (("play", "--option", "must_conect=true"), "must_connect"),
    (("play", "--option", "gold_drawn=per_diger"), "per_digger"),
    (("rules", "--lang", "dee"), "de"),
    (("completion", "bsh"), "bash"),
]


@pytest.mark.parametrize(("args", "meant"), MISSPELT)
def test_what_was_probably_meant_is_said(run: Run, args: tuple[str, ...], meant: str) -> None:
    assert run(*args, lines=[]).stderr.endswith(f" Did you mean {meant}?\n")


def test_nothing_is_suggested_where_nothing_is_near(run: Run) -> None:
    assert "Did you mean" not in run("xylophone").stderr


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("de", "Dieser Tisch braucht 3 bis 10 Plätze, nicht 2. (B-01)"),
        ("is", "Við þetta borð þurfa sætin að vera 3 til 10, ekki 2. (B-01)"),
        ("et", "Selles lauas peab olema 3 kuni 10 kohta, mitte 2. (B-01)"),
    ],
)
def test_errors_are_said_in_the_language_of_the_option(run: Run, lang: str, sentence: str) -> None:
    assert sentence in run("play", "--seats", "2", f"--lang={lang}").stderr


def test_errors_are_said_in_the_language_of_the_locale(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Unbekannter Befehl: dig" in run("dig").stderr


def test_a_missing_file_is_told_in_every_language(run: Run) -> None:
    said = {run("play", "--resume", "/no/file", "--lang", lang).stderr for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert not any("No such file" in sentence for sentence in said)


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_server_that_is_stopped_says_so(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, number: signal.Signals, code: int
) -> None:
    monkeypatch.setattr("pyrite.server.network.run.serve", lambda *how: signal.raise_signal(number))
    with on_signal(signal.SIGINT, signal.default_int_handler):  # a background job may ignore it
        result = run("serve", "--port", "0", "--db", f"sqlite:///{tmp_path / 'tables.db'}")
    assert "Stopped." in result.stdout
    assert result.exit_code == code
