"""Message ids become sentences, in the language that was asked for."""

import random

import pytest

import pyrite
from pyrite.core.errors import IllegalAction, NotationError
from pyrite.core.message import Message
from pyrite.lang import LANGUAGES, Speaker, pick_language, speaker, tell_event
from pyrite.lang.actions import Action, read_action, tell_action
from pyrite.lang.catalogue import Catalogue
from pyrite.lang.shape import glyph, tile_ways


@pytest.mark.parametrize(
    ("option", "environment", "lang"),
    [
        ("is", {"LC_ALL": "de_DE.UTF-8"}, "is"),
        (None, {"LC_ALL": "et_EE.UTF-8", "LANG": "de_DE.UTF-8"}, "et"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "de_AT", "LANG": "is_IS"}, "de"),
        (None, {"LANG": "is"}, "is"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_named_else_that_of_the_locale(
    option: str | None, environment: dict[str, str], lang: str
) -> None:
    assert pick_language(option, environment) == lang


def test_cards_are_named_and_paths_are_drawn() -> None:
    english = Speaker("en")
    assert english.card("broken_lamp") == "broken lamp"
    assert english.card("NESW") == "tunnel ╬"
    assert english.card("NW r") == "tunnel ╔"
    assert english.card("N-S") == "dead end │"
    assert english.card("?") == "hidden goal"
    assert Speaker("de").card("W") == "Sackgasse ╴"
    assert english.card("a card nobody knows") == "a card nobody knows"


def test_a_mixed_card_is_drawn_by_its_ways_and_its_stubs() -> None:
    assert glyph(tile_ways("NE-SW")) == "╚╗"
    assert glyph(tile_ways("NS-E")) == "║╶"
    assert tile_ways("map") == ()


def test_seats_are_letters_gold_is_counted() -> None:
    assert Speaker("en").seat(1) == "Seat B"
    assert [Speaker("is").gold(n) for n in (1, 2)] == ["1 gullmoli", "2 gullmolar"]
    assert [Speaker("et").gold(n) for n in (1, 2)] == ["1 kullakamakas", "2 kullakamakat"]


def test_a_refusal_is_said_with_names_and_rule() -> None:
    state = pyrite.new_game("saboteur", seats=3, seed=1, first_seat=0)
    with pytest.raises(IllegalAction) as refused:
        state.play("broken_lamp>A" if "broken_lamp" in state.view(0)["hand"] else "broken_lamp>B")
    message = refused.value.message
    assert Speaker("en").message(message) != Speaker("de").message(message)
    assert Speaker("de").message(message).endswith(f"({message.rule})")


def test_what_somebody_wrote_is_repeated_as_it_was_written() -> None:
    state = pyrite.new_game("saboteur", seats=3, seed=1, first_seat=0)
    with pytest.raises(NotationError) as wrong:
        state.play("repair_pick_lamp>B")
    assert "repair_pick_lamp>B:lamp" in Speaker("et").message(wrong.value.message)


def test_a_problem_inside_a_problem_is_translated_too() -> None:
    record = pyrite.Record("saboteur", {"seats": 3}, 1, ((0, "hello"),))
    with pytest.raises(NotationError) as wrong:
        record.replay()
    said = Speaker("de").message(wrong.value.message)
    assert "ist kein Zug" in said


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    empty = Catalogue("en")
    empty.bundle._messages.clear()
    known = {"en": Catalogue("en"), "de": empty}
    monkeypatch.setattr(speaker, "catalogue", known.__getitem__)
    assert Speaker("de").say("act-allow") == "let it pass"


def test_what_no_catalogue_has_is_said_in_the_engines_english() -> None:
    message = Message("never-heard-of", {}, "B-05", "Plain English.")
    assert Speaker("is").message(message) == "Plain English. (B-05)"


def test_an_argument_that_is_missing_is_a_mistake() -> None:
    with pytest.raises(KeyError, match="event-drew"):
        Speaker("en").say("event-drew")


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("NW@3,-1r", Action("NW", "3,-1", turned=True)),
        ("map@8,0", Action("map", "8,0")),
        ("broken_lamp>C", Action("broken_lamp", target="C")),
        ("repair_pick_lamp>C:lamp", Action("repair_pick_lamp", target="C", tool="lamp")),
        ("pass N-S", Action("N-S")),
        ("allow", Action()),
    ],
)
def test_the_text_of_an_action_is_taken_apart(text: str, action: Action) -> None:
    assert read_action(text) == action


def test_actions_are_told_in_words() -> None:
    english = Speaker("en")
    assert tell_action(english, "NW@3,-1r") == "play tunnel ╔ at 3,-1"
    assert tell_action(english, "repair_pick_lamp>C:lamp").endswith("and mend the lamp")
    assert tell_action(english, "take 3") == "take the card worth 3"
    assert tell_action(english, "something new") == "something new"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_of_whole_games_can_be_told_to_every_seat(lang: str) -> None:
    """The speaker refuses a sentence whose arguments are not all there."""
    rng = random.Random(lang)
    for edition in ("2024", "et2007", "is"):
        state = pyrite.new_game(
            "saboteur", seats=4, seed=7, edition=edition, modules=["y2019_veto"], rounds=1
        )
        while not state.over:
            state.play(rng.choice(state.legal_actions()))
        for seat in (None, 0, 1, 2, 3):
            told = [tell_event(Speaker(lang), event, seat) for event in state.events_for(seat)]
            assert len([sentence for sentence in told if sentence]) > 20
