"""The choices of a recorded game as an environment shows them, to imitate or to learn from."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyrite import Record
from pyrite.core.numbers import NOBODY
from pyrite.core.record import PlayedMove
from pyrite.envs.encoder import Encoder, Observation


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
