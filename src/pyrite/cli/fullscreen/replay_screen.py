"""A replay in full screen: step back and forth, jump to any round, and change the view."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events

from pyrite.cli.drawing.renderer import View
from pyrite.cli.fullscreen.app import FullScreen, run_full_screen
from pyrite.cli.fullscreen.board import BoardView
from pyrite.cli.fullscreen.info_screen import InfoScreen, printed
from pyrite.cli.fullscreen.panels import styled
from pyrite.cli.options import names_in
from pyrite.cli.saved import RecordedGame
from pyrite.cli.table.story import show_ranking
from pyrite.cli.table.viewer import Viewer
from pyrite.cli.terminal.printer import Printer
from pyrite.core.seats import LETTERS
from pyrite.core.state import State
from pyrite.core.views import round_of

OPEN, WATCHER = "open", "watcher"  # views that belong to no seat
HIDDEN = ("goals", "mines")  # face-down cards, by cell
KEYS = (
    *(("←→", "full-key-step"), ("PgUp PgDn", "full-key-round"), ("Home End", "full-key-ends")),
    *(("Tab A–L", "full-key-eyes"), ("Enter", "full-key-result"), ("?", "full-key-help")),
    *(("Q", "full-key-leave"), ("O", "full-key-log"), ("/", "full-key-rules")),
)


class OpenViewer(Viewer):
    """A watcher who sees everything, including the current player's hand."""

    def __init__(self, printer: Printer, state: State) -> None:
        self.state = state
        super().__init__(printer, state, None)

    @property
    def view(self) -> View:
        """Everything that lies on the table, face up."""
        view, position = dict(self.state.view(None)), self.state.position()
        own = [self.state.private(seat) for seat in range(self.state.seats)]
        if "dwarfs" in view:
            view["dwarfs"] = [private["dwarfs"][seat] for seat, private in enumerate(own)]
        view |= {key: position[key] for key in HIDDEN if key in view}
        if "treasures" in view:
            known = position["treasures"][: len(view["treasures"])]
            view["treasures"] = [
                {**shown, "value": real["value"]}
                for shown, real in zip(view["treasures"], known, strict=True)
            ]
        view["hand"] = own[view["turn"]]["hand"]
        return view


class ReplayScreen(InfoScreen):
    """Shows a recorded game after a number of moves."""

    def __init__(self, printer: Printer, game: RecordedGame, seat: int | None) -> None:
        self.record = game.record
        printer.people = names_in(game.record, printer.speaker.lang)
        self.rounds = self._round_starts()
        self.move = 0
        self.seen_as: int | str = OPEN if seat is None else seat
        super().__init__(printer, self._look(printer))
        last = len(self.record.actions)
        self.commands |= {
            "left": lambda: self.go(self.move - 1),
            "right": lambda: self.go(self.move + 1),
            "space": lambda: self.go(self.move + 1),
            "home": lambda: self.go(0),
            "end": lambda: self.go(last),
            "pageup": lambda: self.go_round(-1),
            "pagedown": lambda: self.go_round(1),
            "tab": self.next_viewer,
            "enter": self.show_result,
            "plus": lambda: self.query_one(BoardView).zoom(-1),
            "minus": lambda: self.query_one(BoardView).zoom(1),
        }

    def _round_starts(self) -> list[int]:
        """Return after how many moves each round begins."""
        state, starts = self.record.begin(), [0]
        for number, (seat, text) in enumerate(self.record.actions, 1):
            before = round_of(state.view(None))
            state.play(text, seat)
            if round_of(state.view(None)) != before:
                starts.append(number)
        return starts

    def _look(self, printer: Printer) -> Viewer:
        """Return the table after these moves, in the chosen view."""
        self.state = state = self.record.begin()
        seat = self.seen_as if isinstance(self.seen_as, int) else None
        is_open = self.seen_as == OPEN
        viewer = OpenViewer(printer, state) if is_open else Viewer(printer, state, seat)
        heard = self._play(self.move - 1)
        viewer.listen(state.events_for(seat)[:heard])
        viewer.news.forget()
        self._play(self.move)
        viewer.listen(state.events_for(seat, heard))
        return viewer

    def _play(self, upto: int) -> int:
        """Play on to this move, and return the number of events so far."""
        done = len(self.state.played or ())
        for seat, text in self.record.actions[done : max(upto, 0)]:
            self.state.play(text, seat)
        return len(self.state.events)

    def go(self, move: int) -> None:
        """Go to a moment; a single step forward shows the end of a round on the way."""
        before = self.move
        self.move = max(0, min(move, len(self.record.actions)))
        self.viewer = self._look(self.printer)
        ended = self.move in self.rounds[1:] or (self.state.over and bool(self.move))
        if self.move == before + 1 and ended:
            self.show_result()

    def go_round(self, by: int) -> None:
        """Go to the beginning of another round."""
        now = sum(start <= self.move for start in self.rounds) - 1
        wanted = now if by < 0 and self.move > self.rounds[now] else now + by
        if wanted < len(self.rounds):
            self.go(self.rounds[max(0, wanted)])
        else:
            self.go(len(self.record.actions))

    def next_viewer(self) -> None:
        """Switch to the next view: all cards open, a watcher's, then each seat's."""
        known: list[int | str] = [OPEN, WATCHER, *range(self.state.seats)]
        self.look_as(known[(known.index(self.seen_as) + 1) % len(known)])

    def look_as(self, viewer: int | str) -> None:
        """Switch to this view."""
        self.seen_as = viewer
        self.viewer = self._look(self.printer)

    def show_result(self) -> None:
        """Show the result of the last finished round or of the game."""
        if self.viewer.view["results"]:
            self.read("round-over", self._result)

    def _result(self, width: int) -> RenderableType:
        viewer, parts = self.viewer, list[RenderableType]()
        if self.state.over:
            parts += [printed(self.printer, width, show_ranking, self.state, viewer.seat), Text()]
        parts.append(styled(viewer.renderer.verdict(viewer.speaker, viewer.view), "title"))
        parts.append(viewer.renderer.result(viewer.speaker, viewer.view, width))
        return Group(*parts)

    def show_help(self) -> None:
        """Explain the keys."""
        self.read("full-key-help", lambda width: Text(self.viewer.speaker.say("full-replay-help")))

    def prompt(self) -> Text:
        """Return the current move and view."""
        speaker, last = self.viewer.speaker, len(self.record.actions)
        move = speaker.say("replay-moment", move=self.move, last=last)
        if isinstance(self.seen_as, int):
            name = speaker.seat(self.seen_as)
        else:
            name = speaker.say(f"replay-eyes-{self.seen_as}")
        return styled(f"{move} · {speaker.say('replay-eyes')} {name}", "title")

    def keys(self) -> list[tuple[str, str]]:
        """Return keys and the ids of what they do."""
        return list(KEYS)

    def leave(self) -> None:
        """Leave the replay."""
        self.dismiss("")

    def on_key(self, event: events.Key) -> None:
        """Choose a seat's view by letter, or the beginning of a round by number."""
        letter = (event.character or " ").upper()
        if letter in LETTERS[: self.state.seats]:
            self.look_as(LETTERS.index(letter))
        elif letter.isdecimal() and 0 < int(letter) <= len(self.rounds):
            self.go(self.rounds[int(letter) - 1])
        self.redraw()


def replay_on_full_screen(printer: Printer, game: RecordedGame, seat: int | None) -> None:
    """Show the game until the viewer leaves."""

    async def story(app: FullScreen) -> Any:
        return await app.push_screen_wait(ReplayScreen(printer, game, seat))

    run_full_screen(printer, story)
