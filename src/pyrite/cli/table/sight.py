"""A player's picture of a game, and drawing it for them."""

from collections.abc import Mapping, Sequence

from pyrite.cli.drawing.choices import Choice
from pyrite.cli.drawing.face import Size
from pyrite.cli.drawing.frame import Frame, height, show
from pyrite.cli.drawing.grid import ASKED, NO_MARKS, Grid
from pyrite.cli.drawing.listing import list_options
from pyrite.cli.drawing.renderer import View
from pyrite.cli.drawing.seen import SeenTable
from pyrite.cli.table.news import News
from pyrite.cli.table.renderers import IN_LINES, renderer_of
from pyrite.cli.terminal.screen import Screen
from pyrite.core.actions import Action
from pyrite.lang import Speaker, capital, tell_action


class Sight:
    """A seat (None for a watcher) and the screen it is seen on."""

    def __init__(self, screen: Screen, state: SeenTable, seat: int | None) -> None:
        self.screen = screen
        self.description = state.describe()
        self.speaker = screen.speak_of(self.description)
        self.state = state
        self.seat = seat
        self.renderer = renderer_of(state.game)
        self.news = News(state, self.speaker, seat, self.renderer.scene())
        self.size: Size | None = None

    @property
    def view(self) -> View:
        """Everything the player may know."""
        return self.state.view(self.seat)

    def board(self, marks: Mapping[str, str] = NO_MARKS) -> Grid:
        """Return the board as it is now, with these marks."""
        return self.renderer.board(self.description, self.news.scene, marks)

    def show(
        self, title: str, options: Sequence[Choice], marks: Mapping[str, str], is_first: bool
    ) -> None:
        """Draw the table with the options, or only the options while gold is shared out.

        The first choice is shown with hand and news, the following ones with the numbered board.
        """
        view, console = self.view, self.screen.out
        has_cards = is_first and any(option.step.card for option in options)
        list_title = self.speaker.say("choose-also" if has_cards else "choose-list")
        if self.renderer is IN_LINES or view["stage"] != "playing":
            if self.renderer is IN_LINES:
                console.print(*self.renderer.status(self.speaker, view), sep="\n")
            console.print(title, style="title")
            for line in list_options(list_title, options, console.width):
                console.print(line)
            return
        self.news.scene.look(view)
        news = self.news.recent if is_first else ()
        board = self.board(marks)
        frame = Frame(self.renderer, view, board, title, news, options, list_title, is_first)
        show(console, self.speaker, frame, self.size)

    def asked_about(self) -> dict[str, str]:
        """Return a mark for the cell the question is about."""
        ask = self.view["ask"]
        action = ask and ask["action"]
        cell = ask and (ask["cell"] or (action or {}).get("cell"))
        return {cell: ASKED} if cell else {}

    def zoom(self) -> None:
        """Switch between large and small cards."""
        console = self.screen.out
        board = self.board()
        now = self.size or board.size_for(console.width, height(console))
        self.size = board.other_size(now)


def question(speaker: Speaker, view: View) -> str:
    """Return the game's question as a sentence; its cell has a mark on the board."""
    ask = view["ask"]
    id = f"ask-{ask['kind']}" if speaker.knows(f"ask-{ask['kind']}") else "ask-other"
    said = {"steps": view.get("steps")}
    if ask["cell"]:
        said["goal"] = speaker.goal_number(ask["cell"])
    if ask["action"] is None:
        return capital(speaker.say(id, seat=view["turn"], **said))
    action = Action.from_dict(ask["action"])
    said |= dict(zip(("first", "second"), action.goals, strict=False))
    said |= {"play": tell_action(speaker, action, view["seat"]), "guard": action.guard}
    sentence = capital(speaker.say(id, seat=view["turn"], **said))
    return f"{ASKED} {sentence}" if action.cell else sentence
