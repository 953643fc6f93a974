"""What happens at a table, told to a person: news for the next look, the end of a round at once."""

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
RESULT_PAUSES = 8  # as long as so many moves a result is shown to who watches


class Story:
    """Listens to the events of one seat, and shows how rounds end."""

    def __init__(
        self, sight: Sight, ticker: Ticker, *, is_quiet: bool = False, waits: bool = True
    ) -> None:
        self.sight = sight
        self.screen = sight.screen
        self.news = sight.news
        self.ticker = ticker
        self.paying = False
        self.untold: list[RenderableType] = []  # of the end of a round
        self.is_quiet = is_quiet  # others see the screen: this seat reads it at its turn
        self.waits = waits  # for Enter at the end of a round
        self.told_before = False  # what happens now was shown in an earlier sitting

    def listen(self, events: list[Event]) -> None:
        """Note all that has happened, and see the table as it is now."""
        for part in cut(events, lambda event: event.kind in ("round_ended", *ROUND_IS_PAID)):
            self._hear(part)
        self._keep(self.news.pause())
        self.news.scene.look(self.sight.view)

    @property
    def _is_shown(self) -> bool:
        return not self.is_quiet and not self.told_before

    def _hear(self, events: list[Event]) -> None:
        """Note what happened; the end of a round is shown when all have got their gold."""
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
        """Who got what, when all have got it."""
        self.paying = False
        if self._is_shown:
            show_result(self.sight, self.untold)
            self.untold = []
            self._wait()
        self.news.forget()

    def _keep(self, sentences: list[Sentence]) -> None:
        """At the end of a round, but for what the score sheet shows anyway."""
        for sentence in sentences if self.paying and self._is_shown else ():
            if sentence.id not in self.sight.renderer.in_result:
                self.untold.append(Text(sentence.text))

    def show_untold(self) -> None:
        """Somebody is asked before all have got their gold: show what was kept for the end."""
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
