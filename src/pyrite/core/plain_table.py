# Compiled: see core/native.py
"""The base of a game in plain Python: compiled code calls the Python methods of its table.

Such a game needs no compiler, and runs on the compiled core and on the sources. It is
slow, because every move goes through Python.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from pyrite.core.chance import Luck
from pyrite.core.game_table import GameTable
from pyrite.core.messages import ConfigError, say
from pyrite.core.moves import Moves
from pyrite.core.native import Writable, python_only, raises, with_gil
from pyrite.core.numbers import MAX_MOVES


class PlainTable(GameTable):
    """A table whose game is written in Python: override the methods of the first part.

    `rules` holds what never changes during a game and has `seats` and `names`. `step` counts the
    actions done so far, and `make_move` must increase it.
    """

    rules: Writable[Any]
    step: Writable[int]
    trouble: Exception | None  # an error raised where C code cannot pass it on

    def waiting_for(self) -> Sequence[int]:
        """Return the seats that are asked; none when the game is over."""
        return ()

    def moves_of(self, seat: int) -> Sequence[int]:
        """Return the numbers of all actions that a seat may do now, if it is asked."""
        return ()

    @python_only
    def make_move(self, action: int) -> None:
        """Apply a legal action and everything that follows from it."""

    @python_only
    def score(self, seat: int) -> int:
        """Return the score of a seat so far."""
        return 0

    def _dump(self) -> dict[str, Any]:
        """Return everything that changes during a game, as plain data."""
        return {"step": self.step}

    def _load(self, numbers: Mapping[str, Any]) -> None:
        """Restore everything from the result of `_dump`."""
        for name, value in numbers.items():
            setattr(self, name, value[:] if isinstance(value, list) else value)

    # The rest builds on these methods and is seldom overridden.

    @python_only
    def note(self, kind: int, seat: int, a: int, b: int, seen_by: int) -> None:
        """Log an event, unless events are not recorded."""
        if self.recording:
            self.emit(kind, seat, a, b, seen_by)

    def copy(self) -> Any:
        """Return an independent copy without the events."""
        if self.luck is None:
            raise ConfigError(say("config-state-empty"))
        kind: Any = type(self)
        new = kind._empty()
        new._seat_at(self.rules, self.luck.copy())
        new._load(self._dump())
        return new

    def _seat_at(self, rules: Any, luck: Luck) -> None:
        self.rules = rules
        self.luck = luck

    @with_gil
    def seat_count(self) -> int:
        """Return the number of seats."""
        seats: int = self.rules.seats
        return seats

    def moment(self) -> int:
        """Return how many actions have been applied at this table."""
        return self.step

    @with_gil
    def asked_bits(self) -> int:
        """Return the seats the game waits for, as a bit set."""
        try:
            return sum([1 << seat for seat in self.waiting_for()])
        except Exception as error:
            self.trouble = error
            return 0

    @with_gil
    def is_over(self) -> bool:
        """Return whether no seat is asked or the game has failed."""
        return self.trouble is not None or self.asked_bits() == 0

    @with_gil
    def score_of(self, seat: int) -> int:
        """Return the score of this seat so far."""
        return self.score(seat)

    @with_gil
    def list_moves_of(self, seat: int, moves: Moves) -> None:
        """List everything this seat may do now."""
        moves.n = 0
        self.add_moves(seat, moves)

    @with_gil
    def list_moves(self, moves: Moves) -> None:
        """List everything any seat may do now."""
        moves.n = 0
        for seat in range(self.rules.seats):
            self.add_moves(seat, moves)

    @raises
    def add_moves(self, seat: int, moves: Moves) -> None:
        """Append the actions of one seat to the list."""
        try:
            if self.asked_bits() >> seat & 1:
                for action in self.moves_of(seat):
                    if moves.n == MAX_MOVES:
                        raise OverflowError(f"a table has room for {MAX_MOVES} actions")
                    moves.acts[moves.n] = action
                    moves.n += 1
        except Exception as error:
            self.trouble = error

    @with_gil
    def do(self, action: int) -> None:
        """Apply a legal action and everything that follows from it, unchecked."""
        try:
            self.make_move(action)
        except Exception as error:
            self.trouble = error

    @with_gil
    def restore(self, other: GameTable) -> None:
        """Copy another table with the same rules, but keep this table's luck and events."""
        twin: Any = other
        self._load(twin._dump())
        self.guide_again()

    def before_risk(self) -> GameTable | None:
        """Return a copy to go back to."""
        twin: GameTable = self.copy()
        return twin

    def raise_trouble(self, before: GameTable | None) -> int:
        """If the game has failed, go back to `before` and raise its error."""
        error, self.trouble = self.trouble, None
        if error is not None:
            if before is not None:
                self.restore(before)
            raise error
        return 0
