"""A bot at a network table: it hears what its seat may know and plays to the end."""

import random

from pyrite.bots import Bot, NewBot
from pyrite.client.connection import ClientError, Refusal, say
from pyrite.client.seat import Moment, Seat

SEAT_LOST = "seat-not-yours"
# The clock or a stand-in was faster, or the game was stopped: not the bot's fault.
TOO_LATE = ("table-moved-on", "bot-plays", "not-asked", "not-over", "game-not-running")


class BotPlayer:
    """Lets a bot play at a seat; `actions` counts its actions."""

    def __init__(self, seat: Seat, new_bot: NewBot) -> None:
        self.seat = seat
        self.new_bot = new_bot
        self.bot: Bot | None = None
        self.rng = random.Random()
        self.actions = 0

    def play(self) -> None:
        """Wait for the game to begin and play it to the end."""
        try:
            for moment in self.seat:
                bot = self._told(moment)
                if moment.actions and not moment.over:
                    self._act(moment, bot)
        except Refusal as refusal:
            if refusal.message.id == SEAT_LOST:
                raise ClientError(say("bot-removed")) from None
            raise

    def _told(self, moment: Moment) -> Bot:
        """Return the bot after telling it what is new."""
        self.bot = self.bot or self.new_bot(moment.description)
        for event in moment.events:
            self.bot.told(event)
        for talk in moment.talk:
            self.bot.hear(talk)
        return self.bot

    def _act(self, moment: Moment, bot: Bot) -> None:
        assert self.seat.seat is not None, "who watches is not asked"
        if moment.table.seats[self.seat.seat].stand_in:
            self.seat.take_back()
        self._speak(moment, bot)
        action = bot.choose(moment.view, moment.actions, self.rng)
        try:
            self.seat.act(action)
        except Refusal as refusal:
            if refusal.message.id not in TOO_LATE:
                raise
        else:
            self.actions += 1

    def _speak(self, moment: Moment, bot: Bot) -> None:
        """Let the bot say something on its turn, if the table allows talk."""
        if moment.table.plan.talk == "none" or moment.view["ask"]["kind"] != "turn":
            return
        talk = bot.say(moment.view, self.rng)
        if talk is not None:
            self.seat.say(talk)
