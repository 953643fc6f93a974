"""Statistics of played games: sums per deal, confidence intervals and ratings.

The games of a deal share their cards, so deals are the sample, not games. Every figure is one sum
over deals divided by another. Leaving out each deal in turn (the jackknife) shows how far it may be
off, using the quantiles of Student's t.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import exp, inf, log, log10, sqrt
from statistics import NormalDist, fmean
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from pyrite.arena.contest import TENTHS, PlayedGame

SURE = 0.95
FEWEST = 3  # deals needed for an interval
STEPS = 10_000  # of the search for strengths, at most
CLOSE = 1e-9
Key = tuple[str | int, ...]
END = "end"  # end of a round
PARTS: Key = (*range(TENTHS), END)  # of a round, in which beliefs are scored
LOSSES = ("log", "brier", "prior log", "prior brier")
Pair = tuple[float, float]  # sum and count of one deal
Seatings = Sequence[Sequence[str]]  # the bots at their seats, by rotation
Wins = dict[tuple[str, str], float]  # how often the first beat the second; a tie counts half


class Estimate(NamedTuple):
    """A figure with its 95 % interval; None where too little was played."""

    value: float | None
    low: float | None = None
    high: float | None = None


def share(pairs: Sequence[Pair]) -> Estimate:
    """Return the sum of the first numbers divided by the sum of the second."""
    above, below = _sums(pairs)
    if not below:
        return Estimate(None)
    without = [(above - a) / (below - b) if below != b else inf for a, b in pairs]
    return jackknife(above / below, without)


def proportion(pairs: Sequence[Pair]) -> Estimate:
    """Return a share of all cases, with its interval cut off at 0 and 1."""
    value, low, high = share(pairs)
    if low is None or high is None:
        return Estimate(value)
    return Estimate(value, max(low, 0.0), min(high, 1.0))


def ratio(pairs: Sequence[Pair]) -> Estimate:
    """Return the ratio of two amounts of the same kind, with an interval from its logarithm."""
    above, below = _sums(pairs)
    if above <= 0 or below <= 0:
        return Estimate(None if below <= 0 else above / below)
    rests = [(above - a, below - b) for a, b in pairs]
    without = [log(a / b) if a > 0 and b > 0 else inf for a, b in rests]
    found = jackknife(log(above / below), without)
    return Estimate(*(None if number is None else exp(number) for number in found))


def _sums(pairs: Sequence[Pair]) -> Pair:
    return sum(above for above, _ in pairs), sum(below for _, below in pairs)


def jackknife(value: float, without: Sequence[float]) -> Estimate:
    """Return a value with its interval, given the values without each deal."""
    n = len(without)
    if n < FEWEST or inf in without or -inf in without:
        return Estimate(value)
    middle = fmean(without)
    spread = sqrt((n - 1) / n * sum((x - middle) ** 2 for x in without))
    reach = student(n - 1) * spread
    return Estimate(value, value - reach, value + reach)


def student(freedom: int) -> float:
    """Return a quantile of Student's t from the normal distribution (Cornish-Fisher expansion)."""
    z = NormalDist().inv_cdf((1 + SURE) / 2)
    terms: tuple[float, ...] = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return sum(term / float(freedom) ** k for k, term in enumerate(terms))


class DealSums:
    """Sums and counts of each statistic, per deal."""

    def __init__(self) -> None:
        self.sums: dict[Key, dict[int, Pair]] = {}

    def add(self, key: Key, deal: int, above: float, below: float = 1) -> None:
        """Add an observation to a statistic."""
        deals = self.sums.setdefault(key, {})
        once = deals.get(deal, (0, 0))
        deals[deal] = once[0] + above, once[1] + below

    def pairs(self, *key: str | int) -> list[Pair]:
        """Return the sum and count of every deal with observations."""
        return [pair for _, pair in sorted(self.sums.get(key, {}).items())]

    def names(self, kind: str, bot: str) -> list[str]:
        """Return the names recorded for a bot under this kind, such as the dwarfs it has been."""
        return sorted(str(key[2]) for key in self.sums if key[:2] == (kind, bot))


def count(games: Iterable[PlayedGame], seatings: Seatings) -> DealSums:
    """Count the games of one table; a shared win is divided."""
    sums = DealSums()
    for game in games:
        bots = seatings[game.rotation]
        for seat, bot in enumerate(bots):
            won = 1 / len(game.winners) if seat in game.winners else 0
            sums.add(("gold", bot), game.deal, game.scores[seat])
            sums.add(("wins", bot), game.deal, won)
        _count_rounds(sums, game, bots)
        _count_beliefs(sums, game, bots)
    return sums


def _count_rounds(sums: DealSums, game: PlayedGame, bots: Sequence[str]) -> None:
    """Count each bot's gold as each dwarf, and how often the treasure was found."""
    for played in game.rounds:
        if played.treasure_found is not None:
            sums.add(("found",), game.deal, played.treasure_found)
        for bot, dwarf, gold in zip(bots, played.dwarfs, played.gold, strict=True):
            sums.add(("dwarf gold", bot, dwarf), game.deal, gold)
            sums.add(("dwarf paid", bot, dwarf), game.deal, gold > 0)


def _count_beliefs(sums: DealSums, game: PlayedGame, bots: Sequence[str]) -> None:
    """Count the scores of beliefs and of the prior, and their ratio."""
    for bot, beliefs in zip(bots, game.beliefs, strict=True):
        scores = [*beliefs.tenths, beliefs.end] if beliefs else []
        for part, (n, *losses) in zip(PARTS, scores, strict=False):
            for name, loss in zip(LOSSES, losses, strict=True) if n else ():
                sums.add((name, bot, part), game.deal, loss, n)
            if n:
                sums.add(("log share", bot, part), game.deal, losses[0], losses[2])


def duels(games: Iterable[PlayedGame], seatings: Seatings) -> Wins:
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
    """Return the Bradley-Terry strengths that best explain the duels, by Hunter's MM algorithm.

    A draw is added to every pair, because a bot that never lost would be infinitely strong.
    """
    bots = sorted({bot for bot, _ in wins})
    won = {bot: sum(n + 0.5 for (one, _), n in wins.items() if one == bot) for bot in bots}
    met = {pair: wins[pair] + wins[pair[::-1]] + 1 for pair in wins}
    found = dict.fromkeys(bots, 1.0)
    for _ in range(STEPS):
        before = found
        chances = dict.fromkeys(bots, 0.0)
        for (one, other), n in met.items():
            chances[one] += n / (before[one] + before[other])
        found = {bot: won[bot] / chances[bot] for bot in bots}
        mean = 10 ** (sum(map(log10, found.values())) / len(bots))
        found = {bot: strength / mean for bot, strength in found.items()}
        if all(abs(found[bot] - before[bot]) < CLOSE * before[bot] for bot in bots):
            break
    return found


def elo(wins: Wins) -> dict[str, float]:
    """Return the strengths as Elo numbers around 0, where 400 points are odds of ten to one."""
    return {bot: 400 * log10(strength) for bot, strength in strengths(wins).items()}


def elo_ratings(by_deal: Sequence[Wins]) -> dict[str, Estimate]:
    """Return every bot's Elo number with its interval, from the duels of each deal."""
    total: Wins = {}
    for wins in by_deal:
        total = _plus(total, wins, 1)
    if not total:
        return {}
    without = [elo(_plus(total, wins, -1)) for wins in by_deal]
    return {bot: jackknife(x, [one[bot] for one in without]) for bot, x in elo(total).items()}


def _plus(total: Wins, wins: Wins, sign: int) -> Wins:
    return total | {pair: total.get(pair, 0) + sign * won for pair, won in wins.items()}


def openskill_ratings(
    games: Iterable[PlayedGame], seatings: Seatings
) -> dict[str, PlackettLuceRating]:
    """Return every bot's rating by openskill, updated game by game; gold ranks the seats."""
    model = PlackettLuce()
    found = {bot: model.rating() for bot in sorted({bot for names in seatings for bot in names})}
    for game in games if len(found) > 1 else ():
        names = seatings[game.rotation]
        teams = [[found[name]] for name in names]
        rated = model.rate(teams, scores=[float(score) for score in game.scores])
        for bot in {*names}:  # one bot may hold several seats: their mean counts
            own = [team[0] for name, team in zip(names, rated, strict=True) if name == bot]
            mu, sigma = fmean(seat.mu for seat in own), fmean(seat.sigma for seat in own)
            found[bot] = model.rating(mu, sigma)
    return found
