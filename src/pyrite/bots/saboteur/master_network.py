"""The network of the learned bot, with NumPy alone and the same to the last bit on every machine.

Sums of floating-point numbers depend on their order, which differs between machines. So weights are
whole numbers from -127 to 127, and whatever is multiplied by them is rounded to whole numbers so
small that every sum stays below 2 ** 24. Up to there, sums of 32-bit numbers are exact. Everything
else is done number by number, which is exact everywhere.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from pyrite.bots.saboteur.master_features import (
    AIMS,
    CELLS,
    ELSEWHERE,
    HEIGHT,
    OTHERS,
    PLACES,
    SEATS,
    WIDTH,
    Inputs,
)

EXACT = 2**24 - 1  # the largest sum that is exact
FINEST = 4_095  # steps in which inputs are told apart, at most

ZERO = np.float32(0)

Floats = NDArray[np.float32]


def _neighbours() -> NDArray[np.intp]:
    """Every cell with the eight around it, row by row."""
    wide = np.full((HEIGHT + 2, WIDTH + 2), ELSEWHERE, np.intp)
    wide[1:-1, 1:-1] = np.arange(CELLS).reshape(HEIGHT, WIDTH)
    shifts = (wide[y : y + HEIGHT, x : x + WIDTH] for y in range(3) for x in range(3))
    return np.stack([part.ravel() for part in shifts], 1)


AROUND = _neighbours()


class Layer:
    """One linear layer: whole weights with a scale for each output, and what is added."""

    def __init__(self, weights: NDArray[np.int8], scale: Floats, bias: Floats) -> None:
        self.weights = weights.astype(np.float32)  # [inputs, outputs]
        self.scale, self.bias = scale, bias
        largest = int(np.abs(self.weights).sum(0).max())
        self.steps = np.float32(min(FINEST, EXACT // max(1, largest)))

    def __call__(self, x: Floats) -> Floats:
        whole, step = rounded(x, self.steps)
        return self.scaled(whole @ self.weights, step)

    def around(self, board: Floats) -> Floats:
        """Return the answer for every cell with its eight neighbours."""
        whole, step = rounded(board, self.steps)
        outside = np.zeros((1, board.shape[1]), np.float32)
        near = np.concatenate([whole, outside]).take(AROUND, 0, mode="clip")
        return self.scaled(near.reshape(CELLS, -1) @ self.weights, step)

    def scaled(self, sums: Floats, step: np.float32) -> Floats:
        """Return the answer for sums of whole numbers."""
        sums *= self.scale * step
        sums += self.bias
        return sums


def rounded(x: Floats, steps: np.float32) -> tuple[Floats, np.float32]:
    """Return whole numbers from -steps to steps, and what one of them stands for."""
    top = max(x.max(), -x.min())
    step = np.float32(top / steps) or np.float32(1)
    whole = x / step
    return np.rint(whole, out=whole), step


def product(counts: Floats, x: Floats) -> Floats:
    """Return the product with a matrix of small whole numbers, exactly like `Layer`."""
    largest = max(1, int(counts.sum(-1).max()))
    whole, step = rounded(x, np.float32(min(FINEST, EXACT // largest)))
    sums: Floats = counts @ whole
    sums *= step
    return sums


def relu(x: Floats) -> Floats:
    """Set all numbers below zero to zero, and return them."""
    return np.maximum(x, ZERO, out=x)


class MasterNetwork:
    """The network: what it thinks of every action, of every seat and of every goal."""

    def __init__(self, arrays: Any) -> None:
        names = {name.partition("/")[0] for name in arrays if "/" in name}
        self.layers = {
            name: Layer(*(arrays[f"{name}/{part}"] for part in ("weights", "scale", "bias")))
            for name in names
        }
        self.blocks = sum(name.endswith(".told") for name in names)

    def __call__(self, x: Inputs) -> tuple[Floats, Floats]:
        """Return the logits of all actions and of all beliefs for one sight."""
        layers = self.layers
        x = Inputs(*(np.asarray(part[0], np.float32) for part in x))
        seats, told = self._read_table(x)
        planes = x.planes.reshape(CELLS, -1)
        board = relu(layers["board"].around(planes) + layers["board_told"](told))
        for i in range(self.blocks):
            name = f"blocks.{i}"
            inner = layers[f"{name}.first"].around(board)
            inner += layers[f"{name}.told"](told)
            board += layers[f"{name}.second"].around(relu(inner))
            relu(board)
        mean = product(np.ones((1, CELLS), np.float32), board)[0] / np.float32(CELLS)
        whole = relu(layers["whole"](np.concatenate([told, mean, board.max(0)])))
        told_place = layers["place_told"](whole)
        place = layers["place"](board) + told_place[:PLACES]
        place = np.concatenate([place, told_place[None, PLACES:]]).T
        spread = np.broadcast_to(whole, (SEATS, len(whole)))
        aim = layers["aim2"](relu(layers["aim1"](np.concatenate([seats, spread], 1))))
        other = layers["other"](whole)
        logits = np.concatenate([place.ravel(), aim[:, :AIMS].ravel(), other[:OTHERS]])
        return logits, np.concatenate([aim[:, AIMS], other[OTHERS:]])

    def _read_table(self, x: Inputs) -> tuple[Floats, Floats]:
        """Return what is known of each seat, and of everything that lies on no cell."""
        layers = self.layers
        last = 1 + max(np.flatnonzero(x.doers.any(1)), default=0)  # the rest counts for nobody
        deeds = relu(layers["deed2"](relu(layers["deed1"](x.deeds[:last]))))
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
