"""Running `pyrite` inside a test."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from pyrite.cli.app import app

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Save games here instead of in the folder of the person who runs the tests."""
    folder = tmp_path / "data"
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    games = folder / "pyrite"
    monkeypatch.setattr("pyrite.cli.saved.user_data_path", lambda *name, **how: games)
    return games


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return a runner: `run("play", "--seed", "7", lines=["1", "quit"])`, in English, 80 wide."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")

    def runs(*args: str, lines: list[str] | None = None) -> Result:
        text = "\n".join([*lines, ""]) if lines is not None else ""
        return CliRunner().invoke(app, list(args), input=text, prog_name="pyrite")

    return runs
