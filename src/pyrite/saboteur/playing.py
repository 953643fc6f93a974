"""The table of Saboteur with the calls that search repeats most."""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from collections.abc import Mapping, Sequence
from typing import Any

from pyrite.saboteur.rollouts.rollout_guide import Guide
from pyrite.saboteur.table.state import Table

if not cython.compiled:
    from pyrite.core.chance import Luck
    from pyrite.core.event_log import copy_numbers
    from pyrite.core.game_table import GameTable
    from pyrite.core.moves import Moves
    from pyrite.core.numbers import NOBODY
    from pyrite.saboteur.numbers import OVER
    from pyrite.saboteur.play import turn
    from pyrite.saboteur.play.legal import list_all, list_seat
    from pyrite.saboteur.play.setup import start_game, start_round
    from pyrite.saboteur.rollouts.rollout_field import begin_again, remember
    from pyrite.saboteur.rollouts.rollout_policy import choose
    from pyrite.saboteur.table.gold import worth
    from pyrite.saboteur.table.paths import sort_cells

    def become(table: Table, other: Any) -> None:
        """Copy all numbers and clues of another table with the same rules."""
        copy_numbers(table, other)
        table.take_clues(other)


class PlayingTable(Table):
    """A table with the calls that must be fast."""

    if not cython.compiled:

        def __init__(self) -> None:
            super().__init__()
            self.guide: Any = None

    def seat_count(self) -> int:
        """Return the number of seats."""
        return self.rules.seats

    def moment(self) -> int:
        """Return how many actions have been applied at this table."""
        return self.step

    def asked_bits(self) -> int:
        """Return the seats the game waits for, as a bit set."""
        return self.ask_seats[self.nasks - 1] if self.nasks else 0

    def list_moves_of(self, seat: int, moves: "Moves") -> None:
        """List everything this seat may do now."""
        list_seat(self, seat, moves)

    def list_moves(self, moves: "Moves") -> None:
        """List everything any seat may do now."""
        list_all(self, moves)

    def do(self, action: int) -> None:
        """Apply a legal action and everything that follows from it, unchecked."""
        turn.apply(self, action)

    def is_over(self) -> bool:
        """Return whether the game is over or a custom module has failed."""
        return self.stage == OVER or self.trouble is not None

    def before_risk(self) -> "GameTable | None":
        """Return a copy to go back to if there are custom modules, else None."""
        return None if self.rules.own is None else self.copy()

    def raise_trouble(self, before: Any) -> int:
        """If a custom module has failed, go back to `before` and raise its error."""
        error, self.trouble = self.trouble, None
        if error is not None:
            if before is not None:
                self.copy_from(before)
            raise error
        return 0

    def score_of(self, seat: int) -> int:
        """Return the gold of this seat."""
        return worth(self, seat)

    def deal(self) -> None:
        """Deal a new game up to the first question."""
        start_game(self)
        start_round(self)
        turn.begin(self)

    def sort_for_replay(self) -> None:
        """Sort holes and paths by place, so that nothing depends on the order of play."""
        sort_cells(self, self.holes, self.nholes)
        sort_cells(self, self.laid, self.nlaid)

    def restore(self, other: "GameTable") -> None:
        """Copy another table with the same rules, but keep this table's luck and events."""
        become(self, other)
        if self.guide is not None:
            begin_again(self, self.guide)

    def end_with_round(self) -> None:
        """Make this the last round, whatever the rules say."""
        self.round_no = self.rules.rounds
        self.forgetful = True

    def dwarf_names(self) -> list[str]:
        """Return the dwarf of each seat."""
        names = self.rules.names.dwarfs
        return [names[self.dwarf[seat]] for seat in range(self.rules.seats)]

    def treasure_goal(self) -> int:
        """Return the number of the goal that is the treasure, or NOBODY."""
        for goal in range(self.rules.ngoals):
            if self.goal_card[goal] == self.rules.treasure:
                return goal
        return NOBODY

    def start_guiding(
        self, worths: Mapping[str, Mapping[str, int]], suspicion: Sequence[int]
    ) -> None:
        """Set what verbs are worth, and each seat's suspicion as log odds in hundredths."""
        self.guide = Guide(self.rules, worths, suspicion)
        remember(self, self.guide)

    def choose_guided(self, moves: "Moves", luck: "Luck") -> int:
        """Return what a sensible player would do."""
        return choose(self, self.guide, moves, luck)
