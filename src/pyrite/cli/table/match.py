"""One game in the terminal: a person at one seat, bots at the others."""

import random
from collections.abc import Mapping

from pyrite.bots import Bot
from pyrite.cli.screen import Screen
from pyrite.cli.table.commands import ask_person
from pyrite.cli.table.finish import show_ranking, show_result, show_round
from pyrite.cli.table.moves import number_moves
from pyrite.cli.table.news import Sentence, cut
from pyrite.cli.table.sight import Sight
from pyrite.cli.table.ticker import Ticker
from pyrite.core.actions import Action
from pyrite.core.events import Event
from pyrite.core.state import State

ROUND_IS_PAID = ("round_started", "game_ended")


class Match:
    """The state, who plays which seat, and what everybody has heard of it."""

    def __init__(self, screen: Screen, state: State, me: int, bots: Mapping[int, Bot]) -> None:
        self.screen = screen
        self.state = state
        self.me = me
        self.bots = bots
        self.rng = random.Random(f"{state.settings['seed']}/bots")
        self.sight = Sight(screen, state, me)
        self.news = self.sight.news
        self.ticker = Ticker(screen)
        self.heard = dict.fromkeys((me, *bots), 0)
        self.paying = False

    def run(self) -> bool:
        """Play to the end; False if the person leaves before."""
        try:
            self._listen()
            while not self.state.over:
                if not self._next():
                    return False
        except KeyboardInterrupt:
            self.ticker.stop()
            self.screen.say("play-left", "quiet")
            return False
        finally:
            self.ticker.stop()
        show_ranking(self.screen, self.state, self.me)
        return True

    def _next(self) -> bool:
        asked = self.state.asked
        if self.me in asked:
            return self._my_turn()
        self._bots_turn(asked[0])
        return True

    def _my_turn(self) -> bool:
        """Ask until something legal was done; what leaves no choice is done at once."""
        actions = self.state.actions(self.me)
        is_turn = self.sight.view["ask"]["kind"] == "turn"
        if len(actions) == 1 and not is_turn:
            self._play(self.me, actions[0])
            return True
        self.ticker.stop()
        moves = number_moves(self.sight.speaker, self.sight.description, actions)
        self.sight.show(moves)
        answer = ask_person(self.sight, moves)
        if answer is None:
            return False
        if is_turn:
            self.news.forget()
        self._play(self.me, answer)
        return True

    def _bots_turn(self, seat: int) -> None:
        bot = self.bots[seat]
        for event in self.state.events_for(seat, self.heard[seat]):
            bot.told(event)
        self.heard[seat] = len(self.state.events)
        news = len(self.news.recent)
        self._play(seat, bot.choose(self.state.view(seat), self.state.actions(seat), self.rng))
        if len(self.news.recent) > news and not self.paying:
            self.ticker.show(self.news.recent)

    def _play(self, seat: int, action: Action) -> None:
        self.state.play(action, seat)
        self._listen()

    def _listen(self) -> None:
        events = self.state.events_for(self.me, self.heard[self.me])
        for part in cut(events, lambda event: event.kind in ("round_ended", *ROUND_IS_PAID)):
            self._hear(part)
        self._print(self.news.pause())
        self.heard[self.me] = len(self.state.events)
        self.news.scene.look(self.sight.view)

    def _hear(self, events: list[Event]) -> None:
        """Note what happened; the end of a round is shown at once, gold card by gold card."""
        begins = events[0].kind
        if begins in ROUND_IS_PAID and self.paying:
            self._print(self.news.finish())
            self._end_round()
        if begins == "round_ended":
            self.ticker.stop()
            self.news.finish()
            show_round(self.sight)
            self.paying = True
        self._print(self.news.hear(events))

    def _end_round(self) -> None:
        """Who got what, when all have got it."""
        self.paying = False
        show_result(self.sight)
        self._wait()
        self.news.forget()

    def _print(self, sentences: list[Sentence]) -> None:
        """At the end of a round, but for what the score sheet shows anyway."""
        for sentence in sentences if self.paying else ():
            if sentence.id not in self.sight.renderer.in_result:
                self.screen.out.print(sentence.text)

    def _wait(self) -> None:
        if self.screen.is_live:
            self.screen.read(self.screen.speaker.say("round-wait") + " ")
