"""Everything people read: catalogues in four languages, and how ids become sentences."""

from pyrite.core.seats import seat_letter
from pyrite.lang.catalogue import LANGUAGES, pick_language
from pyrite.lang.speaker import Speaker, capital, name_bots, tell_action, tell_message

__all__ = [
    "LANGUAGES",
    "Speaker",
    "capital",
    "name_bots",
    "pick_language",
    "seat_letter",
    "tell_action",
    "tell_message",
]
