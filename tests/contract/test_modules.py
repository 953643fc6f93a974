"""The module machinery: values in a list, a closed list of hooks, one owner per slot, own boxes."""

import re
from typing import Any

import pytest
from contract.sets import MODULE_SETS

import pyrite
from pyrite import ConfigError
from pyrite.core.cards import Card
from pyrite.saboteur.config import compile_rules, read_options
from pyrite.saboteur.game import make_state
from pyrite.saboteur.module import SLOTS, Module
from pyrite.saboteur.registry import MODULES

BASE, VETO = MODULES["base"], MODULES["y2019_veto"]
OPTIONS = read_options(seats=3)


def module(key: str, **more: Any) -> Module:
    """A module that is not in the list."""
    return Module(key, source="a test", rules=("X-01",), **more)


def refuses(*modules: Module) -> str:
    """The table cannot be made; returns the reason."""
    with pytest.raises(ConfigError) as caught:
        compile_rules(OPTIONS, modules)
    return str(caught.value)


def test_every_module_is_tried_by_the_suites() -> None:
    tried = {key for keys in MODULE_SETS["saboteur"] for key in keys}
    assert tried == MODULES.keys() - {"base"}


@pytest.mark.parametrize("key", sorted(MODULES))
def test_a_module_says_where_it_comes_from(key: str) -> None:
    own = MODULES[key]
    assert own.key == key
    assert own.source
    assert all(re.fullmatch(r"[A-Z]{1,2}-[\w]+", rule) for rule in own.rules)
    assert set(own.slots) <= set(SLOTS)
    assert set(own.requires) | set(own.excludes) <= MODULES.keys()
    shown = [m for m in pyrite.GAMES["saboteur"].modules() if m["key"] == key]
    assert [m["cards"] for m in shown] == [{card.name: card.copies for card in own.cards}]


def test_no_two_modules_have_a_card_of_the_same_name() -> None:
    names = [card.name for own in MODULES.values() for card in own.cards]
    assert len(names) == len(set(names))


def test_what_a_module_needs_must_be_there() -> None:
    assert "needs" in refuses(BASE, module("toy", requires=("y2019_veto",)))
    assert compile_rules(OPTIONS, (BASE, VETO, module("toy", requires=("y2019_veto",))))


def test_what_a_module_forbids_must_not_be_there() -> None:
    assert "go together" in refuses(BASE, VETO, module("toy", excludes=("y2019_veto",)))
    assert compile_rules(OPTIONS, (BASE, module("toy", excludes=("y2019_veto",))))


def test_a_slot_has_one_owner() -> None:
    reason = refuses(BASE, module("one", slots=("pay",)), module("two", slots=("pay",)))
    assert "one" in reason
    assert "two" in reason
    assert compile_rules(OPTIONS, (BASE, module("three", slots=("pay",))))


def test_too_many_cards_are_refused() -> None:
    many = (Card("stone", "pass", copies=200),)
    kinds = tuple(Card(f"card {i}", "pass") for i in range(110))
    paths = (Card("long", "place", (5,), copies=90),)
    for cards in (many, kinds, paths):
        assert "room for" in refuses(BASE, module("toy", cards=cards))


def test_boxes_lie_side_by_side_and_are_copied() -> None:
    rules = compile_rules(OPTIONS, (BASE, module("a", box=2), module("b", box=3)))
    assert (rules.words.boxes["a"], rules.words.boxes["b"]) == (0, 2)
    state = make_state(rules, 1, None)
    numbers = state.dump()
    numbers["box"][:5] = [11, 12, 13, 14, -15]
    state.load(numbers)
    assert state.copy().dump()["box"][:5] == [11, 12, 13, 14, -15]
    assert state.position()["boxes"] == {"a": [11, 12], "b": [13, 14, -15]}


def test_boxes_that_are_too_big_are_refused() -> None:
    assert "room for" in refuses(BASE, module("toy", box=1000))


def test_a_set_that_is_not_in_play_changes_nothing() -> None:
    """The same seed with modules that add no card is the same game."""
    plain, more = make_state(compile_rules(OPTIONS, (BASE,)), 5, None), module("idle", box=4)
    other = make_state(compile_rules(OPTIONS, (BASE, more)), 5, None)
    assert plain.play_random(3) == other.play_random(3)
    assert plain.gold == other.gold
    assert plain.dump() | {"box": 0} == other.dump() | {"box": 0}


def test_the_order_in_which_modules_are_named_does_not_matter() -> None:
    one = pyrite.new_game(seats=3, seed=1, modules=("y2019_veto", "base"))
    other = pyrite.new_game(seats=3, seed=1, modules=["base", "y2019_veto"])
    assert one.position() == other.position()
    assert one.settings["modules"] == ["y2019_veto"]
