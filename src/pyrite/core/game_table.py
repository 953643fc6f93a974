"""What the table of every game can do, so that play-outs and search are written once for all.

Compiled these are C methods without the GIL; a game overrides them in its `PlayingTable`.
"""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from collections.abc import Mapping, Sequence

from pyrite.core.event_log import EventLog

if not cython.compiled:
    from pyrite.core.chance import Luck
    from pyrite.core.moves import Moves


class GameTable(EventLog):
    """A table whose game is not known: nobody is asked anything, and it is over."""

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
