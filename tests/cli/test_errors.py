"""What cannot be done: one sentence on standard error, exit code 2, no traceback."""

import pytest
from cli.conftest import Run

WRONG = [
    (("play", "--seats", "2"), "This set is for 3 to 10 seats, not 2. (B-01)"),
    (("play", "--edition", "1999"), "There is no edition 1999; editions are 2024, et2007, is."),
    (("play", "--module", "tollgate"), "There is no module tollgate"),
    (("play", "--deck", "/no/such.toml"), "The deck /no/such.toml cannot be read"),
    (("play", "--option", "deck=house.toml"), "deck=house.toml is no option"),
    (("play", "--option", "rounds"), "rounds is no option; write name=value"),
    (("play", "--option", "seats=4"), "seats=4 is no option"),
    (("play", "--option", "rounds=0"), "The number of rounds must be a whole number"),
    (("play", "--option", "must_connect=perhaps"), "must_connect cannot be 'perhaps'"),
    (("play", "--option", "colour=red"), "There is no option colour"),
    (("play", "--seat", "Z"), "Z is no seat; seats at this table are A to E."),
    (("play", "--bot", "genius"), "There is no bot genius; bots are random, heuristic."),
    (("play", "--lang", "fr"), "There is no language fr; languages are en, de, is, et."),
    (("play", "chess"), "There is no game 'chess'; games are saboteur, lostmines."),
    (("play", "--seats", "many"), "What is given for --seats cannot be used; see pyrite play"),
    (("play", "--seats"), "The option --seats needs a value"),
    (("play", "--colour"), "There is no option --colour; see pyrite play --help."),
    (("dig",), "There is no command dig; commands are play, sim"),
    (("replay",), "FILE is missing; see pyrite replay --help."),
    (("replay", "/no/such/file"), "/no/such/file cannot be read: No such file or directory."),
    (("sim", "--games", "0"), "The number of games must be at least 1, not 0."),
    (("sim", "--bot", "genius"), "There is no bot genius"),
    (("sim", "--seed", "-1"), "The seed must be a whole number"),
    (("rules", "nonsense"), "No rule says anything about nonsense."),
    (("rules", "--lang", "xx"), "There is no language xx"),
    (("modules", "more"), "See pyrite modules --help."),
]


@pytest.mark.parametrize(("args", "sentence"), WRONG)
def test_one_sentence_on_standard_error(run: Run, args: tuple[str, ...], sentence: str) -> None:
    result = run(*args, lines=[])
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("de", "Diese Zusammenstellung ist für 3 bis 10 Plätze, nicht für 2. (B-01)"),
        ("is", "Þetta sett er fyrir 3 til 10 sæti, ekki 2. (B-01)"),
        ("et", "See komplekt on 3 kuni 10 kohale, mitte 2. (B-01)"),
    ],
)
def test_errors_are_said_in_the_language_of_the_option(run: Run, lang: str, sentence: str) -> None:
    assert sentence in run("play", "--seats", "2", f"--lang={lang}").stderr


def test_errors_are_said_in_the_language_of_the_locale(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Den Befehl dig gibt es nicht" in run("dig").stderr
