"""What search calls again and again, straight on the table: lists, doing, asking."""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from collections.abc import Mapping, Sequence
from typing import Any

from pyrite.core.errors import IllegalAction, NotationError
from pyrite.core.messages import say
from pyrite.core.plain import shown
from pyrite.core.seats import seat_letter
from pyrite.saboteur.rollouts.rollout_field import Guide
from pyrite.saboteur.table.state import Table

if not cython.compiled:
    from pyrite.core.chance import Luck
    from pyrite.core.event_log import copy_numbers
    from pyrite.core.game_table import GameTable
    from pyrite.core.moves import Moves, give_back, take_moves
    from pyrite.core.numbers import NOBODY
    from pyrite.saboteur.numbers import OVER
    from pyrite.saboteur.play import turn
    from pyrite.saboteur.play.coins import totals, worth
    from pyrite.saboteur.play.legal import list_all, list_seat
    from pyrite.saboteur.play.setup import start_game, start_round
    from pyrite.saboteur.rollouts.rollout_field import begin_again, remember
    from pyrite.saboteur.rollouts.rollout_policy import choose
    from pyrite.saboteur.table.paths import sort_cells

    def become(table: Table, other: Any) -> None:
        """Take over all numbers and clues of another table of the same rules."""
        copy_numbers(table, other)
        table.take_clues(other)


class PlayingTable(Table):
    """A table with the calls that must be fast."""

    if not cython.compiled:

        def __init__(self) -> None:
            super().__init__()
            self.guide: Any = None

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats the game waits for."""
        if self.changer:
            self.refuse_others()
        seats = self.ask_seats[self.nasks - 1] if self.nasks else 0
        return tuple([seat for seat in range(self.rules.seats) if seats >> seat & 1])

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.stage == OVER

    @property
    def scores(self) -> tuple[int, ...]:
        """The gold of every seat."""
        self.start_reading()
        try:
            return tuple(totals(self))
        finally:
            self.stop_reading()

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The legal actions of a seat (None: of all that are asked) as numbers, sorted."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.rules.seats):
            last = seat_letter(self.rules.seats - 1)
            raise NotationError(say("text-seat", seat=shown(seat), last=last))
        if self.changer:
            self.refuse_others()
        self.readers += 1
        try:
            return listed(self, NOBODY) if seat is None else listed(self, seat)
        finally:
            self.readers -= 1

    def apply(self, action: int) -> None:
        """Do a legal action by its number, silently; refuses any other."""
        if type(action) is not int:
            raise NotationError(say("text-number", value=shown(action)))
        started = self.start_changing()
        try:
            if not is_legal(self, action):
                raise refused(action)
            turn.apply(self, action)
        except OverflowError:  # compiled, for a number that no action has
            raise refused(action) from None
        finally:
            self.stop_changing(started)

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
        """The gold of this seat."""
        return worth(self, seat)

    def deal(self) -> None:
        """A new game up to the first question."""
        start_game(self)
        start_round(self)
        turn.begin(self)

    def sort_for_replay(self) -> None:
        """By place: so nothing depends on the order in which holes were opened or paths laid."""
        sort_cells(self, self.holes, self.nholes)
        sort_cells(self, self.laid, self.nlaid)

    def restore(self, other: "GameTable") -> None:
        """Become like another table of the same rules; luck and events stay one's own."""
        become(self, other)
        if self.guide is not None:
            begin_again(self, self.guide)

    def end_with_round(self) -> None:
        """This is the last round, whatever the rules say."""
        self.round_no = self.rules.rounds
        self.forgetful = True

    def dwarf_names(self) -> list[str]:
        """Who everybody is."""
        names = self.rules.names.dwarfs
        return [names[self.dwarf[seat]] for seat in range(self.rules.seats)]

    def treasure_goal(self) -> int:
        """The number of the goal that is the treasure, NOBODY if none is."""
        for goal in range(self.rules.ngoals):
            if self.goal_card[goal] == self.rules.treasure:
                return goal
        return NOBODY

    def start_guiding(
        self, worths: Mapping[str, Mapping[str, int]], suspicion: Sequence[int]
    ) -> None:
        """What verbs are worth, and how suspect each seat is as log odds in hundredths."""
        self.guide = Guide(self.rules, worths, suspicion)
        remember(self, self.guide)

    def choose_guided(self, moves: "Moves", luck: "Luck") -> int:
        """What whoever is asked would sensibly do."""
        return choose(self, self.guide, moves, luck)


def refused(action: int) -> IllegalAction:
    """What `apply` says of a number that is not among the legal ones."""
    return IllegalAction(say("not-applied", value=shown(action)))


def listed(table: "Table", seat: int) -> list[int]:
    """All that this seat (NOBODY: anybody) may do now; the next call most often needs it again."""
    moves = take_moves()
    if seat == NOBODY:
        list_all(table, moves)
    else:
        list_seat(table, seat, moves)
    moves.note(table, table.step)
    actions = moves.as_list()
    give_back(moves)
    return actions


def is_legal(table: "Table", action: int) -> bool:
    """Is this one of the actions that were listed just now, or of all?"""
    moves = take_moves()
    found = moves.holds(table, table.step, action)
    if not found:
        list_all(table, moves)
        moves.note(table, table.step)
        found = moves.holds(table, table.step, action)
    give_back(moves)
    return found
