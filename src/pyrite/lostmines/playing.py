"""What search calls again and again, straight on the table: lists, doing, asking."""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from collections.abc import Mapping, Sequence
from typing import Any

from pyrite.lostmines.numbers import CHARACTERS, ROLES
from pyrite.lostmines.rollouts.rollout_policy import Guide
from pyrite.lostmines.table.state import Table

if not cython.compiled:
    from pyrite.core.chance import Luck
    from pyrite.core.event_log import copy_numbers
    from pyrite.core.moves import Moves
    from pyrite.core.numbers import NOBODY
    from pyrite.lostmines.numbers import OVER
    from pyrite.lostmines.play import turn
    from pyrite.lostmines.play.legal import list_all, list_seat
    from pyrite.lostmines.play.setup import start_game, start_round
    from pyrite.lostmines.rollouts.rollout_policy import choose

    def become(table: Table, other: Any) -> None:
        """Take over all numbers of another table of the same rules."""
        copy_numbers(table, other)


class PlayingTable(Table):
    """A table with the calls that must be fast."""

    if not cython.compiled:

        def __init__(self) -> None:
            super().__init__()
            self.guide: Any = None

    def seat_count(self) -> int:
        """How many seats there are."""
        return self.rules.seats

    def moment(self) -> int:
        """How many actions were done at this table."""
        return self.step

    def asked_bits(self) -> int:
        """The seats the game waits for, as a bit set."""
        return self.asked_seats

    def list_moves_of(self, seat: int, moves: "Moves") -> None:
        """All that this seat may do now."""
        list_seat(self, seat, moves)

    def list_moves(self, moves: "Moves") -> None:
        """All that anybody may do now."""
        list_all(self, moves)

    def do(self, action: int) -> None:
        """Do a legal action and all that follows from it, unchecked."""
        turn.apply(self, action)

    def is_over(self) -> bool:
        """Is the game over?"""
        return self.stage == OVER

    def score_of(self, seat: int) -> int:
        """The points of this seat."""
        return self.points[seat]

    def deal(self) -> None:
        """A new game up to the first question."""
        start_game(self)
        start_round(self)
        turn.begin(self)

    def restore(self, other: Any) -> None:
        """Become like another table of the same rules; luck and events stay one's own."""
        become(self, other)

    def dwarf_names(self) -> list[str]:
        """The character of everybody; clans are no secret."""
        return [ROLES[self.dwarf[seat] % CHARACTERS] for seat in range(self.rules.seats)]

    def treasure_goal(self) -> int:
        """There is no single treasure to be found."""
        return NOBODY

    def start_guiding(
        self, worths: Mapping[str, Mapping[str, int]], suspicion: Sequence[int]
    ) -> None:
        """Everybody makes for treasures, whoever is suspected."""
        self.guide = Guide()

    def choose_guided(self, moves: "Moves", luck: "Luck") -> int:
        """What whoever is asked would sensibly do."""
        return choose(self, self.guide, moves, luck)

    def end_with_round(self) -> None:
        """This is the last round, whatever the rules say."""
        self.round_no = self.rules.rounds
        self.forgetful = True
