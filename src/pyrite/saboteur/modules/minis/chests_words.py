"""Chests are the engine's stashes: their words in decks, views, positions and drawings."""

from pyrite.core.cards import signs
from pyrite.core.messages import Message, speaker
from pyrite.saboteur.decks.module_components import STASH, Stash
from pyrite.saboteur.text.drawing import STASH_PATH, new_signs

ENGLISH = {
    "deck-chests": "{wanted} chests are laid out, but there are only {count} {key}. Add some.",
    "deck-side-by-side": "The chests on {cell} and {other} are next to each other. Move one.",
}
say = speaker(ENGLISH)


def too_few(key: str, count: int, wanted: int) -> Message:
    """Return the refusal of a deck with fewer chests, or paths over them, than cells."""
    return say("deck-chests", "M-C1", key=key, count=count, wanted=wanted)


def side_by_side(cell: str, other: str) -> Message:
    """Return the refusal of a deck with adjacent chests."""
    return say("deck-side-by-side", "M-C1", cell=cell, other=other)


STASH.call(
    Stash(
        one="chest",
        many="chests",
        rule="M-C1",
        reached="event-chest_reached",
        looked="event-looked_chest",
        too_few=too_few,
        side_by_side=side_by_side,
    )
)
new_signs(STASH_PATH, signs("⊞ NESW ⊤ ESW ⊥ NEW ⊢ NES ⊣ NSW ╰ NE ╮ SW ╯ NW ╭ ES"))
