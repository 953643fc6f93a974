"""What one person sees of a game, and how it is drawn for them."""

from collections.abc import Collection

from pyrite.cli.looks import LOOKS
from pyrite.cli.screen import Screen
from pyrite.cli.table.diary import Diary
from pyrite.cli.table.face import Size
from pyrite.cli.table.frame import Frame, height, show
from pyrite.cli.table.grid import Grid
from pyrite.cli.table.listing import list_moves
from pyrite.cli.table.look import View
from pyrite.cli.table.moves import Move, holes
from pyrite.core.state import State
from pyrite.games import GAMES
from pyrite.lang.actions import read_action, tell_action


class Sight:
    """A seat at the table, seen on a screen."""

    def __init__(self, screen: Screen, state: State, seat: int) -> None:
        self.screen = screen
        self.speaker = screen.speak_of(state.game)
        self.state = state
        self.game = GAMES[state.game]
        self.seat = seat
        self.look = LOOKS[state.game]
        self.diary = Diary(self.speaker, seat, self.look.scene())
        self.size: Size | None = None

    @property
    def view(self) -> View:
        """What the person may know."""
        return self.state.view(self.seat)

    def board(self, holes: Collection[str] = ()) -> Grid:
        """The board as it is now."""
        return self.look.board(self.game, self.diary.scene, holes)

    def show(self, moves: list[Move]) -> None:
        """Draw the table, or while gold is handed out only the question."""
        view = self.view
        console = self.screen.out
        if view["stage"] != "playing":
            console.print(self._title(view), style="title")
            for line in list_moves(self.speaker, moves, console.width):
                console.print(line)
            return
        self.diary.scene.look(view)
        board = self.board(holes(moves))
        frame = Frame(self.look, view, board, self._title(view), self.diary.news, moves)
        show(console, self.speaker, frame, self.size)

    def zoom(self) -> None:
        """Draw the cards large or small from now on."""
        console = self.screen.out
        board = self.board()
        now = self.size or board.size_for(console.width, height(console))
        self.size = board.other_size(now)

    def _title(self, view: View) -> str:
        """What the game asks."""
        kind, about = view["ask"]["kind"], view["ask"]["about"] or ""
        id = f"ask-{kind}" if self.speaker.knows(f"ask-{kind}") else "ask-other"
        play = tell_action(self.speaker, about)
        first, second = read_action(about).goals or ("", "")
        said = {"cell": about, "play": play, "first": first, "second": second}
        said["steps"] = view["ask"].get("steps")
        return self.speaker.say(id, seat=view["turn"], **said)
