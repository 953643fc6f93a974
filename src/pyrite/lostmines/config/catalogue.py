"""Information about the game before there is a table: its only set of components."""

from collections.abc import Iterable
from typing import Any

from pyrite.lostmines import messages
from pyrite.lostmines.decks.deck import components
from pyrite.lostmines.text.names import FLAG_RULES as FLAG_RULES
from pyrite.lostmines.text.names import FLAGS as FLAGS

KEY = "lostmines"
SOURCE = "The Lost Mines, the printed rules in English and German"
RULES = ("L-00", "L-45")
SEATS = components().seats
ENGLISH = messages.ENGLISH
FIRST_FLAGS = {"last_turn": "finished", "next_starter": "played_or_discarded"}


def modules() -> list[dict[str, Any]]:
    """Return the only set of the game, in the format that all games use."""
    printed = components()
    return [
        {
            "key": KEY,
            "source": SOURCE,
            "rules": list(RULES),
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
    """Return the least and most seats of a table."""
    return SEATS
