"""The table in full screen: board, seats, log or question, hand and keys."""

from collections.abc import Callable
from typing import Any

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.dom import DOMNode
from textual.screen import Screen
from textual.widgets import Static

from pyrite.cli.drawing.face import Size, face_of
from pyrite.cli.fullscreen.board import BoardView, Lights, cells
from pyrite.cli.fullscreen.eyes import Eyes
from pyrite.cli.fullscreen.hand import HandView
from pyrite.cli.fullscreen.panels import AnswersView, LogView, SeatsView, styled
from pyrite.cli.fullscreen.picking import Picking
from pyrite.cli.fullscreen.targets import asked_places
from pyrite.core.actions import Action
from pyrite.lang import capital, tell_action
from pyrite.lang.actions import tile_of

SIDE_LEAST, SIDE_MOST = 22, 40
LOG_LEAST, SEATS_LEAST = 4, 4  # fewest lines of the log and the seats
LOW = 24  # screens with fewer lines do not draw the hand
BOARD_MOST = 4 + 11 * 5  # columns of a large board


def start(widget: DOMNode, work: Callable[[], Any], group: str) -> None:
    """Start background work, replacing earlier work of the same group."""
    widget.run_worker(work, group=group, exclusive=True)


class TableScreen(Screen[str]):
    """Shows a viewer's table and what is being chosen."""

    def __init__(self, eyes: Eyes) -> None:
        super().__init__()
        self.eyes = eyes
        self.picking: Picking | None = None
        self.notice = Text()  # shown until the next key

    def compose(self) -> ComposeResult:
        with Horizontal(id="middle"):
            yield BoardView()
            with Vertical(id="side"):
                yield SeatsView()
                yield LogView()
                yield AnswersView()
        yield Static(id="message")
        yield HandView()
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.redraw()

    def on_resize(self) -> None:
        self.set_class(self.size.height < LOW, "small")
        self.call_after_refresh(self.redraw)

    def say(self, text: str, style: str = "error") -> None:
        """Show a sentence until the next key."""
        self.notice = styled(text, style)
        self.redraw()

    def redraw(self) -> None:
        """Show everything as it is now."""
        if not self.is_mounted:
            return
        self._draw_side()
        self._draw_board()
        self._draw_hand()
        self.query_one("#message", Static).update(self.notice or self.prompt())
        self.query_one("#keys", Static).update(self._keys())

    def _draw_side(self) -> None:
        width = max(SIDE_LEAST, min(SIDE_MOST, self.size.width - BOARD_MOST))
        self.query_one("#side").styles.width = width
        asks = self.picking is not None and self.picking.aims and bool(self.picking.answers)
        if self.picking is not None:
            self._draw_answers(self.picking)
        question = len(self.query_one(AnswersView).lines(width - 1)) + 1 if asks else LOG_LEAST
        lines = self.query_one("#middle").size.height
        size = width - 1, max(lines - question, SEATS_LEAST)
        aimed = self.picking.aimed if self.picking else None
        targets = self.picking.targets if self.picking else []
        lit = [target.key for target in targets if target.kind == "seat"]
        chosen = aimed.key if aimed and aimed.kind == "seat" else ""
        self.query_one(SeatsView).show(self.eyes, lit, chosen, size)
        self.query_one(LogView).set_class(asks, "hidden")
        self.query_one(AnswersView).set_class(not asks, "hidden")
        self.query_one(LogView).show(self.eyes)

    def _draw_answers(self, picking: Picking) -> None:
        answers, aimed = picking.answers, picking.aimed
        chosen = answers.index(aimed) if aimed in answers else None
        words = [capital(tell_action(self.eyes.speaker, one.actions[0])) for one in answers]
        view = self.query_one(AnswersView)
        view.show(self.eyes.question, words, chosen, picking.numbers_answers)

    def _draw_board(self) -> None:
        picking = self.picking
        lights = Lights() if picking is None else self._lights(picking)
        self.query_one(BoardView).show(self.eyes.board(), lights)

    def _lights(self, picking: Picking) -> Lights:
        """Return the choices on the board and the cursor."""
        lights, aimed = Lights(), picking.aimed
        lights.cells = {target.cell for target in picking.places if not target.side}
        lights.edges = {(target.cell, target.side) for target in picking.places if target.side}
        if picking.free is not None:
            lights.cursor = picking.free
        elif aimed is not None and aimed.kind == "place":
            lights.cursor, lights.cursor_side = aimed.cell, aimed.side
            lights.ghost = self._ghost(picking.action)
        ask = self.eyes.view["ask"]
        if not picking.choosing.takes_cards and ask is not None:
            lights.asked = cells(asked_places(self.eyes.view))
            played = Action.from_dict(ask["action"]) if ask["action"] else None
            lights.ghost = lights.ghost or self._ghost(played)
        return lights

    def _ghost(self, action: Action | None) -> dict[Size, list[Text]] | None:
        """Return the chosen path as it would look there."""
        description = self.eyes.description
        if action is None or action.card is None or not description.ways(action.card):
            return None
        if action.side or not self.eyes.speaker.plays(action):
            return None
        face = face_of(description, tile_of(action))
        return {size: size.draw(face) for size in self.eyes.board().sizes}

    def _draw_hand(self) -> None:
        picking, hand = self.picking, self.query_one(HandView)
        if picking is None:
            hand.show(self.eyes, list(self.eyes.view["hand"] or ()), None, ())
            return
        choosing = picking.choosing
        cursor = picking.card if choosing.takes_cards and not picking.aims else None
        hand.show(self.eyes, choosing.hand, cursor, choosing.picked)

    def prompt(self) -> Text:
        """Return the action under the cursor, the question, or who is being waited for."""
        speaker, picking = self.eyes.speaker, self.picking
        if picking is None:
            return styled(self._waiting(), "quiet")
        action = picking.action
        if action is None:
            return styled(
                speaker.say("full-choose-card", question=self.eyes.question.rstrip(".")), "title"
            )
        words = capital(tell_action(speaker, action))
        if action.cost:
            words = speaker.say("full-cost", play=words, n=action.cost)
        return styled(speaker.say("full-confirm", play=words), "title")

    def _waiting(self) -> str:
        view = self.eyes.view
        if view["ask"] is None:
            return ""
        seats = view["ask"]["seats"]
        if len(seats) != 1:
            return self.eyes.speaker.say("network-waiting-all")
        return self.eyes.speaker.say("browser-waiting", seat=seats[0])

    def _keys(self) -> Text:
        """Return the keys that work now, as many as fit."""
        line = ""
        for key, id in self.keys():
            piece = f"{key} {self.eyes.speaker.say(id)}"
            if len(line) + len(piece) + 2 <= self.size.width:
                line += f"  {piece}" if line else piece
        return styled(line, "quiet")

    def keys(self) -> list[tuple[str, str]]:
        """Return keys and the ids of what they do, most important first."""
        return []
