"""The likelihood of each kind of deed for each dwarf, as measured by scripts/fit_beliefs.py."""

import json
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

FILE = Path(__file__).with_name("likelihoods.json")
Weights = Mapping[str, float]  # by dwarf: the log of how much likelier than average
NOTHING: Weights = {}


class Likelihoods(NamedTuple):
    """Statistics from tables with the same kinds of dwarfs."""

    trust: float  # deeds of one seat depend on each other, so they count less
    honesty: Mapping[str, float]  # by dwarf: how often it tells the truth about a goal
    deeds: Mapping[str, Mapping[str, Weights]]  # by phase and kind of deed

    def of(self, phase: str, kind: str) -> Weights:
        """Return what a deed says about who did it; nothing if it was never counted."""
        return self.deeds.get(phase, {}).get(kind, NOTHING)


def table_name(game: str, dwarfs: Iterable[str]) -> str:
    """Return the key of tables with these kinds of dwarfs, which are counted together."""
    return f"{game}: {' '.join(sorted(dwarfs))}"


@cache
def _file() -> dict[str, Any]:
    tables: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return tables


def likelihoods(game: str, dwarfs: Iterable[str]) -> Likelihoods:
    """Return the statistics for tables with these dwarfs, or empty ones."""
    table = _file().get(table_name(game, dwarfs), {"trust": 1.0, "honesty": {}, "deeds": {}})
    return Likelihoods(**table)


def forget() -> None:
    """Read the file again on next use."""
    _file.cache_clear()
