"""A seat at a server's table in full screen."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events

from pyrite.cli.fullscreen.dialogs import InputDialog, ListDialog, TextDialog
from pyrite.cli.fullscreen.eyes import Eyes
from pyrite.cli.fullscreen.panels import styled
from pyrite.cli.fullscreen.play_screen import PlayScreen
from pyrite.cli.fullscreen.printed import printed
from pyrite.cli.fullscreen.server_line import ServerLine
from pyrite.cli.fullscreen.table_screen import start
from pyrite.cli.fullscreen.voting import motions, proposed
from pyrite.cli.network.lobby import shuffle_status
from pyrite.cli.network.table import ServerTable
from pyrite.cli.network.talk import say_aloud, told
from pyrite.cli.network.votes import outcome
from pyrite.cli.table.finish import show_ranking
from pyrite.cli.table.news import Sentence
from pyrite.cli.terminal.screen import Screen as Printer
from pyrite.client import Moment
from pyrite.core.actions import Action
from pyrite.core.messages import Message, PyriteError
from pyrite.lang import Speaker
from pyrite.protocol.table import Proposal

LEFT, OVER, AGAIN = "left", "over", "again"


class ServerScreen(PlayScreen):
    """Follows a table, asks the player when the game does, and sends their choices."""

    more_keys = (("V", "full-key-vote"), ("T", "full-key-talk"))

    def __init__(self, printer: Printer, line: ServerLine, moment: Moment) -> None:
        self.line = line
        self.place = place = line.place
        self.problem: PyriteError | None = None  # why the table can no longer be followed
        self.table = ServerTable(place, replace(moment, events=()))
        names = tuple(seat.name for seat in moment.table.seats)
        speaker = Speaker(printer.speaker.lang, moment.description, names)
        super().__init__(printer, Eyes(speaker, self.table, place.seat))
        self.first = moment
        self.choice: asyncio.Task[None] | None = None
        self.offered: tuple[Action, ...] = ()
        self.proposal: Proposal | None = None
        self.rounds = len(moment.view["results"])
        self.commands |= {"t": self.talk, "v": self.vote}

    def on_mount(self) -> None:
        """Start following the table."""
        self.line.when_changed = self._line_changed
        start(self, self._run, "game")

    async def _run(self) -> None:
        self._take(self.first)
        try:
            async for moment in self.line.moments():
                self._take(moment)
                if self.table.over:
                    break
                if len(moment.view["results"]) > self.rounds:
                    start(self, self._show_round, "round")
            await self._show_end()
        except PyriteError as error:
            self.problem = error
            self.dismiss(LEFT)

    def _line_changed(self) -> None:
        """Show immediately that the server is gone or back."""
        self.notice = Text()
        self.redraw()

    def _take(self, moment: Moment) -> None:
        """Take in what is new, and ask the player if the game does."""
        self.table.moment = moment
        self.eyes.listen(moment.events)
        for talk in moment.talk:
            self._note(told(self.eyes.speaker, talk))
        self._tell_proposal(moment)
        self._offer(moment)
        self.redraw()

    def _note(self, words: str) -> None:
        """Log and show what players said or did apart from the game."""
        self.eyes.news.note(Sentence("", words))
        self.say(words, "title")

    def _tell_proposal(self, moment: Moment) -> None:
        """Show the open proposal, its votes and its outcome."""
        before, now = self.proposal, moment.table.proposal
        self.proposal = now
        if now is not None and now != before and not now.passed:
            self._note(proposed(self.eyes.speaker, now))
        elif before is not None and now is None and not moment.over:
            self._note(outcome(self.eyes.speaker, before, moment.table))

    def _offer(self, moment: Moment) -> None:
        """Let the player choose among the actions of this moment."""
        assert self.place.seat is not None, "who watches does not play"
        stands_in = moment.table.seats[self.place.seat].stand_in
        actions = () if stands_in or moment.over else moment.actions
        if stands_in:
            self.say(self.eyes.speaker.say("network-stand-in"), "title")
        if self.choice is not None and not self.choice.done() and actions == self.offered:
            return  # talk does not disturb a player who is choosing
        if self.choice is not None:
            self.choice.cancel()
        self.offered = actions
        self.choice = asyncio.ensure_future(self._choose(actions)) if actions else None

    async def _choose(self, actions: tuple[Action, ...]) -> None:
        action = await self.choose(actions)
        assert action is not None, "only the table itself goes on"
        if self.eyes.view["ask"]["kind"] == "turn":
            self.eyes.news.forget()
        try:
            await self.line.ask(partial(self.place.act, action))
        except PyriteError as error:
            self.say(self.eyes.speaker.message(error.message))
            self.choice = asyncio.ensure_future(self._choose(actions))
        self.redraw()

    async def refusal(self, text: str) -> Message | None:
        assert self.place.seat is not None, "who watches tries nothing"
        try:
            return await self.line.ask(partial(self.table.refusal, text, self.place.seat))
        except PyriteError as error:
            return error.message

    async def advice(self) -> tuple[str, Message] | None:
        return await self.line.ask(self.place.advise)

    def talk(self) -> None:
        """Say something to the whole table."""
        start(self, self._talk, "dialog")

    async def _talk(self) -> None:
        speaker = self.eyes.speaker
        dialog = InputDialog(speaker.say("browser-talk"), speaker.say("full-say-what"))
        text = await self.app.push_screen_wait(dialog)
        if text:
            is_free = self.table.moment.table.plan.talk == "text"
            await self._printed(say_aloud, self.place, text, is_free)

    def vote(self) -> None:
        """Propose something, vote on a proposal, or let a bot play."""
        start(self, self._vote, "dialog")

    async def _vote(self) -> None:
        speaker, table = self.eyes.speaker, self.table.moment.table
        question = proposed(speaker, table.proposal) if table.proposal else speaker.say("full-vote")
        found = motions(speaker, self.place, table)
        words = [motion.words for motion in found]
        dialog = ListDialog(question, words, speaker.say("full-escape"))
        number = await self.app.push_screen_wait(dialog)
        if number is not None:
            await self._try(found[number].do)

    async def _printed(self, do: Callable[..., Any], *args: Any) -> None:
        """Do something at the server, and show what the line mode would print about it."""
        said = await self.line.ask(partial(printed, self.printer, self.size.width, do, *args))
        if said:
            self.say(said.plain)

    async def _try(self, do: Callable[[], Any]) -> None:
        try:
            await self.line.ask(do)
        except PyriteError as error:
            self.say(self.eyes.speaker.message(error.message))

    async def _show_round(self) -> None:
        self.rounds = len(self.eyes.view["results"])
        speaker = self.eyes.speaker
        title, close = speaker.say("round-over"), speaker.say("full-go-on")
        await self.app.push_screen_wait(TextDialog(title, self.round_page, close))

    async def _show_end(self) -> None:
        speaker = self.eyes.speaker

        def write(width: int) -> RenderableType:
            if self.table.moment.table.stopped:
                return Text(speaker.say("network-stopped"))
            ranking = printed(self.printer, width, show_ranking, self.table, self.place.seat)
            withheld = shuffle_status(speaker, self.table.moment.table, self.place.seat)
            return Group(ranking, Text(withheld), self.round_page(width))

        page = TextDialog("", write, speaker.say("full-go-on"))
        await self.app.push_screen_wait(page)
        answers = [speaker.say("full-rematch"), speaker.say("full-leave")]
        question = ListDialog(speaker.say("end-title"), answers, speaker.say("full-escape"))
        again = await self.app.push_screen_wait(question) == 0
        self.dismiss(AGAIN if again else OVER)

    def prompt(self) -> Text:
        """Return the prompt, preceded by a warning if the server does not answer."""
        if not self.line.is_away:
            return super().prompt()
        away = styled(self.eyes.speaker.say("full-away"), "error")
        return away if self.picking is None else Text("\n").join([away, super().prompt()])

    def help_words(self) -> list[str]:
        return [*super().help_words(), self.eyes.speaker.say("full-help-server")]

    def leave(self) -> None:
        self.dismiss(OVER if self.table.over else LEFT)

    def on_key(self, event: events.Key) -> None:
        """Let a player who presses Enter take over from their stand-in."""
        assert self.place.seat is not None, "who watches does not play"
        if self.table.moment.table.seats[self.place.seat].stand_in and event.key == "enter":
            start(self, partial(self._try, self.place.take_back), "dialog")
