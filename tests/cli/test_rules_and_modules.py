"""`pyrite rules` and `pyrite modules`."""

import json

import pytest
from cli.conftest import Run

from pyrite.games import GAMES
from pyrite.lang import LANGUAGES, Speaker


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_rules_are_listed(run: Run, lang: str) -> None:
    lines = run("rules", "--lang", lang).stdout.splitlines()
    assert len(lines) == len(Speaker(lang).ids("rule-"))
    assert any(line.startswith("B-51  ") for line in lines)


@pytest.mark.parametrize("number", ["B-12", "b-12", "b12"])
def test_a_rule_by_its_number(run: Run, number: str) -> None:
    out = run("rules", number).stdout
    assert out.startswith("B-12  Joined to the start\n  Where a connection")


@pytest.mark.parametrize("number", ["E-must_connect", "must_connect"])
def test_a_flag_by_its_name(run: Run, number: str) -> None:
    assert run("rules", number).stdout.startswith("E-must_connect  Joined when laid")


def test_rules_by_a_word(run: Run) -> None:
    out = run("rules", "spare", "one").stdout
    assert "B-01  Dwarfs" in out
    assert "B-33  End of the round" in out
    assert "B-12" not in out


def test_modules_for_people(run: Run) -> None:
    out = run("modules").stdout
    for word in ("y2019_veto", "C-19", "B-01 – B-51", "et2007", "must_connect", "true, false"):
        assert word in out


def test_modules_for_programs(run: Run) -> None:
    games = json.loads(run("modules", "--json", "--lang", "de").stdout)
    assert [game["game"] for game in games] == list(GAMES)
    saboteur = games[0]
    assert set(saboteur) == {"game", "modules", "editions", "flags"}
    keys = {"key", "title", "source", "rules", "cards", "requires", "excludes"}
    assert all(set(module) == keys for module in saboteur["modules"])
    assert saboteur["modules"][0]["title"] == "Grundspiel"
    assert saboteur["editions"] == ["2024", "et2007", "is"]
    assert saboteur["flags"]["must_connect"] == [True, False]
