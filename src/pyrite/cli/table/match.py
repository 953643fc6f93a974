"""A game in the terminal, with any number of people and bots."""

import signal
from collections.abc import Mapping, Sequence
from contextlib import nullcontext

from pyrite.bots import BOTS, USUAL, Bot
from pyrite.bots.table import SeatedBot
from pyrite.cli.saved.journal import Journal
from pyrite.cli.table.asking import Asking, Commands, ask_person
from pyrite.cli.table.commands import COMMANDS, advising, saving
from pyrite.cli.table.curtain import Curtain
from pyrite.cli.table.finish import show_ranking
from pyrite.cli.table.sight import Sight
from pyrite.cli.table.story import Story
from pyrite.cli.table.ticker import PAUSE, Ticker
from pyrite.cli.table.watching import Watching
from pyrite.cli.terminal.keyboard import forget_typed, on_signal
from pyrite.cli.terminal.screen import Screen
from pyrite.core.actions import Action
from pyrite.core.record import SAYS
from pyrite.core.state import State
from pyrite.core.talk import Talk
from pyrite.games import Record


class Match:
    """The state, its players and bots, and what each has heard."""

    def __init__(
        self,
        screen: Screen,
        state: State,
        people: Sequence[int],
        bots: Mapping[int, Bot],
        journal: Journal | None = None,
        pause: float = PAUSE,
        waits: bool = False,  # for Enter, when only watching
    ) -> None:
        self.screen = screen
        self.state = state
        self.people = tuple(people)
        self.bots = {seat: SeatedBot(bot, seat) for seat, bot in bots.items()}
        self.journal = journal
        self.sights = {seat: Sight(screen, state, seat) for seat in people}
        self.ticker = Ticker(screen, pause)
        self.public = self.sights[people[0]] if len(people) == 1 else Sight(screen, state, None)
        self.story = Story(self.public, self.ticker, waits=bool(people) or waits)
        own = [Story(sight, self.ticker, is_quiet=True) for sight in self.sights.values()]
        self.stories = [self.story] if self.is_alone else [self.story, *own]
        self.watching = Watching(self.public, self.ticker, waits)
        self.curtain = Curtain(screen)
        self.commands = {seat: self._commands(seat) for seat in people}
        self.heard = 0
        self.said: list[tuple[int, Talk]] = []  # with the number of actions before it

    @property
    def is_alone(self) -> bool:
        """Whether there is only one person, who may see everything shown."""
        return len(self.people) == 1

    def catch_up(self, record: Record) -> None:
        """Replay earlier sessions without showing them again."""
        for story in self.stories:
            story.told_before = True
        self._listen()
        said = list(record.talk)
        for number, (seat, text) in enumerate(record.actions):
            if seat in self.bots:
                self.bots[seat].listen(self.state, self._talk)
            while said and said[0][0] <= number:
                self._heard(*said.pop(0))
            if self._is_turn_of(seat):
                self._forget(seat)
            self.state.play(text, seat)
            self._listen()
        for after, talk in said:
            self._heard(after, talk)
        for story in self.stories:
            story.told_before = False

    def run(self) -> bool:
        """Play to the end; False if the player leaves before."""
        ctrl_c = on_signal(signal.SIGINT, self.ticker.keys.hurry)
        try:
            with ctrl_c if self.screen.is_live and self.people else nullcontext():
                self._listen()
                while not self.state.over:
                    if not self._next():
                        return self._leave()
        except KeyboardInterrupt:
            return self._leave()
        finally:
            self.ticker.stop()
            self.curtain.draw()
        show_ranking(self.screen, self.state, self.people[0] if self.is_alone else None)
        return True

    def record(self) -> Record:
        """Return the game so far, with all talk."""
        people = tuple(self.screen.people)
        return Record.of(self.state)._replace(talk=tuple(self.said), players=people)

    def _commands(self, seat: int) -> Commands:
        adviser = SeatedBot(BOTS[USUAL](self.state.describe()), seat)
        notes = self.journal.notes if self.journal else {}
        return {
            **COMMANDS,
            "!": advising(self.state, adviser),
            "save": saving(self.record, notes),
        }

    def _leave(self) -> bool:
        self.ticker.stop()
        self.curtain.draw()
        self.screen.say("play-left", "quiet")
        return False

    def _is_turn_of(self, seat: int) -> bool:
        """Return whether this person is asked for a turn, not for an answer."""
        is_asked = seat in self.people and seat in self.state.asked
        return is_asked and self.sights[seat].view["ask"]["kind"] == "turn"

    def _forget(self, seat: int) -> None:
        """Clear the news when a player takes a turn."""
        self.sights[seat].news.forget()
        self.public.news.forget()

    def _next(self) -> bool:
        asked = self.state.asked
        people = [seat for seat in self.people if seat in asked]
        if people:
            return self._persons_turn(people[0])
        return self._bots_turn(asked[0])

    def _persons_turn(self, seat: int) -> bool:
        """Ask until a legal action is played; a forced one is played without asking."""
        actions, is_turn = self.state.actions(seat), self._is_turn_of(seat)
        if len(actions) == 1 and not is_turn and not self._tells_by_silence(seat):
            self._play(seat, actions[0])
            return True
        answer = self._ask(seat, actions)
        if answer is None:
            return False
        if is_turn:
            self._forget(seat)
        self._play(seat, answer)
        return True

    def _ask(self, seat: int, actions: list[Action]) -> Action | None:
        """Return the player's answer, hidden from everyone else; None if they leave."""
        self.ticker.stop()
        self.story.show_untold()
        if not self.is_alone and not self.curtain.open_for(seat):
            return None
        asking = Asking(self.sights[seat], actions)
        asking.show()
        forget_typed()
        answer = ask_person(asking, self.commands[seat])
        self.curtain.draw()
        return answer

    def _tells_by_silence(self, seat: int) -> bool:
        """Return whether not asking this player would reveal what someone holds."""
        kind = self.sights[seat].view["ask"]["kind"]
        return not self.is_alone and self.public.description.questions[kind].secret

    @property
    def _talk(self) -> list[Talk]:
        return [talk for _, talk in self.said]

    def _bots_turn(self, seat: int) -> bool:
        """Play and show a bot's turn; False if the watcher has seen enough."""
        self.curtain.forget()
        news = len(self.public.news.recent)
        has_spoken = self._has_spoken(seat)
        heard = self._talk[:-1] if has_spoken else self._talk
        action, talk = self.bots[seat].answer(self.state, heard)
        if talk is not None and not has_spoken:
            self._say(talk)
        self._play(seat, action)
        if len(self.public.news.recent) <= news or self.story.paying:
            return True
        if not self.people:
            return self.watching.show()
        self.ticker.show(self.public.news.recent)
        return True

    def _play(self, seat: int, action: Action) -> None:
        self.state.play(action, seat)
        self._write_down(seat, action.text)
        self._listen()

    def _say(self, talk: Talk) -> None:
        """Let a bot say something to everyone."""
        self._write_down(talk.seat, f"{SAYS} {talk.to_text()}")
        self._heard(len(self.state.played or ()), talk)

    def _heard(self, after: int, talk: Talk) -> None:
        self.said.append((after, talk))
        for story in self.stories:
            story.news.hear_talk(talk)

    def _has_spoken(self, seat: int) -> bool:
        """Return whether the bot spoke before the game was left in the middle of its turn."""
        after, talk = self.said[-1] if self.said else (-1, None)
        return talk is not None and talk.seat == seat and after == len(self.state.played or ())

    def _write_down(self, seat: int, text: str) -> None:
        """Save an action or talk before it is shown; if that fails, say so once."""
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
        for story in self.stories:
            story.listen(self.state.events_for(story.sight.seat, self.heard))
        self.heard = len(self.state.events)
