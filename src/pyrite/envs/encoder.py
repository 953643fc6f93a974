"""Single states, and the choices of recorded games, as arrays, indices and keys."""

import json
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from itertools import pairwise
from threading import Lock
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyrite import Record, State
from pyrite.core.batch import observe
from pyrite.core.encoding import DRAWN, Buffers, Coding, size_of
from pyrite.core.numbers import NOBODY
from pyrite.core.plain import shown
from pyrite.core.record import PlayedMove
from pyrite.envs.vector import BUFFERED

Legal = dict[int, list[int]]  # by index: the numbers of all actions that it may lead to


class Observation(NamedTuple):
    """What one seat sees; both arrays belong to the caller."""

    board: NDArray[np.uint8]  # [3, rows, columns]
    vector: NDArray[np.uint8]


class Encoder:
    """Encodes states of one kind of table, one after another.

    Where actions are chosen in stages, a `prefix` says what was chosen so far. Several threads may
    use one encoder.
    """

    def __init__(self, state: State, staged: bool | None = None) -> None:
        table = table_of(state)
        self._like = state.copy()
        self.coding: Coding = table._coding(staged)
        self.staged = bool(self.coding.staged)
        self.parts: list[tuple[str, int]] = [*self.coding.kind.vector]
        self.board_shape = (3, self.coding.height, self.coding.width)
        self.vector_size = size_of(self.parts)
        self.size = int(self.coding.size)
        truth = size_of(self.coding.kind.truth)
        self._rows = {
            "board": np.zeros((1, 3 * self.coding.cells), np.uint8),
            "vector": np.zeros((1, self.vector_size), np.uint8),
            "truth": np.zeros((1, truth), np.uint8),
            "drawn": np.zeros((1, DRAWN), np.uint8),
            "placed": np.zeros(1, np.int32),
        }
        self._out = Buffers(self.coding, *(self._rows[name] for name in BUFFERED))
        self._one_at_a_time = Lock()  # until both rows are copied
        self._board = self._rows["board"][0].reshape(self.board_shape)
        self._vector = self._rows["vector"][0]

    def __reduce__(self) -> tuple[Any, ...]:
        return Encoder, (self._like, self.staged)

    def observe(self, state: State, seat: int) -> Observation:
        """Return what this seat sees of a state."""
        table = table_of(state)
        state._check_seat(seat)
        with self._one_at_a_time:
            observe(table, self._out, 0, seat)
            return Observation(self._board.copy(), self._vector.copy())

    def legal(self, state: State, seat: int, prefix: tuple[int, ...] = ()) -> Legal:
        """Return what a seat may choose now, and the actions that each choice leaves open."""
        self._out.accept(table_of(state))
        numbers, codes = state.legal_actions(state._check_seat(seat)), self.coding.codes
        for stage, chosen in enumerate(prefix):
            pairs = zip(numbers, codes(numbers, seat, stage), strict=True)
            numbers = [number for number, code in pairs if code == chosen]
        chosen_next = codes(numbers, seat, len(prefix))
        pairs = zip(numbers, chosen_next, strict=True)
        found: Legal = {code: [number] for number, code in pairs}
        if len(found) < len(numbers):  # in stages several actions may begin alike
            found = {code: [] for code in found}
            for number, code in zip(numbers, chosen_next, strict=True):
                found[code].append(number)
        found.pop(NOBODY, None)  # outside the window
        return found

    def mask(self, legal: Legal) -> NDArray[np.int8]:
        """Return 1 for every index that may be chosen."""
        mask = bytearray(self.size)
        for index in legal:
            mask[index] = 1
        return np.frombuffer(mask, np.int8)


def table_of(state: State) -> Any:
    """Return a state as its table; refuse anything else."""
    if not isinstance(state, State):
        raise TypeError(f"expected a state such as new_game returns, not {shown(state)}")
    return state


def information_key(view: Mapping[str, Any]) -> str:
    """Return a digest of a view: two moments have the same key if the seat knows the same."""
    text = json.dumps(view, sort_keys=True, separators=(",", ":"), default=list)
    return blake2b(text.encode(), digest_size=16).hexdigest()


class Decision(NamedTuple):
    """One choice of a seat: what it saw, what it might have chosen, and what came of it."""

    move: int  # of the game, counted from 1; in stages a move takes several choices
    round: int
    seat: int
    dwarf: str
    board: NDArray[np.uint8]  # [3, rows, columns]
    vector: NDArray[np.uint8]
    prefix: tuple[int, ...]  # what was chosen before, in stages
    legal: tuple[int, ...]
    choice: int  # -1 if the action is outside the window
    action: str
    reward: int  # what the round brought to the seat
    score: int  # what the game brought to it
    won: bool


class Chosen(NamedTuple):
    """A choice whose outcome is not known yet."""

    move: PlayedMove
    round: int
    dwarf: str
    seen: Observation
    prefix: tuple[int, ...]
    legal: tuple[int, ...]
    choice: int


def decisions(record: Record, *, staged: bool | None = None) -> Iterator[Decision]:
    """Yield every choice of a game in order, with the indices of the environment of its table."""
    encoder = Encoder(record.begin(), staged)
    chosen: list[Chosen] = []
    scores: dict[int, tuple[int, ...]] = {}  # before each round
    end = record.begin()
    for move in record.moves():
        now = list(choices(encoder, move))
        chosen += now
        scores.setdefault(now[0].round, move.before.scores)
        end = move.after
    won = dict(zip(scores, pairwise([*scores.values(), end.scores]), strict=True))
    for one in chosen:
        seat, (before, after) = one.move.seat, won[one.round]
        yield Decision(
            move=one.move.number,
            round=one.round,
            seat=seat,
            dwarf=one.dwarf,
            board=one.seen.board,
            vector=one.seen.vector,
            prefix=one.prefix,
            legal=one.legal,
            choice=one.choice,
            action=one.move.action.text,
            reward=after[seat] - before[seat],
            score=end.scores[seat],
            won=seat in end.winners,
        )


def choices(encoder: Encoder, move: PlayedMove) -> Iterator[Chosen]:
    """Yield the choices of one move: one where the index is flat, up to three in stages."""
    state, seat = move.before, move.seat
    view, seen = state.view(seat), encoder.observe(state, seat)
    prefix: tuple[int, ...] = ()
    left = [NOBODY, NOBODY]
    while len(left) > 1:
        legal = encoder.legal(state, seat, prefix)
        choice = encoder.coding.code(move.action.number, seat, len(prefix))
        left = legal.get(choice, [])
        index = choice if left else NOBODY
        yield Chosen(move, view["round"], view["dwarf"], seen, prefix, tuple(sorted(legal)), index)
        prefix = (*prefix, choice)
