"""The scripts that count silly moves and play the ladder."""

import json
import sys
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

SCRIPTS = Path(__file__).parents[2] / "scripts"
SILLY: dict[str, Any] = run_path(str(SCRIPTS / "silly_moves.py"))
LADDER: dict[str, Any] = run_path(str(SCRIPTS / "ladder.py"))


def test_random_bots_are_laughed_at() -> None:
    counts = SILLY["count"]({"seats": 3}, "random", [1])
    assert counts.turns > 20
    assert {"passed", "useless-path"} & {move.kind for move in counts.moves}
    for kind in {move.kind for move in counts.moves}:
        assert sum(move.kind == kind for move in counts.moves) <= counts.chances[kind]


@pytest.mark.parametrize("text", ["", "x", "3-1", "1-2-3"])
def test_seeds_that_are_none_are_refused(text: str) -> None:
    assert [*SILLY["read_seeds"]("4-6")] == [4, 5, 6]
    with pytest.raises(Exception, match="not a range of seeds"):
        SILLY["read_seeds"](text)


def ladder(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    """What the script prints, read as JSON."""
    monkeypatch.setattr(sys, "argv", ["ladder.py", *words, "--json"])
    LADDER["main"]()
    return json.loads(capsys.readouterr().out)


def test_the_ladder_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play = ["--keep", str(tmp_path), "--table", "base", "--seats", "3", "--pair", "random"]
    (once,) = ladder(monkeypatch, capsys, *play, "--deals", "1")
    kept = (tmp_path / "base-3-random.jsonl").read_text()
    (twice,) = ladder(monkeypatch, capsys, *play, "--deals", "2")
    assert (tmp_path / "base-3-random.jsonl").read_text().startswith(kept)
    assert (once["deals"], twice["deals"]) == (1, 2)
    assert twice["command"] == "pyrite arena --bot random --seats 3 --deals 2 --seed 20261119"


def test_the_table_says_what_is_not_known() -> None:
    row = {"table": "base", "seats": 3, "bots": ["easy", "random"], "deals": 3, "command": "c"}
    ratio = {"value": 1.234, "low": 1.1, "high": 1.3}
    *_, last = LADDER["markdown"]([{**row, "ratio": ratio, "treasure_found": None}])
    assert last == "| base game | 3 | `easy` against `random` | 1.23 (1.10 to 1.30) | – | 3 | `c` |"
    lone = {"value": 0.5, "low": None, "high": None}
    *_, last = LADDER["markdown"](
        [{**row, "bots": ["easy"], "ratio": None, "treasure_found": lone}]
    )
    assert "| `easy` among equals | – | 50 % | 3 |" in last
