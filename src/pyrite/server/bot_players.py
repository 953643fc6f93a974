"""Bots on the server: they think in worker processes and receive views, never states."""

import hashlib
import logging
import random
import time
from collections import OrderedDict, defaultdict, deque
from collections.abc import Callable, Collection, Sequence
from functools import partial
from math import ceil
from typing import Any, NamedTuple, TypeVar
from zlib import crc32

from pyrite.bots import BOTS, USUAL, Adviser, Bot
from pyrite.bots.levels import MediumBot
from pyrite.core.actions import Action
from pyrite.core.events import Event
from pyrite.core.faces import temper_of
from pyrite.core.messages import MessageData
from pyrite.core.talk import Talk
from pyrite.core.views import View
from pyrite.server.plans import described
from pyrite.server.table import Table
from pyrite.server.workers import Workers

T = TypeVar("T")
log = logging.getLogger(__name__)
STAND_IN = USUAL  # plays for people who are away
SLOW = frozenset(("hard",))  # these think for about a second, the others for milliseconds
MOST_REMEMBERED = 2_000  # bots in one process
SHORTEST_SLOT = 0.05
JITTER = 0.2  # share of the pace, so that tables opened together drift apart
REMEMBERED = 64  # thinking times per kind of bot
HELD_UP = 2.0  # seconds of wall time beyond CPU time that mean the process was stopped


def bot_at(table: Table, seat: int) -> str:
    """Return the kind of bot that plays at a seat, or that would stand in for its player."""
    return table.seats[seat].bot or STAND_IN


class Heard(NamedTuple):
    """The number of events and talk messages that a bot has received."""

    events: int = 0
    talk: int = 0


class Question(NamedTuple):
    """Everything a bot needs to choose an action, ready to be sent to another process."""

    code: str
    seat: int
    bot: str
    game: str
    options: dict[str, Any]
    view: View
    actions: Sequence[Action]
    heard: "Heard"  # received before this question
    events: Sequence[Event]  # since then, as the seat may know them
    talk: Sequence[Talk]
    luck: int
    face: int | None  # of a bot; its temper comes from it

    @property
    def key(self) -> tuple[str, int, str]:
        """The table, the seat and the kind of bot: the identity of a bot in its process."""
        return self.code, self.seat, self.bot

    @property
    def heard_then(self) -> "Heard":
        """The bot's count of events and talk once it has this question."""
        return Heard(self.heard.events + len(self.events), self.heard.talk + len(self.talk))

    @classmethod
    def of(cls, table: Table, seat: int, heard: "Heard") -> "Question":
        """Build the question for a seat, with the events and talk its bot has not heard yet."""
        state = table.state
        assert state is not None, "nobody is asked before the game has begun"
        luck = f"{table.opened.secret} {seat} {table.version}".encode()
        return cls(
            code=table.code,
            seat=seat,
            bot=bot_at(table, seat),
            game=table.plan.game,
            options=table.plan.options(),
            view=state.view(seat),
            actions=state.actions(seat),
            heard=heard,
            events=state.events_for(seat, heard.events),
            talk=table.talk[heard.talk :],
            luck=int.from_bytes(hashlib.sha256(luck).digest()[:8], "big"),
            face=table.seats[seat].face if table.seats[seat].bot else None,
        )


class BotDecision(NamedTuple):
    """A bot's action, the seconds it thought, and what it says before it acts.

    Time during which its process was stopped or the machine asleep does not count as thinking.
    """

    text: str
    seconds: float
    talk: Talk | None = None


class Advised(NamedTuple):
    """An action suggested by a bot, and the reason."""

    text: str
    reason: MessageData


Think = Callable[[Question], T | None]


class NotAsked(Exception):
    """The table moved on while the bot waited for its turn to think."""


class ThinkingTimes:
    """The latest thinking times of each kind of bot, over all tables."""

    def __init__(self) -> None:
        of_one_kind = partial(deque[float], maxlen=REMEMBERED)
        self.seconds: defaultdict[str, deque[float]] = defaultdict(of_one_kind)

    def note(self, bot: str, seconds: float) -> None:
        """Record how long a bot of this kind thought."""
        self.seconds[bot].append(seconds)

    def longest(self, bot: str) -> float:
        """Return the longest recent thinking time, or 0 if there is none."""
        return max(self.seconds[bot], default=0.0)


class BotPlayers:
    """Runs bots and remembers what each has heard and how long each kind of bot thinks."""

    def __init__(self, processes: int) -> None:
        self.workers = Workers(processes)
        self.heard: dict[tuple[str, int, str], Heard] = {}
        self.times = ThinkingTimes()

    async def answer(self, table: Table, seat: int, addresses: Collection[str] = ()) -> BotDecision:
        """Return what the bot does and says; if the bot fails, the action is random.

        The thinking counts towards the players at these `addresses`. Raises `NotAsked` if the table
        has moved on.
        """
        found = await self._ask(table, seat, addresses, answer)
        if found is None:
            question = self._question(table, seat)
            return BotDecision(random.Random(question.luck).choice(question.actions).text, 0.0)
        self.times.note(bot_at(table, seat), found.seconds)
        return found

    async def advise(
        self, table: Table, seat: int, addresses: Collection[str] = ()
    ) -> Advised | None:
        """Return what a bot would do in a player's place, and why; None if the bot failed."""
        return await self._ask(table, seat, addresses, advice)

    async def _ask(
        self, table: Table, seat: int, addresses: Collection[str], think: Think[T]
    ) -> T | None:
        """Ask the bot once its turn comes; a second time if it must hear the whole game again."""
        bot = bot_at(table, seat)
        worker = self.workers.find(table.code, is_slow=bot in SLOW)
        for _ in range(2):
            try:
                found = await worker.run(addresses, lambda: self._question(table, seat), think)
            except NotAsked:
                raise
            except Exception as error:
                log.error("a bot failed: %s", type(error).__name__)
                found = None
            if found is not None:
                return found
            self.heard.pop((table.code, seat, bot), None)
        return None

    def _question(self, table: Table, seat: int) -> Question:
        """Build the question for a seat and count its events and talk as heard."""
        if seat not in table.asked:
            raise NotAsked
        key = table.code, seat, bot_at(table, seat)
        question = Question.of(table, seat, self.heard.get(key, Heard()))
        self.heard[key] = question.heard_then
        return question

    def forget(self, code: str) -> None:
        """Forget the bots of a table that has gone to sleep or ended."""
        for key in [key for key in self.heard if key[0] == code]:
            del self.heard[key]

    def close(self) -> None:
        """Stop all thinking."""
        self.workers.close()


def next_slot(pace: float, waited: float, longest: float, code: str) -> float:
    """Return how many seconds after the question a bot answers: the table's pace or a multiple.

    `waited` is the time the bot spent waiting for its turn to think. Its own thinking always counts
    as `longest`, the longest recent time of its kind. A bot that thinks longer than any before it
    shows that once. From then on all bots of its kind take as long, whatever they hold, until that
    time is no longer recent.

    Even the fastest table has slots, because its host plays too and could measure the bots.
    """
    slot = max(pace, SHORTEST_SLOT) * (1 + JITTER * crc32(code.encode()) / 2**32)
    return slot * max(1, ceil((waited + longest) / slot))


# Everything below runs in the bot's process.


_seated: OrderedDict[tuple[str, int, str], tuple[Bot, Heard]] = OrderedDict()


def answer(question: Question) -> BotDecision | None:
    """Return the bot's choice; None if it must hear the game from the beginning."""
    begun, worked = time.perf_counter(), time.process_time()
    bot, heard = _seated.pop(question.key, (None, Heard()))
    if question.heard == Heard():
        bot = BOTS[question.bot](described(question.game, question.options).description)
        if question.face is not None and isinstance(bot, MediumBot):
            bot.feel(temper_of(question.face))
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
    passed, worked = time.perf_counter() - begun, time.process_time() - worked
    return BotDecision(chosen.text, passed if passed < worked + HELD_UP else worked, says)


def advice(question: Question) -> Advised | None:
    """Return the bot's choice and reason; None if it must hear the game from the beginning."""
    chosen = answer(question)
    if chosen is None:
        return None
    bot, _ = _seated[question.key]
    action = next(action for action in question.actions if action.text == chosen.text)
    assert isinstance(bot, Adviser), "only people are advised, by what stands in for them"
    return Advised(chosen.text, bot.reason(question.view, question.actions, action).as_dict())
