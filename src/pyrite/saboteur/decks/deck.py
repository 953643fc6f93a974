"""The components of Saboteur; core/deck.py explains how a deck changes them."""

from pyrite.core.deck import Box, Deck, Fact, Sets
from pyrite.saboteur.decks.deck_keys import checks_of
from pyrite.saboteur.decks.deck_parts import Components, put_together
from pyrite.saboteur.decks.deck_sums import check_sums

__all__ = ["Components", "Deck", "Fact", "components", "printed", "read_deck"]


def _put_together(sets: Sets, printed: Sets) -> Components:
    """Return the checked components; goals may be left over only if they are in the printed set."""
    parts = put_together(sets)
    goals = [own for own in printed.values() if "goals" in own][-1]
    check_sums(parts, sets, len(goals["goals"]) == len(goals["goal_cells"]))
    return parts


_BOX = Box("pyrite.saboteur", checks_of, _put_together)
components, printed, read_deck = _BOX.components, _BOX.printed, _BOX.read_deck
