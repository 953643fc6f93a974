"""The two example modules do what their pages say."""

import pytest
from contract.sets import OWN_MODULES
from fluent.runtime import FluentResource

import pyrite
from pyrite.core.messages import IllegalAction
from pyrite.lang import Speaker
from pyrite.lang.catalogue import LANGUAGES
from pyrite.lang.speaker import tell_message
from pyrite.modules import module_named


def at_table(**position: object) -> pyrite.State:
    """A moment of a game of three with both modules."""
    options = {"seats": 3, "modules": [*OWN_MODULES]}
    return pyrite.from_position({"options": options, **position})


def test_X1_a_broken_lamp_is_handed_on() -> None:
    state = at_table(hands=[["lantern_thief"], 6, 6], front=[["lamp", "cart"], [], ["lamp"]])
    assert [a.text for a in state.actions()] == ["pass lantern_thief", "lantern_thief>B"]
    state.play("lantern_thief>B")
    assert state.view(None)["front"] == [["cart"], ["lamp"], ["lamp"]]
    assert state.view(None)["discards"][-1] == "lantern_thief"


def test_X1_refusals_say_what_is_missing() -> None:
    state = at_table(hands=[["lantern_thief"], 6, 6], front=[["lamp"], [], ["lamp"]])
    assert state.why_not("lantern_thief>C") == "C has no working lamp to take. (X-1)"
    whole = at_table(hands=[["lantern_thief"], 6, 6])
    assert whole.why_not("lantern_thief>B") == "Your own lamp is not broken. (X-1)"
    with pytest.raises(IllegalAction, match="not broken"):
        whole.play("lantern_thief>B")


def test_X2_the_other_seat_chooses_what_it_throws_away_and_draws_another() -> None:
    state = at_table(hands=[["heavy_load"], ["map", "NS", "NS"], 6])
    state.play("heavy_load>B")
    assert state.asked == (1,)
    assert [action.text for action in state.actions()] == ["throw NS", "throw map"]
    assert state.why_not("throw EW") == "You don't have EW in your hand. (B-05)"
    state.play("throw map")
    assert state.asked == (1,)
    assert state.view(None)["ask"]["kind"] == "turn"
    assert len(state.view(1)["hand"]) == 3
    assert [c for c in state.view(1)["hand"] if c == "NS"] == ["NS", "NS"]


def test_X2_only_its_owner_knows_what_was_thrown_away() -> None:
    state = at_table(hands=[["heavy_load"], ["map", "NS", "NS"], 6])
    state.play("heavy_load>B")
    mark = len(state.events)
    state.play("throw map")
    told = {seat: str(state.events_for(seat)[mark:]) for seat in range(3)}
    assert "'map'" in told[1]
    assert "'map'" not in told[0] + told[2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_their_words_are_there_in_every_language(lang: str) -> None:
    speaker = Speaker(lang, at_table().describe())
    assert speaker.card("lantern_thief") != "lantern_thief"
    state = at_table(hands=[["lantern_thief"], 6, 6], front=[["lamp"], [], []])
    state.play("lantern_thief>B")
    told = [tell_message(speaker, message, 2) for message in state.tell([*state.events])]
    assert any("A" in sentence and "B" in sentence for sentence in told)
    own = module_named(OWN_MODULES[-1]).own
    if lang != "en":
        entries = FluentResource(own.words[lang]).body
        assert [entry.id.name for entry in entries] == [*own.english]
