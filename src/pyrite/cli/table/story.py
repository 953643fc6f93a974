"""Telling a player what happens: news at the next turn, the end of a round immediately."""

from rich.console import RenderableType
from rich.text import Text

from pyrite.cli.drawing.frame import height
from pyrite.cli.table.finish import end_of_round, show_last, show_result
from pyrite.cli.table.news import Sentence, cut
from pyrite.cli.table.sight import Sight
from pyrite.cli.table.ticker import Ticker
from pyrite.cli.terminal.keyboard import forget_typed
from pyrite.core.events import Event

ROUND_IS_PAID = ("round_started", "game_ended")
RESULT_PAUSES = 8  # pauses for which a watcher sees a result


class Story:
    """Collects the events of one seat, and shows the end of rounds."""

    def __init__(
        self, sight: Sight, ticker: Ticker, *, is_quiet: bool = False, waits: bool = True
    ) -> None:
        self.sight = sight
        self.screen = sight.screen
        self.news = sight.news
        self.ticker = ticker
        self.paying = False
        self.untold: list[RenderableType] = []  # kept for the end of a round
        self.is_quiet = is_quiet  # others see the screen, so this seat reads it at its turn
        self.waits = waits  # for Enter at the end of a round
        self.told_before = False  # these events were shown in an earlier session

    def listen(self, events: list[Event]) -> None:
        """Record new events and look at the table as it is now."""
        for part in cut(events, lambda event: event.kind in ("round_ended", *ROUND_IS_PAID)):
            self._hear(part)
        self._keep(self.news.pause())
        self.news.scene.look(self.sight.view)

    @property
    def _is_shown(self) -> bool:
        return not self.is_quiet and not self.told_before

    def _hear(self, events: list[Event]) -> None:
        """Record events; the end of a round is shown once all gold is shared out."""
        begins = events[0].kind
        if begins in ROUND_IS_PAID and self.paying:
            self._keep(self.news.finish())
            self._end_round()
        if begins == "round_ended":
            self.ticker.stop()
            self.news.finish()
            if self._is_shown:
                self.untold = end_of_round(self.sight)
            self.paying = True
        self._keep(self.news.hear(events))

    def _end_round(self) -> None:
        """Show everyone's gold once it is shared out."""
        self.paying = False
        if self._is_shown:
            show_result(self.sight, self.untold)
            self.untold = []
            self._wait()
        self.news.forget()

    def _keep(self, sentences: list[Sentence]) -> None:
        """Keep sentences for the end of a round, except those the score sheet shows."""
        for sentence in sentences if self.paying and self._is_shown else ():
            if sentence.id not in self.sight.renderer.in_result:
                self.untold.append(Text(sentence.text))

    def show_untold(self) -> None:
        """Show what was kept for the end of a round when a player is asked before it."""
        show_last(self.screen.out, self.untold, height(self.screen.out) // 2)
        self.untold = []

    def _wait(self) -> None:
        if self.screen.is_live and not self.waits:
            self.ticker.linger(RESULT_PAUSES)
        elif self.screen.is_live:
            forget_typed()
            line = self.screen.read(self.screen.speaker.say("round-wait") + " ")
            if line is None and not self.sight.state.over:
                raise KeyboardInterrupt
