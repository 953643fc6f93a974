"""What one person sees of a game, and how it is drawn for them."""

from collections.abc import Collection

from pyrite.cli.renderers import RENDERERS
from pyrite.cli.screen import Screen
from pyrite.cli.table.face import Size
from pyrite.cli.table.frame import Frame, height, show
from pyrite.cli.table.grid import Grid
from pyrite.cli.table.listing import list_moves
from pyrite.cli.table.moves import Move, holes
from pyrite.cli.table.news import News
from pyrite.cli.table.renderer import View
from pyrite.cli.table.seen import SeenTable
from pyrite.core.actions import Action
from pyrite.lang import tell_action


class Sight:
    """A seat at the table, seen on a screen."""

    def __init__(self, screen: Screen, state: SeenTable, seat: int) -> None:
        self.screen = screen
        self.description = state.describe()
        self.speaker = screen.speak_of(self.description)
        self.state = state
        self.seat = seat
        self.renderer = RENDERERS[state.game]
        self.news = News(state, self.speaker, seat, self.renderer.scene())
        self.size: Size | None = None

    @property
    def view(self) -> View:
        """What the person may know."""
        return self.state.view(self.seat)

    def board(self, holes: Collection[str] = ()) -> Grid:
        """The board as it is now."""
        return self.renderer.board(self.description, self.news.scene, holes)

    def show(self, moves: list[Move]) -> None:
        """Draw the table, or while gold is handed out only the question."""
        view = self.view
        console = self.screen.out
        if view["stage"] != "playing":
            console.print(self._title(view), style="title")
            for line in list_moves(self.speaker, moves, console.width):
                console.print(line)
            return
        self.news.scene.look(view)
        board = self.board(holes(moves))
        frame = Frame(self.renderer, view, board, self._title(view), self.news.recent, moves)
        show(console, self.speaker, frame, self.size)

    def zoom(self) -> None:
        """Draw the cards large or small from now on."""
        console = self.screen.out
        board = self.board()
        now = self.size or board.size_for(console.width, height(console))
        self.size = board.other_size(now)

    def _title(self, view: View) -> str:
        """What the game asks."""
        ask = view["ask"]
        id = f"ask-{ask['kind']}" if self.speaker.knows(f"ask-{ask['kind']}") else "ask-other"
        said = {"cell": ask["cell"], "steps": view.get("steps")}
        if ask["action"] is not None:
            action = Action.from_dict(ask["action"])
            said |= dict(zip(("first", "second"), action.goals, strict=False))
            said |= {"play": tell_action(self.speaker, action), "guard": action.guard}
        return self.speaker.say(id, seat=view["turn"], **said)
