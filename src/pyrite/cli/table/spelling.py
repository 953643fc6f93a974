"""Correcting the case of what players type."""

import re

from pyrite.cli.table.sight import Sight
from pyrite.core.description import Description
from pyrite.core.messages import PyriteError

WORD = re.compile(r"[^\W\d][\w-]*")


def spelled(sight: Sight, text: str) -> str:
    """Return the text, or if it is not understood, a version with corrected case."""
    if understood(sight, text):
        return text
    other = respelled(sight.description, text)
    return other if understood(sight, other) else text


def understood(sight: Sight, text: str) -> bool:
    """Return whether a text is an action, legal or not."""
    try:
        sight.state.action(text, sight.seat or 0)
    except PyriteError:
        return False
    return True


def respelled(description: Description, text: str) -> str:
    """Correct the case of a text: card names as at this table, seats and sides as capitals."""
    cards = {name.lower(): name for name in description.cards}

    def spell(found: re.Match[str]) -> str:
        word = found[0].lower()
        is_letter = len(word) == 1 and word != "r"  # r means turned upside down
        return cards.get(word, word.upper() if is_letter else word)

    return WORD.sub(spell, text)
