"""Catalogues of messages: a folder of Fluent files per language, read into one bundle.

The engine's own English is not written twice: its sentences become Fluent when they are loaded.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from itertools import chain
from threading import RLock

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from pyrite.core.messages import ENGLISH as CORE_ENGLISH
from pyrite.core.messages import as_fluent
from pyrite.core.record import ENGLISH as RECORD_ENGLISH
from pyrite.games import ENGLISH as GAMES_ENGLISH
from pyrite.games import GAMES

LANGUAGES = ("en", "de", "is", "et")
FILES = (
    *("cards", "rules", "terminal", "fullscreen", "network"),
    *("lostmines", "lostmines_cards", "lostmines_rules"),
    *("playing", "browser", "table", "replay", "learn", "arena", "engine"),
)
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class Catalogue:
    """All messages of a language, and their ids in the order of the files.

    To parse them all takes half a second, so each is parsed when it is first asked for.
    """

    def __init__(self, lang: str, texts: Iterable[str]) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.entries: dict[str, str] = {}  # by id, as Fluent; that of a term begins with a dash
        self.parsed: set[str] = set()
        self.parsing = RLock()  # threads share a catalogue
        self.added: list[str] = []  # titles of custom modules, by a server that offers them
        for id, entry in chain.from_iterable(map(entries_of, texts)):
            self.entries.setdefault(id, entry)
        self.ids = [id for id in self.entries if not id.startswith("-")]

    def __contains__(self, id: str) -> bool:
        return id in self.entries

    def message(self, id: str) -> Message:
        """Return the message with this id, ready for the bundle to format."""
        with self.parsing:
            self._parse(id)
        return self.bundle.get_message(id)

    def add(self, text: str) -> None:
        """Add messages written in Fluent; they replace those with the same ids."""
        self.added.insert(0, text)
        added = dict(entries_of(text))
        self.entries |= added
        self.parsed -= {*added}

    def _parse(self, id: str) -> None:
        """Parse an entry and the ones it refers to."""
        if id in self.entries and id not in self.parsed:
            self.parsed.add(id)
            text = self.entries[id]
            self.bundle.add_resource(FluentResource(text), allow_overrides=True)
            for other in REFERENCE.findall(text):
                self._parse(other)


@cache
def catalogue(lang: str) -> Catalogue:
    """Return the catalogue of a language, which is read only once."""
    return Catalogue(lang, texts(lang))


@lru_cache(maxsize=64)
def catalogue_of(lang: str, texts: tuple[str, ...]) -> Catalogue:
    """Return the catalogue of what custom modules say in a language."""
    return Catalogue(lang, texts)


def entries_of(text: str) -> Iterator[tuple[str, str]]:
    """Yield the entries of a catalogue with their ids, each with the comments that follow it."""
    begins = list(ENTRY.finditer(text))
    for begin, end in zip(begins, [*(m.start() for m in begins[1:]), len(text)], strict=False):
        yield begin[1], text[begin.start() : end]


def texts(lang: str) -> Iterable[str]:
    """Yield the catalogues of a language as Fluent."""
    folder = files("pyrite.lang") / lang
    for name in FILES:
        if (lang, name) == ("en", "engine"):
            yield engine_english()
        else:
            yield (folder / f"{name}.ftl").read_text(encoding="utf-8")


def all_texts(lang: str) -> Iterable[str]:
    """Yield the catalogues of a language and what was added; an id's first entry counts."""
    yield from texts(lang)
    yield from catalogue(lang).added


def engine_english() -> str:
    """Return the engine's own English sentences as a catalogue."""
    sentences = {**GAMES_ENGLISH, **CORE_ENGLISH, **RECORD_ENGLISH}
    for game in GAMES.values():
        sentences |= game.english
    return as_fluent(sentences)


def spelled_out(id: str) -> str:
    """Return the words in the id of a message: "hung up" for "event-hung_up"."""
    return re.sub("^event-|[_-]+", " ", id).strip()


def pick_language(option: str | None, environment: Mapping[str, str]) -> str:
    """Return the language asked for, else that of the locale, else English."""
    if option in LANGUAGES:
        return option
    for variable in VARIABLES:
        locale = environment.get(variable, "")
        if locale:
            wanted = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return wanted if wanted in LANGUAGES else "en"
    return "en"
