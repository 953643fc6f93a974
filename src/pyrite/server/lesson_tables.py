"""Lessons: games that begin at a known moment, against bots that play from a list.

A lesson is a game that is continued: its seed deals the cards, `before` has been played already.
Nothing of it is secret, and tables of lessons say what they are.
"""

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from pyrite.protocol.table import Plan

FOLDER = "lessons"
PUPIL = 0  # the seat of the person


class Lesson(Struct, frozen=True):
    """`bots` are the actions of each seat in order; a bot that cannot follow them is free."""

    plan: Plan
    seed: int
    before: tuple[tuple[int, str], ...]
    bots: tuple[tuple[str, ...], ...]


@cache
def lessons() -> dict[str, Lesson]:
    """Every lesson by its name."""
    found = (file for file in (files("pyrite.server") / FOLDER).iterdir() if file.is_file())
    read = msgspec.json.Decoder(Lesson).decode
    return {file.name.partition(".")[0]: read(file.read_bytes()) for file in found}
