"""Names of players: what may be one, and which two cannot be told apart."""

import sys
from contextlib import suppress
from unicodedata import category

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyrite.core.names import LONGEST_NAME, NameRefused, clean_name, clean_names, looks
from pyrite.lang import LANGUAGES, Speaker

KEPT = (
    "Ann", "Jón Þór", "Õnne", "Ольга", "李雷", "김민수", "नमस्ते", "བསྒྲུབས", "นี้", "محمد", "אֱלִיעֶזֶר",
    "🦊", "🇮🇸", "R2-D2",
)  # fmt: skip


@pytest.mark.parametrize("name", KEPT)
def test_names_of_any_script_and_emoji_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("  Ann \t Lee ", "Ann Lee"),
        ("Jose\u0301", "José"),
        ("José\ufe0f", "José"),
        ("\u202eAnn\u2066", "Ann"),
        ("An\u00adn\u3164\uffa0", "Ann"),
        ("Ａｎｎ\u2800", "Ann"),
        ("👩\u200d🚒", "👩🚒"),
    ],
)
def test_what_cannot_be_seen_is_left_out(name: str, clean: str) -> None:
    assert clean_name(name) == clean


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("", "name-wrong"),
        (" \u3164\u2800 \u115f", "name-wrong"),
        ("\u0301", "name-wrong"),
        ("x" * (LONGEST_NAME + 1), "name-long"),
        ("\ufdfa\ufdfa", "name-long"),
        ("A\x07", "name-sign"),
        ("A\ue000", "name-sign"),
        ("A\udc80", "name-sign"),
        ("z" + "\u0323" * 6, "name-marks"),
        ("\u0301Ann", "name-marks"),
    ],
)
def test_other_names_are_refused(name: str, id: str) -> None:
    with pytest.raises(NameRefused) as refused:
        clean_name(name)
    assert refused.value.message.id == id


@settings(max_examples=100)
@given(st.text(max_size=8))
def test_a_clean_name_is_clean_and_looks_as_before(name: str) -> None:
    try:
        clean = clean_name(name)
    except NameRefused:
        return
    assert clean_name(clean) == clean
    assert looks(clean) & looks(name)


def test_no_format_character_gets_into_a_name() -> None:
    """`HIDDEN` is a list by hand; what it lacks is refused because it cannot be printed."""
    formats = [sign for sign in map(chr, range(sys.maxunicode + 1)) if category(sign) == "Cf"]
    for sign in formats:
        with suppress(NameRefused):
            assert clean_name(f"A{sign}") == "A", hex(ord(sign))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Straße", "STRASSE"),
        ("Ann", "\u0410nn"),  # Cyrillic
        ("Νίκος", "Nίκος"),
        ("Iris", "lris"),
        ("Bob0", "BobO"),
        ("José", "Jose\u0301\ufe0f"),
    ],
)
def test_two_names_that_look_alike_cannot_be_at_a_table(one: str, other: str) -> None:
    with pytest.raises(NameRefused, match="already called"):
        clean_names([one, None, other])


@pytest.mark.parametrize(
    ("one", "other"), [("José", "Jose"), ("Lia", "Ila"), ("Õnne", "Onne"), ("Ann", "Anna")]
)
def test_names_that_differ_visibly_may_meet(one: str, other: str) -> None:
    assert clean_names([one, None, other]) == [one, None, other]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_names_of_bots_can_be_told_apart(lang: str) -> None:
    names = Speaker(lang).say("bot-names").split(", ")
    assert clean_names(names) == names
