"""Reading the tables of a page, for tests that compare them with the program."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
HEADING = re.compile(r"^#+ ", re.M)
CODE = re.compile(r"`([^`]+)`")

Row = list[str]


def table(page: str, heading: str, first: str = "") -> list[Row]:
    """Return the rows under a heading; `first` is the title of the first column."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    body = HEADING.split(text.partition(f"# {heading}\n")[2])[0]
    blocks = re.findall(r"(?:^\|.*\|\n)+", body, re.M)
    rows = []
    for block in blocks:
        head, _, *lines = [line[1:-1].split("|") for line in block.splitlines()]
        if first in ("", head[0].strip()):
            rows += [[part.strip() for part in line] for line in lines]
    return rows


def code(part: str) -> list[str]:
    """Return everything in code letters."""
    return CODE.findall(part)


def keys(page: str, heading: str, first: str = "") -> list[str]:
    """Return everything in code letters in the first column."""
    return [word for row in table(page, heading, first) for word in code(row[0])]
