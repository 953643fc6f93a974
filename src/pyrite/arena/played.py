"""A finished game with all its statistics: one line of a journal."""

import msgspec

TENTHS = 10  # parts of a round, for beliefs
Scores = tuple[int, float, float, float, float]  # count, log and Brier loss, both for the prior


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
    counts: dict[int, int]  # by index of a time range, see `times`


class PlayedGame(msgspec.Struct, frozen=True):
    """A game of a plan; everything except `times` is reproducible."""

    seats: int
    deal: int
    rotation: int
    moves: int
    scores: list[int]
    winners: list[int]
    rounds: list[PlayedRound]
    beliefs: list[SeatBeliefs | None]
    times: list[SeatTimes]
