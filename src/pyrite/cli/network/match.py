"""A game at a server's table, with one player at this terminal."""

from collections.abc import Callable
from dataclasses import replace

from pyrite.cli.arguments.names import visible
from pyrite.cli.network.lobby import shuffle_status
from pyrite.cli.network.table import ServerTable
from pyrite.cli.network.talk import say_aloud, told
from pyrite.cli.network.votes import outcome, proposed, vote
from pyrite.cli.network.waiting import moment_or_line
from pyrite.cli.table.asking import Asking, answer, leaves, obey
from pyrite.cli.table.commands import COMMANDS, show_advice
from pyrite.cli.table.finish import show_ranking
from pyrite.cli.table.sight import Sight
from pyrite.cli.table.story import Story
from pyrite.cli.table.ticker import Ticker
from pyrite.cli.terminal.keyboard import forget_typed
from pyrite.cli.terminal.screen import Screen
from pyrite.client import Moment, Refusal, Seat
from pyrite.core.actions import Action
from pyrite.protocol.table import Proposal

RECENT = 12  # sentences shown to a returning player
HEARS_ITSELF = 5.0  # seconds to wait for the news of your own action


class ServerMatch:
    """Follows a table, asks the player when the game does, and sends their choices."""

    def __init__(self, screen: Screen, place: Seat, moment: Moment) -> None:
        assert place.seat is not None, "who watches does not play"
        self.screen = screen
        self.place = place
        self.me = place.seat
        self.table = ServerTable(place, replace(moment, events=()))
        screen.people = tuple(seat.name and visible(seat.name) for seat in moment.table.seats)
        self.sight = Sight(screen, self.table, self.me)
        self.news = self.sight.news
        self.story = Story(self.sight, Ticker(screen))
        self.commands = {**COMMANDS, "say": self._say, "save": self._save, "vote": self._vote}
        self.commands |= {"?": self._help, "help": self._help, "bot": self._hand_over}
        self.commands["!"] = self._advise
        self.waits_for = ""
        self.stands_in = False  # a bot plays for the player
        self.proposal: Proposal | None = None

    def run(self, moment: Moment, is_back: bool) -> bool:
        """Play to the end; False if the player leaves before."""
        self.story.told_before = is_back
        self._take(moment)
        self.story.told_before = False
        del self.news.recent[:-RECENT]
        while not self.table.over:
            if not (self._my_turn() if self._is_asked else self._wait()):
                return False
        if self.table.moment.table.stopped:
            self.screen.say("network-stopped")
        else:
            show_ranking(self.screen, self.table, self.me)
        if withheld := shuffle_status(self.screen.speaker, self.table.moment.table, self.me):
            self.screen.out.print(withheld)
        return True

    @property
    def _is_asked(self) -> bool:
        """Whether the player must answer; at a terminal, a player with a stand-in only watches."""
        lets_play = self.stands_in and self.screen.is_live
        return bool(self.table.moment.actions) and not lets_play and not self.table.over

    def _take(self, moment: Moment) -> None:
        """Print what is new, and what was said."""
        before = len(self.news.told)
        self.table.moment = moment
        self.story.listen(list(moment.events))
        if self.screen.is_live and not self.story.told_before and not self.story.paying:
            for sentence in self.news.told[before:]:
                self.screen.out.print(f"• {sentence}", style="quiet")
        stands_in = moment.table.seats[self.me].stand_in
        if stands_in and not self.stands_in:
            self.screen.say("network-stand-in", "title")
        self.stands_in = stands_in
        self._tell_proposal(moment)
        for talk in moment.talk:
            self.screen.out.print(told(self.sight.speaker, talk), style="title")

    def _tell_proposal(self, moment: Moment) -> None:
        proposal, before = moment.table.proposal, self.proposal
        self.proposal = proposal
        if proposal is not None and proposal != before and not proposal.passed:
            self.screen.out.print(proposed(self.sight.speaker, proposal), style="title")
        elif before is not None and proposal is None and not moment.over:
            self.screen.out.print(outcome(self.sight.speaker, before, moment.table))

    def _wait(self) -> bool:
        """Wait for something to happen; a player at a terminal may type commands meanwhile."""
        self._say_who_thinks()
        news = moment_or_line(self.screen, self.place)
        if isinstance(news, Moment):
            self._take(news)
        elif leaves(news):
            return False
        elif not self._take_back() and not obey(Asking(self.sight, []), self.commands, news or ""):
            self.screen.say("network-not-asked", "error")
        return True

    def _say_who_thinks(self) -> None:
        view = self.sight.view
        if view["ask"] is None or view["ask"]["kind"] != "turn" or view["turn"] == self.me:
            sentence = self.sight.speaker.say("network-waiting-all")
        else:
            sentence = self.sight.speaker.say("network-waiting", seat=view["turn"])
        if sentence != self.waits_for:
            self.waits_for = sentence
            self.screen.out.print(sentence, style="quiet")

    def _my_turn(self) -> bool:
        """Show the options and play the chosen one; False if the player leaves.

        A player with a single option is asked too, because an instant answer would reveal their
        cards.
        """
        self.waits_for = ""
        actions = self.table.moment.actions
        self.story.show_untold()
        asking = Asking(self.sight, actions)
        asking.show()
        forget_typed()
        action = None
        while action is None:
            line = self.screen.read(asking.prompt)
            if leaves(line):
                return False
            self._catch_up()
            self._take_back()
            if self.table.moment.actions == actions:
                action = answer(asking, self.commands, line or "")
                self._catch_up()
            if not self._is_asked:
                return True
            if self.table.moment.actions != actions:
                self.screen.say("table-moved-on", "error")
                return True
        self._act(action)
        return True

    def _act(self, action: Action) -> None:
        """Send an action; the next moment tells what happens."""
        is_turn = self.sight.view["ask"]["kind"] == "turn"
        try:
            self.place.act(action)
        except Refusal as refusal:
            self._complain(refusal)
            return
        self.table.moment = replace(self.table.moment, actions=())
        if is_turn:
            self.news.forget()

    def _take_back(self) -> bool:
        """Take over from the stand-in after any input; False if there was none."""
        if not self.stands_in:
            return False
        try:
            self.place.take_back()
        except Refusal as refusal:
            self._complain(refusal)
        self._catch_up()
        return True

    def _complain(self, refusal: Refusal) -> None:
        self.screen.out.print(self.sight.speaker.message(refusal.message), style="error")

    def _catch_up(self) -> None:
        """Take in what happened while the player was thinking."""
        while (moment := self.place.next(0)) is not None:
            self._take(moment)

    def _say(self, asking: Asking, text: str) -> None:
        is_free = self.table.moment.table.plan.talk == "text"
        if say_aloud(self.screen, self.place, text, is_free):
            self._hear_oneself()

    def _vote(self, asking: Asking, text: str) -> None:
        if vote(self.screen, self.place, text, self.table.seats):
            self._hear_oneself()
        self._hear_until(lambda: self.table.over or not (self.proposal and self.proposal.passed))

    def _hand_over(self, asking: Asking, text: str) -> None:
        try:
            self.place.hand_over()
        except Refusal as refusal:
            self._complain(refusal)
        else:
            self._hear_oneself()

    def _advise(self, asking: Asking, text: str) -> None:
        try:
            advice = self.place.advise()
        except Refusal as refusal:
            self._complain(refusal)
            return
        if advice is not None:
            show_advice(self.sight, *advice)

    def _hear_oneself(self) -> None:
        """Wait until your own words or actions come back as news."""
        answered = self.place.version
        self._hear_until(lambda: self.table.moment.version > answered)

    def _hear_until(self, is_told: Callable[[], bool]) -> None:
        """Take in news until the condition holds, or until it fails to arrive in time."""
        while not is_told() and (heard := self.place.next(HEARS_ITSELF)) is not None:
            self._take(heard)

    def _save(self, asking: Asking, name: str) -> None:
        self.screen.say("network-no-save", "error")

    def _help(self, asking: Asking, about: str) -> None:
        COMMANDS["help"](asking, about)
        if not about:
            self.screen.say("network-help")
