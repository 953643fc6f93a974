"""One game in the terminal: a person at one seat, bots at the others."""

import signal
from collections.abc import Iterable, Mapping
from contextlib import nullcontext

from pyrite.bots import Bot
from pyrite.bots.table import SeatedBot
from pyrite.cli.journal import Journal
from pyrite.cli.keyboard import forget_typed, on_signal
from pyrite.cli.screen import Screen
from pyrite.cli.table.commands import ask_person
from pyrite.cli.table.finish import show_ranking, show_result, show_round
from pyrite.cli.table.moves import number_moves
from pyrite.cli.table.news import Sentence, cut
from pyrite.cli.table.sight import NO_NOTES, Sight
from pyrite.cli.table.ticker import PAUSE, Ticker
from pyrite.core.actions import Action
from pyrite.core.events import Event
from pyrite.core.state import State

ROUND_IS_PAID = ("round_started", "game_ended")


class Match:
    """The state, who plays which seat, and what everybody has heard of it."""

    def __init__(
        self,
        screen: Screen,
        state: State,
        me: int,
        bots: Mapping[int, Bot],
        journal: Journal | None = None,
        pause: float = PAUSE,
    ) -> None:
        self.screen = screen
        self.state = state
        self.me = me
        self.bots = {seat: SeatedBot(bot, seat) for seat, bot in bots.items()}
        self.journal = journal
        self.sight = Sight(screen, state, me, journal.notes if journal else NO_NOTES)
        self.news = self.sight.news
        self.ticker = Ticker(screen, pause)
        self.heard = 0
        self.paying = False
        self.told_before = False  # what happens now was shown in an earlier sitting

    def catch_up(self, played: Iterable[tuple[int, str]]) -> None:
        """Play what was played in earlier sittings, without showing it again."""
        self.told_before = True
        self._listen()
        for seat, text in played:
            if seat == self.me and self._is_my_turn:
                self.news.forget()
            self.state.play(text, seat)
            self._listen()
        self.told_before = False

    def run(self) -> bool:
        """Play to the end; False if the person leaves before."""
        ctrl_c = on_signal(signal.SIGINT, self.ticker.keys.hurry)
        try:
            with ctrl_c if self.screen.is_live else nullcontext():
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

    @property
    def _is_my_turn(self) -> bool:
        return self.me in self.state.asked and self.sight.view["ask"]["kind"] == "turn"

    def _next(self) -> bool:
        asked = self.state.asked
        if self.me in asked:
            return self._my_turn()
        self._bots_turn(asked[0])
        return True

    def _my_turn(self) -> bool:
        """Ask until something legal was done; what leaves no choice is done at once."""
        actions = self.state.actions(self.me)
        is_turn = self._is_my_turn
        if len(actions) == 1 and not is_turn:
            self._play(self.me, actions[0])
            return True
        self.ticker.stop()
        moves = number_moves(self.sight.speaker, self.sight.description, actions)
        self.sight.show(moves)
        forget_typed()
        answer = ask_person(self.sight, moves)
        if answer is None:
            return False
        if is_turn:
            self.news.forget()
        self._play(self.me, answer)
        return True

    def _bots_turn(self, seat: int) -> None:
        news = len(self.news.recent)
        self._play(seat, self.bots[seat].choose(self.state))
        if len(self.news.recent) > news and not self.paying:
            self.ticker.show(self.news.recent)

    def _play(self, seat: int, action: Action) -> None:
        self.state.play(action, seat)
        self._write_down(seat, action)
        self._listen()

    def _write_down(self, seat: int, action: Action) -> None:
        """Keep the action before it is shown; if that fails, say so once."""
        journal = self.journal
        if journal is None:
            return
        had_problem = journal.problem is not None
        journal.add(seat, action.text)
        if journal.problem is not None and not had_problem:
            self.ticker.stop()
            file, problem = journal.path, journal.problem
            self.screen.say("play-unsaved", "error", file=file, problem=problem)

    def _listen(self) -> None:
        events = self.state.events_for(self.me, self.heard)
        for part in cut(events, lambda event: event.kind in ("round_ended", *ROUND_IS_PAID)):
            self._hear(part)
        self._print(self.news.pause())
        self.heard = len(self.state.events)
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
            if not self.told_before:
                show_round(self.sight)
            self.paying = True
        self._print(self.news.hear(events))

    def _end_round(self) -> None:
        """Who got what, when all have got it."""
        self.paying = False
        if not self.told_before:
            show_result(self.sight)
            self._wait()
        self.news.forget()

    def _print(self, sentences: list[Sentence]) -> None:
        """At the end of a round, but for what the score sheet shows anyway."""
        for sentence in sentences if self.paying and not self.told_before else ():
            if sentence.id not in self.sight.renderer.in_result:
                self.screen.out.print(sentence.text)

    def _wait(self) -> None:
        if self.screen.is_live:
            forget_typed()
            line = self.screen.read(self.screen.speaker.say("round-wait") + " ")
            if line is None and not self.state.over:
                raise KeyboardInterrupt
