"""The results of an arena as plain data (docs/cli.md describes every key), and as text tables."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby, permutations
from math import exp
from typing import Any, NamedTuple

from pyrite.arena.contest import Contest, PlayedGame, SeatTimes, seatings
from pyrite.arena.play import GROWTH, SHORTEST
from pyrite.arena.statistics import (
    END,
    LOSSES,
    PARTS,
    DealSums,
    Estimate,
    Seatings,
    count,
    duels,
    elo_ratings,
    openskill_ratings,
    proportion,
    ratio,
    share,
)
from pyrite.lang import Speaker

Told = Mapping[str, Any]
DIGITS = 4
NONE = "–"


def summary(contest: Contest, games: Iterable[PlayedGame]) -> list[Told]:
    """Return an entry per table size; only completely played deals count."""
    tables = []
    for seats in contest.seats:
        own = [game for game in games if game.seats == seats]
        names = seatings(contest.bots, seats)
        tables.append(table_summary(names, whole_deals(len(names), own)))
    return tables


def whole_deals(rotations: int, games: Iterable[PlayedGame]) -> list[list[PlayedGame]]:
    """Return the deals that every bot played in every seat, in order."""
    in_order = sorted(games, key=lambda game: (game.deal, game.rotation))
    deals = [list(deal) for _, deal in groupby(in_order, key=lambda game: game.deal)]
    return [deal for deal in deals if len(deal) == rotations]


def table_summary(names: Seatings, deals: Sequence[Sequence[PlayedGame]]) -> Told:
    """Return all results for one table size."""
    games = [game for deal in deals for game in deal]
    sums = count(games, names)
    bots = list(dict.fromkeys(bot for seating in names for bot in seating))
    elo = elo_ratings([duels(deal, names) for deal in deals])
    skill = openskill_ratings(games, names)
    rated = {
        bot: {
            "openskill": {"mu": round(skill[bot].mu, 2), "sigma": round(skill[bot].sigma, 2)},
            "bradley_terry": told(elo.get(bot, Estimate(None))),
        }
        for bot in bots
    }
    return {
        "seats": len(names[0]),
        "deals": len(deals),
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
    bot: str, sums: DealSums, names: Seatings, games: Sequence[PlayedGame]
) -> dict[str, Any]:
    """Return a bot's results overall and by dwarf, its beliefs and its thinking times."""
    times = [
        seat_times
        for game in games
        for name, seat_times in zip(names[game.rotation], game.times, strict=True)
        if name == bot
    ]
    dwarfs = sums.names("dwarf gold", bot)
    return {
        "bot": bot,
        "games": len(times),
        "gold": told(share(sums.pairs("gold", bot))),
        "win_share": told(proportion(sums.pairs("wins", bot))),
        "dwarfs": {dwarf: dwarf_summary(bot, dwarf, sums) for dwarf in dwarfs},
        "beliefs": beliefs_summary(bot, sums),
        "times": times_summary(times),
    }


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
    *tenths, end = (_beliefs(bot, part, sums) for part in PARTS)
    return {"tenths": tenths, "end": end}


def _beliefs(bot: str, part: str | int, sums: DealSums) -> Told:
    found = {name.replace(" ", "_"): told(share(sums.pairs(name, bot, part))) for name in LOSSES}
    left = share(sums.pairs("log share", bot, part))
    gain = (None if number is None else 1 - number for number in (left.value, left.high, left.low))
    return {**found, "gain": told(Estimate(*gain))}


def times_summary(times: Sequence[SeatTimes]) -> dict[str, float | int | None]:
    """Return the number of decisions, decisions per second, median and 99th percentile."""
    counts = Counter[int]()
    for seat in times:
        counts.update(seat.counts)
    decisions, seconds = sum(seat.decisions for seat in times), sum(seat.seconds for seat in times)
    return {
        "decisions": decisions,
        "per_second": round(decisions / seconds, 1) if seconds else None,
        "p50_ms": _quantile(counts, 0.5),
        "p99_ms": _quantile(counts, 0.99),
    }


def _quantile(counts: Counter[int], share: float) -> float | None:
    """Return the milliseconds that this share of choices did not exceed, as exact as the ranges."""
    left = share * counts.total()
    for number, times in sorted(counts.items()):
        left -= times
        if left <= 0:
            return float(f"{SHORTEST * exp((number + 1) * GROWTH) * 1000:.3g}")
    return None


def gold_ratio(sums: DealSums, bot: str, other: str) -> Estimate:
    """Return the gold per game of one bot divided by another's, deal by deal."""
    means = ([gold / n for gold, n in sums.pairs("gold", name)] for name in (bot, other))
    return ratio(list(zip(*means, strict=True)))


def told(estimate: Estimate) -> Mapping[str, float | None]:
    """Return a figure and its interval for JSON."""
    numbers = estimate._asdict().items()
    return {name: None if x is None else round(x, DIGITS) for name, x in numbers}


class TextTable(NamedTuple):
    """A table of texts: its title, column heads and rows."""

    title: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]


def text_tables(table: Told, speaker: Speaker) -> Iterator[TextTable]:
    """Yield all tables for one table size: bots, ratios, dwarfs and beliefs."""

    def said(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> TextTable:
        return TextTable(speaker.say(title), [speaker.say(id) for id in heads], rows)

    bots = table["bots"]
    heads: tuple[str, ...] = (
        "sim-bot",
        "sim-gold",
        "sim-wins",
        "arena-openskill",
        "arena-elo",
        "arena-speed",
    )
    yield said("arena-per-game", heads, [_bot_row(bot) for bot in bots])
    if table["ratios"]:
        rows = [(each["bot"], each["against"], interval(each["gold"])) for each in table["ratios"]]
        yield said("arena-compared", ("sim-bot", "arena-against", "arena-ratio"), rows)
    heads = ("sim-bot", "arena-dwarf", "arena-rounds", "sim-gold", "arena-paid")
    yield said("arena-per-round", heads, [row for bot in bots for row in _dwarf_rows(bot, speaker)])
    if with_beliefs := [bot for bot in bots if bot["beliefs"]]:
        heads = ("arena-log", "arena-prior-log", "arena-brier", "arena-prior-brier", "arena-gain")
        yield said("arena-beliefs", ("sim-bot", *heads), [_belief_row(bot) for bot in with_beliefs])


def _bot_row(bot: Told) -> Sequence[str]:
    skill, speed = bot["openskill"], bot["times"]["per_second"]
    return (
        bot["bot"],
        number(bot["gold"], ".2f"),
        number(bot["win_share"], ".1%"),
        f"{skill['mu']:.1f} ± {skill['sigma']:.1f}",
        number(bot["bradley_terry"], ".0f"),
        NONE if speed is None else f"{speed:.0f}",
    )


def _dwarf_rows(bot: Told, speaker: Speaker) -> Iterator[Sequence[str]]:
    for dwarf, figures in bot["dwarfs"].items():
        gold, paid = number(figures["gold"], ".2f"), number(figures["paid_share"], ".1%")
        yield bot["bot"], speaker.dwarf(dwarf), str(figures["rounds"]), gold, paid


def _belief_row(bot: Told) -> Sequence[str]:
    end = bot["beliefs"]["end"]
    scores = (number(end[name], ".2f") for name in ("log", "prior_log", "brier", "prior_brier"))
    return bot["bot"], *scores, number(end["gain"], ".1%")


def heading(table: Told, speaker: Speaker) -> str:
    """Return the heading with the number of seats, deals and games."""
    return speaker.say("arena-table", **{name: table[name] for name in ("seats", "deals", "games")})


def found(table: Told, speaker: Speaker) -> str:
    """Return how often the treasure was found; empty in a game without one."""
    if table["treasure_found"]["value"] is None:
        return ""
    return speaker.say("arena-found", share=number(table["treasure_found"], ".1%"))


def number(figure: Told, form: str) -> str:
    """Return a figure with its error: 2.31 ± 0.21; near 0 and 1 the larger half counts."""
    value, low, high = figure["value"], figure["low"], figure["high"]
    if value is None:
        return NONE
    text = format(value, form)
    return text if low is None else f"{text} ± {max(high - value, value - low):{form}}"


def interval(figure: Told) -> str:
    """Return a figure with its interval, which may be asymmetric: 1.42 (1.13–1.80)."""
    if figure["value"] is None:
        return NONE
    text = f"{figure['value']:.2f}"
    return text if figure["low"] is None else f"{text} ({figure['low']:.2f}–{figure['high']:.2f})"
