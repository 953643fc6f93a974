"""A table as the result of its entries, independent of sockets, clocks and databases."""

import copy
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from pyrite.bots import BOTS
from pyrite.bots.find import FORMER
from pyrite.bots.learned import known_to, plays
from pyrite.core.chance import commitment
from pyrite.core.faces import COLOURS, usual_face
from pyrite.core.fair_shuffle import FairShuffle, seal_of, with_letter
from pyrite.core.feed import Viewer
from pyrite.core.messages import Message
from pyrite.core.names import looks
from pyrite.core.state import State
from pyrite.core.talk import TEXT, Talk, check_talk
from pyrite.games import new_game
from pyrite.lang import name_bots
from pyrite.lessons import lessons
from pyrite.protocol.table import Phase, Plan, Proposal, SeatInfo, TableInfo
from pyrite.server import entries
from pyrite.server.entries import AnyEntry, Opened
from pyrite.server.plans import check_plan, described
from pyrite.server.problems import Problem
from pyrite.server.undo import Undo


class Late(NamedTuple):
    """A move that a bot made because a person's time ran out.

    Everyone is told, except in a secret question: there, only the person, since the others must not
    learn who had not answered.
    """

    seat: int
    actions: int  # played before it
    events: int  # before it
    is_secret: bool

    def told_to(self, viewer: Viewer) -> list[Message]:
        """Return what a viewer is told about it before the move itself."""
        is_told = viewer == self.seat or not self.is_secret
        return [Message("network-time-up", {"seat": self.seat})] if is_told else []


class TableSeat(Struct):
    """A seat and the person or bot that holds it."""

    person: str | None = None
    name: str | None = None
    bot: str | None = None
    stand_in: entries.Why | None = None  # why a bot plays for the person
    sealed: str = ""  # the hash of the text that the person mixes into the shuffle
    text: str = ""  # that text, once it is revealed; from old logs an open one without a seal
    face: int | None = None

    @property
    def is_open(self) -> bool:
        """Whether the seat is free."""
        return self.person is None and self.bot is None

    @property
    def bot_plays(self) -> bool:
        """Whether a bot currently decides for this seat."""
        return self.bot is not None or self.stand_in is not None

    def info(self) -> SeatInfo:
        """Return the public information about the seat."""
        return SeatInfo(self.name, self.bot, self.stand_in is not None, self.face)


class Table:
    """A table built from its entries; `do` refuses an impossible one without changing anything."""

    def __init__(self, code: str, opened: Opened) -> None:
        plan = opened.plan
        check_plan(plan)
        self.code = code
        self.opened = opened
        self.description, self.description_json = described(plan.game, plan.options())
        self.version = 1
        self.seats = [TableSeat() for _ in range(plan.seats)]
        self.visitors: set[str] = set()  # everyone who ever took a seat, for whoever deletes data
        self.state: State | None = None
        self.told_from = 0  # events before this are not in the log: a pupil did not play them
        self.asked_since: dict[int, int] = {}  # of every seat that is asked, the version
        self.question: Mapping[str, Any] | None = None  # that several are asked
        self.question_since = 0  # the version at which what is asked now was first asked
        self.undoer: int | None = None  # the person who plays alone against bots; not in a lesson
        self.undo = Undo[State]()
        self.late: list[Late] = []
        self.talk: list[Talk] = []
        self.said_after: list[int] = []  # how many actions were played before each talk
        self.proposal: Proposal | None = None
        self.next: str | None = None
        self.stopped = False
        self.closed = False  # nobody can change a seat or a seal any more
        self.withheld: list[list[str]] = []  # for each deal that failed, whose texts were missing
        self.revealed: set[str] = set()  # the seals of all texts that were ever revealed
        for seat, bot in enumerate(plan.bots):
            if bot is not None:
                self._bot_sat(entries.BotSat(seat, bot))

    @classmethod
    def of(cls, code: str, log: Iterable[AnyEntry]) -> "Table":
        """Rebuild a table from its log."""
        first, *rest = log
        assert isinstance(first, Opened), "every log begins with the opening of its table"
        table = cls(code, first)
        for entry in rest:
            table.do(entry)
        return table

    @property
    def plan(self) -> Plan:
        """The options the table was opened with."""
        return self.opened.plan

    @property
    def first(self) -> str:
        """The code of the first table in a series of rematches, where bots keep their names."""
        return self.opened.first or self.code

    @property
    def phase(self) -> Phase:
        """The phase: in the lobby, revealing sealed texts, playing or over."""
        if self.state is None:
            return "revealing" if self.closed else "lobby"
        return "over" if self.state.over or self.stopped else "playing"

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats the game waits for."""
        return self.state.asked if self.state is not None and not self.stopped else ()

    @property
    def openly_asked(self) -> Sequence[int]:
        """The seats that are publicly known to be asked; some may have answered already."""
        return self.asked if self.question is None else self.question["seats"]

    @property
    def people_playing(self) -> set[int]:
        """The seats of people without a stand-in, connected or not."""
        seats = enumerate(self.seats)
        return {number for number, seat in seats if seat.person and not seat.stand_in}

    def may_undo(self, viewer: Viewer) -> bool:
        """Return whether a viewer may take back their latest choice now."""
        return bool(self.undo) and viewer == self.undoer and self.phase == "playing"

    @property
    def _actions_played(self) -> int:
        """How many actions were played since the deal."""
        return 0 if self.state is None else len(self.state.moves or ())

    def info(self) -> TableInfo:
        """Return the public information about the table, apart from the game."""
        return TableInfo(
            code=self.code,
            plan=self.plan,
            phase=self.phase,
            version=self.version,
            seats=[seat.info() for seat in self.seats],
            commitment="" if self.opened.seed else self.shuffle.commitment,
            added=[seat.text if self.state or not seat.sealed else "" for seat in self.seats],
            proposal=self.proposal,
            next=self.next,
            stopped=self.stopped,
            seals=[seat.sealed for seat in self.seats],
            unrevealed=self.unrevealed,
            withheld=self.withheld,
            lesson=self.opened.lesson,
            rematch=bool(self.opened.first),
        )

    @property
    def shuffle(self) -> FairShuffle:
        """The source of the shuffle, secret until the game is over."""
        secret = self.opened.secret
        return FairShuffle(
            commitment=commitment(bytes.fromhex(secret)),
            secret=secret,
            added=tuple(seat.text for seat in self.seats),
            seals=tuple(seat.sealed for seat in self.seats),
            withheld=tuple(tuple(names) for names in self.withheld),
            table=self.code,
        )

    @property
    def starts_by_itself(self) -> bool:
        """Whether this is a rematch whose players have all sealed a text, and none withheld it."""
        if not self.opened.first or self.phase != "lobby" or self.withheld:
            return False
        return all(seat.person and seat.sealed for seat in self.seats if seat.bot is None)

    @property
    def unrevealed(self) -> list[int]:
        """The seats whose sealed text is still missing."""
        if self.phase != "revealing":
            return []
        return [n for n, seat in enumerate(self.seats) if seat.sealed and not seat.text]

    def next_step_to_deal(self) -> entries.Closed | entries.Started:
        """Return the entry that starts the game; with sealed texts, it closes the seats first."""
        return entries.Closed() if any(seat.sealed for seat in self.seats) else entries.Started()

    @property
    def seed(self) -> int | str:
        """The seed of the game."""
        return self.shuffle.seed if self.opened.seed is None else self.opened.seed

    @property
    def faces(self) -> dict[str, int]:
        """The faces of the players by name, for a rematch."""
        return {one.name: one.face for one in self.seats if one.name and one.face is not None}

    def holds(self, person: str | None, seat: int) -> bool:
        """Return whether this person holds the seat."""
        is_seat = person is not None and 0 <= seat < len(self.seats)
        return is_seat and self.seats[seat].person == person

    def seats_of(self, person: str | None) -> list[int]:
        """Return the seats a person holds."""
        if person is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def scripted(self, seat: int) -> str | None:
        """Return the lesson's next action for a bot; None if there is none or it is not legal."""
        lesson = lessons().get(self.opened.lesson or "")
        if lesson is None or self.state is None:
            return None
        return lesson.scripted(self.state, seat)

    def do(self, entry: AnyEntry) -> AnyEntry:
        """Apply an entry, or refuse it; return it as it was understood, which is what is stored."""
        understood: AnyEntry = DOERS[type(entry)](self, entry) or entry
        self.version += 1
        if isinstance(entry, (entries.Played, entries.Started, entries.Undone)):
            self._note_asked(entry)
        return understood

    def check_version(self, seat: int, version: int) -> None:
        """Refuse an answer to a question that has closed or was already answered."""
        if not self.asked_since.get(seat, 0) <= version <= self.version:
            raise Problem("table-moved-on")

    def check_seal(self, seal: str | None) -> None:
        """Refuse a seal whose text others may know; logs from before this check have some."""
        if seal in self.revealed:
            raise Problem("seal-used")

    def _note_asked(self, entry: entries.Played | entries.Started | entries.Undone) -> None:
        """Record since which version each seat has been asked, starting over after it answers."""
        asked, before = self.asked, self.question
        self.question = self._question(len(asked))
        is_same = before == self.question
        if self.question is None or not is_same:
            self.question_since = self.version
        since = self.asked_since if is_same else {}
        if not isinstance(entry, entries.Started):
            since.pop(entry.seat, None)
        self.asked_since = {seat: since.get(seat, self.version) for seat in asked}

    def _question(self, asked: int) -> Mapping[str, Any] | None:
        """Return the question that several seats are asked, until the last of them answers."""
        if self.state is None or (asked < 2 and self.question is None):
            return None
        ask: Mapping[str, Any] = self.state.public()["ask"]
        return ask

    def _sat(self, entry: entries.Sat) -> entries.Sat:
        seat = self._seat_in_lobby(entry.seat)
        if not seat.is_open and seat.person != entry.person:
            raise Problem("seat-taken")
        sealed = entry.sealed if self.opened.seed is None else ""  # nothing is shuffled there
        worn = seat.face if entry.face is None and seat.person == entry.person else entry.face
        face = self._free_face(entry.seat, entry.name, worn)
        self.seats[entry.seat] = TableSeat(
            entry.person, entry.name, sealed=sealed, text=entry.added, face=face
        )
        self.visitors.add(entry.person)
        for number, other in enumerate(self.seats):  # in a rematch, bots are seated first
            if other.bot is not None and looks(entry.name) & looks(other.name or ""):
                self._seat_bot(number, other.bot)
        return entry if sealed == entry.sealed else replace(entry, sealed=sealed)

    def check_name(self, seat: int, name: str) -> None:
        """Refuse a new name that looks like another one here; older tables may have such names."""
        if name == self.seat(seat).name:
            return
        others = (one.name for number, one in enumerate(self.seats) if number != seat and one.name)
        if any(looks(name) & looks(other) for other in others):
            raise Problem("name-taken", name=name)

    def _left_seat(self, entry: entries.LeftSeat) -> None:
        self._seat_in_lobby(entry.seat)
        self.seats[entry.seat] = TableSeat()

    def _bot_sat(self, entry: entries.BotSat) -> None:
        seat = self._seat_in_lobby(entry.seat)
        bot = FORMER.get(entry.bot, entry.bot)
        if bot not in BOTS:
            raise Problem("bot-unknown", 422, bot=entry.bot[:24], known=", ".join(BOTS))
        if not plays(bot, self.plan.game, self.plan.modules, self.plan.deck is not None):
            raise Problem("bot-not-learned", 422, bot=bot, known=known_to(bot))
        if seat.person is not None:
            raise Problem("seat-taken")
        self._seat_bot(entry.seat, bot)

    def _seat_bot(self, seat: int, bot: str) -> None:
        """Seat a bot under a name and with a face that nobody else has."""
        others = [None if number == seat else one.name for number, one in enumerate(self.seats)]
        name = name_bots(self.plan.lang, self.first, self.plan.seats, others)[seat] or ""
        self.seats[seat] = TableSeat(name=name, bot=bot, face=self._free_face(seat, name))

    def _free_face(self, seat: int, name: str, wanted: int | None = None) -> int:
        """Return the wanted face or the usual one of a name, in a colour nobody else has."""
        face = self.opened.faces.get(name, usual_face(name)) if wanted is None else wanted
        others = [one.face for number, one in enumerate(self.seats) if number != seat]
        taken = {other % COLOURS for other in others if other is not None}
        look, colour = divmod(face, COLOURS)
        colours = ((colour + step) % COLOURS for step in range(COLOURS))
        return look * COLOURS + next(one for one in colours if one not in taken)

    def _closed(self, entry: entries.Closed) -> None:
        self._check_phase("lobby")
        self._check_full()
        self.closed = True
        self.question_since = self.version + 1

    def _revealed(self, entry: entries.Revealed) -> None:
        self._check_phase("revealing")
        seat = self.seat(entry.seat)
        if entry.seat not in self.unrevealed:
            raise Problem("reveal-not-awaited")
        if seal_of(entry.text) != seat.sealed:
            raise Problem("reveal-wrong", 422)
        seat.text = entry.text
        self.revealed.add(seat.sealed)

    def _reopened(self, entry: entries.Reopened) -> None:
        self._check_phase("revealing")
        missing = [with_letter(self.seats[seat].name or "", seat) for seat in self.unrevealed]
        self.withheld.append(missing)
        self.closed = False
        for seat in self.seats:
            seat.sealed = seat.text = ""

    def _started(self, entry: entries.Started) -> None:
        self._check_phase("revealing" if self.closed else "lobby")
        self._check_full()
        if any(seat.sealed and not seat.text for seat in self.seats):
            raise Problem("texts-sealed")
        state = new_game(self.plan.game, seed=self.seed, **self.plan.options())
        for seat, text in self.opened.before:
            state.play(text, seat)
        people = [number for number, seat in enumerate(self.seats) if seat.person is not None]
        if self.opened.lesson is not None:
            self.told_from = len(state.events)
        elif len(people) == 1:
            self.undoer = people[0]
        self.state = state

    def _played(self, entry: entries.Played) -> entries.Played:
        state = self.state
        if state is None or self.stopped:
            raise Problem("game-not-running")
        is_own = entry.seat == self.undoer and not (entry.late or self.seats[entry.seat].bot_plays)
        told = len(state.events) if is_own or entry.late else 0
        text = state._names.notation.read(entry.action, entry.seat).text
        moment = copy.copy(state) if is_own and len(state.legal_actions(entry.seat)) > 1 else None
        is_secret = self.question is not None
        late = [Late(entry.seat, self._actions_played, told, is_secret)] if entry.late else ()
        state.play(text, entry.seat)
        self.late += late
        self.undo.note(is_own, moment, state.events[told:] if is_own else ())
        if state.over:
            self.proposal = None
        return entry if text == entry.action else replace(entry, action=text)

    def _undone(self, entry: entries.Undone) -> None:
        self._check_phase("playing")
        if entry.seat != self.undoer:
            raise Problem("undo-not-here")
        if not self.undo:
            raise Problem("undo-too-late")
        self.state = self.undo.pop()
        self.said_after = [min(after, self._actions_played) for after in self.said_after]

    def _talked(self, entry: entries.Talked) -> entries.Talked:
        talk = Talk.from_dict(entry.seat, entry.talk)
        if self.plan.talk == "none" or (talk.kind == TEXT and self.plan.talk != "text"):
            raise Problem("talk-not-allowed")
        check_talk(talk, self.description)
        self.talk.append(talk)
        self.said_after.append(self._actions_played)
        return replace(entry, talk=talk.as_dict())

    def _handed_over(self, entry: entries.HandedOver) -> None:
        self._check_phase("playing")
        self._person_at(entry.seat).stand_in = entry.why
        if self.proposal is not None and self.proposal.seat == entry.seat:
            self.proposal = None

    def _took_back(self, entry: entries.TookBack) -> None:
        self._person_at(entry.seat).stand_in = None

    def _proposed(self, entry: entries.Proposed) -> None:
        self._check_phase("playing")
        if self.proposal is not None:
            raise Problem("proposal-open")
        if entry.what == "stop" and entry.seat is not None:  # nobody is kept from this vote
            raise Problem("proposal-no-seat", 422)
        if entry.what == "skip" and (entry.seat is None or entry.seat == entry.by):
            raise Problem("proposal-seat", 422)
        if entry.seat is not None and self._person_at(entry.seat).bot_plays:
            raise Problem("proposal-seat", 422)
        self.proposal = Proposal(entry.what, entry.by, entry.seat, [entry.by], [], entry.voters)

    def _voted(self, entry: entries.Voted) -> None:
        proposal = self.proposal
        if proposal is None or proposal.seat == entry.seat:
            raise Problem("proposal-none")
        yes = [seat for seat in proposal.yes if seat != entry.seat]
        no = [seat for seat in proposal.no if seat != entry.seat]
        (yes if entry.yes else no).append(entry.seat)
        self.proposal = replace(proposal, yes=yes, no=no) if 2 * len(no) < proposal.voters else None

    def _stopped(self, entry: entries.Stopped) -> None:
        self._check_phase("playing")
        self.stopped = True
        self.proposal = None
        self.asked_since = {}
        self.question = None

    def _followed(self, entry: entries.Followed) -> None:
        self._check_phase("over")
        self.next = entry.code

    def _check_full(self) -> None:
        empty = sum(seat.is_open for seat in self.seats)
        if empty:
            raise Problem("seats-open", n=empty)

    def _check_phase(self, wanted: Phase) -> None:
        if self.phase == "revealing" and wanted == "lobby":
            raise Problem("seats-closed")
        if self.phase != wanted:
            raise Problem(f"phase-not-{wanted}")

    def _seat_in_lobby(self, seat: int) -> TableSeat:
        self._check_phase("lobby")
        return self.seat(seat)

    def seat(self, seat: int) -> TableSeat:
        """Return a seat by its number, or refuse it."""
        if not 0 <= seat < len(self.seats):
            raise Problem("seat-unknown", 404, n=len(self.seats))
        return self.seats[seat]

    def _person_at(self, seat: int) -> TableSeat:
        found = self.seat(seat)
        if found.person is None:
            raise Problem("seat-no-person")
        return found


DOERS: dict[type, Callable[..., AnyEntry | None]] = {
    entries.Sat: Table._sat,
    entries.LeftSeat: Table._left_seat,
    entries.BotSat: Table._bot_sat,
    entries.Closed: Table._closed,
    entries.Revealed: Table._revealed,
    entries.Reopened: Table._reopened,
    entries.Started: Table._started,
    entries.Played: Table._played,
    entries.Undone: Table._undone,
    entries.Talked: Table._talked,
    entries.HandedOver: Table._handed_over,
    entries.TookBack: Table._took_back,
    entries.Proposed: Table._proposed,
    entries.Voted: Table._voted,
    entries.Stopped: Table._stopped,
    entries.Followed: Table._followed,
}
