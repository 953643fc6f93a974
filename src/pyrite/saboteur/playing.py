# Compiled: see core/native.py
"""The table of Saboteur with the calls that search repeats most."""

from typing import Any, cast

from pyrite.core.encoding import Buffers, Window
from pyrite.core.game_table import GameTable
from pyrite.core.moves import Moves
from pyrite.core.native import python_only
from pyrite.core.numbers import NOBODY, SEEN_VERB, SEEN_WHOLE, VERB_SHIFT
from pyrite.saboteur import encoding
from pyrite.saboteur.numbers import OVER
from pyrite.saboteur.play import turn
from pyrite.saboteur.play.effects import KEEP
from pyrite.saboteur.play.laying import CHOOSE, TURN
from pyrite.saboteur.play.payout import TAKE, worth
from pyrite.saboteur.play.setup import start_game, start_round
from pyrite.saboteur.play.turn import list_all, list_seat
from pyrite.saboteur.table.paths import sort_cells
from pyrite.saboteur.table.state import Table, copy_numbers
from pyrite.saboteur.table.verbs import IS_PLAY


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
        return self.ask_seats[self.nasks - 1] if self.nasks else 0

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
        """Return whether the game is over or a custom module has failed."""
        return self.stage == OVER or self.trouble is not None

    def before_risk(self) -> GameTable | None:
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

    def restore(self, other: GameTable) -> None:
        """Copy another table with the same rules, but keep this table's luck and events."""
        copy_numbers(self, cast(Table, other))
        self.take_clues(cast(Table, other))
        self.guide_again()

    def end_with_round(self) -> None:
        """Make this the last round, whatever the rules say."""
        self.round_no = self.rules.rounds
        self.forgetful = True

    def dwarf_names(self) -> list[str]:
        """Return the dwarf of each seat."""
        names = self.rules.names.dwarfs
        return [names[self.dwarf[seat]] for seat in range(self.rules.seats)]

    @python_only
    def treasure_goal(self) -> int:
        """Return the number of the goal that is the treasure, or NOBODY."""
        for goal in range(self.rules.ngoals):
            if self.goal_card[goal] == self.rules.treasure:
                return goal
        return NOBODY

    def publicity(self, action: int) -> int:
        """A card is played openly; what is discarded, kept or taken only its owner knows."""
        verb = action >> VERB_SHIFT
        if IS_PLAY[verb] or verb in (CHOOSE, TURN):
            return SEEN_WHOLE
        return SEEN_VERB if verb in (turn.PASS, TAKE, KEEP) else 0

    def round_of(self) -> int:
        """The number of the round, counted from 1."""
        return self.round_no

    def fetch(self) -> None:
        """Have the processor load what the next step reads."""
        fetch_lines(self)

    def encode(self, out: Buffers, row: int, seat: int) -> None:
        """Write what this seat sees into a row of the buffers."""
        found = encoding.encode_board(self, out, row, seat)
        encoding.encode_vector(self, out, row, seat, found)

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


def fetch_lines(table: PlayingTable) -> None:
    """Have the processor load the used parts of the arrays; in playing.pxd it does."""
