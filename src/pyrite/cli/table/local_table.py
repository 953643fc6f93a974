"""A table on this machine: a game with people and bots, saved after every action."""

from collections.abc import Mapping, Sequence

from pyrite.bots import BOTS, USUAL, Adviser, NewBot
from pyrite.bots.table import BotChoice, SeatedBot
from pyrite.cli.saved import Journal
from pyrite.cli.table.story import Story
from pyrite.cli.table.viewer import Viewer
from pyrite.core.actions import Action
from pyrite.core.messages import Message
from pyrite.core.record import SAYS
from pyrite.core.state import State
from pyrite.core.talk import Talk
from pyrite.games import Record
from pyrite.server.undo import Undo

Listener = Viewer | Story


class LocalTable:
    """The state, its people and bots, what was said, and the file of the game."""

    def __init__(
        self,
        state: State,
        people: Sequence[int],
        bots: Mapping[int, NewBot],  # of the other seats
        journal: Journal,
        names: Sequence[str | None] = (),
        before: Record | None = None,  # what was played in earlier sessions
    ) -> None:
        self.state = state
        self.people = tuple(people)
        self.new_bots = bots
        self.journal = journal
        self.names = tuple(names)
        self.before = before
        self.listeners: Sequence[Listener] = ()
        self.undo = Undo[int]()  # the number of actions before each choice

    def attend(self, listeners: Sequence[Listener]) -> None:
        """Begin: tell these listeners what was played before, and everything from now on."""
        description = self.state.describe()
        new_bots = self.new_bots.items()
        self.bots = {seat: SeatedBot(new_bot(description), seat) for seat, new_bot in new_bots}
        self.listeners = listeners
        self.said: list[tuple[int, Talk]] = []  # with the number of actions before it
        self.told = 0  # number of events
        self._tell()
        if self.before is not None:
            self._catch_up(self.before)

    def _catch_up(self, record: Record) -> None:
        said = list(record.talk)
        for number, (seat, text) in enumerate(record.actions):
            if seat in self.bots:
                self.bots[seat].listen(self.state, self._talk)
            while said and said[0][0] <= number:
                self._hear(*said.pop(0))
            self._forget_news(seat)
            self.state.play(text, seat)
            self._tell()
        for after, talk in said:
            self._hear(after, talk)

    @property
    def person(self) -> int | None:
        """The person the game asks now; None on a bot's turn or when the game is over."""
        return next((seat for seat in self.people if seat in self.state.asked), None)

    @property
    def only_person(self) -> int | None:
        """The person who plays here alone; None if there are several or none."""
        return self.people[0] if len(self.people) == 1 else None

    def forced(self, seat: int) -> Action | None:
        """Return the only possible answer, unless giving it instantly would reveal something."""
        if self.is_turn(seat) or len(self.state.legal_actions(seat)) > 1:
            return None
        return None if self.tells_by_silence(seat) else self.state.actions(seat)[0]

    def tells_by_silence(self, seat: int) -> bool:
        """Return whether not asking this player would show others what someone holds."""
        kind = self.state.view(seat)["ask"]["kind"]
        return len(self.people) > 1 and self.state.describe().questions[kind].secret

    def is_turn(self, seat: int) -> bool:
        """Return whether a seat is asked for a turn, not for an answer."""
        is_asked = seat in self.state.asked
        return is_asked and self.state.view(seat)["ask"]["kind"] == "turn"

    def act(self, seat: int, action: Action) -> None:
        """Play an action; it is on disk before anyone is told."""
        self._forget_news(seat)
        has_choice = len(self.state.legal_actions(seat)) > 1
        before = len(self.state.played or ()) if has_choice else None
        self.state.play(action, seat)
        self.undo.note(seat == self.only_person, before, self.state.events[self.told :])
        self.journal.add(seat, action.text)
        self._tell()

    def think(self) -> BotChoice:
        """Return what the bot whose turn it is wants to do and say."""
        seat = self.state.asked[0]
        heard = self._talk[:-1] if self._has_spoken(seat) else self._talk
        return self.bots[seat].choose(self.state, heard)

    def bot_acts(self, choice: BotChoice) -> None:
        """Let the bot say and do what it wants."""
        seat, talk = self.state.asked[0], choice.talk
        if talk is not None and not self._has_spoken(seat):
            self.journal.add(talk.seat, f"{SAYS} {talk.to_text()}")
            self._hear(len(self.state.played or ()), talk)
        self.act(seat, choice.action)

    def advice(self, seat: int) -> tuple[str, Message]:
        """Return what a bot would do in a seat, and why."""
        adviser = SeatedBot(BOTS[USUAL](self.state.describe()), seat)
        action = adviser.choose(self.state, self._talk).action
        assert isinstance(adviser.bot, Adviser), "the usual bot can explain itself"
        view, actions = self.state.view(seat), self.state.actions(seat)
        return action.text, adviser.bot.reason(view, actions, action)

    @property
    def can_take_back(self) -> bool:
        """Whether the only person may take back their last choice."""
        return bool(self.undo) and self.journal.problem is None

    def take_back(self) -> None:
        """Take back the last choice, also on disk; listeners must `attend` again."""
        done, record = self.undo.pop(), self.record()
        self.journal.take_back(record.actions[done:])
        self.before = record._replace(actions=record.actions[:done])
        self.state = record._replace(actions=(), talk=()).begin()

    def record(self) -> Record:
        """Return the game so far, with all talk."""
        return Record.of(self.state)._replace(talk=tuple(self.said), players=self.names)

    @property
    def _talk(self) -> list[Talk]:
        return [talk for _, talk in self.said]

    def _hear(self, after: int, talk: Talk) -> None:
        self.said.append((after, talk))
        for listener in self.listeners:
            listener.news.hear_talk(talk)

    def _has_spoken(self, seat: int) -> bool:
        """Return whether the bot spoke before the game was left in the middle of its turn."""
        after, talk = self.said[-1] if self.said else (-1, None)
        return talk is not None and talk.seat == seat and after == len(self.state.played or ())

    def _forget_news(self, seat: int) -> None:
        """Clear the news when a person takes a turn."""
        if seat in self.people and self.is_turn(seat):
            for listener in self.listeners:
                if listener.seat in (seat, None):
                    listener.news.forget()

    def _tell(self) -> None:
        for listener in self.listeners:
            listener.listen(self.state.events_for(listener.seat, self.told))
        self.told = len(self.state.events)
