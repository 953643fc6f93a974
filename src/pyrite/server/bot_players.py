"""Bots think in processes of their own. They are handed views, never states."""

import asyncio
import hashlib
import logging
import multiprocessing
import random
import signal
import time
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from typing import Any, NamedTuple, TypeVar

from pyrite.bots import BOTS, USUAL, Adviser, Bot
from pyrite.core.actions import Action
from pyrite.core.child_process import end_with_parent
from pyrite.core.events import Event
from pyrite.core.message import MessageData
from pyrite.core.talk import Talk
from pyrite.server.descriptions import described
from pyrite.server.table import Table

T = TypeVar("T")
log = logging.getLogger(__name__)
STAND_IN = USUAL  # plays for people who are away
MOST_REMEMBERED = 2_000  # bots in one process


class Heard(NamedTuple):
    """How many events and how much talk a bot has been told."""

    events: int = 0
    talk: int = 0


class Question(NamedTuple):
    """All that a bot is given; it can leave this process."""

    code: str
    seat: int
    bot: str
    game: str
    options: dict[str, Any]
    view: Mapping[str, Any]
    actions: Sequence[Action]
    heard: "Heard"  # what the bot knows already
    events: Sequence[Event]  # since then, as the seat may know them
    talk: Sequence[Talk]
    luck: int

    @property
    def key(self) -> tuple[str, int, str]:
        """Which bot at which seat."""
        return self.code, self.seat, self.bot

    @property
    def heard_then(self) -> "Heard":
        """What the bot knows after this question."""
        return Heard(self.heard.events + len(self.events), self.heard.talk + len(self.talk))

    @classmethod
    def of(cls, table: Table, seat: int, heard: "Heard") -> "Question":
        """What the seat is asked now, and what it has not heard yet."""
        state = table.state
        assert state is not None, "nobody is asked before the game has begun"
        luck = f"{table.opened.secret} {seat} {table.version}".encode()
        return cls(
            code=table.code,
            seat=seat,
            bot=table.seats[seat].bot or STAND_IN,
            game=table.plan.game,
            options=table.plan.options(),
            view=state.view(seat),
            actions=state.actions(seat),
            heard=heard,
            events=state.events_for(seat, heard.events),
            talk=table.talk[heard.talk :],
            luck=int.from_bytes(hashlib.sha256(luck).digest()[:8], "big"),
        )


class Answer(NamedTuple):
    """What a bot does, how many seconds it thought, and what it says before."""

    text: str
    seconds: float
    talk: Talk | None = None


class Advised(NamedTuple):
    """What a bot would do, and why."""

    text: str
    reason: MessageData


class BotPlayers:
    """Some processes; all bots of one table think in the same one."""

    def __init__(self, processes: int) -> None:
        self.count = processes
        self.executors: dict[int, Executor] = {}
        self.heard: dict[tuple[str, int, str], Heard] = {}
        self.longest: defaultdict[str, float] = defaultdict(float)  # thinking of each kind of bot

    async def answer(self, table: Table, seat: int) -> Answer:
        """What the bot does and says; whatever goes wrong, it does something."""
        question, found = await self._ask(table, seat, answer)
        if found is None:
            return Answer(random.Random(question.luck).choice(question.actions).text, 0.0)
        self.longest[question.bot] = max(self.longest[question.bot], found.seconds)
        return found

    async def advise(self, table: Table, seat: int) -> Advised | None:
        """What the bot would do in place of a person, and why; None if it broke down."""
        return (await self._ask(table, seat, advice))[1]

    async def _ask(
        self, table: Table, seat: int, think: Callable[[Question], T | None]
    ) -> tuple[Question, T | None]:
        """What the bot at a seat thinks of its question; who forgot the game hears it all again."""
        key = (table.code, seat, table.seats[seat].bot or STAND_IN)
        question = Question.of(table, seat, self.heard.get(key, Heard()))
        found = await self._answer(question, think)
        if found is None:
            question = Question.of(table, seat, Heard())
            found = await self._answer(question, think)
        self.heard[key] = question.heard_then
        return question, found

    def forget(self, code: str) -> None:
        """The table is asleep or over."""
        for key in [key for key in self.heard if key[0] == code]:
            del self.heard[key]

    async def _answer(self, question: Question, think: Callable[[Question], T | None]) -> T | None:
        """What the bot says; None if it has forgotten the game, or broke down."""
        loop = asyncio.get_running_loop()
        number = int.from_bytes(question.code.encode(), "big") % self.count
        try:
            return await loop.run_in_executor(self._executor(number), think, question)
        except Exception as error:
            log.error("a bot failed: %s", type(error).__name__)
            self.executors.pop(number, None)
            return None

    def _executor(self, number: int) -> Executor:
        if number not in self.executors:
            context = multiprocessing.get_context("spawn")
            self.executors[number] = ProcessPoolExecutor(1, context, initializer=live_with_parent)
        return self.executors[number]

    def close(self) -> None:
        """Stop thinking."""
        for executor in self.executors.values():
            executor.shutdown(cancel_futures=True)


# From here on: in the process of the bot.


def live_with_parent() -> None:
    """Ctrl-C is for the server; when that is gone, go too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


_seated: OrderedDict[tuple[str, int, str], tuple[Bot, Heard]] = OrderedDict()


def answer(question: Question) -> Answer | None:
    """The bot's choice; None if it must hear everything from the beginning."""
    begun = time.perf_counter()
    bot, heard = _seated.pop(question.key, (None, Heard()))
    if question.heard == Heard():
        bot = BOTS[question.bot](described(question.game, question.options).description)
    elif bot is None or heard != question.heard:
        return None
    for event in question.events:
        bot.told(event)
    for talk in question.talk:
        bot.hear(talk)
    _seated[question.key] = bot, question.heard_then
    if len(_seated) > MOST_REMEMBERED:
        _seated.popitem(last=False)
    rng = random.Random(question.luck)
    chosen = bot.choose(question.view, question.actions, rng)
    says = bot.say(question.view, rng) if question.view["ask"]["kind"] == "turn" else None
    return Answer(chosen.text, time.perf_counter() - begun, says)


def advice(question: Question) -> Advised | None:
    """The bot's choice and its reason; None if it must hear everything from the beginning."""
    chosen = answer(question)
    if chosen is None:
        return None
    bot, _ = _seated[question.key]
    action = next(action for action in question.actions if action.text == chosen.text)
    assert isinstance(bot, Adviser), "only people are advised, by what stands in for them"
    return Advised(chosen.text, bot.reason(question.view, question.actions, action).as_dict())
