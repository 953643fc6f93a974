"""Statistics of a table's games, summed per deal."""

from collections.abc import Iterable, Sequence

from pyrite.arena.intervals import Pair
from pyrite.arena.played import TENTHS, PlayedGame, SeatBeliefs

Key = tuple[str | int, ...]
END = "end"  # end of a round


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
        deals = self.sums.get(key, {})
        return [deals[deal] for deal in sorted(deals)]

    def means(self, *key: str | int) -> list[float]:
        """Return the mean of each deal."""
        return [above / below for above, below in self.pairs(*key)]

    def names(self, kind: str, bot: str) -> list[str]:
        """Return the names recorded for a bot under this kind, such as the dwarfs it has been."""
        return sorted(str(key[2]) for key in self.sums if key[:2] == (kind, bot))


def count(games: Iterable[PlayedGame], seatings: Sequence[Sequence[str]]) -> DealSums:
    """Count the games of one table, given the seating of each rotation."""
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
    """Count gold and wins; a shared win is divided."""
    for seat, bot in enumerate(bots):
        sums.add(("gold", bot), game.deal, game.scores[seat])
        won = 1 / len(game.winners) if seat in game.winners else 0
        sums.add(("wins", bot), game.deal, won)


def _count_rounds(sums: DealSums, game: PlayedGame, bots: Sequence[str]) -> None:
    """Count each bot's gold as each dwarf, and how often the treasure was found."""
    for played in game.rounds:
        if played.treasure_found is not None:
            sums.add(("found",), game.deal, played.treasure_found)
        for bot, dwarf, gold in zip(bots, played.dwarfs, played.gold, strict=True):
            sums.add(("dwarf gold", bot, dwarf), game.deal, gold)
            sums.add(("dwarf paid", bot, dwarf), game.deal, gold > 0)


def _count_beliefs(sums: DealSums, deal: int, bot: str, beliefs: SeatBeliefs) -> None:
    """Count the scores of beliefs and of the prior, and their ratio."""
    parts: list[str | int] = [*range(TENTHS), END]
    for part, scores in zip(parts, [*beliefs.tenths, beliefs.end], strict=True):
        n, log, brier, prior_log, prior_brier = scores
        if n:
            sums.add(("log", bot, part), deal, log, n)
            sums.add(("brier", bot, part), deal, brier, n)
            sums.add(("prior log", bot, part), deal, prior_log, n)
            sums.add(("prior brier", bot, part), deal, prior_brier, n)
            sums.add(("log share", bot, part), deal, log, prior_log)
