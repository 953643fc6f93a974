"""What is counted of the games of a table, added up for each deal."""

from collections.abc import Iterable, Sequence

from pyrite.arena.intervals import Pair
from pyrite.arena.played import TENTHS, PlayedGame, SeatBeliefs

Key = tuple[str | int, ...]
END = "end"  # of a round


class DealSums:
    """For each thing counted and each deal: how much, and how many times it could have been."""

    def __init__(self) -> None:
        self.sums: dict[Key, dict[int, Pair]] = {}

    def add(self, key: Key, deal: int, above: float, below: float = 1) -> None:
        """Count something once more."""
        deals = self.sums.setdefault(key, {})
        once = deals.get(deal, (0, 0))
        deals[deal] = once[0] + above, once[1] + below

    def pairs(self, *key: str | int) -> list[Pair]:
        """What was counted in each of the deals where there was something to count."""
        deals = self.sums.get(key, {})
        return [deals[deal] for deal in sorted(deals)]

    def means(self, *key: str | int) -> list[float]:
        """The mean of each deal."""
        return [above / below for above, below in self.pairs(*key)]

    def names(self, kind: str, bot: str) -> list[str]:
        """What there is to know of this kind about a bot, such as the dwarfs it has been."""
        return sorted(str(key[2]) for key in self.sums if key[:2] == (kind, bot))


def count(games: Iterable[PlayedGame], seatings: Sequence[Sequence[str]]) -> DealSums:
    """Count games of one table, given who sat where in each rotation."""
    sums = DealSums()
    for game in games:
        bots = seatings[game.rotation]
        _count_scores(sums, game, bots)
        _count_rounds(sums, game, bots)
        for bot, beliefs in zip(bots, game.beliefs, strict=True):
            if beliefs is not None:
                _count_beliefs(sums, game.deal, bot, beliefs)
    return sums


def _count_scores(sums: DealSums, game: PlayedGame, bots: Sequence[str]) -> None:
    """Gold and wins; a shared win is divided."""
    for seat, bot in enumerate(bots):
        sums.add(("gold", bot), game.deal, game.scores[seat])
        won = 1 / len(game.winners) if seat in game.winners else 0
        sums.add(("wins", bot), game.deal, won)


def _count_rounds(sums: DealSums, game: PlayedGame, bots: Sequence[str]) -> None:
    """What every bot got as every dwarf, and how often the treasure was found."""
    for played in game.rounds:
        if played.treasure_found is not None:
            sums.add(("found",), game.deal, played.treasure_found)
        for bot, dwarf, gold in zip(bots, played.dwarfs, played.gold, strict=True):
            sums.add(("dwarf gold", bot, dwarf), game.deal, gold)
            sums.add(("dwarf paid", bot, dwarf), game.deal, gold > 0)


def _count_beliefs(sums: DealSums, deal: int, bot: str, beliefs: SeatBeliefs) -> None:
    """Scores of beliefs and of the prior; the same divided by one another are compared."""
    parts: list[str | int] = [*range(TENTHS), END]
    for part, scores in zip(parts, [*beliefs.tenths, beliefs.end], strict=True):
        n, log, brier, prior_log, prior_brier = scores
        if n:
            sums.add(("log", bot, part), deal, log, n)
            sums.add(("brier", bot, part), deal, brier, n)
            sums.add(("prior log", bot, part), deal, prior_log, n)
            sums.add(("prior brier", bot, part), deal, prior_brier, n)
            sums.add(("log share", bot, part), deal, log, prior_log)
