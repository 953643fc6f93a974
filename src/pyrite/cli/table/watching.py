"""Watching a game: the table is drawn after every move, until a key or a pause."""

from pyrite.cli.table.sight import Sight
from pyrite.cli.table.ticker import Ticker


class Watching:
    """Shows the table as everyone sees it; in a pipe, only the news."""

    def __init__(self, sight: Sight, ticker: Ticker, waits: bool) -> None:
        self.sight = sight
        self.ticker = ticker
        self.waits = waits

    def show(self) -> bool:
        """Show the latest moment; False if the watcher has seen enough."""
        if not self.sight.screen.is_live:
            for sentence in self.sight.news.recent:
                self.sight.screen.out.print(sentence)
            self.sight.news.forget()
            return True
        title = self.sight.speaker.say("browser-waiting", seat=self.sight.view["turn"])
        self.sight.show(title, (), {}, True)
        self.sight.news.forget()
        return self._goes_on()

    def _goes_on(self) -> bool:
        if not self.waits:
            self.ticker.linger()
            return True
        line = self.sight.screen.read(self.sight.speaker.say("replay-wait") + " ")
        return line is not None and line.lower() not in ("q", "quit")
