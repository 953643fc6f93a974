"""One game in the terminal: a person at one seat, bots at the others."""

import random
from collections.abc import Mapping

from pyrite.bots import Bot
from pyrite.cli.screen import Screen
from pyrite.cli.table.commands import ask_person
from pyrite.cli.table.finish import show_ranking, show_round
from pyrite.cli.table.moves import number_moves
from pyrite.cli.table.sight import Sight
from pyrite.cli.table.ticker import Ticker
from pyrite.core.events import Event
from pyrite.core.state import State


class Match:
    """The state, who plays which seat, and what everybody has heard of it."""

    def __init__(self, screen: Screen, state: State, me: int, bots: Mapping[int, Bot]) -> None:
        self.screen = screen
        self.state = state
        self.me = me
        self.bots = bots
        self.rng = random.Random(f"{state.settings['seed']}/bots")
        self.sight = Sight(screen, state, me)
        self.diary = self.sight.diary
        self.ticker = Ticker(screen)
        self.heard = dict.fromkeys((me, *bots), 0)
        self.paying = False
        self.result: list[Event] = []

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
        texts = self._legal(self.me)
        is_turn = self.sight.view["ask"]["kind"] == "turn"
        if len(texts) == 1 and not is_turn:
            self._play(self.me, texts[0])
            return True
        self.ticker.stop()
        moves = number_moves(self.sight.speaker, texts)
        self.sight.show(moves)
        answer = ask_person(self.sight, moves)
        if answer is None:
            return False
        if is_turn:
            self.diary.forget()
        self._play(self.me, answer)
        return True

    def _bots_turn(self, seat: int) -> None:
        bot = self.bots[seat]
        for event in self.state.events_for(seat, self.heard[seat]):
            bot.told(event)
        self.heard[seat] = len(self.state.events)
        news = len(self.diary.news)
        self._play(seat, bot.choose(self.state.view(seat), self._legal(seat), self.rng))
        if len(self.diary.news) > news and not self.paying:
            self.ticker.show(self.diary.news)

    def _legal(self, seat: int) -> list[str]:
        return [self.state.to_text(action) for action in self.state.legal_actions(seat)]

    def _play(self, seat: int, text: str) -> None:
        self.state.play(text, seat)
        self._listen()

    def _listen(self) -> None:
        for event in self.state.events_for(self.me, self.heard[self.me]):
            self._hear(event)
        self._print(self.diary.pause())
        self.heard[self.me] = len(self.state.events)
        self.diary.scene.look(self.sight.view)

    def _hear(self, event: Event) -> None:
        """Note what happened; the end of a round is shown at once, gold card by gold card."""
        if event.kind in ("round_started", "game_ended") and self.paying:
            self._print(self.diary.finish())
            self._end_round()
        if event.kind == "round_ended":
            self.ticker.stop()
            self.diary.finish()
            show_round(self.sight)
            self.paying = True
        told = self.diary.hear(event)
        if event.kind in self.sight.look.tabled:
            self.result.append(event)
        else:
            self._print(told)

    def _end_round(self) -> None:
        self.paying = False
        if self.sight.look.result is not None:
            out, speaker = self.screen.out, self.sight.speaker
            out.print(self.sight.look.result(speaker, self.result, out.width))
            self.result.clear()
        self._wait()
        self.diary.forget()

    def _print(self, sentences: list[str]) -> None:
        for sentence in sentences if self.paying else ():
            self.screen.out.print(sentence)

    def _wait(self) -> None:
        if self.screen.is_live:
            self.screen.read(self.screen.speaker.say("round-wait") + " ")
