"""The plots of a report, as inline SVG."""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from io import StringIO
from typing import Any

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from pyrite.lang import Speaker

Told = Mapping[str, Any]
WIDTH, ROW = 7.0, 0.45  # inches
TENTHS = range(1, 11)
LINES = {"log": ("arena-plot-log", "-o"), "prior_log": ("arena-plot-prior-log", "--")}


def gold_plot(table: Told, speaker: Speaker) -> str:
    """Plot every bot's gold per game."""
    rows = [(bot["bot"], bot["gold"]) for bot in table["bots"]]
    return _rows_plot(rows, speaker.say("arena-plot-gold"))


def ratings_plot(table: Told, speaker: Speaker) -> str:
    """Plot the ratings of all bots; empty if they cannot be compared."""
    rows = [(bot["bot"], bot["bradley_terry"]) for bot in table["bots"]]
    return _rows_plot(rows, speaker.say("arena-plot-elo"))


def dwarfs_plot(table: Told, speaker: Speaker) -> str:
    """Plot every bot's gold per round as each dwarf."""
    rows = [
        (f"{bot['bot']}, {speaker.dwarf(dwarf)}", figures["gold"])
        for bot in table["bots"]
        for dwarf, figures in bot["dwarfs"].items()
    ]
    return _rows_plot(rows, speaker.say("arena-plot-dwarfs"))


def beliefs_plot(table: Told, speaker: Speaker) -> str:
    """Plot the log score during a round, for every bot with beliefs and for the prior."""
    bots = [bot for bot in table["bots"] if bot["beliefs"]]
    label = speaker.say("arena-plot-score")

    def draw(axes: Axes) -> None:
        for number, bot in enumerate(bots):
            for name, (id, line) in LINES.items():
                scores = [tenth[name]["value"] for tenth in bot["beliefs"]["tenths"]]
                said = speaker.say(id, bot=bot["bot"])
                axes.plot(TENTHS, _seen(scores), line, color=f"C{number}", label=said)
        axes.set_xlabel(speaker.say("arena-plot-tenth"))
        axes.set_ylabel(label)
        axes.set_ylim(bottom=0)
        axes.legend()

    return _svg(draw, 4.0, label) if bots else ""


def _rows_plot(rows: Sequence[tuple[str, Told]], label: str) -> str:
    """Plot points with their intervals in rows."""
    known = [(name, figure) for name, figure in rows if figure["value"] is not None]

    def draw(axes: Axes) -> None:
        for place, (_, figure) in enumerate(known):
            low, high = figure["low"], figure["high"]
            if low is not None:
                axes.plot([low, high], [place, place], color="C0", linewidth=2)
            axes.plot(figure["value"], place, "o", color="C0")
        axes.set_yticks(range(len(known)), [name for name, _ in known])
        axes.set_ylim(len(known) - 0.5, -0.5)
        axes.axvline(0, color="gray", linewidth=1)
        axes.set_xlabel(label)
        axes.grid(axis="x", alpha=0.4)

    return _svg(draw, 1.0 + ROW * len(known), label) if known else ""


def _svg(draw: Callable[[Axes], None], height: float, label: str) -> str:
    """Return a drawing as inline SVG; the same figures always give the same text."""
    with rc_context({"svg.hashsalt": "pyrite", "svg.fonttype": "none", "text.parse_math": False}):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        draw(figure.subplots())
        text = StringIO()
        figure.savefig(text, format="svg", transparent=True, metadata={"Date": None})
    inside = text.getvalue().partition("\n<svg")[2]
    return f'<svg role="img" aria-label="{escape(label)}"{inside}'


def _seen(scores: Sequence[float | None]) -> list[float]:
    return [float("nan") if score is None else score for score in scores]
