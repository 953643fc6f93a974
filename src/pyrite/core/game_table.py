# Compiled: see core/native.py
"""The interface of every game's table, so that playouts and search are written only once.

In compiled code these are C methods without the GIL; a game overrides them in its `PlayingTable`.
Random playouts are here; a `Guide`, which bots provide, makes sensible ones.
"""

from collections.abc import Mapping
from typing import Any

from pyrite.core.chance import Luck
from pyrite.core.encoding import Buffers, Window
from pyrite.core.messages import IllegalAction, NotationError, say
from pyrite.core.moves import Moves, give_back, take_moves
from pyrite.core.native import (
    Long,
    Native,
    Readable,
    Word,
    c_only,
    nogil,
    python_only,
    python_too,
    raises,
    with_gil,
)
from pyrite.core.numbers import NOBODY
from pyrite.core.one_thread import Guarded
from pyrite.core.plain import shown
from pyrite.core.reading import no_seat


class Guide(Native):
    """Chooses for the seats of a playout: at random, unless a bot's policy overrides it."""

    def begin(self, table: "GameTable") -> None:
        """Get to know the moment that playouts begin with."""

    def begin_again(self, table: "GameTable") -> None:
        """Return to that moment, since the table has."""

    def choose(self, table: "GameTable", moves: Moves, luck: Luck) -> int:
        """Return one of the listed actions for the seat that is asked."""
        return moves.acts[luck.below(moves.n)]

    def advise(self, table: "GameTable", moves: Moves, luck: Luck) -> int:
        """Return what it would choose, without taking it as done."""
        return self.choose(table, moves, luck)

    def watch(self, table: "GameTable", action: int, luck: Luck) -> None:
        """Judge what a seat that is not guided is about to do."""

    @python_too
    def notes(self) -> dict[str, Any]:
        """Return everything noted since the beginning by name, to be saved."""
        return {}

    @python_too
    def take_notes(self, notes: Mapping[str, Any]) -> None:
        """Restore what `notes` returned."""


class GameTable(Guarded):
    """A table without a game: no seat is asked, and it is over.

    The public calls that must be fast are implemented here for all games. A game overrides the
    methods they rest on.
    """

    luck: Readable[Luck]
    log: Readable[list[tuple[int, ...]]]
    moves: Readable[list[tuple[int, int]]]
    recording: bool  # playouts log no events
    guide: Guide

    def _restore_log(self, log: Any, moves: Any) -> None:
        """Continue an existing log of events and moves."""
        self.log = log
        self.moves = moves

    @python_only
    def _keep_events(self, recording: bool) -> None:
        """Start or stop recording events."""
        if self.log is None:
            self.log = []
            self.moves = []
        self.recording = recording

    @with_gil
    def emit(self, kind: int, seat: int, a: int, b: int, seen_by: int) -> None:
        """Log an event; call it only while `recording`."""
        self.log.append((kind, seat, a, b, seen_by))

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats the game waits for."""
        if self.changer:
            self.refuse_others()
        seats = self.asked_bits()
        return tuple([seat for seat in range(self.seat_count()) if seats >> seat & 1])

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.is_over()

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat so far."""
        self.start_reading()
        try:
            return tuple([self.score_of(seat) for seat in range(self.seat_count())])
        finally:
            self.stop_reading()

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """Return the legal actions of a seat (None: of all asked seats) as sorted numbers."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seat_count()):
            raise no_seat(seat, self.seat_count())
        if self.changer:
            self.refuse_others()
        self.readers += 1
        try:
            return self.listed(NOBODY) if seat is None else self.listed(seat)
        finally:
            self.readers -= 1

    @python_only
    def apply(self, action: int) -> None:
        """Apply a legal action by its number without recording events; refuse any other."""
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

    @c_only
    def listed(self, seat: int) -> list[int]:
        """Return the actions of a seat (NOBODY: of all), cached for the next call."""
        moves = take_moves()
        if seat == NOBODY:
            self.list_moves(moves)
        else:
            self.list_moves_of(seat, moves)
        self.raise_trouble(None)  # before the list is kept: it may be incomplete
        moves.note(self, self.moment())
        actions = moves.as_list()
        give_back(moves)
        return actions

    @raises
    def is_legal(self, action: int) -> bool:
        """Return whether the action is legal, checking the actions listed last first."""
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
        """Return the number of seats."""
        return 0

    def moment(self) -> int:
        """Return how many actions have been applied at this table."""
        return 0

    def asked_bits(self) -> int:
        """Return the seats the game waits for, as a bit set."""
        return 0

    def list_moves_of(self, seat: int, moves: Moves) -> None:
        """List everything this seat may do now."""
        moves.n = 0

    def list_moves(self, moves: Moves) -> None:
        """List everything any seat may do now."""
        moves.n = 0

    def do(self, action: int) -> None:
        """Apply a legal action and everything that follows from it, unchecked."""

    def is_over(self) -> bool:
        """Return whether the game is over."""
        return True

    def score_of(self, seat: int) -> int:
        """Return the score of this seat so far."""
        return 0

    def deal(self) -> None:
        """Deal a new game from the table's luck, up to the first question."""

    def sort_for_replay(self) -> None:
        """Sort what lies in historical order, so that equal positions play out alike."""

    def restore(self, other: "GameTable") -> None:
        """Copy another table with the same rules, but keep this table's luck and events."""

    @python_only
    def end_with_round(self) -> None:
        """End the game with this round from now on, and keep no results."""

    @c_only
    def before_risk(self) -> "GameTable | None":
        """Return a copy to go back to if custom code fails; None if there is no custom code."""
        return None

    @raises
    def raise_trouble(self, before: "GameTable | None") -> int:
        """If custom code has failed, go back to `before` and raise its error."""
        return 0

    @python_too
    def dwarf_names(self) -> list[str]:
        """Return the dwarf of each seat."""
        return []

    @python_only
    def start_guiding(self, guide: Guide) -> None:
        """Let this guide choose from now on, in playouts that begin with this moment."""
        self.guide = guide
        guide.begin(self)

    def choose_guided(self, moves: Moves, luck: Luck) -> int:
        """Return the action from the list that the guide would choose."""
        return self.guide.choose(self, moves, luck)

    def advise_guided(self, moves: Moves, luck: Luck) -> int:
        """Return what the guide would choose if it were asked."""
        return self.guide.advise(self, moves, luck)

    def guide_again(self) -> None:
        """Let the guide, if there is one, return to the moment that playouts begin with."""
        if self.guide is not None:
            self.guide.begin_again(self)

    def guide_round(self) -> None:
        """Let the guide begin with a round that was just dealt."""
        self.guide.begin(self)
        self.guide.begin_again(self)

    def watch_guided(self, action: int, luck: Luck) -> None:
        """Let the guide judge what another seat is about to do."""
        self.guide.watch(self, action, luck)

    @python_only
    def guide_notes(self) -> dict[str, Any]:
        """What the guide has noted in this round, to be saved."""
        return {} if self.guide is None else self.guide.notes()

    @python_only
    def take_guide_notes(self, notes: Mapping[str, Any]) -> None:
        """Restore what `guide_notes` returned."""
        if self.guide is not None:
            self.guide.take_notes(notes)

    def publicity(self, action: int) -> int:
        """How much all others see of an action: SEEN_WHOLE, its verb alone (SEEN_VERB), or 0."""
        return 0

    def round_of(self) -> int:
        """The number of the round, counted from 1."""
        return 0

    def fetch(self) -> None:
        """Have the processor load what the next step reads."""

    def encode(self, out: Buffers, row: int, seat: int) -> None:
        """Write what this seat sees into a row of the buffers."""

    def encode_truth(self, out: Buffers, row: int, seat: int) -> None:
        """Write what no seat sees, counted from this one."""

    @python_too
    def window_of(self) -> "Window":
        """The cells that observations and indices cover."""
        raise NotImplementedError

    @python_too
    def vector_parts(self) -> list[tuple[str, int]]:
        """The parts of the vector that `encode` writes, each with its size."""
        return []

    @python_too
    def truth_parts(self) -> list[tuple[str, int]]:
        """The parts of what `encode_truth` writes, each with its size."""
        return []


def empty_twin(table: Any) -> Any:
    """An empty table of the same class; game_table.pxd makes it without a call of Python."""
    kind: Any = type(table)
    return kind.__new__(kind)


def refused(action: int) -> IllegalAction:
    """Return the error for a number that is not a legal action."""
    return IllegalAction(say("not-applied", value=shown(action)))


# Random play at full speed: complete legal lists, uniform choice, no GIL.


def play_out(table: GameTable, moves: Moves, luck: Luck) -> int:
    """Play random moves until the game is over; return how many."""
    played = 0
    while not table.is_over():
        table.list_moves(moves)
        if moves.n == 0:  # custom code has failed
            break
        table.do(moves.acts[luck.below(moves.n)])
        played += 1
    return played


@python_too
@raises
def random_playout(table: GameTable, seed: Word) -> int:
    """Play this table to its end at random; equal positions play out alike."""
    moves = take_moves()
    luck = Luck(seed)
    started = table.start_changing()
    before = table.before_risk()
    try:
        with nogil:
            table.sort_for_replay()
            played = play_out(table, moves, luck)
        table.raise_trouble(before)
    finally:
        table.stop_changing(started)
    moves.note(None, 0)
    give_back(moves)
    return played


@python_too
@raises
def random_games(table: GameTable, n: int, seed: Word) -> Long:
    """Play n random games on this table, which has rules and luck; return the number of moves."""
    moves = Moves()
    luck = Luck(seed)
    total: Long = 0
    with nogil:
        for i in range(n):
            table.luck.reseed(seed + i)
            table.deal()
            total += play_out(table, moves, luck)
    return total


@python_too
@raises
def guided_choice(table: GameTable, seed: Word) -> int:
    """Return what the guide of this table, which has just begun, does for the asked seat."""
    if table.guide is None or table.is_over():
        raise ValueError("only a table with a guide that waits for a seat can be guided")
    moves = Moves()
    luck = Luck(seed)
    with nogil:
        table.guide_again()
        table.list_moves(moves)
        chosen = moves.acts[0] if moves.n == 1 else table.choose_guided(moves, luck)
    return chosen
