"""Lessons: games with known cards and scripted bots, and the steps of the pupil in them."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec
from msgspec import Struct

from pyrite.core.events import Event
from pyrite.core.state import State
from pyrite.protocol.table import Plan

PUPIL = 0  # the pupil's seat


class Step(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the coach waits for, after saying `learn-LESSON-NAME`."""

    name: str
    actions: tuple[str, ...] = ()  # what the pupil should play; empty if there is only to read
    done: str | None = None  # the kind of event that completes the step
    at: str | None = None  # the cell where it must happen, at the end of a walk
    refused: str | None = None  # an illegal action for the pupil to try

    @property
    def is_read(self) -> bool:
        """Whether there is only to read."""
        return not self.actions and self.refused is None

    def is_done_by(self, event: Event) -> bool:
        """Return whether this event completes the step."""
        is_there = self.at is None or event.known().get("cell") == self.at
        return event.kind == self.done and event.seat == PUPIL and is_there


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that begins at a fixed moment, against bots that follow a script.

    It is a continued game: its seed deals the cards, and `before` has already been played. Nothing
    in it is secret. A bot that cannot follow the script of its seat improvises.
    """

    number: int  # its place among the lessons
    plan: Plan
    seed: int
    before: tuple[tuple[int, str], ...]
    bots: tuple[tuple[str, ...], ...]
    steps: tuple[Step, ...]

    def scripted(self, state: State, seat: int) -> str | None:
        """Return the next action for a bot; None if there is none or it is not legal."""
        since = (state.played or ())[len(self.before) :]
        done = sum(who == seat for who, _ in since)
        line = self.bots[seat][done : done + 1]
        return next((text for text in line if state.refusal(text, seat) is None), None)

    def step_after(self, number: int, events: Iterable[Event]) -> int:
        """Return the number of the step after these events at the table."""
        return number + any(map(self.steps[number].is_done_by, events))


@cache
def lessons() -> dict[str, Lesson]:
    """Return every lesson by name, in the order they are taught."""
    read = msgspec.json.Decoder(Lesson).decode
    found = (file for file in files(__name__).iterdir() if file.name.endswith(".json"))
    named = {Path(file.name).stem: read(file.read_bytes()) for file in found}
    return dict(sorted(named.items(), key=lambda item: item[1].number))
