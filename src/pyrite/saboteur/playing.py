"""What search calls again and again, straight on the table: lists, doing, asking."""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from pyrite.core.errors import IllegalAction, NotationError
from pyrite.core.messages import say
from pyrite.core.moves import Moves
from pyrite.core.plain import shown
from pyrite.core.seats import seat_letter
from pyrite.saboteur.state import Table

if not cython.compiled:
    from pyrite.saboteur import turn
    from pyrite.saboteur.coins import totals
    from pyrite.saboteur.legal import list_all, list_seat
    from pyrite.saboteur.numbers import OVER

SCRATCH = Moves()  # for calls that hold the GIL; playouts bring their own
LISTED = Table()  # whose list is in SCRATCH, made at this step: most often the next call needs it
LISTED_STEP = -1


class PlayingTable(Table):
    """A table with the calls that must be fast."""

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats the game waits for."""
        if self.nasks == 0:
            return ()
        seats = self.ask_seats[self.nasks - 1]
        return tuple([seat for seat in range(self.rules.seats) if seats >> seat & 1])

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.stage == OVER

    @property
    def scores(self) -> tuple[int, ...]:
        """The gold of every seat."""
        return tuple(totals(self))

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The legal actions of a seat (None: of all that are asked) as numbers, sorted."""
        if seat is None:
            list_for_all(self)
        elif type(seat) is int and 0 <= seat < self.rules.seats:
            list_for(self, seat)
        else:
            last = seat_letter(self.rules.seats - 1)
            raise NotationError(say("text-seat", seat=shown(seat), last=last))
        return SCRATCH.as_list()

    def apply(self, action: int) -> None:
        """Do a legal action by its number, silently; refuses any other."""
        if type(action) is not int:
            raise NotationError(say("text-number", value=shown(action)))
        try:
            listed = is_listed(self, action) or is_legal(self, action)
        except OverflowError:  # compiled, for a number that no action has
            listed = False
        if not listed:
            raise IllegalAction(say("not-applied", value=shown(action)))
        turn.apply(self, action)


def list_for_all(table: "Table") -> None:
    """All that anybody may do now."""
    global LISTED, LISTED_STEP
    list_all(table, SCRATCH)
    LISTED = table
    LISTED_STEP = table.step


def list_for(table: "Table", seat: int) -> None:
    """All that this seat may do now."""
    global LISTED, LISTED_STEP
    list_seat(table, seat, SCRATCH)
    LISTED = table
    LISTED_STEP = table.step


def is_legal(table: "Table", action: int) -> bool:
    """The same, whatever was listed before."""
    list_for_all(table)
    return is_listed(table, action)


def is_listed(table: "Table", action: int) -> bool:
    """Is this one of the actions that were listed just now, for this very moment?"""
    if LISTED is not table or table.step != LISTED_STEP:
        return False
    for i in range(SCRATCH.n):
        if SCRATCH.acts[i] == action:
            return True
    return False
