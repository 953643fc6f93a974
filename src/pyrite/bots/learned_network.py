"""The network that scores actions by their parts, with NumPy alone and exact on every machine.

Its sums are whole numbers as in saboteur/master_network.py; everything else is done number by
number.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from pyrite.bots.learned_features import NUMBERS, Family, Inputs
from pyrite.bots.saboteur.master_network import Floats, Layer, product, relu, rounded


class LearnedNetwork:
    """The network of one family of tables."""

    def __init__(self, arrays: Any, family: Family) -> None:
        names = {name.partition("/")[0] for name in arrays if "/" in name}
        self.layers = {
            name: Layer(*(arrays[f"{name}/{part}"] for part in ("weights", "scale", "bias")))
            for name in names
        }
        self.blocks = sum(name.endswith(".told") for name in names)
        self.around = _neighbours(family)

    def __call__(self, x: Inputs, parts: NDArray[Any]) -> Floats:
        """Return the scores of actions [actions, parts] at one sight."""
        layers = self.layers
        x = Inputs(*(part[0] for part in x))
        floats = {name: np.asarray(getattr(x, name), np.float32) for name in FLOATS}
        x = x._replace(**floats)
        seats, told = self._read_table(x)
        board = np.concatenate([self._rows("tile", x.tiles), x.planes], 1)
        board = relu(self._near("board", board) + layers["board_told"](told))
        for i in range(self.blocks):
            name = f"blocks.{i}"
            inner = self._near(f"{name}.first", board)
            inner += layers[f"{name}.told"](told)
            board += self._near(f"{name}.second", relu(inner))
            relu(board)
        mean = product(np.ones((1, len(board)), np.float32), board)[0] / np.float32(len(board))
        whole = relu(layers["whole"](np.concatenate([told, mean, board.max(0)])))
        return self._score(parts, board, seats, whole)

    def _score(self, parts: NDArray[Any], board: Floats, seats: Floats, whole: Floats) -> Floats:
        layers, rows = self.layers, parts.astype(np.intp)
        verb, card, place, seat, number, first, second = rows.T
        wanted = self._rows("verb", verb * NUMBERS + number)
        wanted += self._rows("card", card * NUMBERS + number)
        wanted += self._rows("extra", first)
        wanted += self._rows("extra", second)
        none = np.zeros((1, wanted.shape[1]), np.float32)
        there = np.concatenate([none, layers["there"](board), none])[place]
        aimed = np.concatenate([none, layers["aimed"](seats)])[seat]
        all_told = layers["all_told"](whole)
        mixed = relu(wanted + there + aimed + all_told)
        inner = [mixed, wanted * there, wanted * aimed, wanted * all_told]
        hidden = relu(layers["score1"](np.concatenate(inner, 1)))
        return layers["score2"](hidden)[:, 0]

    def _read_table(self, x: Inputs) -> tuple[Floats, Floats]:
        """Return what is known of each seat, and of everything that lies on no cell."""
        layers = self.layers
        last = 1 + max(np.flatnonzero(x.doers.any(1)), default=0)  # the rest counts for nobody
        verb, card, place, aim = x.deeds[:last].astype(np.intp).T
        deeds = self._rows("deed_verb", verb)
        for name, part in (("deed_card", card), ("deed_place", place), ("deed_aim", aim)):
            deeds += self._rows(name, part)
        deeds = relu(layers["deed"](relu(deeds)))
        done = product(x.doers[:last].T, deeds) / np.float32(4)
        seats = relu(layers["seat"](np.concatenate([x.seats, done], 1))) * x.here
        many = x.here.sum()
        for name in ("pair1", "pair2"):
            mean = np.broadcast_to(product(x.here.T, seats) / many, seats.shape)
            told = layers[name](np.concatenate([seats, *product(x.pairs, seats), mean], 1))
            seats = relu(seats + told) * x.here
        mean = product(x.here.T, seats)[0] / many
        parts = [x.table, seats[0], mean, seats.max(0)]
        return seats, relu(layers["table2"](relu(layers["table1"](np.concatenate(parts)))))

    def _rows(self, name: str, at: Any) -> Floats:
        """Return rows of a table of numbers."""
        layer = self.layers[name]
        found: Floats = layer.weights[at] * layer.scale + layer.bias
        return found

    def _near(self, name: str, board: Floats) -> Floats:
        """Return the answer of a layer for every cell with its eight neighbours."""
        layer = self.layers[name]
        whole, step = rounded(board, layer.steps)
        near = np.concatenate([whole, np.zeros((1, board.shape[1]), np.float32)])[self.around]
        return layer.scaled(near.reshape(len(board), -1) @ layer.weights, step)


FLOATS = ("planes", "seats", "here", "table", "doers", "pairs")


def _neighbours(family: Family) -> NDArray[np.intp]:
    """Every cell with the eight around it, row by row; a zero is put behind the last."""
    _, _, width, height = family.window
    wide = np.full((height + 2, width + 2), family.cells, np.intp)
    wide[1:-1, 1:-1] = np.arange(family.cells).reshape(height, width)
    shifts = (wide[y : y + height, x : x + width] for y in range(3) for x in range(3))
    return np.stack([part.ravel() for part in shifts], 1)
