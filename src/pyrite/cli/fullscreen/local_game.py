"""A game on this machine, with people and bots, saved after every action."""

import asyncio

from pyrite.bots import BOTS, USUAL, Adviser
from pyrite.bots.find import find_bot
from pyrite.bots.table import SeatedBot
from pyrite.cli.fullscreen.eyes import Eyes
from pyrite.cli.table.sitting import Sitting
from pyrite.core.actions import Action
from pyrite.core.messages import Message, PyriteError
from pyrite.core.record import SAYS
from pyrite.core.state import State
from pyrite.core.talk import Talk
from pyrite.games import Record
from pyrite.lang import Speaker
from pyrite.server.undo import Undo


class LocalGame:
    """The state, its players and bots, what each has seen, and the journal."""

    def __init__(self, lang: str, sitting: Sitting) -> None:
        self.lang = lang
        self.people = sitting.people
        self.names = sitting.names
        others = [seat for seat in range(sitting.state.seats) if seat not in self.people]
        self.bot_names = {seat: sitting.bots[seat] for seat in others}
        self.journal = sitting.journal
        self.undo = Undo[int]()  # the number of actions before each choice
        self._restart(sitting.before or Record.of(sitting.state))

    def _restart(self, record: Record) -> None:
        """Replay earlier actions without showing them again."""
        self.state: State = record._replace(actions=(), talk=()).begin()
        table = self.state.describe()
        self.speaker = Speaker(self.lang, table, self.names)
        names = self.bot_names.items()
        self.bots = {seat: SeatedBot(find_bot(name)(table), seat) for seat, name in names}
        viewers: list[int | None] = [None, *self.people]
        self.all_eyes = {seat: Eyes(self.speaker, self.state, seat) for seat in viewers}
        self.eyes = self.all_eyes[self.people[0] if len(self.people) == 1 else None]
        self.said: list[tuple[int, Talk]] = []
        self.heard = 0
        self._listen()
        self._catch_up(record)

    def _catch_up(self, record: Record) -> None:
        said = list(record.talk)
        for number, (seat, text) in enumerate(record.actions):
            if seat in self.bots:
                self.bots[seat].listen(self.state, self._talk)
            while said and said[0][0] <= number:
                self._hear(*said.pop(0))
            self._forget_news(seat)
            self.state.play(text, seat)
            self._listen()
        for after, talk in said:
            self._hear(after, talk)

    @property
    def person(self) -> int | None:
        """The person the game asks now; None on a bot's turn or when the game is over."""
        return next((seat for seat in self.state.asked if seat in self.people), None)

    @property
    def has_several_people(self) -> bool:
        """Whether several people share this screen."""
        return len(self.people) > 1

    def actions(self, seat: int) -> list[Action]:
        """Return the legal actions of a seat."""
        return self.state.actions(seat)

    def is_forced(self, seat: int) -> bool:
        """Return whether there is only one answer, and giving it instantly reveals nothing."""
        ask = self.state.view(seat)["ask"]
        alone = len(self.state.legal_actions(seat)) == 1
        return alone and ask["kind"] != "turn" and not self.has_several_people

    def look_as(self, seat: int | None) -> None:
        """Show the table as this seat sees it."""
        self.eyes = self.all_eyes[seat]

    def play(self, seat: int, action: Action) -> None:
        """Play an action; it is on disk before anyone is told."""
        self._forget_news(seat)
        has_choice = len(self.state.legal_actions(seat)) > 1
        before = len(self.state.played or ()) if has_choice else None
        is_own, told = [seat] == list(self.people), len(self.state.events)
        self.state.play(action, seat)
        self.undo.note(is_own, before, self.state.events[told:])
        self.journal.add(seat, action.text)
        self._listen()

    def _forget_news(self, seat: int) -> None:
        """Clear a player's news after their turn."""
        if seat in self.people and self.state.view(seat)["ask"]["kind"] == "turn":
            self.all_eyes[seat].news.forget()

    async def bots_turn(self) -> None:
        """Let the bot whose turn it is think and act."""
        seat = self.state.asked[0]
        has_spoken = self._has_spoken(seat)
        heard = self._talk[:-1] if has_spoken else self._talk
        action, talk = await asyncio.to_thread(self.bots[seat].answer, self.state, heard)
        if talk is not None and not has_spoken:
            self.journal.add(talk.seat, f"{SAYS} {talk.to_text()}")
            self._hear(len(self.state.played or ()), talk)
        self.play(seat, action)

    def refusal(self, text: str) -> Message | None:
        """Return why the viewer may not do this now; None if it is allowed."""
        try:
            return self.state.refusal(text, self.eyes.seat)
        except PyriteError as error:
            return error.message

    def advice(self) -> tuple[Action, Message]:
        """Return what a bot would do in the viewer's place, and why."""
        seat = self.eyes.seat
        assert seat is not None, "who watches gets no advice"
        adviser = SeatedBot(BOTS[USUAL](self.state.describe()), seat)
        action = adviser.answer(self.state, self._talk).action
        assert isinstance(adviser.bot, Adviser), "the usual bot can explain itself"
        view, actions = self.state.view(seat), self.state.actions(seat)
        return action, adviser.bot.reason(view, actions, action)

    @property
    def can_take_back(self) -> bool:
        """Whether the player may take back their last choice."""
        return bool(self.undo) and self.journal.problem is None

    def take_back(self) -> None:
        """Take back the last choice, also on disk."""
        done = self.undo.pop()
        record = self.record()
        self.journal.take_back(record.actions[done:])
        self._restart(record._replace(actions=record.actions[:done]))

    def record(self) -> Record:
        """Return the game so far."""
        return Record.of(self.state)._replace(talk=tuple(self.said), players=self.names)

    @property
    def _talk(self) -> list[Talk]:
        return [talk for _, talk in self.said]

    def _hear(self, after: int, talk: Talk) -> None:
        self.said.append((after, talk))
        for eyes in self.all_eyes.values():
            eyes.news.hear_talk(talk)

    def _has_spoken(self, seat: int) -> bool:
        """Return whether the bot spoke before the game was left in the middle of its turn."""
        after, talk = self.said[-1] if self.said else (-1, None)
        return talk is not None and talk.seat == seat and after == len(self.state.played or ())

    def _listen(self) -> None:
        for seat, eyes in self.all_eyes.items():
            eyes.listen(self.state.events_for(seat, self.heard))
        self.heard = len(self.state.events)
