"""Taking back a choice: allowed only if it revealed nothing hidden to anyone."""

from collections.abc import Collection

from pyrite.core.events import Event

ASKED = "asked"  # tells seats in secret that they are asked, but shows no card
# Events that reveal nothing; any other event cannot be taken back.
OPEN_DEEDS = frozenset(
    (
        *("declared", "took_effect", "placed", "broke", "repaired", "collapsed"),
        *("lifted", "taken_from", "guard_set", "turned_about"),
        *("tool_laid", "trap_set", "troll_set", "stepped", "stormed", "trap_gone", "troll_left"),
    )
)


def may_take_back(events: Collection[Event]) -> bool:
    """Return whether none of these events revealed a hidden card."""
    return all(_shows_nothing(event) for event in events)


def _shows_nothing(event: Event) -> bool:
    return event.kind == ASKED or (event.kind in OPEN_DEEDS and not event.secret)
