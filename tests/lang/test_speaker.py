"""Message ids become sentences, in the language that was asked for."""

import random

import pytest

import pyrite
from pyrite.core.errors import IllegalAction, NotationError
from pyrite.core.events import Event, for_seat
from pyrite.core.message import Message
from pyrite.lang import (
    LANGUAGES,
    Speaker,
    belongs,
    may_grow,
    pick_language,
    speaker,
    tell_event,
    tell_events,
)
from pyrite.lang.actions import Action, read_action, tell_action
from pyrite.lang.catalogue import Catalogue
from pyrite.lang.shape import glyph, tile_ways

ENGLISH = Speaker("en")
# Each module alone; what goes together is tried in tests/property.
TABLES = [(m["key"],) for m in pyrite.GAMES["saboteur"].modules() if m["key"] != "base"]


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
    assert glyph("NE-SW") == "╚╗"
    assert glyph("NS-E") == "╟"
    assert glyph("NW-S r") == "┢"
    assert [glyph("S"), glyph("ladder_S")] == ["╷", "╻"]
    assert tile_ways("map") == ()
    assert tile_ways("sack_1") == ()


@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("ladder_ES", "ladder ╔"),
        ("ladder_ES r", "ladder ╝"),
        ("door_blue_NS", "blue door ║"),
        ("door_green_NS-E", "green door ╟"),
        ("crystal_NSW-E", "crystal ╉"),
        ("chest_NE", "chest path ╚"),
        ("sack_2 r", "sack of 2 gold"),
        ("wardrobe", "wardrobe"),
    ],
)
def test_special_paths_are_named_by_their_kind(card: str, name: str) -> None:
    assert Speaker("en").card(card) == name


def test_what_lies_before_a_seat_has_a_name_and_so_have_several_cards() -> None:
    german = Speaker("de")
    assert [german.front(name) for name in ("lamp", "trapped")] == ["Lampe", "gefangen"]
    assert german.chest("burn_5").startswith("fünf Karten")
    assert Speaker("en").cards(["map", "NW", "map"]) == "map ×2, tunnel ╝"


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
        ("pass N-S", Action(verb="pass", cards=("N-S",))),
        ("pass N-S map NE", Action(verb="pass", cards=("N-S", "map", "NE"))),
        ("shed map NE lamp", Action(verb="shed", cards=("map", "NE"), what="lamp")),
        ("guard map 4,-1E", Action(verb="guard", cards=("map",), what="4,-1E")),
        ("goal_swap:1,3", Action("goal_swap", goals=("1", "3"))),
        ("theft", Action("theft")),
        ("steal B", Action(verb="steal", what="B")),
        ("beg B 1", Action(verb="beg", what="B 1")),
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
    assert tell_action(english, "novelty") == "novelty"
    assert tell_action(english, "pass NW map") == "pass and discard tunnel ╝, map"
    assert tell_action(english, "shed NW map lamp") == "discard tunnel ╝, map and remove lamp"
    assert tell_action(english, "goal_swap:1,3") == "play goal swap on goals 1 and 3"
    assert tell_action(english, "theft") == "play theft"
    assert tell_action(english, "beg B 2") == "ask seat B to pay guard 2"
    assert tell_action(english, "keep map") == "keep map"


def told(seat: int | None, *events: Event) -> str | None:
    return tell_events(ENGLISH, events, seat)


def test_cards_passed_together_are_told_together() -> None:
    first, second = (
        Event("passed", 1, {"how": how}, {"card": card}, 2)
        for how, card in (("pass", "NW"), ("more", "map"))
    )
    assert belongs(ENGLISH, [first], second)
    assert not belongs(ENGLISH, [first], second._replace(seat=2))
    assert told(1, first, second) == "You pass and discard tunnel ╝, map."
    others = [for_seat(event, 0) for event in (first, second)]
    assert told(0, *others) == "Seat B passes with 2 cards."
    assert told(0, others[0]) == "Seat B passes."


def test_unused_dwarfs_are_told_together() -> None:
    spare = [Event("dwarf_shown", None, {"dwarf": dwarf}) for dwarf in ("boss", "blue", "blue")]
    assert told(None, spare[0]) == "The spare dwarf was a boss."
    assert told(None, *spare) == "The unused dwarfs were: boss, blue digger ×2."
    assert not may_grow(ENGLISH, Event("dwarf_shown", 1, {"dwarf": "boss"}))


def test_a_theft_is_told_once() -> None:
    steal = Event("acted", 1, {"action": "steal A"})
    coins = Event("coins", 0, {"coins": -1, "has_gold": True})
    assert belongs(ENGLISH, [steal], coins)
    assert told(0, steal, coins) == "Seat B steals 1 gold from you!"
    assert told(1, steal) == "You steal 1 gold from seat A."
    assert not belongs(ENGLISH, [Event("acted", 1, {"action": "agree"})], coins)
    assert told(0, coins) == "You lose 1 gold."


def test_swapped_hands_name_what_one_gets() -> None:
    swap = Event("hands_swapped", 0, {"target": 1})
    cards = [Event("received", 1, {}, {"card": card}, 2) for card in ("map", "NS")]
    assert all(belongs(ENGLISH, [swap], card) for card in cards)
    assert told(1, swap, *cards) == "Seat A swaps hands with you; you get map, tunnel ║."
    assert told(2, swap) == "Seat A swaps hands with seat B."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("modules", TABLES, ids="-".join)
def test_every_event_of_whole_games_can_be_told_to_every_seat(
    lang: str, modules: tuple[str, ...]
) -> None:
    """The speaker refuses a sentence whose arguments are not all there."""
    rng, seats = random.Random(lang), 5
    edition = ("2024", "et2007", "is")[(LANGUAGES.index(lang) + TABLES.index(modules)) % 3]
    state = pyrite.new_game(
        "saboteur", seats=seats, seed=7, edition=edition, modules=modules, rounds=1
    )
    while not state.over:
        state.play(rng.choice(state.legal_actions()))
    for seat in (None, *range(seats)):
        told = [tell_event(Speaker(lang), event, seat) for event in state.events_for(seat)]
        assert len([sentence for sentence in told if sentence]) > 20
