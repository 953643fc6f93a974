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
    assert out.startswith("B-12  Connected to the start\n  If paths must connect")


@pytest.mark.parametrize("number", ["E-must_connect", "must_connect"])
def test_a_flag_by_its_name(run: Run, number: str) -> None:
    assert run("rules", number).stdout.startswith("E-must_connect  Must a path connect?")


def test_rules_by_a_word(run: Run) -> None:
    out = run("rules", "spare", "card").stdout
    assert "B-01  Roles" in out
    assert "B-33  End of the round" in out
    assert "B-12" not in out


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("rotate", "B-10"),
        ("turn a card", "B-10"),
        ("dead end", "B-15"),
        ("broken tool", "B-16"),
        ("map", "B-24"),
    ],
)
def test_the_words_of_players_find_the_rule(run: Run, words: str, rule: str) -> None:
    assert f"{rule}  " in run("rules", *words.split()).stdout


def test_modules_for_people(run: Run) -> None:
    out = run("modules").stdout
    for word in ("y2019_veto", "C-19", "B-01 – B-51", "et2007", "must_connect", "true, false"):
        assert word in out


def test_modules_for_programs(run: Run) -> None:
    games = json.loads(run("modules", "--json", "--lang", "de").stdout)
    assert [game["game"] for game in games] == list(GAMES)
    saboteur = games[0]
    assert set(saboteur) == {"game", "modules", "editions", "flags"}
    keys = {"key", "title", "source", "rules", "cards", "unsure"}
    keys |= {"requires", "excludes", "flags"}
    assert all(set(module) == keys for module in saboteur["modules"])
    assert saboteur["modules"][0]["title"] == "Grundspiel"
    assert saboteur["editions"] == ["2024", "et2007", "is"]
    assert saboteur["flags"]["must_connect"] == [True, False]


def test_every_module_is_listed_with_its_rules_and_cards(run: Run) -> None:
    out = run("modules").stdout
    for module in GAMES["saboteur"].modules():
        line = next(line for line in out.splitlines() if line.startswith(module["key"]))
        assert module["rules"][0] in line
        assert line.rstrip().endswith(str(sum(module["cards"].values()) or "–"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_not_certain_is_listed_on_demand(run: Run, lang: str) -> None:
    told = run("modules", "--verbose", "--lang", lang).stdout
    speaker = Speaker(lang)
    assert " ".join(speaker.say("modules-explained").split()) in " ".join(told.split())
    facts = [fact for module in GAMES["saboteur"].modules() for fact in module["unsure"]]
    for fact in facts:
        wanted = (fact["part"], fact["name"], speaker.say(f"modules-sure-{fact['sure']}"))
        assert any(all(word in line for word in wanted) for line in told.splitlines()), fact
    assert speaker.say("modules-part") not in run("modules", "--lang", lang).stdout.split()
