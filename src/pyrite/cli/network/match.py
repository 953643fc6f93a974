"""A game at a server's table, line by line, with one player at this terminal."""

from collections.abc import Callable
from dataclasses import replace

from pyrite.cli.network.server_table import (
    ServerTable,
    moment_or_line,
    outcome,
    proposed,
    say_aloud,
    shuffle_status,
    told,
    vote,
)
from pyrite.cli.table.asking import COMMANDS, Asking, Command, obey
from pyrite.cli.table.match import Match
from pyrite.cli.terminal.printer import Printer, leaves
from pyrite.client import Moment, Refusal, Seat
from pyrite.core.actions import Action
from pyrite.core.messages import Message
from pyrite.protocol.table import Proposal

RECENT = 12  # sentences shown to a returning player
HEARS_ITSELF = 5.0  # seconds to wait for the news of your own action


class ServerMatch(Match):
    """Follows a table, asks the player when the game does, and sends their choices."""

    def __init__(self, printer: Printer, place: Seat, moment: Moment) -> None:
        self.table = ServerTable(place, moment)
        printer.people = self.table.names
        super().__init__(printer, self.table, (self.table.me,))
        self.place = place
        self.commands = {
            **self.commands,
            "!": self._tried(self._advise),
            "?": self._help,
            "help": self._help,
            "bot": self._tried(self._hand_over),
            "say": self._say,
            "vote": self._vote,
        }
        self.waits_for = ""
        self.stands_in = False  # a bot plays for the player
        self.proposal: Proposal | None = None

    def play_from(self, moment: Moment, is_back: bool) -> bool:
        """Play from this moment to the end; False if the player leaves before."""
        self.story.told_before = is_back
        self._take(moment)
        self.story.told_before = False
        del self.public.news.recent[:-RECENT]
        return self.run()

    def _show_end(self) -> None:
        if self.table.info.stopped:
            self.printer.say("network-stopped")
        else:
            super()._show_end()
        if withheld := shuffle_status(self.printer.speaker, self.table.info, self.place):
            self.printer.out.print(withheld)

    @property
    def _is_asked(self) -> bool:
        """Whether the player must answer; at a terminal, a player with a stand-in only watches."""
        lets_play = self.stands_in and self.printer.is_live
        return bool(self.table.moment.actions) and not lets_play and not self.table.over

    def _next(self) -> None:
        """Ask the player or wait; a single option is asked too, since haste tells something."""
        if self._is_asked:
            self.waits_for = ""
            self._persons_turn(self.table.me, self.table.moment.actions)
        else:
            self._wait()

    def _take(self, moment: Moment) -> None:
        """Print what is new, and what was said."""
        news = self.public.news
        before = len(news.told)
        self.table.moment = moment
        self.story.listen(moment.events)
        if self.printer.is_live and not self.story.told_before and not self.story.paying:
            for sentence in news.told[before:]:
                self.printer.out.print(f"• {sentence}", style="quiet")
        if self.table.stands_in and not self.stands_in:
            self.printer.say("network-stand-in", "title")
        self.stands_in = self.table.stands_in
        if doubt := self.table.new_doubt():
            self.printer.out.print(self.public.speaker.message(doubt), style="error")
        self._tell_proposal(moment)
        for talk in moment.talk:
            self.printer.out.print(told(self.public.speaker, talk), style="title")

    def _tell_proposal(self, moment: Moment) -> None:
        proposal, before = moment.table.proposal, self.proposal
        self.proposal = proposal
        if proposal is not None and proposal != before and not proposal.passed:
            self.printer.out.print(proposed(self.public.speaker, proposal), style="title")
        elif before is not None and proposal is None and not moment.over:
            self.printer.out.print(outcome(self.public.speaker, before, moment.table))

    def _wait(self) -> None:
        """Wait for something to happen; a player at a terminal may type commands meanwhile."""
        self._say_who_thinks()
        news = moment_or_line(self.printer, self.place)
        if isinstance(news, Moment):
            self._take(news)
        elif leaves(news):
            raise KeyboardInterrupt
        elif not self._take_back() and not obey(Asking(self.public, []), self.commands, news or ""):
            self.printer.say("network-not-asked", "error")

    def _say_who_thinks(self) -> None:
        view, say = self.public.view, self.public.speaker.say
        if view["ask"] is None or view["ask"]["kind"] != "turn" or view["turn"] == self.me:
            sentence = say("network-waiting-all")
        else:
            sentence = say("network-waiting", seat=view["turn"])
        if sentence != self.waits_for:
            self.waits_for = sentence
            self.printer.out.print(sentence, style="quiet")

    def _read(self, asking: Asking) -> str:
        line = super()._read(asking)
        self._catch_up()
        self._take_back()
        return line

    def _still_asks(self, asking: Asking) -> bool:
        self._catch_up()
        if self._is_asked and self.table.moment.actions != asking.actions:
            self.printer.say("table-moved-on", "error")
            return False
        return self._is_asked

    def _act(self, seat: int, action: Action) -> None:
        is_turn = self.public.view["ask"]["kind"] == "turn"
        try:
            self.place.act(action)
        except Refusal as refusal:
            self._complain(refusal)
        else:
            self.table.moment = replace(self.table.moment, actions=())
            if is_turn:
                self.public.news.forget()

    def _advice(self, seat: int) -> tuple[str, Message] | None:
        return self.place.advise()

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

    def _tried(self, do: Command) -> Command:
        """Return a command that prints the server's refusal."""

        def try_it(asking: Asking, text: str) -> None:
            try:
                do(asking, text)
            except Refusal as refusal:
                self._complain(refusal)

        return try_it

    def _complain(self, refusal: Refusal) -> None:
        self.printer.out.print(self.public.speaker.message(refusal.message), style="error")

    def _catch_up(self) -> None:
        """Take in what happened while the player was thinking."""
        while (moment := self.place.next(0)) is not None:
            self._take(moment)

    def _say(self, asking: Asking, text: str) -> None:
        if say_aloud(self.printer, self.place, text, self.table.info.plan.talk == "text"):
            self._hear_oneself()

    def _vote(self, asking: Asking, text: str) -> None:
        if vote(self.printer, self.place, text, self.table.seats):
            self._hear_oneself()
        self._hear_until(lambda: self.table.over or not (self.proposal and self.proposal.passed))

    def _hand_over(self, asking: Asking, text: str) -> None:
        self.place.hand_over()
        self._hear_oneself()

    def _hear_oneself(self) -> None:
        """Wait until your own words or actions come back as news."""
        answered = self.place.version
        self._hear_until(lambda: self.table.moment.version > answered)

    def _hear_until(self, is_told: Callable[[], bool]) -> None:
        """Take in news until the condition holds, or until it fails to arrive in time."""
        while not is_told() and (heard := self.place.next(HEARS_ITSELF)) is not None:
            self._take(heard)

    def _save(self, asking: Asking, name: str) -> None:
        self.printer.say("network-no-save", "error")

    def _help(self, asking: Asking, about: str) -> None:
        COMMANDS["help"](asking, about)
        if not about:
            self.printer.say("network-help")
