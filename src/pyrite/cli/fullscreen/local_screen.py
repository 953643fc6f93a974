"""A local game in full screen: bots play, people choose, rounds end."""

import asyncio
from contextlib import suppress

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events

from pyrite.bots.find import BotError
from pyrite.cli.fullscreen.dialogs import Curtain, ListDialog, TextDialog
from pyrite.cli.fullscreen.local_game import LocalGame
from pyrite.cli.fullscreen.play_screen import PlayScreen
from pyrite.cli.fullscreen.printed import printed
from pyrite.cli.fullscreen.table_screen import start
from pyrite.cli.table.again import command
from pyrite.cli.table.finish import show_ranking
from pyrite.cli.terminal.screen import Screen as Printer
from pyrite.core.messages import Message

LEFT, OVER, AGAIN = "left", "over", "again"


class LocalScreen(PlayScreen):
    """A local game; dismissed with how it was left."""

    def __init__(self, printer: Printer, game: LocalGame, pause: float) -> None:
        super().__init__(printer, game.eyes)
        self.game = game
        self.pause = pause
        self.hurry = asyncio.Event()
        self.is_left = False
        self.problem: BotError | None = None  # raised by a custom bot
        printer.speaker = game.speaker
        self.commands |= {"u": self.take_back, "ctrl+z": self.take_back}
        self.commands["backspace"] = self.take_back

    def on_mount(self) -> None:
        start(self, self._run, "game")

    async def _run(self) -> None:
        """Play until the game is over; a failing bot ends the session, not the game."""
        try:
            await self._play()
        except BotError as error:
            self.problem = error
            self.leave()

    async def _play(self) -> None:
        while not self.game.state.over and not self.is_left:
            rounds = self._rounds
            person = self.game.person
            if person is None:
                await self._bots_turn()
            else:
                await self._persons_turn(person)
            if self._rounds > rounds:
                await self._show_round()
        if not self.is_left:
            await self._show_end()

    @property
    def _rounds(self) -> int:
        """The number of finished rounds."""
        return len(self.game.state.view(None)["results"])

    async def _bots_turn(self) -> None:
        told = len(self.game.eyes.news.told)
        await self.game.bots_turn()
        self._tell_problem()
        self.redraw()
        if len(self.game.eyes.news.told) > told and not self.hurry.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hurry.wait(), self.pause)
        if not self.game.people:  # a watcher advances step by step
            self.hurry.clear()

    async def _persons_turn(self, seat: int) -> None:
        if self.game.is_forced(seat):
            self.game.play(seat, self.game.actions(seat)[0])
            return
        if self.game.has_several_people and self.game.eyes.seat != seat:
            await self._draw_curtain(seat)
        if self.is_left:
            return
        self.hurry.clear()
        action = await self.choose(self.game.actions(seat))
        if action is not None:
            self.game.play(seat, action)
        if self.game.has_several_people:
            self._look_as(seat if self.game.person == seat else None)
        self._tell_problem()
        self.redraw()

    async def _draw_curtain(self, seat: int) -> None:
        """Hide the table until the next of several people is ready."""
        speaker = self.eyes.speaker
        words = speaker.say("full-curtain", seat=seat)
        if await self.app.push_screen_wait(Curtain(words, speaker.say("full-curtain-keys"))):
            self._look_as(seat)
        else:
            self.leave()

    def _look_as(self, seat: int | None) -> None:
        self.game.look_as(seat)
        self.eyes = self.game.eyes
        self.redraw()

    def _tell_problem(self) -> None:
        """Say once that the game cannot be saved."""
        problem = self.game.journal.problem
        if problem is not None:
            file = self.game.journal.path
            self.say(self.eyes.speaker.say("play-unsaved", file=file, problem=problem))

    async def _show_round(self) -> None:
        """Show the end of a round: the final board, who won and why, and everyone's gold."""
        speaker = self.eyes.speaker
        title, close = speaker.say("round-over"), speaker.say("full-go-on")
        await self.app.push_screen_wait(TextDialog(title, self.round_page, close))

    async def _show_end(self) -> None:
        """Show who has won, and offer another game."""
        speaker, game = self.eyes.speaker, self.game
        me = game.people[0] if len(game.people) == 1 else None

        def write(width: int) -> RenderableType:
            ranking = printed(self.printer, width, show_ranking, game.state, me)
            again = command(game.record(), game.journal.notes)
            return Group(ranking, Text(), Text(speaker.say("again-command", command=again)))

        page = TextDialog("", write, speaker.say("full-go-on"))
        await self.app.push_screen_wait(page)
        answers = [speaker.say("full-again"), speaker.say("full-leave")]
        question = ListDialog(speaker.say("end-title"), answers, speaker.say("full-escape"))
        again = await self.app.push_screen_wait(question) == 0
        self.finish(AGAIN if again else OVER)

    def finish(self, how: str) -> None:
        """Close the journal and leave, once."""
        if self.is_left:
            return
        self.is_left = True
        self.game.journal.close()
        self.dismiss(how)

    def leave(self) -> None:
        self.finish(OVER if self.game.state.over else LEFT)

    def take_back(self) -> None:
        """Take back your last choice."""
        if self.game.can_take_back:
            self.game.take_back()
            self.eyes = self.game.eyes
            self.withdraw()
        else:
            self.say(self.eyes.speaker.say("undo-too-late"))

    async def refusal(self, text: str) -> Message | None:
        return self.game.refusal(text)

    async def advice(self) -> tuple[str, Message] | None:
        action, reason = await asyncio.to_thread(self.game.advice)
        return action.text, reason

    def on_key(self, event: events.Key) -> None:
        """Let any key hurry the bots; the base class handles everything else."""
        if self.picking is None:
            self.hurry.set()
