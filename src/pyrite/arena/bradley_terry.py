"""Bradley-Terry ratings: how likely a bot ends with more gold than another at the same table."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import log10

from pyrite.arena.intervals import Estimate, jackknife
from pyrite.arena.played import PlayedGame

STEPS = 10_000
CLOSE = 1e-9
Wins = dict[tuple[str, str], float]  # how often the first beat the second; a tie counts half


def duels(games: Iterable[PlayedGame], seatings: Sequence[Sequence[str]]) -> Wins:
    """Compare the final gold of every two seats held by different bots."""
    wins: Wins = {}
    for game in games:
        seats = list(zip(seatings[game.rotation], game.scores, strict=True))
        for (one, gold), (other, theirs) in combinations(seats, 2):
            if one != other:
                won = 0.5 if gold == theirs else float(gold > theirs)
                wins[one, other] = wins.get((one, other), 0) + won
                wins[other, one] = wins.get((other, one), 0) + 1 - won
    return wins


def strengths(wins: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """Return the strengths that best explain the duels, by Hunter's MM algorithm.

    A draw is added to every pair, because a bot that never lost would be infinitely strong.
    """
    bots = sorted({bot for bot, _ in wins})
    won = {bot: sum(n + 0.5 for (one, _), n in wins.items() if one == bot) for bot in bots}
    met = {pair: wins[pair] + wins[pair[::-1]] + 1 for pair in wins}
    found = dict.fromkeys(bots, 1.0)
    for _ in range(STEPS):
        before = found
        found = {bot: won[bot] / _chances(bot, met, before) for bot in bots}
        mean = 10 ** (sum(map(log10, found.values())) / len(bots))
        found = {bot: strength / mean for bot, strength in found.items()}
        if all(abs(found[bot] - before[bot]) < CLOSE * before[bot] for bot in bots):
            break
    return found


def _chances(bot: str, met: Mapping[tuple[str, str], float], found: Mapping[str, float]) -> float:
    return sum(n / (found[one] + found[other]) for (one, other), n in met.items() if one == bot)


def ratings(by_deal: Sequence[Wins]) -> dict[str, Estimate]:
    """Return the strengths as Elo numbers around 0 (400 points: ten to one), with intervals."""
    total: Wins = {}
    for wins in by_deal:
        total = _plus(total, wins, 1)
    if not total:
        return {}
    value = elo(total)
    without = [elo(_plus(total, wins, -1)) for wins in by_deal]
    return {bot: jackknife(value[bot], [elo[bot] for elo in without]) for bot in value}


def elo(wins: Wins) -> dict[str, float]:
    """Return the Elo numbers of all bots."""
    return {bot: 400 * log10(strength) for bot, strength in strengths(wins).items()}


def _plus(total: Wins, wins: Wins, sign: int) -> Wins:
    both = dict(total)
    for pair, won in wins.items():
        both[pair] = both.get(pair, 0) + sign * won
    return both
