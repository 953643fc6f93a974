"""The base of a game in plain Python: what compiled code asks a table for is asked of its methods.

Such a game needs no compiler and no `.pxd`, and runs on the compiled core as on the sources. It is
slow: every move goes through Python.
"""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from collections.abc import Mapping, Sequence
from typing import Any

from pyrite.core.chance import Luck
from pyrite.core.game_table import GameTable

if not cython.compiled:
    from pyrite.core.moves import Moves
    from pyrite.core.numbers import MAX_MOVES


class PlainTable(GameTable):
    """A table whose game is written in Python: override the methods of the first part.

    `rules` is what does not change during a game and has `seats` and `names`; `step` counts the
    actions done so far, and `make_move` must count on.
    """

    if not cython.compiled:

        def __init__(self) -> None:
            super().__init__()
            self.rules: Any = None
            self.step = 0
            self.trouble: Exception | None = None  # what the game raised where no error can pass

    def waiting_for(self) -> Sequence[int]:
        """Return the seats that are asked; none when the game is over."""
        return ()

    def moves_of(self, seat: int) -> Sequence[int]:
        """Return the numbers of all that a seat may do now, if it is asked."""
        return ()

    def make_move(self, action: int) -> None:
        """Do a legal action and all that follows from it."""

    def score(self, seat: int) -> int:
        """Return what a seat has won so far."""
        return 0

    def _dump(self) -> dict[str, Any]:
        """Return everything that changes during a game, as plain data."""
        return {"step": self.step}

    def _load(self, numbers: Mapping[str, Any]) -> None:
        """Take everything over from what `_dump` gave."""
        for name, value in numbers.items():
            setattr(self, name, value[:] if isinstance(value, list) else value)

    # What follows rests on these and is seldom overridden.

    def note(self, kind: int, seat: int, a: int, b: int, seen_by: int) -> None:
        """Note an event, unless the game is played silently."""
        if self.recording:
            self.emit(kind, seat, a, b, seen_by)

    def copy(self) -> Any:
        """Return an independent twin without the events."""
        new = type(self)()
        new._seat_at(self.rules, self.luck.copy())
        new._load(self._dump())
        return new

    def _seat_at(self, rules: Any, luck: Luck) -> None:
        self.rules = rules
        self.luck = luck

    def seat_count(self) -> int:
        """How many seats there are."""
        seats: int = self.rules.seats
        return seats

    def moment(self) -> int:
        """How many actions were done at this table."""
        return self.step

    def asked_bits(self) -> int:
        """The seats the game waits for, as a bit set."""
        try:
            return sum([1 << seat for seat in self.waiting_for()])
        except Exception as error:
            self.trouble = error
            return 0

    def is_over(self) -> bool:
        """Is nobody asked, or has the game failed?"""
        return self.trouble is not None or self.asked_bits() == 0

    def score_of(self, seat: int) -> int:
        """What this seat has won so far."""
        return self.score(seat)

    def list_moves_of(self, seat: int, moves: "Moves") -> None:
        """All that this seat may do now."""
        moves.n = 0
        self.add_moves(seat, moves)

    def list_moves(self, moves: "Moves") -> None:
        """All that anybody may do now."""
        moves.n = 0
        for seat in range(self.rules.seats):
            self.add_moves(seat, moves)

    def add_moves(self, seat: int, moves: "Moves") -> None:
        """What one seat may do, behind what is listed already."""
        try:
            if self.asked_bits() >> seat & 1:
                for action in self.moves_of(seat):
                    if moves.n == MAX_MOVES:
                        raise OverflowError(f"a table has room for {MAX_MOVES} actions")
                    moves.acts[moves.n] = action
                    moves.n += 1
        except Exception as error:
            self.trouble = error

    def do(self, action: int) -> None:
        """Do a legal action and all that follows from it, unchecked."""
        try:
            self.make_move(action)
        except Exception as error:
            self.trouble = error

    def restore(self, other: "GameTable") -> None:
        """Become like another table of the same rules; luck and events stay one's own."""
        twin: Any = other
        self._load(twin._dump())

    def before_risk(self) -> "GameTable | None":
        """A copy to go back to."""
        twin: GameTable = self.copy()
        return twin

    def raise_trouble(self, before: "GameTable | None") -> int:
        """If the game has failed, become as before and raise what it raised."""
        error, self.trouble = self.trouble, None
        if error is not None:
            if before is not None:
                self.restore(before)
            raise error
        return 0
