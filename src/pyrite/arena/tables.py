"""The results of an arena as text tables, for the terminal and the report."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from pyrite.lang import Speaker

Told = Mapping[str, Any]
NONE = "–"


class TextTable(NamedTuple):
    """A table of texts: its title, column heads and rows."""

    title: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]


def text_tables(table: Told, speaker: Speaker) -> Iterator[TextTable]:
    """Yield all tables for one table size."""
    yield bots_table(table["bots"], speaker)
    if table["ratios"]:
        yield ratios_table(table["ratios"], speaker)
    yield dwarfs_table(table["bots"], speaker)
    told = [bot for bot in table["bots"] if bot["beliefs"]]
    if told:
        yield beliefs_table(told, speaker)


def heading(table: Told, speaker: Speaker) -> str:
    """Return the heading with the number of seats, deals and games."""
    return speaker.say("arena-table", **{name: table[name] for name in ("seats", "deals", "games")})


def found(table: Told, speaker: Speaker) -> str:
    """Return how often the treasure was found; empty in a game without one."""
    if table["treasure_found"]["value"] is None:
        return ""
    return speaker.say("arena-found", share=percent(table["treasure_found"]))


def bots_table(bots: Sequence[Told], speaker: Speaker) -> TextTable:
    """Return a table of every bot's results, ratings and speed."""
    rows = [
        (
            bot["bot"],
            number(bot["gold"], 2),
            percent(bot["win_share"]),
            f"{bot['openskill']['mu']:.1f} ± {bot['openskill']['sigma']:.1f}",
            number(bot["bradley_terry"], 0),
            NONE if bot["times"]["per_second"] is None else f"{bot['times']['per_second']:.0f}",
        )
        for bot in bots
    ]
    heads = ("sim-bot", "sim-gold", "sim-wins", "arena-openskill", "arena-elo", "arena-speed")
    return TextTable(speaker.say("arena-per-game"), _said(heads, speaker), rows)


def ratios_table(ratios: Sequence[Told], speaker: Speaker) -> TextTable:
    """Return a table of gold ratios between bots."""
    rows = [(each["bot"], each["against"], interval(each["gold"])) for each in ratios]
    heads = ("sim-bot", "arena-against", "arena-ratio")
    return TextTable(speaker.say("arena-compared"), _said(heads, speaker), rows)


def dwarfs_table(bots: Sequence[Told], speaker: Speaker) -> TextTable:
    """Return a table of every bot's results per round as each dwarf."""
    rows = [
        (
            bot["bot"],
            speaker.dwarf(dwarf),
            str(figures["rounds"]),
            number(figures["gold"], 2),
            percent(figures["paid_share"]),
        )
        for bot in bots
        for dwarf, figures in bot["dwarfs"].items()
    ]
    heads = ("sim-bot", "arena-dwarf", "arena-rounds", "sim-gold", "arena-paid")
    return TextTable(speaker.say("arena-per-round"), _said(heads, speaker), rows)


def beliefs_table(bots: Sequence[Told], speaker: Speaker) -> TextTable:
    """Return a table of the scores of every bot's beliefs at the end of a round."""
    rows = []
    for bot in bots:
        end = bot["beliefs"]["end"]
        scores = (number(end[name], 2) for name in ("log", "prior_log", "brier", "prior_brier"))
        rows.append((bot["bot"], *scores, percent(end["gain"])))
    heads = ("arena-log", "arena-prior-log", "arena-brier", "arena-prior-brier", "arena-gain")
    return TextTable(speaker.say("arena-beliefs"), _said(("sim-bot", *heads), speaker), rows)


def number(figure: Told, digits: int) -> str:
    """Return a figure with its error: 2.31 ± 0.21."""
    return _with_error(figure, f".{digits}f")


def percent(figure: Told) -> str:
    """Return a share with its error, as percentages."""
    return _with_error(figure, ".1%")


def _with_error(figure: Told, form: str) -> str:
    if figure["value"] is None:
        return NONE
    off = _off(figure)
    text = format(figure["value"], form)
    return text if off is None else f"{text} ± {off:{form}}"


def interval(figure: Told) -> str:
    """Return a figure with its interval, which may be asymmetric: 1.42 (1.13–1.80)."""
    if figure["value"] is None:
        return NONE
    text = f"{figure['value']:.2f}"
    return text if figure["low"] is None else f"{text} ({figure['low']:.2f}–{figure['high']:.2f})"


def _off(figure: Told) -> float | None:
    """Return the larger half of the interval; near 0 and 1 an interval is one-sided."""
    if figure["low"] is None:
        return None
    return float(max(figure["high"] - figure["value"], figure["value"] - figure["low"]))


def _said(ids: Sequence[str], speaker: Speaker) -> list[str]:
    return [speaker.say(id) for id in ids]
