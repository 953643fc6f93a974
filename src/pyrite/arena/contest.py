"""The games of an arena: every bot in every seat of every deal, and what is kept of each game."""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import cycle, islice
from typing import Any, NamedTuple

import msgspec

from pyrite.core.messages import Message, PyriteError
from pyrite.core.state import State
from pyrite.games import new_game
from pyrite.lang import Speaker

TENTHS = 10  # parts of a round, for beliefs
Scores = tuple[int, float, float, float, float]  # count, log and Brier loss, both for the prior


class ArenaError(PyriteError):
    """The arena cannot continue: a bot failed, or a file cannot be used."""


def arena_error(id: str, **args: object) -> ArenaError:
    """Return an error with a sentence from the catalogues."""
    return ArenaError(Message(id, args, english=Speaker("en").say(id, **args)))


class Contest(NamedTuple):
    """The game and its options, the bots, the table sizes and the seed of all deals."""

    game: str
    options: Mapping[str, Any]  # as `new_game` takes them, without seats and seed
    bots: tuple[str, ...]
    seats: tuple[int, ...]
    seed: int | str

    def deal(self, seats: int, number: int) -> State:
        """Return a new game; the deal number fixes the cards and dwarfs of all its rounds."""
        seed = game_seed(self.seed, number, "deal")
        return new_game(self.game, **self.options, seats=seats, seed=seed)


class GameNumber(NamedTuple):
    """The identity of a game in a contest: table size, deal, and how far the bots rotated."""

    seats: int
    deal: int
    rotation: int


def game_seed(seed: int | str, number: int, purpose: str) -> int:
    """Return the seed of one game; games with neighbouring numbers have nothing in common."""
    text = f"{seed}/{number}/{purpose}".encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big")


def seatings(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Return the seatings: the bots fill the table in turn, then rotate through every seat.

    Identical seatings are played once.
    """
    length = max(len(bots), seats)
    order = list(islice(cycle(bots), length))
    turned = [tuple(islice(cycle(order), k, k + seats)) for k in range(length)]
    return list(dict.fromkeys(turned))


def game_numbers(contest: Contest, deals: int) -> Iterator[GameNumber]:
    """Yield all games deal by deal, so that stopping early leaves whole deals."""
    rotations = {seats: range(len(seatings(contest.bots, seats))) for seats in contest.seats}
    for deal in range(deals):
        for seats in contest.seats:
            yield from (GameNumber(seats, deal, rotation) for rotation in rotations[seats])


def count_games(contest: Contest, deals: int) -> int:
    """Return the number of games in a contest."""
    return deals * sum(len(seatings(contest.bots, seats)) for seats in contest.seats)


class PlayedRound(msgspec.Struct, frozen=True):
    """A round: everyone's dwarf and gold, and whether the treasure was found."""

    dwarfs: list[str]
    gold: list[int]
    treasure_found: bool | None = None  # None in games without a treasure


class SeatBeliefs(msgspec.Struct, frozen=True):
    """The scores of a seat's beliefs, summed over the rounds."""

    tenths: list[Scores]
    end: Scores  # the final scores of every round


class SeatTimes(msgspec.Struct, frozen=True):
    """The thinking times of a seat, counted for real choices only."""

    decisions: int
    seconds: float
    counts: dict[int, int]  # by index of a time range, see `Stopwatch`


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game, one line of a file; everything except `times` is reproducible."""

    seats: int
    deal: int
    rotation: int
    moves: int
    scores: list[int]
    winners: list[int]
    rounds: list[PlayedRound]
    beliefs: list[SeatBeliefs | None]
    times: list[SeatTimes]

    @property
    def number(self) -> GameNumber:
        """The game's number within its contest."""
        return GameNumber(self.seats, self.deal, self.rotation)
