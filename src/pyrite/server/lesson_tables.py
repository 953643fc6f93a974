"""Lessons: games that begin at a fixed moment, against bots that follow a script.

A lesson is a continued game: its seed deals the cards, and `before` has already been played.
Nothing in it is secret, and lesson tables are marked as such.
"""

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from pyrite.protocol.table import Plan

FOLDER = "lessons"
PUPIL = 0  # the pupil's seat


class Lesson(Struct, frozen=True):
    """A lesson; `bots` scripts each seat, and a bot that cannot follow its script improvises."""

    plan: Plan
    seed: int
    before: tuple[tuple[int, str], ...]
    bots: tuple[tuple[str, ...], ...]


@cache
def lessons() -> dict[str, Lesson]:
    """Return every lesson by name."""
    found = (file for file in (files("pyrite.server") / FOLDER).iterdir() if file.is_file())
    read = msgspec.json.Decoder(Lesson).decode
    return {file.name.partition(".")[0]: read(file.read_bytes()) for file in found}
