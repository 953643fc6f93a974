"""`pyrite replay`: a recorded game, event by event."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.rule import Rule
from rich.text import Text

from pyrite.cli import options
from pyrite.cli.files import read_record
from pyrite.cli.group import check_language
from pyrite.cli.renderers import RENDERERS
from pyrite.cli.screen import Screen
from pyrite.cli.table.finish import show_ranking
from pyrite.cli.table.news import News, Sentence, cut
from pyrite.core.events import Event
from pyrite.core.state import State
from pyrite.games import Record

File = Annotated[Path, typer.Argument(metavar="FILE")]
Seat = Annotated[str | None, typer.Option("--seat", metavar="A|B|…")]
Step = Annotated[bool, typer.Option("--step")]


def replay(
    file: File,
    seat: Seat = None,
    step: Step = False,
    json: options.Json = False,
    lang: options.Lang = None,
) -> None:
    """Show a recorded game as everybody saw it, or as one seat did."""
    screen = Screen(check_language(lang))
    record = read_record(file)
    end = record.replay()
    viewer = None if seat is None else options.read_seat(seat, end.seats)
    if json:
        typer.echo(as_json(record, end, viewer))
    elif retell(screen, record, viewer, step) and end.over:
        show_ranking(screen, end, None)


def as_json(record: Record, end: State, seat: int | None) -> str:
    """The whole game as one object."""
    return json.dumps(
        {
            "game": record.game,
            "options": dict(record.options),
            "seed": record.seed,
            "seat": seat,
            "over": end.over,
            "actions": [[who, text] for who, text in record.actions],
            "events": [event.as_dict() for event in end.events_for(seat)],
            "scores": list(end.scores) if end.over else None,
            "winners": list(end.winners) if end.over else None,
        }
    )


def retell(screen: Screen, record: Record, seat: int | None, step: bool) -> bool:
    """Print action after action; with `step` wait for Enter. False if it was broken off."""
    state = record.begin()
    teller = Teller(screen, state, seat)
    teller.tell()
    for who, text in record.actions:
        state.play(text, who)
        if teller.tell() and step:
            line = screen.read(screen.speaker.say("replay-wait") + " ")
            if line is None or line.lower() in ("q", "quit"):
                return False
    return True


class Teller:
    """Prints the events of a game, and the board whenever it has changed."""

    def __init__(self, screen: Screen, state: State, seat: int | None) -> None:
        self.screen = screen
        self.state = state
        self.seat = seat
        self.description = state.describe()
        self.renderer = RENDERERS[state.game]
        speaker = screen.speak_of(self.description)
        self.news = News(state, speaker, seat, self.renderer.scene())
        self.mark = 0

    def tell(self) -> bool:
        """Tell what is new; False if there is nothing to be said."""
        events = self.state.events_for(self.seat, self.mark)
        self.mark = len(self.state.events)
        parts = cut(events, lambda event: event.kind == "round_started", self._is_drawn)
        said = [self._say(part) for part in parts]
        said.append(self._print(self.news.pause()))
        self.news.scene.look(self.state.view(self.seat))
        self.news.forget()
        return any(said)

    def _is_drawn(self, event: Event) -> bool:
        """Does the board look different after this, by what somebody did?"""
        return event.kind in self.renderer.changes and event.seat is not None

    def _say(self, events: list[Event]) -> bool:
        if events[0].kind == "round_started":
            self.screen.out.print(Rule(style="wall"))
        told = self._print(self.news.hear(events))
        if self._is_drawn(events[-1]):
            self._draw()
        return told

    def _print(self, sentences: list[Sentence]) -> bool:
        for sentence in sentences:
            self.screen.out.print(sentence.text)
        return bool(sentences)

    def _draw(self) -> None:
        board = self.renderer.board(self.description, self.news.scene, ())
        size = board.smaller_for(self.screen.out.width)
        self.screen.out.print(board.draw(size), Text(), sep="\n")
