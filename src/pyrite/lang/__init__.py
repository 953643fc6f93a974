"""What people read: catalogues in four languages, and what turns message ids into sentences."""

from pyrite.lang.catalogue import LANGUAGES
from pyrite.lang.choice import pick_language
from pyrite.lang.events import belongs, may_grow, tell_event, tell_events
from pyrite.lang.speaker import Speaker, capital, seat_letter

__all__ = [
    "LANGUAGES",
    "Speaker",
    "belongs",
    "capital",
    "may_grow",
    "pick_language",
    "seat_letter",
    "tell_event",
    "tell_events",
]
