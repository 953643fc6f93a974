"""Custom decks for tests: read from a text, and the resulting components."""

import tomllib
from collections.abc import Iterable
from pathlib import Path

from pyrite.core.cards import Card
from pyrite.core.deck import Deck
from pyrite.saboteur.decks.deck import Components, components, read_deck


def deck_of(text: str, folder: Path) -> Deck:
    """Write this text to a file and read it as a deck."""
    file = folder / "house.toml"
    file.write_text(text, encoding="utf-8")
    deck = read_deck(file)
    assert deck is not None
    return deck


def changed(text: str, *modules: str) -> Components:
    """Return the components after this change."""
    return components(modules, read_deck(tomllib.loads(text)))


def names(cards: Iterable[Card]) -> dict[str, int]:
    """Return the number of copies of each card."""
    return {card.name: card.copies for card in cards}
