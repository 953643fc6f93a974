"""What can be asked about the game before a table is made: modules, editions, flags, shapes."""

from typing import Any

from pyrite.saboteur import messages, registry
from pyrite.saboteur.registry import COMPONENTS, MODULES

EDITIONS = tuple(registry.EDITIONS)
FLAGS: dict[str, tuple[object, ...]] = {flag.name: flag.values for flag in registry.FLAGS}
SEATS = (min(COMPONENTS.hand), max(COMPONENTS.hand))
ENGLISH = messages.ENGLISH | {
    id: text for module in MODULES.values() for id, text in module.english.items()
}


def modules() -> list[dict[str, Any]]:
    """Every module: key, source, rule numbers, cards with copies, what it needs and forbids."""
    return [
        {
            "key": module.key,
            "source": module.source,
            "rules": list(module.rules),
            "cards": {card.name: card.copies for card in module.cards},
            "requires": list(module.requires),
            "excludes": list(module.excludes),
        }
        for module in MODULES.values()
    ]


def ways(name: str) -> tuple[int, ...]:
    """What is joined inside a card, the start and the goals included; nothing for actions."""
    cards = [card for module in MODULES.values() for card in module.cards]
    for card in (*cards, COMPONENTS.start, *COMPONENTS.goals):
        if card.name == name:
            return card.ways
    raise KeyError(name)
