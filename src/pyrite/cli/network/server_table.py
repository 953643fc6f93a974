"""A server's table as one seat sees it, with its talk and its votes."""

from collections.abc import Sequence
from dataclasses import replace

from pyrite.cli.options import visible, withheld_by
from pyrite.cli.terminal.printer import Printer, typed_line
from pyrite.client import Moment, Seat
from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.messages import Message, NotationError, PyriteError
from pyrite.core.reading import read_seat
from pyrite.core.state import State
from pyrite.core.talk import TEXT, Talk
from pyrite.core.views import View
from pyrite.games import GAMES, new_game
from pyrite.lang import Speaker
from pyrite.protocol.table import Plan, Proposal, TableInfo

LONGEST = 200  # characters of an action that the server reads
LOOK = 0.2  # seconds between two looks at the keyboard


def moment_or_line(printer: Printer, place: Seat) -> Moment | str | None:
    """Return the next moment, or a line typed before it; None when input ends.

    In a pipe no line is read, because it answers the next question.
    """
    while True:
        line = typed_line() if printer.is_live else ""  # first, as news may never pause
        if line != "":
            return line.strip() if line is not None else None
        moment = place.next(LOOK if printer.is_live else None)
        if moment is not None:
            return moment


def reader_of(plan: Plan) -> State:
    """Return a local game that parses what is typed; only the server knows custom modules."""
    printed = [module["key"] for module in GAMES[plan.game].modules()]
    known = {"modules": [key for key in plan.modules if key in printed]}
    return new_game(plan.game, seed=0, **{**plan.options(), **known})


class ServerTable:
    """The latest moment; a local game only parses what is typed, and the server judges it."""

    def __init__(self, place: Seat, moment: Moment) -> None:
        assert place.seat is not None, "who watches does not play"
        self.place = place
        self.me = place.seat
        self.names = tuple(seat.name and visible(seat.name) for seat in moment.table.seats)
        self.moment = replace(moment, events=())
        plan = moment.table.plan
        self.game = plan.game
        self.seats = plan.seats
        self.doubt: Message | None = None  # about the shuffle, as it was told
        self.reader = reader_of(plan)
        self.knows_all = {*plan.modules} <= {one.key for one in self.reader.describe().modules}

    def new_doubt(self) -> Message | None:
        """Return once why the shuffle cannot be proven any more."""
        before, self.doubt = self.doubt, self.place.doubt
        return self.doubt if self.doubt != before else None

    @property
    def info(self) -> TableInfo:
        """The public information about the table."""
        return self.moment.table

    @property
    def stands_in(self) -> bool:
        """Whether a bot plays for the player."""
        return self.info.seats[self.me].stand_in

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.moment.over

    @property
    def scores(self) -> Sequence[int]:
        """Everyone's gold or points, once the game is over."""
        return self.moment.view["scores"] or ()

    @property
    def winners(self) -> Sequence[int]:
        """The seats with the most, once the game is over."""
        return self.moment.view["winners"] or ()

    def describe(self) -> Description:
        """Return what never changes at this table."""
        return self.moment.description

    def view(self, seat: int | None) -> View:
        """Return what the seat knows."""
        return self.moment.view

    def action(self, action: Action | str, seat: int) -> Action:
        """Return an action from its text or its parts, legal or not."""
        return self._listed(action) or self.reader.action(action, seat)

    def refusal(self, action: Action | str, seat: int) -> Message | None:
        """Return why an action is not allowed, asking the server if it is not in the list."""
        if self._listed(action):
            return None
        try:
            return self.place.why(self.reader.action(action, seat))
        except NotationError:
            if self.knows_all or len(str(action)) > LONGEST:
                raise
        return self.place.why(action)

    def tell(self, events: Sequence[Event]) -> list[Message]:
        """Return the messages about these events, without a language."""
        return self.reader.tell(events)

    def _listed(self, action: Action | str) -> Action | None:
        """Return the listed action with this text, ignoring case."""
        text = (action if isinstance(action, str) else action.text).lower()
        return next((one for one in self.moment.actions if one.text.lower() == text), None)


def told(speaker: Speaker, talk: Talk) -> str:
    """Return who says what, in a sentence."""
    return visible(speaker.message(talk.message()))


def read_talk(seat: int, text: str, is_free: bool) -> Talk:
    """Read a phrase ("suspect B", "goal 2 yes"), or any text where the table allows it."""
    if text.startswith('"'):  # the form that records use for free text
        return Talk(seat, TEXT, text=text.strip('"'))
    words = (word.upper() if len(word) == 1 else word.lower() for word in text.split())
    try:
        return Talk.from_text(seat, " ".join(words))  # only seats are written as capitals
    except NotationError:
        if not is_free:
            raise
    return Talk(seat, TEXT, text=text)


def say_aloud(printer: Printer, place: Seat, text: str, is_free: bool) -> bool:
    """Say something to the table; False after telling the player why it is not possible."""
    if not text:
        printer.say("network-say-what", "error")
        return False
    try:
        place.say(read_talk(place.seat or 0, text, is_free))
    except PyriteError as error:
        printer.out.print(printer.speaker.message(error.message), style="error")
        return False
    return True


ANSWERS = {"yes": True, "no": False}


def vote(printer: Printer, place: Seat, text: str, seats: int) -> bool:
    """Propose or vote; False after telling the player why it is not possible."""
    word, _, who = text.lower().partition(" ")
    try:
        if word in ANSWERS and not who:
            place.vote(ANSWERS[word])
        elif word == "stop" and not who:
            place.propose("stop")
        elif word == "skip":
            place.propose("skip", read_seat(who.strip().upper(), seats))
        else:
            printer.say("network-vote-what", "error")
            return False
    except PyriteError as error:
        printer.out.print(printer.speaker.message(error.message), style="error")
        return False
    return True


def proposed(speaker: Speaker, proposal: Proposal) -> str:
    """Describe the proposal and its votes."""
    return speaker.say(
        f"network-proposal-{proposal.what}",
        seat=proposal.by,
        target=proposal.seat,
        yes=len(proposal.yes),
        voters=proposal.voters,
    )


def outcome(speaker: Speaker, before: Proposal, table: TableInfo) -> str:
    """Describe the outcome of a closed proposal."""
    seat = before.seat
    passed = seat is not None and table.seats[seat].stand_in
    return speaker.say("network-skipped" if passed else "network-not-passed", seat=seat)


def shuffle_status(speaker: Speaker, table: TableInfo, place: Seat) -> str:
    """Return what cannot be proven, whose sealed text is missing, or which deals failed."""
    if place.doubt is not None:
        return speaker.message(place.doubt)
    if table.unrevealed and place.seat not in table.unrevealed:
        names = ", ".join(visible(table.seats[n].name or "") for n in table.unrevealed)
        return speaker.say("network-shuffling", names=names)
    if table.withheld:
        names = withheld_by(table.withheld)
        return speaker.say("network-withheld", n=len(table.withheld), names=names)
    return ""
