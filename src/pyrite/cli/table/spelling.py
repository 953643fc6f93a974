"""What a person types in capitals or without them, as the notation writes it."""

import re

from pyrite.cli.table.sight import Sight
from pyrite.core.description import Description
from pyrite.core.errors import PyriteError

WORD = re.compile(r"[^\W\d][\w-]*")


def spelled(sight: Sight, text: str) -> str:
    """The text, or where nobody understands it the same with the right letters as capitals."""
    if understood(sight, text):
        return text
    other = respelled(sight.description, text)
    return other if understood(sight, other) else text


def understood(sight: Sight, text: str) -> bool:
    """Is it an action, allowed or not?"""
    try:
        sight.state.action(text, sight.seat or 0)
    except PyriteError:
        return False
    return True


def respelled(description: Description, text: str) -> str:
    """Cards as they are called at this table, seats and sides as capitals, all else without."""
    cards = {name.lower(): name for name in description.cards}

    def spell(found: re.Match[str]) -> str:
        word = found[0].lower()
        is_letter = len(word) == 1 and word != "r"  # r: turned by half
        return cards.get(word, word.upper() if is_letter else word)

    return WORD.sub(spell, text)
