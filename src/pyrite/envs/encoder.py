"""Single states as arrays, indices and keys: what the adapters are made of."""

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyrite import State
from pyrite.core.batch import observe
from pyrite.core.encoding import Buffers, Coding
from pyrite.core.numbers import NOBODY
from pyrite.envs.vector import BUFFERED, DRAWN

Legal = dict[int, list[int]]  # by index: the numbers of all actions that it may lead to


class Observation(NamedTuple):
    """What one seat sees; both arrays belong to the caller."""

    board: NDArray[np.uint8]  # [3, rows, columns]
    vector: NDArray[np.uint8]


class Encoder:
    """Encodes states of one kind of table, one after another.

    Where actions are chosen in stages, a `prefix` says what was chosen so far.
    """

    def __init__(self, state: State, staged: bool | None = None) -> None:
        table: Any = state
        self._like = state.copy()
        self.coding: Coding = table._coding(staged)
        self.staged = bool(self.coding.staged)
        self.parts: list[tuple[str, int]] = table.vector_parts()
        self.board_shape = (3, self.coding.height, self.coding.width)
        self.vector_size = sum(size for _, size in self.parts)
        self.size = int(self.coding.size)
        truth = sum(size for _, size in table.truth_parts())
        self._rows = {
            "board": np.zeros((1, 3 * self.coding.cells), np.uint8),
            "vector": np.zeros((1, self.vector_size), np.uint8),
            "truth": np.zeros((1, truth), np.uint8),
            "drawn": np.zeros((1, DRAWN), np.uint8),
            "placed": np.zeros(1, np.int32),
        }
        self._out = Buffers(self.coding, *(self._rows[name] for name in BUFFERED))
        self._board = self._rows["board"][0].reshape(self.board_shape)
        self._vector = self._rows["vector"][0]

    def __reduce__(self) -> tuple[Any, ...]:
        return Encoder, (self._like, self.staged)

    def observe(self, state: State, seat: int) -> Observation:
        """Return what this seat sees of a state."""
        table: Any = state
        observe(table, self._out, 0, seat)
        return Observation(self._board.copy(), self._vector.copy())

    def legal(self, state: State, seat: int, prefix: tuple[int, ...] = ()) -> Legal:
        """Return what a seat may choose now, and the actions that each choice leaves open."""
        numbers, codes = state.legal_actions(seat), self.coding.codes
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


def information_key(view: Mapping[str, Any]) -> str:
    """Return a digest of a view: two moments have the same key if the seat knows the same."""
    text = json.dumps(view, sort_keys=True, separators=(",", ":"), default=list)
    return blake2b(text.encode(), digest_size=16).hexdigest()
