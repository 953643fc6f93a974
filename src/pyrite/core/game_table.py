"""What the table of every game can do, so that play-outs and search are written once for all.

Compiled these are C methods without the GIL; a game overrides them in its `PlayingTable`.
"""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from collections.abc import Mapping, Sequence

from pyrite.core.errors import IllegalAction, NotationError
from pyrite.core.event_log import EventLog
from pyrite.core.messages import say
from pyrite.core.plain import shown
from pyrite.core.reading import no_seat

if not cython.compiled:
    from pyrite.core.chance import Luck
    from pyrite.core.moves import Moves, give_back, take_moves
    from pyrite.core.numbers import NOBODY


class GameTable(EventLog):
    """A table whose game is not known: nobody is asked anything, and it is over.

    The public calls that must be fast are here for all games; what they rest on, a game overrides.
    """

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats the game waits for."""
        if self.changer:
            self.refuse_others()
        seats = self.asked_bits()
        return tuple([seat for seat in range(self.seat_count()) if seats >> seat & 1])

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.is_over()

    @property
    def scores(self) -> tuple[int, ...]:
        """What every seat has won so far."""
        self.start_reading()
        try:
            return tuple([self.score_of(seat) for seat in range(self.seat_count())])
        finally:
            self.stop_reading()

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The legal actions of a seat (None: of all that are asked) as numbers, sorted."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seat_count()):
            raise no_seat(seat, self.seat_count())
        if self.changer:
            self.refuse_others()
        self.readers += 1
        try:
            return self.listed(NOBODY) if seat is None else self.listed(seat)
        finally:
            self.readers -= 1

    def apply(self, action: int) -> None:
        """Do a legal action by its number, silently; refuses any other."""
        if type(action) is not int:
            raise NotationError(say("text-number", value=shown(action)))
        started = self.start_changing()
        try:
            if not self.is_legal(action):
                raise refused(action)
            before = self.before_risk()
            self.do(action)
            self.raise_trouble(before)
        except OverflowError:  # compiled, for a number that no action has
            raise refused(action) from None
        finally:
            self.stop_changing(started)

    def listed(self, seat: int) -> list[int]:
        """What this seat (NOBODY: anybody) may do; the next call most often needs it again."""
        moves = take_moves()
        if seat == NOBODY:
            self.list_moves(moves)
        else:
            self.list_moves_of(seat, moves)
        self.raise_trouble(None)  # before the list is noted: it may lack something
        moves.note(self, self.moment())
        actions = moves.as_list()
        give_back(moves)
        return actions

    def is_legal(self, action: int) -> bool:
        """Is this one of the actions that were listed just now, or of all?"""
        moves = take_moves()
        found = moves.holds(self, self.moment(), action)
        if not found:
            self.list_moves(moves)
            self.raise_trouble(None)
            moves.note(self, self.moment())
            found = moves.holds(self, self.moment(), action)
        give_back(moves)
        return found

    def seat_count(self) -> int:
        """How many seats there are."""
        return 0

    def moment(self) -> int:
        """How many actions were done at this table."""
        return 0

    def asked_bits(self) -> int:
        """The seats the game waits for, as a bit set."""
        return 0

    def list_moves_of(self, seat: int, moves: "Moves") -> None:
        """All that this seat may do now."""
        moves.n = 0

    def list_moves(self, moves: "Moves") -> None:
        """All that anybody may do now."""
        moves.n = 0

    def do(self, action: int) -> None:
        """Do a legal action and all that follows from it, unchecked."""

    def is_over(self) -> bool:
        """Is nothing left to do?"""
        return True

    def score_of(self, seat: int) -> int:
        """What this seat has won so far."""
        return 0

    def deal(self) -> None:
        """A new game from the luck of the table, up to the first question."""

    def sort_for_replay(self) -> None:
        """Put in order what lies in the order of its history, so that equal positions go alike."""

    def restore(self, other: "GameTable") -> None:
        """Become like another table of the same rules; luck and events stay one's own."""

    def end_with_round(self) -> None:
        """From now on the game is over with this round, and no results are kept."""

    def before_risk(self) -> "GameTable | None":
        """A copy to go back to, where somebody's own code is called; None where none is."""
        return None

    def raise_trouble(self, before: "GameTable | None") -> int:
        """If somebody's own code has failed, become as before and raise what it raised."""
        return 0

    def dwarf_names(self) -> list[str]:
        """Who everybody is."""
        return []

    def start_guiding(
        self, worths: Mapping[str, Mapping[str, int]], suspicion: Sequence[int]
    ) -> None:
        """Get ready to choose sensibly: what verbs are worth, and how suspect each seat is."""

    def choose_guided(self, moves: "Moves", luck: "Luck") -> int:
        """The action of the list that whoever is asked would sensibly do."""
        return moves.acts[luck.below(moves.n)]


def refused(action: int) -> IllegalAction:
    """What `apply` says of a number that is not among the legal ones."""
    return IllegalAction(say("not-applied", value=shown(action)))
