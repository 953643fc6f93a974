"""Undo: a choice can be taken back until something hidden was seen or someone else has played."""

from collections.abc import Iterable
from typing import Generic, TypeVar

from pyrite.core.events import Event

T = TypeVar("T")
ASKED = "asked"  # tells seats in secret that they are asked, but shows no card
# Events that reveal nothing; any other event cannot be taken back.
OPEN_DEEDS = frozenset(
    (
        *("declared", "took_effect", "placed", "broke", "repaired", "collapsed"),
        *("lifted", "taken_from", "guard_set", "turned_about"),
        *("tool_laid", "trap_set", "troll_set", "stepped", "stormed", "trap_gone", "troll_left"),
    )
)


class Undo(Generic[T]):
    """The moments a player may return to, each from before one of their latest choices."""

    def __init__(self) -> None:
        self.moments: list[T] = []

    def __bool__(self) -> bool:
        return bool(self.moments)

    def note(self, is_own: bool, before: T | None, events: Iterable[Event]) -> None:
        """Note an action and its events; `before` is None if the player had no other choice."""
        if not is_own or not show_nothing(events):
            self.moments.clear()
        elif before is not None:
            self.moments.append(before)

    def pop(self) -> T:
        """Return to the moment before the latest choice."""
        return self.moments.pop()


def show_nothing(events: Iterable[Event]) -> bool:
    """Return whether these events reveal nothing that was hidden."""
    return all(
        event.kind == ASKED or (event.kind in OPEN_DEEDS and not event.secret) for event in events
    )
