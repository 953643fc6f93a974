"""Playing in full screen: cards and targets are chosen by keys or mouse."""

import asyncio
from abc import abstractmethod
from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events

from pyrite.cli.drawing.board import written_place
from pyrite.cli.fullscreen.board import BoardView
from pyrite.cli.fullscreen.choosing import NOWHERE, Choosing, Picking, Target, attempt, cards_of
from pyrite.cli.fullscreen.dialogs import ListDialog
from pyrite.cli.fullscreen.info_screen import InfoScreen, start
from pyrite.cli.fullscreen.panels import Pressable, styled
from pyrite.cli.table.viewer import Viewer
from pyrite.cli.terminal.printer import Printer
from pyrite.core.actions import Action
from pyrite.core.messages import Message
from pyrite.lang import capital, seat_letter, tell_action

Keys = tuple[tuple[str, str], ...]  # a key, and the id of what it does
ARROWS = {"up": "N", "right": "E", "down": "S", "left": "W"}
FAR = ("0,0", "99,99")  # a cell with a card, and one far from any card
HAND_KEYS = (
    *(("←→", "full-key-card"), ("Enter", "full-key-play"), ("X", "full-key-discard")),
    ("M", "full-key-more"),
)
TARGET_KEYS = (("↑↓←→", "full-key-target"), ("Enter", "full-key-do"))
TURN_KEYS = (("R", "full-key-turn"),)
BACK_KEYS = (("Esc", "full-key-back"),)
HINT_KEYS = (("!", "full-key-hint"),)
ALWAYS_KEYS = (("?", "full-key-help"), ("Q", "full-key-leave"))
READING_KEYS = (("/", "full-key-rules"), ("O", "full-key-log"), ("N", "full-key-notes"))


class PlayScreen(InfoScreen):
    """Asks the player for actions; subclasses say where they come from and go to."""

    more_keys: ClassVar[Keys] = ()  # keys of a subclass

    def __init__(self, printer: Printer, viewer: Viewer) -> None:
        super().__init__(printer, viewer)
        self.answer: asyncio.Future[Action | None] | None = None
        self.commands |= {
            "exclamation_mark": self.show_hint,
            "m": self.show_more,
            "x": self.discard,
            "delete": self.discard,
            "plus": lambda: self.query_one(BoardView).zoom(-1),
            "minus": lambda: self.query_one(BoardView).zoom(1),
        }

    @abstractmethod
    async def refusal(self, text: str) -> Message | None:
        """Return why this action is not allowed now; None if it is."""

    @abstractmethod
    async def advice(self) -> tuple[str, Message] | None:
        """Return what a bot would do here, and why."""

    async def choose(self, actions: Sequence[Action]) -> Action | None:
        """Return the action the player chooses; None if the question is withdrawn."""
        card = self.picking.card if self.picking else 0
        choosing = Choosing(self.viewer.view, self.viewer.description, actions)
        self.picking = Picking(choosing, card)
        self.answer = asyncio.get_running_loop().create_future()
        self._look_at_card()
        self.redraw()
        self.begin_anew()
        try:
            return await self.answer
        finally:
            self.picking = self.answer = None

    def decide(self, action: Action) -> None:
        """Answer the question with this action."""
        if self.answer is not None and not self.answer.done():
            self.notice = Text()
            self.answer.set_result(action)

    def withdraw(self) -> None:
        """Withdraw the question."""
        if self.answer is not None and not self.answer.done():
            self.answer.set_result(None)

    def confirm(self) -> None:
        """Play the action under the cursor, or move on from the card to its targets."""
        if self.picking is None:
            return
        found = self.picking.confirm()
        if isinstance(found, Action):
            self.decide(found)
        elif found is not None:
            self.explain(found)

    # Refusals

    def explain(self, where: str) -> None:
        """Say why the chosen card cannot be played there, or anywhere."""
        if self.picking is not None and self.picking.choosing.card is not None:
            start(self, partial(self._explain, where), "why")

    async def _explain(self, where: str) -> None:
        picking = self.picking
        problem = await (self._why_not(where) if where else self._why_nowhere())
        if self.picking is not picking:
            return  # another question is asked meanwhile
        if problem is not None:
            self.rule = problem.rule
            self.say(self.viewer.speaker.message(problem))
        elif where == NOWHERE:
            self.say(self.viewer.speaker.say("browser-no-use"))

    async def _why_not(self, where: str) -> Message | None:
        picking = self.picking
        if picking is None or picking.choosing.card is None:
            return None
        choosing = picking.choosing
        text = attempt(self.viewer.description, picking.choosing.card, where, choosing.turned)
        return None if text is None else await self.refusal(text)

    async def _why_nowhere(self) -> Message | None:
        """Return a reason that does not depend on the target, such as a broken tool."""
        for one, other in (FAR, ("A", "B")):
            first, second = await self._why_not(one), await self._why_not(other)
            if first is not None and first == second:
                return first
        return None

    def _look_at_card(self) -> None:
        """Say why a card is of no use as soon as it is chosen."""
        if self.picking is not None and not self.picking.aims and not self.picking.targets:
            self.explain(NOWHERE)

    def round_page(self, width: int) -> RenderableType:
        """Return the end of a round: who won and why, everyone's gold, and the final board."""
        viewer = self.viewer
        verdict = styled(viewer.renderer.verdict(viewer.speaker, viewer.view), "title")
        result = viewer.renderer.result(viewer.speaker, viewer.view, width)
        board = viewer.board_at_end()
        return Group(verdict, Text(), result, Text(), board.draw(board.smaller_for(width)))

    # Other actions

    def discard(self) -> None:
        """Ask whether to discard the chosen cards."""
        picking = self.picking
        if picking is None or picking.choosing.discard is None:
            return
        picking.choosing.narrowed = (picking.choosing.discard,)
        picking.aim()

    def show_more(self) -> None:
        """List everything else that can be done with the chosen cards, or without any."""
        if self.picking is None:
            return
        choosing = self.picking.choosing
        plain = [*choosing.plain, *choosing.without_cards]
        uses = [key for key, use in choosing.uses.items() if use[0].verb != choosing.own_verb]
        speaker = self.viewer.speaker
        words = [speaker.say("browser-use-guard") for _ in uses]
        words += [capital(tell_action(speaker, action)) for action in plain]
        if not words:
            self.say(speaker.say("full-no-more"))
            return
        dialog = ListDialog(speaker.say("full-more"), words, speaker.say("full-escape"))
        self.app.push_screen(dialog, partial(self._more, choosing, uses, plain))

    def _more(
        self, choosing: Choosing, uses: Sequence[str], plain: Sequence[Action], number: int | None
    ) -> None:
        """Do what was chosen, unless the question has been withdrawn meanwhile."""
        picking = self.picking
        if number is None or picking is None or picking.choosing is not choosing:
            return
        if number < len(uses):
            choosing.wanted = uses[number]
            picking.aim()
        else:
            self.decide(plain[number - len(uses)])
        self.redraw()

    def show_hint(self) -> None:
        """Show what a bot would do."""
        if self.picking is not None:
            start(self, self._hint, "why")

    async def _hint(self) -> None:
        picking = self.picking
        advice = None if picking is None else await self.advice()
        if advice is not None and self.picking is picking:
            action, reason = advice
            self.rule = reason.rule
            said = self.viewer.speaker.message(reason)
            self._select(action)
            self.say(self.viewer.speaker.say("play-advice", action=action, reason=said), "title")

    def _select(self, text: str) -> None:
        """Choose the cards of a legal action, and move the cursor to where it is played."""
        picking = self.picking
        named = [one for one in picking.choosing.actions if one.text == text] if picking else []
        for action in named:
            assert picking is not None
            picking.choosing.narrowed = ()
            picking.pick_named(cards_of(action))
            picking.choosing.turned = action.turned
            for target in picking.targets:
                if action in target.actions:
                    picking.aim_at(target)

    # Keys and mouse

    def keys(self) -> list[tuple[str, str]]:
        """Return keys and the ids of what they do, most important first."""
        why = (("/", "full-key-rule"),) if self.notice and self.rule else ()
        now = () if self.picking is None else self._choosing_keys(self.picking)
        return [*why, *now, *ALWAYS_KEYS, *self.more_keys, *READING_KEYS]

    def _choosing_keys(self, picking: Picking) -> Keys:
        """Return the keys for choosing, without those that would do nothing."""
        if not picking.aims:
            return (*HAND_KEYS, *HINT_KEYS)
        turn = TURN_KEYS if picking.can_turn else ()
        back = BACK_KEYS if picking.choosing.takes_cards or picking.choosing.narrowed else ()
        return (*TARGET_KEYS, *turn, *back, *HINT_KEYS)

    def on_key(self, event: events.Key) -> None:
        """Move the cursor or choose; the base class handles all other keys."""
        self.notice = Text()
        if event.key != "slash":
            self.rule = ""
        if self._points_at_seat(event.character or ""):
            event.prevent_default()
        elif event.key not in self.commands and self.picking is not None:
            self._moved(event.key, self.picking)
            self._numbered(event.character or "", self.picking)
            self._look_at_card()
        self.redraw()

    def _points_at_seat(self, letter: str) -> bool:
        """Move the cursor to the seat with this letter, if it can be chosen."""
        picking = self.picking
        target = picking.named(letter.upper()) if picking and picking.aims and letter else None
        if picking is None or target is None or target.kind != "seat":
            return False
        picking.aim_at(target)
        return True

    def _moved(self, key: str, picking: Picking) -> None:
        *modifiers, arrow = key.split("+")
        if arrow in ARROWS and modifiers:
            picking.roam(ARROWS[arrow])
        elif arrow in ARROWS:
            picking.move(ARROWS[arrow])
        elif key == "enter" or (key == "space" and picking.aims):
            self.confirm()
        elif key == "space":
            picking.mark()
        elif key == "escape":
            picking.back()
        elif key == "tab":
            picking.next_target()
        elif key == "r":
            picking.turn()

    def _numbered(self, sign: str, picking: Picking) -> None:
        """Choose an answer by its number if they have numbers, else a card."""
        if not sign.isdecimal():
            return
        number = (int(sign) - 1) % 10
        if picking.numbers_answers:
            self._answer(number, picking)
        else:
            picking.pick(number)

    def _answer(self, number: int, picking: Picking) -> None:
        if number < len(picking.answers):
            picking.aim_at(picking.answers[number])
            self.confirm()

    def on_board_view_pointed(self, event: BoardView.Pointed) -> None:
        """Move the cursor to the cell under the mouse if it is highlighted."""
        picking = self.picking
        if picking is None:
            return
        here = [target for target in picking.places if target.cell == event.cell]
        if here:
            picking.aim_at(min(here, key=lambda target: _distance(target, event)))
            if event.pressed:
                self.confirm()
            self.redraw()
        elif event.pressed:
            self.explain(written_place(event.cell))

    def on_pressable_pressed(self, event: Pressable.Pressed) -> None:
        """Handle a click on a card, seat or answer; the base class handles log lines."""
        picking = self.picking
        if picking is None or event.what == "line":
            return
        if event.what == "card":
            picking.pick(event.number)
            self._look_at_card()
        elif event.what == "answer":
            self._answer(event.number, picking)
        else:
            self._press_seat(seat_letter(event.number), picking)
        self.redraw()

    def _press_seat(self, seat: str, picking: Picking) -> None:
        target = picking.named(seat)
        if target is None:
            self.explain(seat)
        else:
            picking.aim_at(target)
            self.confirm()


def _distance(target: Target, event: BoardView.Pointed) -> int:
    return abs(target.spot[0] - event.spot[0]) + abs(target.spot[1] - event.spot[1])
