"""Saboteur as `pyrite.games` lists it: what is known before there is a table."""

from collections.abc import Iterable
from typing import Any

from pyrite.core.game import Game, when_called
from pyrite.saboteur import messages
from pyrite.saboteur.config.plugins import OWN
from pyrite.saboteur.config.registry import EDITIONS, FLAGS, MODULES
from pyrite.saboteur.config.telling import LINE_RULES
from pyrite.saboteur.decks.deck import Components, components
from pyrite.saboteur.game import describe_table, new_game
from pyrite.saboteur.table.module import Module


def modules() -> list[dict[str, Any]]:
    """Return every module: key, source, rules, cards with copies, requirements and exclusions.

    `unsure` lists the parts that are not certain: B for a single source, U for our proposal
    (docs/decks.md).
    """
    return [_about(module, _cards(key), _unsure(key)) for key, module in MODULES.items()]


def own_modules() -> list[dict[str, Any]]:
    """Return the custom modules loaded so far, in the format of `modules()`."""
    return [
        _about(module, {card.name: card.copies for card in module.own.cards}, [])
        for module in OWN.values()
    ]


def _about(module: Module, cards: dict[str, int], unsure: list[dict[str, str]]) -> dict[str, Any]:
    return {
        "key": module.key,
        "source": module.source,
        "rules": list(module.rules),
        "cards": cards,
        "unsure": unsure,
        "requires": list(module.terms.requires),
        "excludes": list(module.terms.excludes),
        "flags": {name: list(values) for name, values in module.terms.flags.items()},
    }


def seats_for(modules: Iterable[str]) -> tuple[int, int]:
    """Return the least and most seats of a table with these modules."""
    return components([key for key in MODULES if key == "base" or key in modules]).seats


def _printed(key: str) -> Components:
    return components(("base",) if key == "base" else ("base", key))


def _unsure(key: str) -> list[dict[str, str]]:
    return [
        {"part": fact.key, "name": fact.name, "sure": fact.sure}
        for fact in _printed(key).sure
        if fact.module == key and fact.sure != "A"
    ]


def _cards(key: str) -> dict[str, int]:
    """Return the cards that the module adds to the deck."""
    printed = _printed(key)
    paths = {card.name: card.copies for card in printed.paths}
    cards = paths | dict(printed.copies)
    base = {} if key == "base" else _cards("base")
    return {name: copies for name, copies in cards.items() if name not in base}


SABOTEUR = Game(
    name="saboteur",
    new_game=new_game,
    describe=describe_table,
    from_position=when_called("pyrite.saboteur.imagine", "from_position"),
    worlds=when_called("pyrite.saboteur.imagine", "Worlds"),
    modules=modules,
    editions=tuple(EDITIONS),
    flags={flag.name: flag.values for flag in FLAGS},
    flag_rules={flag.name: f"E-{flag.name}" for flag in FLAGS},
    first_flags={},
    seats=components(("base",)).seats,
    seats_for=seats_for,
    english=messages.ENGLISH
    | {id: text for module in MODULES.values() for id, text in module.words.english.items()},
    line_rules=LINE_RULES,
    own_modules=own_modules,
)
