"""Printed rules and our rulings are told apart, on the pages and in `pyrite rules`."""

import re
from pathlib import Path

import pytest

import pyrite
from pyrite.lang import LANGUAGES, Speaker

FOLDER = Path(__file__).parents[2] / "docs" / "rules"


def section(rule: str) -> str:
    """What the page says under the heading of this rule."""
    text = "".join(page.read_text("utf-8") for page in sorted(FOLDER.glob("*.md")))
    found = re.search(rf"^### {rule} .*?\n(.*?)(?=^#)", text, re.M | re.S)
    assert found, rule
    return " ".join(found[1].split())


def test_S26_is_printed() -> None:
    assert "Ruling" not in section("S-26")


@pytest.mark.parametrize("rule", ["L-22", "L-45"])
def test_a_ruling_that_departs_from_print_says_so_and_why(rule: str) -> None:
    _, _, departs = section(rule).partition("This departs from print, ")
    assert "**Ruling.**" in section(rule)
    assert ": " in departs  # what print says: why it is not played


def test_B25_S02_the_page_tells_the_two_orders() -> None:
    assert "S-02 is printed the other way round" in section("B-25")


def test_S37_only_gold_cards_are_secret() -> None:
    assert "not how much" not in section("S-37")
    assert "`purse`" in section("S-37")


@pytest.mark.parametrize(("flag", "values"), pyrite.GAMES["lostmines"].flags.items())
def test_L40_L43_the_page_tells_the_flags(flag: str, values: tuple[str, ...]) -> None:
    rule = pyrite.GAMES["lostmines"].flag_rules[flag]
    page = (FOLDER / "lostmines.md").read_text("utf-8")
    assert f"| `{flag}` ({rule}) | `{values[0]}`" in page
    assert f"`{flag}`" in section(rule)
    assert f"`{values[1]}`" in section(rule)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_tells_the_flags_and_the_rulings(lang: str) -> None:
    say = Speaker(lang).say
    assert "last_turn = finished" in say("rule-L-40")
    assert "next_starter = played_or_discarded" in say("rule-L-43")
    assert "S-02" in say("rule-B-25")
    assert "L-40" in say("rule-L-06")
