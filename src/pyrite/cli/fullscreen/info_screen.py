"""The table in full screen, and everything to read there: help, rules, log and notes."""

from abc import abstractmethod
from collections.abc import Callable
from io import StringIO
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.dom import DOMNode
from textual.widgets import Static

from pyrite.cli.drawing.board import Size, face_of, place
from pyrite.cli.drawing.choices import flow
from pyrite.cli.fullscreen.board import BoardView, Lights
from pyrite.cli.fullscreen.choosing import Picking, asked_places
from pyrite.cli.fullscreen.dialogs import LogDialog, RulesDialog, TextDialog
from pyrite.cli.fullscreen.page import Page
from pyrite.cli.fullscreen.panels import (
    AnswersView,
    HandView,
    LogView,
    Pressable,
    SeatsView,
    styled,
)
from pyrite.cli.table.rulebook import show_rules
from pyrite.cli.table.viewer import Viewer
from pyrite.cli.terminal.printer import THEME, Printer
from pyrite.core.actions import Action
from pyrite.lang import capital, tell_action
from pyrite.lang.speaker import tile_of

SIDE_LEAST, SIDE_MOST = 22, 40
LOG_LEAST, SEATS_LEAST = 4, 4  # fewest lines of the log and the seats
LOW = 24  # screens with fewer lines do not draw the hand
BOARD_MOST = 4 + 11 * 5  # columns of a large board


def printed(speaker_of: Printer, width: int, show: Callable[..., Any], *args: object) -> Text:
    """Return what `show(printer, ...)` prints at this width."""
    printer = Printer(speaker_of.speaker.lang)
    printer.speaker = speaker_of.speaker
    printer.out = Console(
        file=StringIO(),
        force_terminal=True,
        color_system="truecolor",
        width=width,
        height=10_000,
        theme=THEME,
        highlight=False,
        markup=False,
    )
    with printer.out.capture() as capture:
        show(printer, *args)
    return Text.from_ansi(capture.get().rstrip("\n"))


def start(widget: DOMNode, work: Callable[[], Any], group: str) -> None:
    """Start background work, replacing earlier work of the same group."""
    widget.run_worker(work, group=group, exclusive=True)


class InfoScreen(Page[str]):
    """Shows a viewer's table, what is being chosen, and on request anything else to read."""

    def __init__(self, printer: Printer, viewer: Viewer) -> None:
        super().__init__()
        self.printer = printer
        self.viewer = viewer
        self.picking: Picking | None = None
        self.notice = Text()  # shown until the next key
        self.rule = ""  # the rule of the shown sentence, if it names one
        self.commands: dict[str, Callable[[], Any]] = {
            "question_mark": self.show_help,
            "f1": self.show_help,
            "slash": self.show_rules,
            "o": self.show_log,
            "n": self.show_notes,
            "q": self.leave,
        }

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
        self.query_one(SeatsView).show(self.viewer, lit, chosen, size)
        self.query_one(LogView).set_class(asks, "hidden")
        self.query_one(AnswersView).set_class(not asks, "hidden")
        self.query_one(LogView).show(self.viewer)

    def _draw_answers(self, picking: Picking) -> None:
        answers, aimed = picking.answers, picking.aimed
        chosen = answers.index(aimed) if aimed in answers else None
        words = [capital(tell_action(self.viewer.speaker, one.actions[0])) for one in answers]
        view = self.query_one(AnswersView)
        view.show(self.viewer.question, words, chosen, picking.numbers_answers)

    def _draw_board(self) -> None:
        picking = self.picking
        lights = Lights() if picking is None else self._lights(picking)
        self.query_one(BoardView).show(self.viewer.board(), lights)

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
        ask = self.viewer.view["ask"]
        if not picking.choosing.takes_cards and ask is not None:
            lights.asked = {place(one.cell) for one in asked_places(self.viewer.view)}
            played = Action.from_dict(ask["action"]) if ask["action"] else None
            lights.ghost = lights.ghost or self._ghost(played)
        return lights

    def _ghost(self, action: Action | None) -> dict[Size, list[Text]] | None:
        """Return the chosen path as it would look there."""
        description = self.viewer.description
        if action is None or action.card is None or not description.ways(action.card):
            return None
        if action.side or not self.viewer.speaker.plays(action):
            return None
        face = face_of(description, tile_of(action))
        board = self.viewer.board()
        return {size: size.draw(face) for size in (*board.larger, *board.sizes)}

    def _draw_hand(self) -> None:
        picking, hand = self.picking, self.query_one(HandView)
        if picking is None:
            hand.show(self.viewer, list(self.viewer.view["hand"] or ()), None, ())
            return
        choosing = picking.choosing
        cursor = picking.card if choosing.takes_cards and not picking.aims else None
        hand.show(self.viewer, choosing.hand, cursor, choosing.picked)

    def prompt(self) -> Text:
        """Return the action under the cursor, the question, or who is being waited for."""
        speaker, picking = self.viewer.speaker, self.picking
        if picking is None:
            return styled(self._waiting(), "quiet")
        action = picking.action
        if action is None:
            return styled(
                speaker.say("full-choose-card", question=self.viewer.question.rstrip(".")), "title"
            )
        words = capital(tell_action(speaker, action))
        if action.cost:
            words = speaker.say("full-cost", play=words, n=action.cost)
        return styled(speaker.say("full-confirm", play=words), "title")

    def _waiting(self) -> str:
        view = self.viewer.view
        if view["ask"] is None:
            return ""
        seats = view["ask"]["seats"]
        if len(seats) != 1:
            return self.viewer.speaker.say("network-waiting-all")
        return self.viewer.speaker.say("browser-waiting", seat=seats[0])

    def _keys(self) -> Text:
        """Return the keys that work now, as many as fit."""
        line = ""
        for key, id in self.keys():
            piece = f"{key} {self.viewer.speaker.say(id)}"
            if len(line) + len(piece) + 2 <= self.size.width:
                line += f"  {piece}" if line else piece
        return styled(line, "quiet")

    def keys(self) -> list[tuple[str, str]]:
        """Return keys and the ids of what they do, most important first."""
        return []

    @abstractmethod
    def leave(self) -> None:
        """Leave the table; nothing is lost."""

    def on_key(self, event: events.Key) -> None:
        """Run the command of a key."""
        command = self.commands.get(event.key)
        if command is not None:
            event.stop()
            self.notice = Text()
            command()
            self.redraw()

    def show_help(self) -> None:
        """Explain the keys, and the signs now on this screen."""
        self.read("full-key-help", self._help)

    def _help(self, width: int) -> RenderableType:
        viewer = self.viewer
        board = viewer.board().legend(viewer.speaker)
        seats = viewer.renderer.seat_signs(viewer.speaker, viewer.view)
        signs = flow(Text(), [*board, *seats], width, "   ")
        return Group(Text("\n\n".join(self.help_words())), Text(), *signs)

    def help_words(self) -> list[str]:
        """Return how to play and which keys to use."""
        return [self.viewer.speaker.say(id) for id in ("full-help", "full-help-keys")]

    def show_log(self) -> None:
        """Show everything that happened, and the rules behind it."""
        viewer = self.viewer
        self.app.push_screen(LogDialog(viewer.speaker, viewer.news.log, self.show_rule))

    def on_pressable_pressed(self, event: Pressable.Pressed) -> None:
        """Show the rule behind a clicked log line."""
        if event.what == "line":
            rule = self.viewer.news.sentences[event.number].rule
            if rule:
                self.show_rule(rule)

    def show_notes(self) -> None:
        """Show what only the viewer knows."""
        if self.viewer.seat is not None:
            lines = self.viewer.renderer.memory(self.viewer.speaker, self.viewer.view)
            self.read("full-key-notes", lambda width: Text("\n".join(lines)))

    def show_rules(self) -> None:
        """Show the rules, beginning with the one that matters here."""
        self.show_rule(self.rule or self._rule_here())

    def show_rule(self, about: str) -> None:
        """Show the rules about a word, or the rule with a number."""
        self.app.push_screen(RulesDialog(self.viewer.speaker, self._find_rules, about))

    def _rule_here(self) -> str:
        """Return the rule of the action under the cursor, or of the question."""
        description = self.viewer.description
        action = self.picking.action if self.picking else None
        if action is not None:
            return description.verbs[action.verb].rule
        ask = self.viewer.view["ask"]
        return description.questions[ask["kind"]].rule if ask else ""

    def _find_rules(self, about: str, width: int) -> RenderableType:
        found = printed(self.printer, width, show_rules, about)
        say = self.viewer.speaker.say
        return found or Text(f"{say('rules-nothing', about=about)} {say('full-rules-try')}")

    def read(self, title: str, write: Callable[[int], RenderableType]) -> None:
        """Show a text until it is closed."""
        speaker = self.viewer.speaker
        heading = capital(speaker.say(title))
        self.app.push_screen(TextDialog(heading, write, speaker.say("full-close")))
