# Compiled: see core/native.py
"""The table of The Lost Mines with the calls that search repeats most."""

from typing import Any, cast

from pyrite.core.encoding import Buffers, Window
from pyrite.core.moves import Moves
from pyrite.core.native import python_only
from pyrite.core.numbers import NOBODY, SEEN_VERB, SEEN_WHOLE, VERB_SHIFT
from pyrite.lostmines import encoding
from pyrite.lostmines.numbers import AGREE, CHARACTERS, OVER, PASS, REFUSE, ROLES
from pyrite.lostmines.play import turn
from pyrite.lostmines.play.legal import list_all, list_seat
from pyrite.lostmines.play.setup import start_game, start_round
from pyrite.lostmines.table.state import Table, copy_numbers


class PlayingTable(Table):
    """A table with the calls that must be fast."""

    def seat_count(self) -> int:
        """Return the number of seats."""
        return self.rules.seats

    def moment(self) -> int:
        """Return how many actions have been applied at this table."""
        return self.step

    def asked_bits(self) -> int:
        """Return the seats the game waits for, as a bit set."""
        return self.asked_seats

    def list_moves_of(self, seat: int, moves: Moves) -> None:
        """List everything this seat may do now."""
        list_seat(self, seat, moves)

    def list_moves(self, moves: Moves) -> None:
        """List everything any seat may do now."""
        list_all(self, moves)

    def do(self, action: int) -> None:
        """Apply a legal action and everything that follows from it, unchecked."""
        turn.apply(self, action)

    def is_over(self) -> bool:
        """Return whether the game is over."""
        return self.stage == OVER

    def score_of(self, seat: int) -> int:
        """Return the points of this seat."""
        return self.points[seat]

    def deal(self) -> None:
        """Deal a new game up to the first question."""
        start_game(self)
        start_round(self)
        turn.begin(self)

    def restore(self, other: Any) -> None:
        """Copy another table with the same rules, but keep this table's luck and events."""
        copy_numbers(self, cast(Table, other))
        self.guide_again()

    def dwarf_names(self) -> list[str]:
        """Return the character of each seat; clans are public anyway."""
        return [ROLES[self.dwarf[seat] % CHARACTERS] for seat in range(self.rules.seats)]

    @python_only
    def treasure_goal(self) -> int:
        """Return NOBODY: there is no single treasure to find."""
        return NOBODY

    def end_with_round(self) -> None:
        """Make this the last round, whatever the rules say."""
        self.round_no = self.rules.rounds
        self.forgetful = True

    def publicity(self, action: int) -> int:
        """All is open (L-21: a look, too) but for discarded cards and answers to a proposal."""
        verb = action >> VERB_SHIFT
        if verb == PASS:
            return SEEN_VERB
        return 0 if verb in (AGREE, REFUSE) else SEEN_WHOLE

    def round_of(self) -> int:
        """The number of the round, counted from 1."""
        return self.round_no

    def encode(self, out: Buffers, row: int, seat: int) -> None:
        """Write what this seat sees into a row of the buffers."""
        encoding.encode_board(self, out, row, seat)
        encoding.encode_vector(self, out, row, seat)

    def encode_truth(self, out: Buffers, row: int, seat: int) -> None:
        """Write what no seat sees, counted from this one."""
        encoding.encode_truth(self, out, row, seat)

    def window_of(self) -> "Window":
        """The cells that observations and indices cover."""
        return encoding.window_of(self.rules)

    def vector_parts(self) -> list[tuple[str, int]]:
        """The parts of the vector that `encode` writes, each with its size."""
        return encoding.vector_parts(self.rules)

    def truth_parts(self) -> list[tuple[str, int]]:
        """The parts of what `encode_truth` writes, each with its size."""
        return encoding.truth_parts(self.rules)
