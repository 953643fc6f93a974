"""How likely each kind of deed is for each dwarf, as scripts/fit_beliefs.py has counted it."""

import json
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

FILE = Path(__file__).with_name("likelihoods.json")
Weights = Mapping[str, float]  # by dwarf: the logarithm of how much likelier than for anybody
NOTHING: Weights = {}


class Likelihoods(NamedTuple):
    """What was counted at tables with the same kinds of dwarfs."""

    trust: float  # deeds of one seat depend on one another, so they count less than they seem
    honesty: Mapping[str, float]  # by dwarf: how often it says what it knows of a goal truly
    deeds: Mapping[str, Mapping[str, Weights]]  # by phase and kind of deed

    def of(self, phase: str, kind: str) -> Weights:
        """What a deed says about who did it; nothing if nobody ever counted it."""
        return self.deeds.get(phase, {}).get(kind, NOTHING)


def table_name(game: str, dwarfs: Iterable[str]) -> str:
    """Tables of a game with the same kinds of dwarfs are counted together."""
    return f"{game}: {' '.join(sorted(dwarfs))}"


@cache
def _file() -> dict[str, Any]:
    tables: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return tables


def likelihoods(game: str, dwarfs: Iterable[str]) -> Likelihoods:
    """What was counted at tables with these dwarfs; of others nothing is known."""
    table = _file().get(table_name(game, dwarfs), {"trust": 1.0, "honesty": {}, "deeds": {}})
    return Likelihoods(**table)


def forget() -> None:
    """Read the file anew from now on."""
    _file.cache_clear()
