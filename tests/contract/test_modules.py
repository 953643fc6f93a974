"""The module machinery: values in a list, a closed list of hooks, one owner per slot, own boxes."""

import re
from typing import Any

import pytest
from contract.sets import TABLES

import pyrite
from pyrite import ConfigError
from pyrite.core.cards import Card
from pyrite.core.deck import path_name
from pyrite.saboteur.config.config import compile_rules, read_options
from pyrite.saboteur.config.registry import MODULES
from pyrite.saboteur.config.telling import TELLINGS
from pyrite.saboteur.decks.deck import printed
from pyrite.saboteur.game import SaboteurState
from pyrite.saboteur.numbers import MAX_BOX, MAX_LAYS
from pyrite.saboteur.table.module import SLOTS, Box, Module, Terms
from pyrite.saboteur.table.verbs import ASKS, VERBS
from pyrite.saboteur.text.events import KINDS
from pyrite.saboteur.text.forms import BASE_FORMS, FORMS
from pyrite.saboteur.text.why_not import REFUSALS

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
    tried = {key for table in TABLES for key in table.modules}
    assert tried == MODULES.keys() - {"base"}


def test_every_two_modules_that_go_together_are_tried_together() -> None:
    """Where the base game excludes Saboteur 2, a set without it; else both at one table."""
    tried = [set(table.modules) for table in TABLES]
    for key, own in MODULES.items():
        for other in MODULES.keys() - {"base", key, *own.terms.excludes}:
            if key != "base" and key not in MODULES[other].terms.excludes:
                assert any({key, other} <= modules for modules in tried), (key, other)


@pytest.mark.parametrize("key", sorted(MODULES))
def test_a_module_says_where_it_comes_from(key: str) -> None:
    own = MODULES[key]
    assert own.key == key
    assert own.source
    assert all(re.fullmatch(r"[A-Z]{1,2}-[\w]+", rule) for rule in own.rules)
    assert set(own.terms.slots) <= set(SLOTS)
    assert {*own.terms.requires, *own.terms.excludes} <= MODULES.keys()
    assert all(re.fullmatch(r"[A-Z]-[\w]+", rule) for rule in own.terms.excludes.values())


@pytest.mark.parametrize("key", sorted(MODULES))
def test_the_cards_of_a_module_are_those_of_its_box(key: str) -> None:
    """Actions have a row in the module that says what they do, and copies in its deck."""
    box, own = printed().get(key, {}), MODULES[key]
    assert {card.name for card in own.cards} == box.get("actions", {}).keys()
    paths = {path_name(row): row.get("copies", 1) for row in box.get("paths", ())}
    shown = [m for m in pyrite.GAMES["saboteur"].modules() if m["key"] == key]
    assert [m["cards"] for m in shown] == [paths | dict(box.get("actions", {}))]


@pytest.mark.parametrize("key", sorted(MODULES))
def test_whatever_a_module_asks_and_does_can_be_written_and_refused(key: str) -> None:
    """Each verb has a form, each ask a check (of windows the reader's), each answer a refusal."""
    cards, own = MODULES[key].cards, MODULES[key].choices
    assert set(own.forms) <= set(VERBS)
    assert {form for form in own.forms.values() if isinstance(form, str)} <= FORMS.keys()
    assert {card.verb for card in cards} <= BASE_FORMS.keys() | own.forms.keys()
    assert set(own.asks) <= set(ASKS)
    assert set(own.asks.values()) <= {"", "cell", "action", "window"}
    assert own.checks.keys() == {ask for ask, kind in own.asks.items() if kind != "window"}
    answered = {(ask, verb) for ask, verb in {**REFUSALS, **own.refusals}}
    assert own.forms.keys() <= {verb for _, verb in answered}
    assert own.asks.keys() <= {ask for ask, _ in answered}
    assert not MODULES[key].box.names or MODULES[key].box.is_valid


def test_no_two_modules_write_alike() -> None:
    """Texts are read by their first word, so verbs of two modules must not be mixed up."""
    verbs = [verb for own in MODULES.values() for verb in own.choices.forms]
    asks = [ask for own in MODULES.values() for ask in own.choices.asks]
    assert len(verbs) == len(set(verbs))
    assert len(asks) == len(set(asks))


def test_every_kind_of_event_has_one_owner_who_tells_it() -> None:
    """All modules may say how changes of their boxes are told."""
    names = [kind.name for kind in KINDS.values()]
    assert len(names) == len(set(names))
    own = [row for module in MODULES.values() for row in module.words.tellings.items()]
    told = [(kind, telling) for kind, telling in own if kind != "noted"]
    assert len(told) == len(dict(told)) > 10
    assert all(TELLINGS[kind] is telling for kind, telling in told)
    assert TELLINGS.keys() <= set(names)


def test_no_two_modules_have_a_card_of_the_same_name() -> None:
    names = [card.name for own in MODULES.values() for card in own.cards]
    assert len(names) == len(set(names))


def test_what_a_module_needs_must_be_there() -> None:
    toy = module("toy", terms=Terms(requires=("y2019_veto",)))
    assert "needs" in refuses(BASE, toy)
    assert compile_rules(OPTIONS, (BASE, VETO, toy))


def test_what_a_module_forbids_must_not_be_there() -> None:
    toy = module("toy", terms=Terms(excludes={"y2019_veto": "X-02"}))
    reason = refuses(BASE, VETO, toy)
    assert "cannot be combined" in reason
    assert "X-02" in reason
    assert compile_rules(OPTIONS, (BASE, toy))


@pytest.mark.parametrize("key", sorted(MODULES))
def test_what_the_modules_forbid_is_refused_with_the_rule(key: str) -> None:
    for other, rule in MODULES[key].terms.excludes.items():
        seats = max(pyrite.GAMES["saboteur"].seats_for([key])[0], 5)
        for modules in ([key, other], [other, key]):
            with pytest.raises(ConfigError, match=rule):
                pyrite.new_game(seats=seats, seed=1, modules=modules)


def test_a_slot_has_one_owner() -> None:
    pays = Terms(slots=("pay",))
    reason = refuses(BASE, module("one", terms=pays), module("two", terms=pays))
    assert "one" in reason
    assert "two" in reason
    assert compile_rules(OPTIONS, (BASE, module("three", terms=pays)))


def test_too_many_cards_are_refused() -> None:
    many = (Card("stone", "pass", copies=200),)
    kinds = tuple(Card(f"card {i}", "pass") for i in range(110))
    paths = (Card("long", "place", (5,), copies=MAX_LAYS),)
    for cards in (many, kinds, paths):
        assert "room for" in refuses(BASE, module("toy", cards=cards))


def test_boxes_lie_side_by_side_and_are_copied() -> None:
    two, three = module("a", box=Box(("in", "out"))), module("b", box=Box(("x", "y", "z")))
    rules = compile_rules(OPTIONS, (BASE, two, three))
    assert (rules.names.boxes["a"], rules.names.boxes["b"]) == (0, 2)
    state = SaboteurState._dealt(rules, 1, None)
    numbers = state._dump()
    numbers["box"][:5] = [11, 12, 13, 14, -15]
    state._load(numbers)
    assert state.copy()._dump()["box"][:5] == [11, 12, 13, 14, -15]
    boxes = {"a": {"in": 11, "out": 12}, "b": {"x": 13, "y": 14, "z": -15}}
    assert state.position()["modules"] == state.view(None)["modules"] == boxes


def test_boxes_that_are_too_big_are_refused() -> None:
    names = tuple(f"number {i}" for i in range(MAX_BOX + 1))
    assert "room for" in refuses(BASE, module("toy", box=Box(names)))
    assert compile_rules(OPTIONS, (BASE, module("toy", box=Box(names[1:]))))


def test_a_set_that_is_not_in_play_changes_nothing() -> None:
    """The same seed with modules that add no card is the same game."""
    plain = SaboteurState._dealt(compile_rules(OPTIONS, (BASE,)), 5, None)
    more = module("idle", box=Box(("a", "b")))
    other = SaboteurState._dealt(compile_rules(OPTIONS, (BASE, more)), 5, None)
    assert plain.play_random(3) == other.play_random(3)
    assert plain.scores == other.scores
    assert plain._dump() | {"box": 0} == other._dump() | {"box": 0}


def test_the_order_in_which_modules_are_named_does_not_matter() -> None:
    one = pyrite.new_game(seats=3, seed=1, modules=("y2019_veto", "base"))
    other = pyrite.new_game(seats=3, seed=1, modules=["base", "y2019_veto"])
    assert one.position() == other.position()
    assert one.settings["modules"] == ["y2019_veto"]
