"""What can be asked about the game before a table is made: components and shapes."""

from collections.abc import Iterable
from typing import Any

from pyrite.lostmines import messages
from pyrite.lostmines.deck import components

SEATS = components().seats
ENGLISH = messages.ENGLISH


def modules() -> list[dict[str, Any]]:
    """The one set of the game, in the form all games use."""
    printed = components()
    return [
        {
            "key": "lostmines",
            "source": "The Lost Mines, the printed rules in English and German",
            "rules": ["L-00", "L-45"],
            "cards": {card.name: card.copies for card in (*printed.paths, *printed.actions)},
            "unsure": [
                {"part": fact.key, "name": fact.name, "sure": fact.sure}
                for fact in printed.sure
                if fact.sure != "A"
            ],
            "requires": [],
            "excludes": [],
            "flags": {},
        }
    ]


def seats_for(modules: Iterable[str]) -> tuple[int, int]:
    """The least and most seats of a table."""
    return SEATS


def ways(name: str) -> tuple[int, ...]:
    """What is joined inside a card, the starts and the mines included; nothing for actions."""
    printed = components()
    if name in ("start_blue", "start_yellow"):
        return printed.start
    for card in (*printed.paths, *printed.mines, *printed.actions):
        if card.name == name:
            return card.ways
    raise KeyError(name)
