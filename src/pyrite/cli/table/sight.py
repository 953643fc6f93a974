"""What one person sees of a game, and how it is drawn for them."""

from pyrite.cli.screen import Screen
from pyrite.cli.table.board import Board
from pyrite.cli.table.diary import Diary
from pyrite.cli.table.face import BIG, SMALL, Size
from pyrite.cli.table.frame import Frame, height, show
from pyrite.cli.table.listing import list_moves
from pyrite.cli.table.moves import Move, holes
from pyrite.cli.table.seats import View
from pyrite.core.game import State
from pyrite.games import GAMES
from pyrite.lang.actions import tell_action


class Sight:
    """A seat at the table, seen on a screen."""

    def __init__(self, screen: Screen, state: State, seat: int) -> None:
        self.screen = screen
        self.speaker = screen.speaker
        self.state = state
        self.game = GAMES[state.game]
        self.seat = seat
        self.diary = Diary(self.speaker, seat)
        self.size: Size | None = None

    @property
    def view(self) -> View:
        """What the person may know."""
        return self.state.view(self.seat)

    def show(self, moves: list[Move]) -> None:
        """Draw the table, or while gold is handed out only the question."""
        view = self.view
        console = self.screen.out
        if view["stage"] != "playing":
            console.print(self._title(view), style="title")
            for line in list_moves(self.speaker, moves, console.width):
                console.print(line)
            return
        board = Board(self.game, view["board"], view["goals"], holes(moves), self.diary.fresh)
        frame = Frame(view, board, self._title(view), self.diary.news, moves)
        show(console, self.speaker, frame, self.size)

    def zoom(self) -> None:
        """Draw the cards large or small from now on."""
        view, console = self.view, self.screen.out
        board = Board(self.game, view["board"], view["goals"])
        now = self.size or board.size_for(console.width, height(console))
        self.size = SMALL if now is BIG else BIG

    def _title(self, view: View) -> str:
        """What the game asks."""
        ask = view["ask"]
        if ask["kind"] == "veto":
            play = tell_action(self.speaker, ask["about"])
            return self.speaker.say("ask-veto", seat=view["turn"], play=play)
        id = f"ask-{ask['kind']}"
        return self.speaker.say(
            id if self.speaker.knows(id) else "ask-other", cell=ask["about"] or ""
        )
