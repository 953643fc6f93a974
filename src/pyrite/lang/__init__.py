"""Everything people read: catalogues in four languages, and how ids become sentences."""

from pyrite.lang.actions import tell_action
from pyrite.lang.catalogue import LANGUAGES
from pyrite.lang.choice import pick_language
from pyrite.lang.messages import tell_message
from pyrite.lang.speaker import Speaker, capital, name_bots, seat_letter

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
