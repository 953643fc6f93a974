"""Reports: the results of an arena as a self-contained page with plots, and as CSV files."""

import csv
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from html import escape
from io import StringIO
from pathlib import Path

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from pyrite.arena.contest import TENTHS
from pyrite.arena.summary import TextTable, Told, found, heading, text_tables
from pyrite.lang import Speaker

PAGE = "report.html"
Row = dict[str, object]
WIDTH, ROW = 7.0, 0.45  # inches
LINES = {"log": ("arena-plot-log", "-o"), "prior_log": ("arena-plot-prior-log", "--")}
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #222; background: #fff; }
table { border-collapse: collapse; margin: 1rem 0; }
caption { text-align: left; font-weight: bold; }
th, td { padding: .2rem .8rem; text-align: right; border-bottom: 1px solid #ccc; }
th:first-child, td:first-child { text-align: left; }
pre { background: #f2f2f2; padding: .6rem; white-space: pre-wrap; }
svg { max-width: 100%; height: auto; }
"""


def write_report(folder: Path, result: Told, speaker: Speaker) -> None:
    """Write the report into an existing folder, replacing an earlier one."""
    for name in CSV_FILES:
        (folder / name).write_text(csv_text(name, result["tables"]), encoding="utf-8", newline="")
    (folder / PAGE).write_text(page(result, speaker), encoding="utf-8")


def csv_text(name: str, tables: Sequence[Told]) -> str:
    """Return a CSV file with a header row."""
    rows = [{"seats": table["seats"], **row} for table in tables for row in CSV_FILES[name](table)]
    text = StringIO()
    writer = csv.DictWriter(text, rows[0] if rows else ("seats",))
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def bot_rows(table: Told) -> Iterator[Row]:
    """Yield every bot's results, ratings and thinking times."""
    for bot in table["bots"]:
        yield {
            "bot": bot["bot"],
            "deals": table["deals"],
            "games": bot["games"],
            **_flat(bot, "gold", "win_share", "bradley_terry"),
            **{f"openskill_{name}": number for name, number in bot["openskill"].items()},
            **bot["times"],
        }


def dwarf_rows(table: Told) -> Iterator[Row]:
    """Yield every bot's results as each dwarf."""
    for bot in table["bots"]:
        for dwarf, figures in bot["dwarfs"].items():
            head = {"bot": bot["bot"], "dwarf": dwarf, "rounds": figures["rounds"]}
            yield head | _flat(figures, "gold", "paid_share")


def ratio_rows(table: Told) -> Iterator[Row]:
    """Yield the gold ratio of every two bots."""
    for ratio in table["ratios"]:
        yield {"bot": ratio["bot"], "against": ratio["against"], **_flat(ratio, "gold")}


def belief_rows(table: Told) -> Iterator[Row]:
    """Yield the scores of every bot's beliefs, by tenths of a round and at its end."""
    for bot in table["bots"]:
        if beliefs := bot["beliefs"]:
            for part, scores in (*enumerate(beliefs["tenths"], 1), ("end", beliefs["end"])):
                yield {"bot": bot["bot"], "tenth": part, **_flat(scores, *scores)}


CSV_FILES: Mapping[str, Callable[[Told], Iterable[Row]]] = {
    "bots.csv": bot_rows,
    "dwarfs.csv": dwarf_rows,
    "ratios.csv": ratio_rows,
    "beliefs.csv": belief_rows,
}
FILES = (PAGE, *CSV_FILES)


def _flat(figures: Told, *names: str) -> Row:
    """Return figures with their intervals, each number in its own column."""
    ends = (("", "value"), ("_low", "low"), ("_high", "high"))
    return {name + end: figures[name][key] for name in names for end, key in ends}


def page(result: Told, speaker: Speaker) -> str:
    """Return the whole HTML page."""
    title = escape(speaker.say("arena-title"))
    body = "\n".join(_body(result, speaker))
    return (
        f'<!doctype html>\n<html lang="{speaker.lang}">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n"
        f"<body>\n<h1>{title}</h1>\n{body}\n</body>\n</html>\n"
    )


def _body(result: Told, speaker: Speaker) -> Iterator[str]:
    if not result["complete"]:
        yield _paragraph(speaker.say("arena-part"))
    yield _paragraph(speaker.say("arena-again"))
    yield f"<pre>{escape(result['command'])}</pre>"
    yield _paragraph(speaker.say("arena-method"))
    for table in result["tables"]:
        yield f"<h2>{escape(heading(table, speaker))}</h2>"
        yield _paragraph(found(table, speaker)) if found(table, speaker) else ""
        yield from (_table(text) for text in text_tables(table, speaker))
        yield from (f"<figure>{drawn}</figure>" for drawn in plots(table, speaker) if drawn)
    links = ", ".join(f'<a href="{name}">{name}</a>' for name in CSV_FILES)
    yield f"<p>{escape(speaker.say('arena-files'))} {links}</p>"


def _table(text: TextTable) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in text.heads)
    rows = "\n".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in text.rows
    )
    return f"<table>\n<caption>{escape(text.title)}</caption>\n<tr>{heads}</tr>\n{rows}\n</table>"


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def plots(table: Told, speaker: Speaker) -> Iterator[str]:
    """Yield inline SVG: gold per game, ratings, gold as each dwarf, and beliefs."""
    bots = table["bots"]
    dwarfs = [
        (f"{bot['bot']}, {speaker.dwarf(dwarf)}", figures["gold"])
        for bot in bots
        for dwarf, figures in bot["dwarfs"].items()
    ]
    yield _rows_plot([(bot["bot"], bot["gold"]) for bot in bots], speaker.say("arena-plot-gold"))
    ratings = [(bot["bot"], bot["bradley_terry"]) for bot in bots]
    yield _rows_plot(ratings, speaker.say("arena-plot-elo"))
    yield _rows_plot(dwarfs, speaker.say("arena-plot-dwarfs"))
    yield _beliefs_plot([bot for bot in bots if bot["beliefs"]], speaker)


def _rows_plot(rows: Sequence[tuple[str, Told]], label: str) -> str:
    """Plot points with their intervals in rows; empty if there are none."""
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


def _beliefs_plot(bots: Sequence[Told], speaker: Speaker) -> str:
    """Plot the log score during a round, for every bot with beliefs and for the prior."""
    label = speaker.say("arena-plot-score")

    def draw(axes: Axes) -> None:
        for number, bot in enumerate(bots):
            for name, (id, line) in LINES.items():
                scores = [tenth[name]["value"] for tenth in bot["beliefs"]["tenths"]]
                seen = [float("nan") if score is None else score for score in scores]
                said = speaker.say(id, bot=bot["bot"])
                axes.plot(range(1, TENTHS + 1), seen, line, color=f"C{number}", label=said)
        axes.set_xlabel(speaker.say("arena-plot-tenth"))
        axes.set_ylabel(label)
        axes.set_ylim(bottom=0)
        axes.legend()

    return _svg(draw, 4.0, label) if bots else ""


def _svg(draw: Callable[[Axes], None], height: float, label: str) -> str:
    """Return a drawing as inline SVG; the same figures always give the same text."""
    with rc_context({"svg.hashsalt": "pyrite", "svg.fonttype": "none", "text.parse_math": False}):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        draw(figure.subplots())
        text = StringIO()
        figure.savefig(text, format="svg", transparent=True, metadata={"Date": None})
    inside = text.getvalue().partition("\n<svg")[2]
    return f'<svg role="img" aria-label="{escape(label)}"{inside}'
