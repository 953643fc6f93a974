"""`pyrite replay`: show a recorded game, event by event."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.rule import Rule
from rich.text import Text

from pyrite.cli.arguments import options, values
from pyrite.cli.arguments.names import names_in
from pyrite.cli.arguments.own_modules import load_own
from pyrite.cli.errors import CommandError
from pyrite.cli.loading import load
from pyrite.cli.saved import STANDARD_INPUT, RecordedGame, name_of, read_game
from pyrite.cli.table.story import ROUND_IS_PAID, show_ranking, show_result
from pyrite.cli.table.viewer import Sentence, Viewer, cut
from pyrite.cli.terminal.printer import Printer
from pyrite.cli.terminal.streams import is_capable
from pyrite.core.events import Event
from pyrite.core.state import State
from pyrite.games import Record

File = Annotated[Path, typer.Argument(metavar="FILE")]
Seat = Annotated[str | None, typer.Option("--seat", metavar="A|B|…", autocompletion=values.seats)]
Step = Annotated[bool, typer.Option("--step")]
Plain = Annotated[bool, typer.Option("--plain")]


def replay(
    file: File,
    seat: Seat = None,
    step: Step = False,
    module: options.Modules = None,
    plain: Plain = False,
    json: options.Json = False,
    lang: options.Lang = None,
) -> None:
    """Show a recorded game as everyone saw it, or as one seat did."""
    screen = Printer(lang)
    if step and file == STANDARD_INPUT:
        raise CommandError("usage-step")
    load_own(module or ())
    game = read_game(file)
    viewer = None if seat is None else options.read_seat(seat, game.end.seats)
    if json:
        typer.echo(as_json(game, viewer))
    elif is_capable() and not (plain or step or file == STANDARD_INPUT):
        load("pyrite.cli.fullscreen.replay_screen").replay_on_full_screen(screen, game, viewer)
    elif retell(screen, game.record, viewer, step):
        show_end(screen, file, game)


def show_end(screen: Printer, file: Path, game: RecordedGame) -> None:
    """Print the result, or where and why the record stops before the end."""
    if game.end.over:
        show_ranking(screen, game.end, None)
    else:
        screen.say("replay-unfinished", "quiet")
    if game.cut:
        screen.say("replay-cut", "error", file=name_of(file), line=game.cut)


def as_json(game: RecordedGame, seat: int | None) -> str:
    """Return the whole game as a JSON object."""
    record, end = game.record, game.end
    return json.dumps(
        {
            "game": record.game,
            "options": dict(record.options),
            "seed": record.seed,
            "seat": seat,
            "over": end.over,
            "cut": bool(game.cut),
            "actions": [[who, text] for who, text in record.actions],
            "events": [event.as_dict() for event in end.events_for(seat)],
            "scores": list(end.scores) if end.over else None,
            "winners": list(end.winners) if end.over else None,
        }
    )


def retell(screen: Printer, record: Record, seat: int | None, step: bool) -> bool:
    """Print action after action, with `step` waiting for Enter; False if interrupted."""
    state = record.begin()
    screen.people = names_in(record, screen.speaker.lang)
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

    def __init__(self, screen: Printer, state: State, seat: int | None) -> None:
        self.screen = screen
        self.state = state
        self.seat = seat
        self.viewer = Viewer(screen, state, seat)
        self.news = self.viewer.news
        self.results = 0  # rounds whose result was printed
        self.mark = 0

    def tell(self) -> bool:
        """Print what is new; False if there is nothing."""
        events = self.state.events_for(self.seat, self.mark)
        self.mark = len(self.state.events)
        parts = cut(events, lambda event: event.kind in ROUND_IS_PAID, self._is_drawn)
        said = [self._say(part) for part in parts]
        said.append(self._print(self.news.pause()))
        self.news.scene.look(self.state.view(self.seat))
        self.news.forget()
        return any(said)

    def _is_drawn(self, event: Event) -> bool:
        """Return whether a player's action changed the board."""
        return event.kind in self.viewer.renderer.changes and event.seat is not None

    def _say(self, events: list[Event]) -> bool:
        if events[0].kind in ROUND_IS_PAID and len(self.viewer.view["results"]) > self.results:
            self.results += 1
            show_result(self.viewer, ())
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
        board = self.viewer.board()
        size = board.smaller_for(self.screen.out.width)
        self.screen.out.print(board.draw(size), Text(), sep="\n")
