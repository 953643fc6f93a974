"""A viewer's picture of a table: view, news, board and question."""

from collections.abc import Collection

from pyrite.cli.drawing.grid import NO_MARKS, Grid
from pyrite.cli.drawing.renderer import View
from pyrite.cli.drawing.seen import SeenTable
from pyrite.cli.table.news import News
from pyrite.cli.table.renderers import renderer_of
from pyrite.cli.table.sight import question
from pyrite.core.events import Event
from pyrite.lang import Speaker


class Eyes:
    """The picture a seat has of the table, or a watcher (None)."""

    def __init__(self, speaker: Speaker, table: SeenTable, seat: int | None) -> None:
        self.description = table.describe()
        self.speaker = speaker
        self.table = table
        self.seat = seat
        self.renderer = renderer_of(table.game)
        self.news = News(table, speaker, seat, self.renderer.scene())
        self.news.scene.look(self.view)

    @property
    def view(self) -> View:
        """Everything the viewer may know."""
        return self.table.view(self.seat)

    def listen(self, events: Collection[Event]) -> None:
        """Record new events and look at the table as it is now."""
        self.news.hear(list(events))
        self.news.pause()
        self.news.scene.look(self.view)

    def board_at_end(self) -> Grid:
        """Return the board at the end of the last finished round."""
        scene = self.renderer.scene()
        scene.look_back(self.view["results"][-1])
        return self.renderer.board(self.description, scene, NO_MARKS)

    def board(self) -> Grid:
        """Return the board as it is now."""
        return self.renderer.board(self.description, self.news.scene, NO_MARKS)

    @property
    def question(self) -> str:
        """The question the game asks, or an empty text."""
        view = self.view
        return question(self.speaker, view) if view["ask"] is not None else ""
