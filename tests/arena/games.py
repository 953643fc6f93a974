"""Contests and played games for tests of the arena."""

from pyrite.arena.contest import Contest, PlayedGame, PlayedRound, SeatTimes

ONE_ROUND = {"edition": "2024", "modules": (), "rounds": 1}
NO_TIME = SeatTimes(0, 0.0, {})


def contest(*bots: str, seats: int = 3, seed: int = 7) -> Contest:
    """Return a contest of short games."""
    return Contest("saboteur", ONE_ROUND, bots, (seats,), seed)


def game(deal: int, rotation: int, scores: list[int], found: bool = True) -> PlayedGame:
    """Return a game of one round with these scores; the last seat was a saboteur."""
    seats, best = len(scores), max(scores)
    dwarfs = ["digger"] * (seats - 1) + ["saboteur"]
    winners = [seat for seat, score in enumerate(scores) if score == best]
    rounds = [PlayedRound(dwarfs, scores, found)]
    beliefs, times = [None] * seats, [NO_TIME] * seats
    return PlayedGame(seats, deal, rotation, 30, scores, winners, rounds, beliefs, times)
