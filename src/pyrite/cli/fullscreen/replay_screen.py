"""A replay in full screen: step back and forth, jump to any round, and change the view."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events

from pyrite.cli.arguments.names import names_in
from pyrite.cli.fullscreen.app import FullScreen, run_full_screen
from pyrite.cli.fullscreen.board import BoardView
from pyrite.cli.fullscreen.eyes import Eyes
from pyrite.cli.fullscreen.open_table import OpenTable
from pyrite.cli.fullscreen.panels import styled
from pyrite.cli.fullscreen.printed import printed
from pyrite.cli.fullscreen.reading import ReadingScreen
from pyrite.cli.saved.files import RecordedGame
from pyrite.cli.table.finish import show_ranking
from pyrite.cli.terminal.screen import Screen as Printer
from pyrite.core.seats import LETTERS
from pyrite.core.state import State
from pyrite.lang import Speaker

OPEN, WATCHER = "open", "watcher"  # views that belong to no seat
KEYS = (
    *(("←→", "full-key-step"), ("PgUp PgDn", "full-key-round"), ("Home End", "full-key-ends")),
    *(("Tab A–L", "full-key-eyes"), ("Enter", "full-key-result"), ("?", "full-key-help")),
    *(("Q", "full-key-leave"), ("O", "full-key-log"), ("/", "full-key-rules")),
)


class ReplayScreen(ReadingScreen):
    """Shows a recorded game after a number of moves."""

    def __init__(self, printer: Printer, game: RecordedGame, seat: int | None) -> None:
        self.record = game.record
        lang = printer.speaker.lang
        self.speaker = Speaker(lang, game.end.describe(), names_in(game.record, lang))
        self.rounds = self._round_starts()
        self.move = 0
        self.viewer: int | str = OPEN if seat is None else seat
        super().__init__(printer, self._look())
        last = len(self.record.actions)
        self.commands |= {
            "left": lambda: self.go(self.move - 1),
            "right": lambda: self.go(self.move + 1),
            "space": lambda: self.go(self.move + 1),
            "home": lambda: self.go(0),
            "end": lambda: self.go(last),
            "pageup": lambda: self.go_round(-1),
            "pagedown": lambda: self.go_round(1),
            "tab": self.next_eyes,
            "enter": self.show_result,
            "plus": lambda: self.query_one(BoardView).zoom(-1),
            "minus": lambda: self.query_one(BoardView).zoom(1),
        }

    def _round_starts(self) -> list[int]:
        """Return after how many moves each round begins."""
        state, starts = self.record.begin(), [0]
        for number, (seat, text) in enumerate(self.record.actions, 1):
            before = state.view(None)["round"]
            state.play(text, seat)
            if state.view(None)["round"] != before:
                starts.append(number)
        return starts

    def _look(self) -> Eyes:
        """Return the table after these moves, in the chosen view."""
        state = self.record.begin()
        seat = self.viewer if isinstance(self.viewer, int) else None
        table = OpenTable(state) if self.viewer == OPEN else state
        eyes = Eyes(self.speaker, table, seat)
        heard = self._play(state, self.move - 1)
        eyes.listen(state.events_for(seat)[:heard])
        eyes.news.forget()
        self._play(state, self.move)
        eyes.listen(state.events_for(seat, heard))
        self.state = state
        return eyes

    def _play(self, state: State, upto: int) -> int:
        """Play on to this move, and return the number of events so far."""
        done = len(state.played or ())
        for seat, text in self.record.actions[done : max(upto, 0)]:
            state.play(text, seat)
        return len(state.events)

    def go(self, move: int) -> None:
        """Go to a moment; a single step forward shows the end of a round on the way."""
        before = self.move
        self.move = max(0, min(move, len(self.record.actions)))
        self.eyes = self._look()
        if self.move == before + 1 and self._ended_just_now:
            self.show_result()

    @property
    def _ended_just_now(self) -> bool:
        return self.move in self.rounds[1:] or (self.state.over and bool(self.move))

    def go_round(self, by: int) -> None:
        """Go to the beginning of another round."""
        now = sum(start <= self.move for start in self.rounds) - 1
        here = self.rounds[now]
        wanted = now if by < 0 and self.move > here else now + by
        if wanted < len(self.rounds):
            self.go(self.rounds[max(0, wanted)])
        else:
            self.go(len(self.record.actions))

    def next_eyes(self) -> None:
        """Switch to the next view: all cards open, a watcher's, then each seat's."""
        viewers: list[int | str] = [OPEN, WATCHER, *range(self.state.seats)]
        self.look_as(viewers[(viewers.index(self.viewer) + 1) % len(viewers)])

    def look_as(self, viewer: int | str) -> None:
        """Switch to this view."""
        self.viewer = viewer
        self.eyes = self._look()

    def show_result(self) -> None:
        """Show the result of the last finished round or of the game."""
        if self.eyes.view["results"]:
            self.read("round-over", self._result)

    def _result(self, width: int) -> RenderableType:
        eyes, parts = self.eyes, list[RenderableType]()
        if self.state.over:
            parts += [printed(self.printer, width, show_ranking, self.state, eyes.seat), Text()]
        parts.append(styled(eyes.renderer.verdict(eyes.speaker, eyes.view), "title"))
        parts.append(eyes.renderer.result(eyes.speaker, eyes.view, width))
        return Group(*parts)

    def show_help(self) -> None:
        """Explain the keys."""
        self.read("full-key-help", lambda width: Text(self.speaker.say("full-replay-help")))

    def prompt(self) -> Text:
        """Return the current move and view."""
        say, last = self.speaker.say, len(self.record.actions)
        words = f"{say('replay-moment', move=self.move, last=last)} · {say('replay-eyes')} "
        if isinstance(self.viewer, int):
            return styled(words + self.speaker.seat(self.viewer), "title")
        ids = {OPEN: "replay-eyes-open", WATCHER: "replay-eyes-watcher"}
        return styled(words + say(ids[self.viewer]), "title")

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
