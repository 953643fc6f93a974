"""What happens at a table, told to a person: news for the next look, the end of a round at once."""

from pyrite.cli.keyboard import forget_typed
from pyrite.cli.table.finish import show_result, show_round
from pyrite.cli.table.news import Sentence, cut
from pyrite.cli.table.sight import Sight
from pyrite.cli.table.ticker import Ticker
from pyrite.core.events import Event

ROUND_IS_PAID = ("round_started", "game_ended")


class Story:
    """Listens to the events of one seat, and shows how rounds end."""

    def __init__(self, sight: Sight, ticker: Ticker) -> None:
        self.sight = sight
        self.screen = sight.screen
        self.news = sight.news
        self.ticker = ticker
        self.paying = False
        self.told_before = False  # what happens now was shown in an earlier sitting

    def listen(self, events: list[Event]) -> None:
        """Note all that has happened, and see the table as it is now."""
        for part in cut(events, lambda event: event.kind in ("round_ended", *ROUND_IS_PAID)):
            self._hear(part)
        self._print(self.news.pause())
        self.news.scene.look(self.sight.view)

    def _hear(self, events: list[Event]) -> None:
        """Note what happened; the end of a round is shown at once, gold card by gold card."""
        begins = events[0].kind
        if begins in ROUND_IS_PAID and self.paying:
            self._print(self.news.finish())
            self._end_round()
        if begins == "round_ended":
            self.ticker.stop()
            self.news.finish()
            if not self.told_before:
                show_round(self.sight)
            self.paying = True
        self._print(self.news.hear(events))

    def _end_round(self) -> None:
        """Who got what, when all have got it."""
        self.paying = False
        if not self.told_before:
            show_result(self.sight)
            self._wait()
        self.news.forget()

    def _print(self, sentences: list[Sentence]) -> None:
        """At the end of a round, but for what the score sheet shows anyway."""
        for sentence in sentences if self.paying and not self.told_before else ():
            if sentence.id not in self.sight.renderer.in_result:
                self.screen.out.print(sentence.text)

    def _wait(self) -> None:
        if self.screen.is_live:
            forget_typed()
            line = self.screen.read(self.screen.speaker.say("round-wait") + " ")
            if line is None and not self.sight.state.over:
                raise KeyboardInterrupt
