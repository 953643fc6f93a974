"""Custom modules in the terminal: named, played, saved, replayed."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from pyrite.cli.app import app

EXAMPLES = Path(__file__).parents[2] / "examples"
THIEF = "lantern_thief:LanternThief"


@pytest.fixture(autouse=True)
def among_the_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)


def test_they_are_simulated_saved_and_told_again(tmp_path: Path) -> None:
    run = CliRunner().invoke
    table = ["--module", THIEF, "--bot", "random", "--seed", "3", "--seats", "4"]
    played = run(app, ["sim", "--games", "20", *table, "--records", str(tmp_path)])
    assert played.exit_code == 0, played.output
    record = next(path for path in tmp_path.iterdir() if "lantern_thief>" in path.read_text())
    assert THIEF in record.read_text()
    told = run(app, ["replay", str(record), "--module", THIEF, "--lang", "de"])
    assert "die Lampe weg" in told.output
