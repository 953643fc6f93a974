"""What people read: catalogues in four languages, and what turns message ids into sentences."""

from pyrite.lang.catalogue import LANGUAGES
from pyrite.lang.choice import pick_language
from pyrite.lang.events import tell_event
from pyrite.lang.speaker import Speaker, capital, seat_letter

__all__ = [
    "LANGUAGES",
    "Speaker",
    "capital",
    "pick_language",
    "seat_letter",
    "tell_event",
]
