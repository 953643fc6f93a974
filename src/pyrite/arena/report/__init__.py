"""Reports: the results of an arena as a page with plots, and as CSV files."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pyrite.arena.report.figures import FILES, csv_text
from pyrite.arena.report.page import page
from pyrite.lang import Speaker

PAGE = "report.html"
NAMES = (PAGE, *FILES)


def write_report(folder: Path, result: Mapping[str, Any], speaker: Speaker) -> None:
    """Write the report into an existing folder, replacing an earlier one."""
    for name in FILES:
        (folder / name).write_text(csv_text(name, result["tables"]), encoding="utf-8", newline="")
    (folder / PAGE).write_text(page(result, speaker), encoding="utf-8")
