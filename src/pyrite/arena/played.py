"""A game that was played, with all that is counted later: one line of a journal."""

import msgspec

TENTHS = 10  # of a round, for beliefs
Scores = tuple[int, float, float, float, float]  # how many, log and Brier score, both of the prior


class PlayedRound(msgspec.Struct, frozen=True):
    """A round: who was what, who got how much, and whether the treasure was found."""

    dwarfs: list[str]
    gold: list[int]
    treasure_found: bool | None = None  # None: no game of tunnels to a treasure


class SeatBeliefs(msgspec.Struct, frozen=True):
    """How good the beliefs of a seat were, added up over the rounds."""

    tenths: list[Scores]
    end: Scores  # the last ones of every round


class SeatTimes(msgspec.Struct, frozen=True):
    """How long a seat thought: real choices, and how many of them took how long."""

    decisions: int
    seconds: float
    counts: dict[int, int]  # by the number of a range of times, see `times`


class PlayedGame(msgspec.Struct, frozen=True):
    """One game of a plan; everything but `times` is the same whenever it is played again."""

    seats: int
    deal: int
    rotation: int
    moves: int
    scores: list[int]
    winners: list[int]
    rounds: list[PlayedRound]
    beliefs: list[SeatBeliefs | None]
    times: list[SeatTimes]
