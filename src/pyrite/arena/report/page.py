"""The HTML page of a report, a single self-contained file."""

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from pyrite.arena.report import plots
from pyrite.arena.report.figures import FILES
from pyrite.arena.tables import TextTable, found, heading, text_tables
from pyrite.lang import Speaker

Told = Mapping[str, Any]
PLOTS = (plots.gold_plot, plots.ratings_plot, plots.dwarfs_plot, plots.beliefs_plot)
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


def page(result: Told, speaker: Speaker) -> str:
    """Return the whole page."""
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
        yield from (f"<figure>{drawn}</figure>" for drawn in _plots(table, speaker))
    links = ", ".join(f'<a href="{name}">{name}</a>' for name in FILES)
    yield f"<p>{escape(speaker.say('arena-files'))} {links}</p>"


def _plots(table: Told, speaker: Speaker) -> Iterator[str]:
    yield from (drawn for plot in PLOTS if (drawn := plot(table, speaker)))


def _table(text: TextTable) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in text.heads)
    rows = "\n".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in text.rows
    )
    return f"<table>\n<caption>{escape(text.title)}</caption>\n<tr>{heads}</tr>\n{rows}\n</table>"


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"
