"""Custom modules in the terminal: named, played, saved, replayed."""

from pathlib import Path

import pytest
from deep import in_deep
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


BROKEN = """
from pyrite.modules import Action, Card, OwnModule

class Fails(OwnModule):
    rule = "X-9"
    cards = (Card("hook", "hang", copies=60),)
    forms = {"hang": "alone"}

    def plays(self, table, seat, card):
        yield Action(seat, "hang", card=card)

    def do(self, table, action):
        raise ZeroDivisionError("oh")

class Misses(Fails):
    def laid(self, table):
        pass
"""


@pytest.mark.parametrize(
    ("command", "name", "told"),
    [
        (("sim", "--games", "1"), "Fails", "failed: ZeroDivisionError: oh ("),
        in_deep(("sim", "--games", "2", "--bot=easy"), "Fails", "failed: ZeroDivisionError: oh ("),
        (("play", "--watch"), "Fails", "failed: ZeroDivisionError: oh ("),
        (("sim",), "Misses", ": its laid must take table, cell after self."),
    ],
)
def test_a_module_that_fails_is_named_in_one_sentence(
    command: tuple[str, ...],
    name: str,
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "failing_module.py").write_text(BROKEN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("pyrite.core.processes.cores", lambda: 2)
    table = ["--module", f"failing_module:{name}", "--seats", "3", "--lang", "en"]
    done = CliRunner().invoke(app, [*command, *table])
    assert (done.exit_code, done.stderr.count("\n")) == (2, 1), done.output
    assert f" module failing_module:{name}" in done.stderr
    assert told in done.stderr
