"""What a search finds public tables by: code, people, game and modules, in every language."""

import re
from collections.abc import Sequence
from functools import lru_cache
from unicodedata import category, normalize

from pyrite.lang import LANGUAGES, Speaker
from pyrite.protocol.table import TableInfo

LONGEST_SEARCH = 64
BETWEEN = re.compile(r"[\s\-_.,:;/()+·]+")


def words_in(text: str) -> list[str]:
    """Return the words of a text as they are compared: without case and accents."""
    plain = (sign for sign in normalize("NFKD", text.casefold()) if category(sign) != "Mn")
    return [word for word in BETWEEN.split("".join(plain)) if word]


def words_of(table: TableInfo) -> str:
    """Return all words that a table is found by, each after a space; none if it is not listed."""
    if not table.plan.public or table.phase == "over":
        return ""
    people = (seat.name or "" for seat in table.seats if seat.bot is None)
    said = words_in(" ".join((table.code, *people)))
    return " " + " ".join(dict.fromkeys((*said, *_words_of(table.plan.game, *table.plan.modules))))


@lru_cache(1_000)
def _words_of(game: str, *modules: str) -> Sequence[str]:
    ids = (f"title-{game}", *(f"module-{key}" for key in modules))
    speakers = [Speaker(lang) for lang in LANGUAGES]
    titles = (one.say(id) for one in speakers for id in ids if one.knows(id))
    return words_in(" ".join((game, *modules, *titles)))
