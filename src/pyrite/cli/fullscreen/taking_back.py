"""What may be taken back: only what has shown nobody anything that was hidden."""

from collections.abc import Collection

from pyrite.core.events import Event

ASKED = "asked"  # says to some seats in secret that they are meant, but shows no card
# Events that show nothing; whatever is not named here cannot be taken back.
OPEN_DEEDS = frozenset(
    (
        *("declared", "took_effect", "placed", "broke", "repaired", "collapsed"),
        *("lifted", "taken_from", "guard_set", "turned_about"),
        *("tool_laid", "trap_set", "troll_set", "stepped", "stormed", "trap_gone", "troll_left"),
    )
)


def may_take_back(events: Collection[Event]) -> bool:
    """Has nothing of this shown a hidden card to anybody?"""
    return all(_shows_nothing(event) for event in events)


def _shows_nothing(event: Event) -> bool:
    return event.kind == ASKED or (event.kind in OPEN_DEEDS and not event.secret)
