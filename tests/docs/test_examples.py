"""The examples with plots: the simulation and the notebook run and print what they should."""

import contextlib
import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
NOTEBOOK = EXAMPLES / "hidden_roles.ipynb"
pytestmark = pytest.mark.deep  # they need matplotlib, which only `make test-deep` installs


def simulate(file: Path) -> list[str]:
    """What the simulation prints."""
    options = ["--games", "3", "--bot", "random", "--seats", "3", "5", "--seed", "4", "--plot"]
    command = [sys.executable, str(EXAMPLES / "diggers_win.py"), *options, str(file)]
    run = subprocess.run(command, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()[:2]


def test_the_simulation_plots_and_says_the_same_again(tmp_path: Path) -> None:
    first, second = tmp_path / "first.png", tmp_path / "second.png"
    assert simulate(first) == simulate(second)
    assert first.read_bytes().startswith(b"\x89PNG")


def cells() -> list[tuple[str, str]]:
    """Source and printed text of every code cell."""
    data = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    code = [cell for cell in data["cells"] if cell["cell_type"] == "code"]
    return [("".join(cell["source"]), printed(cell["outputs"])) for cell in code]


def printed(outputs: list[Any]) -> str:
    """The text among the outputs."""
    return "".join("".join(out["text"]) for out in outputs if out["output_type"] == "stream")


def test_the_notebook_prints_what_it_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MPLBACKEND", "Agg")
    names: dict[str, Any] = {}
    for source, shown in cells():
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            exec(source, names)
        assert said.getvalue() == shown, source
