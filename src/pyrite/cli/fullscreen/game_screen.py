"""A game in full screen: on this machine with bots and people, or at a server's table."""

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events

from pyrite.cli.fullscreen.app import AGAIN, LEFT, OVER
from pyrite.cli.fullscreen.choosing import Picking
from pyrite.cli.fullscreen.dialogs import Curtain, InputDialog, ListDialog, TextDialog
from pyrite.cli.fullscreen.info_screen import printed, start
from pyrite.cli.fullscreen.panels import styled
from pyrite.cli.fullscreen.play_screen import Keys, PlayScreen
from pyrite.cli.fullscreen.server_line import ServerLine
from pyrite.cli.network.server_table import ServerTable, outcome, say_aloud, shuffle_status, told
from pyrite.cli.table.match import LocalTable
from pyrite.cli.table.sitting import command
from pyrite.cli.table.story import show_ranking
from pyrite.cli.table.viewer import Sentence, Viewer
from pyrite.cli.terminal.printer import Printer
from pyrite.client import Moment, Seat
from pyrite.core.actions import Action
from pyrite.core.messages import Message, PyriteError
from pyrite.lang import Speaker
from pyrite.protocol.table import Proposal, TableInfo

UNDO_KEYS = (("U", "full-key-undo"),)


class GameScreen(PlayScreen):
    """A game that is played until it is over or left; dismissed with how it was left."""

    again_id: ClassVar = "full-again"  # offers another game

    def __init__(self, printer: Printer, viewer: Viewer) -> None:
        super().__init__(printer, viewer)
        self.problem: PyriteError | None = None  # why the game cannot go on

    def on_mount(self) -> None:
        start(self, self._run, "game")

    async def _run(self) -> None:
        """Play until the game is over; an error ends the session, not the game."""
        try:
            await self._play()
        except PyriteError as error:
            self.problem = error
            self.leave()

    @abstractmethod
    async def _play(self) -> None:
        """Show what happens and let the player act, to the end."""

    @abstractmethod
    def _last_page(self, width: int) -> RenderableType:
        """Return who has won."""

    def leave(self) -> None:
        self.finish(OVER if self.viewer.table.over else LEFT)

    def finish(self, how: str) -> None:
        """Leave the screen."""
        self.dismiss(how)

    async def _show_round(self) -> None:
        """Show the end of a round: the final board, who won and why, and everyone's gold."""
        speaker = self.viewer.speaker
        title, close = speaker.say("round-over"), speaker.say("full-go-on")
        await self.ask(TextDialog(title, self.round_page, close))

    async def _show_end(self) -> None:
        """Show who has won, and offer another game."""
        say = self.viewer.speaker.say
        await self.ask(TextDialog("", self._last_page, say("full-go-on")))
        answers = [say(self.again_id), say("full-leave")]
        question = ListDialog(say("end-title"), answers, say("full-escape"))
        again = await self.ask(question) == 0
        self.finish(AGAIN if again else OVER)


class LocalScreen(GameScreen):
    """A game on this machine; bots play, and people choose in turn."""

    def __init__(self, printer: Printer, table: LocalTable, pause: float) -> None:
        printer.people = table.names
        self.table = table
        super().__init__(printer, self._attend(printer))
        self.pause = pause
        self.hurry = asyncio.Event()
        self.is_left = False
        self.commands |= {"u": self.take_back}

    def _attend(self, printer: Printer) -> Viewer:
        """Follow the table from its beginning, and return whoever sees it first."""
        seats: list[int | None] = [None, *self.table.people]
        self.viewers = {seat: Viewer(printer, self.table.state, seat) for seat in seats}
        self.table.attend(list(self.viewers.values()))
        return self.viewers[self.table.only_person]

    @property
    def _has_several_people(self) -> bool:
        return len(self.table.people) > 1

    @property
    def _rounds(self) -> int:
        """The number of finished rounds."""
        return len(self.table.state.view(None)["results"])

    async def _play(self) -> None:
        while not self.table.state.over and not self.is_left:
            rounds, person = self._rounds, self.table.person
            if person is None:
                await self._bots_turn()
            else:
                await self._persons_turn(person)
            if self._rounds > rounds:
                await self._show_round()
        if not self.is_left:
            await self._show_end()

    async def _bots_turn(self) -> None:
        before, state = len(self.viewer.news.told), self.table.state
        choice = await asyncio.to_thread(self.table.think)
        if self.is_left or self.table.state is not state:  # taken back meanwhile
            return
        self.table.bot_acts(choice)
        self._tell_problem()
        self.redraw()
        if len(self.viewer.news.told) > before and not self.hurry.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hurry.wait(), self.pause)
        if not self.table.people:  # a watcher advances step by step
            self.hurry.clear()

    async def _persons_turn(self, seat: int) -> None:
        forced = self.table.forced(seat)
        if forced is not None:
            self.table.act(seat, forced)
            return
        if self._has_several_people and self.viewer.seat != seat:
            await self._draw_curtain(seat)
        if self.is_left:
            return
        self.hurry.clear()
        action = await self.choose(self.table.state.actions(seat))
        if action is not None:
            self.table.act(seat, action)
        if self._has_several_people:
            self._look_as(seat if self.table.person == seat else None)
        self._tell_problem()
        self.redraw()

    async def _draw_curtain(self, seat: int) -> None:
        """Hide the table until the next of several people is ready."""
        say = self.viewer.speaker.say
        words = f"{say('full-curtain', seat=seat)}\n\n{say('full-curtain-keys')}"
        if await self.ask(Curtain(words)):
            self._look_as(seat)
        else:
            self.leave()

    def _look_as(self, seat: int | None) -> None:
        self.viewer = self.viewers[seat]
        self.redraw()

    def _tell_problem(self) -> None:
        """Say that the game cannot be saved."""
        problem, file = self.table.journal.problem, self.table.journal.path
        if problem is not None:
            self.say(self.viewer.speaker.say("play-unsaved", file=file, problem=problem))

    def _last_page(self, width: int) -> RenderableType:
        table, say = self.table, self.viewer.speaker.say
        ranking = printed(self.printer, width, show_ranking, table.state, table.only_person)
        again = command(table.record(), table.journal.notes)
        return Group(ranking, Text(), Text(say("again-command", command=again)))

    def finish(self, how: str) -> None:
        """Close the journal and leave, once."""
        if not self.is_left:
            self.is_left = True
            self.table.journal.close()
            self.dismiss(how)

    def _choosing_keys(self, picking: Picking) -> Keys:
        undo = UNDO_KEYS if self.table.can_take_back else ()
        return (*super()._choosing_keys(picking), *undo)

    def take_back(self) -> None:
        """Take back your last choice."""
        if self.table.can_take_back:
            self.table.take_back()
            self.viewer = self._attend(self.printer)
            self.withdraw()
        else:
            self.say(self.viewer.speaker.say("undo-too-late"))

    async def refusal(self, text: str) -> Message | None:
        try:
            return self.table.state.refusal(text, self.viewer.seat)
        except PyriteError as error:
            return error.message

    async def advice(self) -> tuple[str, Message] | None:
        assert self.viewer.seat is not None, "who watches gets no advice"
        return await asyncio.to_thread(self.table.adviser(self.viewer.seat))

    def on_key(self, event: events.Key) -> None:
        """Let any key hurry the bots; the base class handles everything else."""
        if self.picking is None:
            self.hurry.set()


class ServerScreen(GameScreen):
    """Follows a table, asks the player when the game does, and sends their choices."""

    again_id = "full-rematch"
    more_keys: ClassVar[Keys] = (("V", "full-key-vote"), ("T", "full-key-talk"))

    def __init__(self, printer: Printer, line: ServerLine, moment: Moment) -> None:
        self.line = line
        self.place = line.place
        self.table = ServerTable(line.place, moment)
        printer.people = self.table.names
        super().__init__(printer, Viewer(printer, self.table, self.table.me))
        self.first = moment
        self.choice: asyncio.Task[None] | None = None
        self.offered: tuple[Action, ...] = ()
        self.proposal: Proposal | None = None
        self.rounds = len(moment.view["results"])
        self.commands |= {"t": self.talk, "v": self.vote}

    def on_mount(self) -> None:
        """Start following the table."""
        self.line.when_changed = self._line_changed

    async def _play(self) -> None:
        self._take(self.first)
        async for moment in self.line.moments():
            self._take(moment)
            if self.table.over:
                break
            if len(moment.view["results"]) > self.rounds:
                self.rounds = len(moment.view["results"])
                start(self, self._show_round, "round")
        await self._show_end()

    def _line_changed(self) -> None:
        """Show immediately that the server is gone or back."""
        self.notice = Text()
        self.redraw()

    def _take(self, moment: Moment) -> None:
        """Take in what is new, and ask the player if the game does."""
        self.table.moment = moment
        self.viewer.listen(moment.events)
        for talk in moment.talk:
            self._note(told(self.viewer.speaker, talk))
        if doubt := self.table.new_doubt():
            self._note(self.viewer.speaker.message(doubt))
        self._tell_proposal(moment)
        self._offer(moment)
        self.redraw()

    def _note(self, words: str) -> None:
        """Log and show what players said or did apart from the game."""
        self.viewer.news.note(Sentence("", words))
        self.say(words, "title")

    def _tell_proposal(self, moment: Moment) -> None:
        """Show the open proposal, its votes and its outcome."""
        before, now = self.proposal, moment.table.proposal
        self.proposal = now
        if now is not None and now != before and not now.passed:
            self._note(proposed(self.viewer.speaker, now))
        elif before is not None and now is None and not moment.over:
            self._note(outcome(self.viewer.speaker, before, moment.table))

    def _offer(self, moment: Moment) -> None:
        """Let the player choose among the actions of this moment."""
        stands_in = self.table.stands_in
        actions = () if stands_in or moment.over else moment.actions
        if stands_in:
            self.say(self.viewer.speaker.say("network-stand-in"), "title")
        if self.choice is not None and not self.choice.done() and actions == self.offered:
            return  # talk does not disturb a player who is choosing
        if self.choice is not None:
            self.choice.cancel()
        self.offered = actions
        self.choice = asyncio.ensure_future(self._choose(actions)) if actions else None

    async def _choose(self, actions: tuple[Action, ...]) -> None:
        action = await self.choose(actions)
        assert action is not None, "only the table itself goes on"
        if self.viewer.view["ask"]["kind"] == "turn":
            self.viewer.news.forget()
        try:
            await self.line.ask(partial(self.place.act, action))
        except PyriteError as error:
            self.say(self.viewer.speaker.message(error.message))
            self.choice = asyncio.ensure_future(self._choose(actions))
        self.redraw()

    async def refusal(self, text: str) -> Message | None:
        try:
            return await self.line.ask(partial(self.table.refusal, text, self.table.me))
        except PyriteError as error:
            return error.message

    async def advice(self) -> tuple[str, Message] | None:
        return await self.line.ask(self.place.advise)

    def talk(self) -> None:
        """Say something to the whole table."""
        say = self.viewer.speaker.say
        dialog = InputDialog(say("browser-talk"), say("full-say-what"))
        self.app.push_screen(dialog, self._talked)

    def _talked(self, text: str | None) -> None:
        if text:
            start(self, partial(self._talk, text), "dialog")

    async def _talk(self, text: str) -> None:
        """Say this, and show what the line mode would print about it."""
        is_free = self.table.info.plan.talk == "text"
        talk = (self.printer, self.size.width, say_aloud, self.place, text, is_free)
        said = await self.line.ask(partial(printed, *talk))
        if said:
            self.say(said.plain)

    def vote(self) -> None:
        """Propose something, vote on a proposal, or let a bot play."""
        speaker, table = self.viewer.speaker, self.table.info
        question = proposed(speaker, table.proposal) if table.proposal else speaker.say("full-vote")
        found = motions(speaker, self.place, table)
        dialog = ListDialog(question, [words for words, _ in found], speaker.say("full-escape"))
        self.app.push_screen(dialog, partial(self._voted, [do for _, do in found]))

    def _voted(self, motions: Sequence[Callable[[], Any]], number: int | None) -> None:
        if number is not None:
            start(self, partial(self._try, motions[number]), "dialog")

    async def _try(self, do: Callable[[], Any]) -> None:
        try:
            await self.line.ask(do)
        except PyriteError as error:
            self.say(self.viewer.speaker.message(error.message))

    def _last_page(self, width: int) -> RenderableType:
        speaker, table = self.viewer.speaker, self.table
        if table.info.stopped:
            return Text(speaker.say("network-stopped"))
        ranking = printed(self.printer, width, show_ranking, table, table.me)
        withheld = shuffle_status(speaker, table.info, table.place)
        return Group(ranking, Text(withheld), self.round_page(width))

    def prompt(self) -> Text:
        """Return the prompt, preceded by a warning if the server does not answer."""
        if not self.line.is_away:
            return super().prompt()
        away = styled(self.viewer.speaker.say("full-away"), "error")
        return away if self.picking is None else Text("\n").join([away, super().prompt()])

    def help_words(self) -> list[str]:
        return [*super().help_words(), self.viewer.speaker.say("full-help-server")]

    def on_key(self, event: events.Key) -> None:
        """Let a player who presses Enter take over from their stand-in."""
        if self.table.stands_in and event.key == "enter":
            start(self, partial(self._try, self.place.take_back), "dialog")


def motions(
    speaker: Speaker, place: Seat, table: TableInfo
) -> list[tuple[str, Callable[[], None]]]:
    """Return votes on the open proposal or possible proposals, and whether a bot plays."""
    assert place.seat is not None, "who watches has no vote"
    say, proposal = speaker.say, table.proposal
    found: list[tuple[str, Callable[[], None]]] = []
    if proposal is None:
        found.append((say("browser-propose-stop"), partial(place.propose, "stop")))
        for n, one in enumerate(table.seats):
            if one.name and not (one.bot or one.stand_in) and n != place.seat:
                skip = say("browser-propose-skip", seat=n)
                found.append((skip, partial(place.propose, "skip", n)))
    elif place.seat not in (*proposal.yes, *proposal.no, proposal.seat):
        found.append((say("browser-vote-yes"), partial(place.vote, True)))
        found.append((say("browser-vote-no"), partial(place.vote, False)))
    if table.seats[place.seat].stand_in:
        return [*found, (say("browser-take-back"), place.take_back)]
    return [*found, (say("browser-hand-over"), place.hand_over)]


def proposed(speaker: Speaker, proposal: Proposal) -> str:
    """Describe the proposal and its votes."""
    id = f"browser-proposed-{proposal.what}"
    what = speaker.say(id, seat=proposal.by, target=proposal.seat)
    yes, no, voters = len(proposal.yes), len(proposal.no), proposal.voters
    return f"{what} {speaker.say('browser-votes', yes=yes, no=no, of=voters)}."
