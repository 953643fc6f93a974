"""News as one seat may know it: sentences since its last turn, the log and the scene."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from pyrite.cli.drawing.renderer import Scene
from pyrite.cli.drawing.seen import SeenTable
from pyrite.core.events import Event
from pyrite.core.messages import Message
from pyrite.core.talk import Talk
from pyrite.lang import Speaker, tell_message
from pyrite.lang.messages import place_in, rule_behind

WALKED = "event-stepped"  # steps of one move become one sentence


class Sentence(NamedTuple):
    """A sentence, the id of its message, and the rule behind it if there is one."""

    id: str
    text: str
    rule: str = ""
    place: str = ""  # place on the board, shown on request


@dataclass
class LoggedTurn:
    """The sentences of one turn in a round; before the first and after the last, no seat's."""

    round: int
    number: int = 0
    seat: int | None = None
    sentences: list[Sentence] = field(default_factory=list)


class News:
    """Collects the events of one seat (None for a watcher)."""

    def __init__(self, state: SeenTable, speaker: Speaker, seat: int | None, scene: Scene) -> None:
        self.state = state
        self.speaker = speaker
        self.seat = seat
        self.scene = scene
        self.recent: list[str] = []  # sentences since the last turn
        self.log = [LoggedTurn(1)]
        self.walk: Message | None = None
        self.moving = False

    @property
    def told(self) -> list[str]:
        """All sentences as text."""
        return [sentence.text for sentence in self.sentences]

    @property
    def sentences(self) -> list[Sentence]:
        """All sentences, each with its rule."""
        return [sentence for turn in self.log for sentence in turn.sentences]

    def hear(self, events: Sequence[Event]) -> list[Sentence]:
        """Record events and return the finished sentences; a walk is held until it ends."""
        for event in events:
            self.scene.hear(event.kind, event.known(), event.seat)
            if event.kind == "asked":
                self.moving = event.open["kind"] == "move"
            if event.kind == "round_started":
                self.log.append(LoggedTurn(event.open["round"]))
        ready = []
        for message in self.state.tell(events):
            ready += self._note(message)
        return ready + self._next_turn(events)

    def hear_talk(self, talk: Talk) -> None:
        """Record talk."""
        self._say(talk.message())

    def pause(self) -> list[Sentence]:
        """Return held sentences when a seat is asked, but a walk only when it is over."""
        return [] if self.moving else self.finish()

    def finish(self) -> list[Sentence]:
        """Return held sentences, because nothing more follows for now."""
        if self.walk is None:
            return []
        walk, self.walk = self.walk, None
        return [self._say(walk)]

    def forget(self) -> None:
        """Clear the news at the beginning of a turn."""
        self.recent.clear()
        self.scene.fresh.clear()

    def _next_turn(self, events: Sequence[Event]) -> list[Sentence]:
        """Begin a new turn in the log if a seat is asked for one."""
        asked = [event for event in events if event.kind == "asked"]
        if not asked or asked[-1].open["kind"] != "turn":
            return []
        ready, last = self.finish(), self.log[-1]
        self.log.append(LoggedTurn(last.round, last.number + 1, asked[-1].seat))
        return ready

    def _note(self, message: Message) -> list[Sentence]:
        walk = self.walk
        if message.id != WALKED:
            return [*self.finish(), self._say(message)]
        if walk is not None and walk.args["seat"] == message.args["seat"]:
            cells = [*walk.args["cells"], *message.args["cells"]]
            self.walk = message._replace(args={**message.args, "cells": cells, "n": len(cells)})
            return []
        ready = self.finish()
        self.walk = message
        return ready

    def _say(self, message: Message) -> Sentence:
        text = tell_message(self.speaker, message, self.seat)
        rule = rule_behind(message, self.state.game)
        sentence = Sentence(message.id, text, rule, place_in(message))
        self.note(sentence)
        return sentence

    def note(self, sentence: Sentence) -> None:
        """Record a sentence that is not an event of the game."""
        self.recent.append(sentence.text)
        self.log[-1].sentences.append(sentence)


def cut(
    events: Iterable[Event],
    before: Callable[[Event], bool],
    after: Callable[[Event], bool] = lambda event: False,
) -> list[list[Event]]:
    """Split events into parts that are told one by one, before some and after others."""
    parts: list[list[Event]] = [[]]
    for event in events:
        if before(event) and parts[-1]:
            parts.append([])
        parts[-1].append(event)
        if after(event):
            parts.append([])
    return [part for part in parts if part]
