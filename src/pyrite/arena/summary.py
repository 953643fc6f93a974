"""The results of an arena as plain data; docs/cli.md describes every key."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby, permutations
from typing import Any

from pyrite.arena import bradley_terry, skill, times
from pyrite.arena.counts import END, DealSums, count
from pyrite.arena.intervals import Estimate, proportion, ratio, share
from pyrite.arena.plan import Plan, seatings
from pyrite.arena.played import TENTHS, PlayedGame

Told = dict[str, Any]
DIGITS = 4


def summary(plan: Plan, games: Iterable[PlayedGame]) -> list[Told]:
    """Return an entry per table size; only completely played deals count."""
    tables = []
    for seats in plan.seats:
        own = [game for game in games if game.seats == seats]
        tables.append(table_summary(seatings(plan.bots, seats), whole_deals(plan, seats, own)))
    return tables


def whole_deals(plan: Plan, seats: int, games: Iterable[PlayedGame]) -> list[PlayedGame]:
    """Return the games of all deals that every bot played in every seat, in order."""
    wanted, whole = len(seatings(plan.bots, seats)), []
    in_order = sorted(games, key=lambda game: (game.deal, game.rotation))
    for _, deal in groupby(in_order, key=lambda game: game.deal):
        played = list(deal)
        whole += played if len(played) == wanted else []
    return whole


def table_summary(names: Sequence[Sequence[str]], games: Sequence[PlayedGame]) -> Told:
    """Return all results for one table size."""
    sums = count(games, names)
    bots = list(dict.fromkeys(bot for seating in names for bot in seating))
    rated = ratings(names, games)
    return {
        "seats": len(names[0]),
        "deals": len({game.deal for game in games}),
        "games": len(games),
        "moves": sum(game.moves for game in games),
        "treasure_found": told(proportion(sums.pairs("found"))),
        "bots": [bot_summary(bot, sums, names, games) | rated[bot] for bot in bots],
        "ratios": [
            {"bot": bot, "against": other, "gold": told(gold_ratio(sums, bot, other))}
            for bot, other in permutations(bots, 2)
        ],
    }


def bot_summary(
    bot: str, sums: DealSums, names: Sequence[Sequence[str]], games: Sequence[PlayedGame]
) -> Told:
    """Return a bot's results overall and by dwarf, its beliefs and its thinking times."""
    own = list(seats_of(bot, names, games))
    dwarfs = sums.names("dwarf gold", bot)
    return {
        "bot": bot,
        "games": len(own),
        "gold": told(share(sums.pairs("gold", bot))),
        "win_share": told(proportion(sums.pairs("wins", bot))),
        "dwarfs": {dwarf: dwarf_summary(bot, dwarf, sums) for dwarf in dwarfs},
        "beliefs": beliefs_summary(bot, sums),
        "times": times.summary(game.times[seat] for game, seat in own),
    }


def seats_of(
    bot: str, names: Sequence[Sequence[str]], games: Iterable[PlayedGame]
) -> Iterator[tuple[PlayedGame, int]]:
    """Yield a bot's seats, game by game."""
    for game in games:
        for seat, name in enumerate(names[game.rotation]):
            if name == bot:
                yield game, seat


def dwarf_summary(bot: str, dwarf: str, sums: DealSums) -> Told:
    """Return a bot's results in the rounds when it was this dwarf."""
    gold = sums.pairs("dwarf gold", bot, dwarf)
    return {
        "rounds": int(sum(rounds for _, rounds in gold)),
        "gold": told(share(gold)),
        "paid_share": told(proportion(sums.pairs("dwarf paid", bot, dwarf))),
    }


def beliefs_summary(bot: str, sums: DealSums) -> Told | None:
    """Return the scores of a bot's beliefs by tenths and at the end; None if it has none."""
    if not sums.pairs("log", bot, END):
        return None
    tenths = [_beliefs(bot, tenth, sums) for tenth in range(TENTHS)]
    return {"tenths": tenths, "end": _beliefs(bot, END, sums)}


def _beliefs(bot: str, part: str | int, sums: DealSums) -> Told:
    found = {
        name.replace(" ", "_"): told(share(sums.pairs(name, bot, part)))
        for name in ("log", "brier", "prior log", "prior brier")
    }
    left = share(sums.pairs("log share", bot, part))
    gain = (None if number is None else 1 - number for number in (left.value, left.high, left.low))
    return {**found, "gain": told(Estimate(*gain))}


def gold_ratio(sums: DealSums, bot: str, other: str) -> Estimate:
    """Return the gold per game of one bot divided by another's, deal by deal."""
    means = (sums.means("gold", bot), sums.means("gold", other))
    return ratio(list(zip(*means, strict=True)))


def ratings(names: Sequence[Sequence[str]], games: Sequence[PlayedGame]) -> dict[str, Told]:
    """Return every bot's ratings by openskill and Bradley-Terry."""
    by_deal = [
        bradley_terry.duels(deal, names) for _, deal in groupby(games, key=lambda game: game.deal)
    ]
    elo = bradley_terry.ratings(by_deal)
    return {
        bot: {
            "openskill": {"mu": round(rating.mu, 2), "sigma": round(rating.sigma, 2)},
            "bradley_terry": told(elo.get(bot, Estimate(None))),
        }
        for bot, rating in skill.ratings(games, names).items()
    }


def told(estimate: Estimate) -> Mapping[str, float | None]:
    """Return a figure and its interval for JSON."""
    numbers = estimate._asdict().items()
    return {name: None if x is None else round(x, DIGITS) for name, x in numbers}
