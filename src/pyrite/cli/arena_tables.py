"""The result of an arena for people: small tables of figures with their intervals."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from pyrite.cli.screen import Screen
from pyrite.lang import Speaker

Told = Mapping[str, Any]
NONE = "–"


def show(screen: Screen, result: Told) -> None:
    """Print what the games came to, table by table."""
    for table in result["tables"]:
        counts = {name: table[name] for name in ("seats", "deals", "games")}
        screen.say("arena-table", "title", **counts)
        if table["treasure_found"]["value"] is not None:
            screen.say("arena-found", share=percent(table["treasure_found"]))
        screen.out.print(bots_table(screen.speaker, table["bots"]))
        for ratio in table["ratios"]:
            bot, other = ratio["bot"], ratio["against"]
            screen.say("arena-ratio", bot=bot, other=other, ratio=number(ratio["gold"], 2))
        screen.out.print(dwarfs_table(screen.speaker, table["bots"]))


def bots_table(speaker: Speaker, bots: Sequence[Told]) -> Table:
    """What every bot got, and how it is rated."""
    heads = ("sim-bot", "sim-gold", "sim-wins", "arena-openskill", "arena-elo", "arena-speed")
    table = _table(speaker, heads)
    for bot in bots:
        skill, speed = bot["openskill"], bot["times"]["per_second"]
        table.add_row(
            bot["bot"],
            number(bot["gold"], 2),
            Text(percent(bot["win_share"])),
            f"{skill['mu']:.1f} ± {skill['sigma']:.1f}",
            number(bot["bradley_terry"], 0),
            NONE if speed is None else f"{speed:.0f}",
        )
    return table


def dwarfs_table(speaker: Speaker, bots: Sequence[Told]) -> Table:
    """What every bot got as every dwarf, a round."""
    table = _table(speaker, ("sim-bot", "arena-dwarf", "arena-rounds", "sim-gold", "arena-paid"))
    for bot in bots:
        for dwarf, figures in bot["dwarfs"].items():
            rounds, gold = str(figures["rounds"]), number(figures["gold"], 2)
            paid = Text(percent(figures["paid_share"]))
            table.add_row(bot["bot"], speaker.dwarf(dwarf), rounds, gold, paid)
    return table


def _table(speaker: Speaker, heads: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="title")
    for place, id in enumerate(heads):
        table.add_column(speaker.say(id), justify="right" if place else "left")
    return table


def number(figure: Told, digits: int) -> str:
    """A figure and its interval: 2.31 (2.10 … 2.52)."""
    return _with_interval(figure, lambda x: f"{x:.{digits}f}")


def percent(figure: Told) -> str:
    """A share and its interval as percentages."""
    return _with_interval(figure, lambda x: f"{x:.1%}")


def _with_interval(figure: Told, write: Any) -> str:
    value, low, high = (figure[name] for name in ("value", "low", "high"))
    if value is None:
        return NONE
    if low is None:
        return str(write(value))
    return f"{write(value)} ({write(low)} … {write(high)})"
