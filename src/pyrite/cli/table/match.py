"""One game in the terminal: a person at one seat, bots at the others."""

import signal
from collections.abc import Mapping
from contextlib import nullcontext

from pyrite.bots import BOTS, USUAL, Bot
from pyrite.bots.table import SeatedBot
from pyrite.cli.journal import Journal
from pyrite.cli.keyboard import forget_typed, on_signal
from pyrite.cli.screen import Screen
from pyrite.cli.table.commands import COMMANDS, advising, ask_person, saving
from pyrite.cli.table.finish import show_ranking
from pyrite.cli.table.moves import number_moves
from pyrite.cli.table.sight import Sight
from pyrite.cli.table.story import Story
from pyrite.cli.table.ticker import PAUSE, Ticker
from pyrite.core.actions import Action
from pyrite.core.record import SAYS
from pyrite.core.state import State
from pyrite.core.talk import Talk
from pyrite.games import Record


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
        self.sight = Sight(screen, state, me)
        adviser = SeatedBot(BOTS[USUAL](state.describe()), me)
        self.commands = {
            **COMMANDS,
            "!": advising(state, adviser),
            "save": saving(self._record, journal.notes if journal else {}),
        }
        self.news = self.sight.news
        self.ticker = Ticker(screen, pause)
        self.story = Story(self.sight, self.ticker)
        self.heard = 0
        self.said: list[tuple[int, Talk]] = []  # and after how many actions

    def catch_up(self, record: Record) -> None:
        """Play what was played in earlier sittings, without showing it again."""
        self.story.told_before = True
        self._listen()
        said = list(record.talk)
        for number, (seat, text) in enumerate(record.actions):
            if seat in self.bots:
                self.bots[seat].listen(self.state, self._talk)
            while said and said[0][0] <= number:
                self._heard(*said.pop(0))
            if seat == self.me and self._is_my_turn:
                self.news.forget()
            self.state.play(text, seat)
            self._listen()
        for after, talk in said:
            self._heard(after, talk)
        self.story.told_before = False

    def run(self) -> bool:
        """Play to the end; False if the person leaves before."""
        ctrl_c = on_signal(signal.SIGINT, self.ticker.keys.hurry)
        try:
            with ctrl_c if self.screen.is_live else nullcontext():
                self._listen()
                while not self.state.over:
                    if not self._next():
                        self.screen.say("play-left", "quiet")
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
        answer = ask_person(self.sight, moves, self.commands)
        if answer is None:
            return False
        if is_turn:
            self.news.forget()
        self._play(self.me, answer)
        return True

    def _record(self) -> Record:
        return Record.of(self.state)._replace(talk=tuple(self.said))

    @property
    def _talk(self) -> list[Talk]:
        return [talk for _, talk in self.said]

    def _bots_turn(self, seat: int) -> None:
        news = len(self.news.recent)
        has_spoken = self._has_spoken(seat)
        heard = self._talk[:-1] if has_spoken else self._talk
        action, talk = self.bots[seat].answer(self.state, heard)
        if talk is not None and not has_spoken:
            self._say(talk)
        self._play(seat, action)
        if len(self.news.recent) > news and not self.story.paying:
            self.ticker.show(self.news.recent)

    def _play(self, seat: int, action: Action) -> None:
        self.state.play(action, seat)
        self._write_down(seat, action.text)
        self._listen()

    def _say(self, talk: Talk) -> None:
        """A bot says something to everybody."""
        self._write_down(talk.seat, f"{SAYS} {talk.to_text()}")
        self._heard(len(self.state.played or ()), talk)

    def _heard(self, after: int, talk: Talk) -> None:
        self.said.append((after, talk))
        self.news.hear_talk(talk)

    def _has_spoken(self, seat: int) -> bool:
        """Did the bot speak already, before the game was left in the middle of its turn?"""
        after, talk = self.said[-1] if self.said else (-1, None)
        return talk is not None and talk.seat == seat and after == len(self.state.played or ())

    def _write_down(self, seat: int, text: str) -> None:
        """Keep what is done or said before it is shown; if that fails, say so once."""
        journal = self.journal
        if journal is None:
            return
        had_problem = journal.problem is not None
        journal.add(seat, text)
        if journal.problem is not None and not had_problem:
            self.ticker.stop()
            file, problem = journal.path, journal.problem
            self.screen.say("play-unsaved", "error", file=file, problem=problem)

    def _listen(self) -> None:
        self.story.listen(self.state.events_for(self.me, self.heard))
        self.heard = len(self.state.events)
