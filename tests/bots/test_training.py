"""The programs of train/, one after the other at toy size: what they learn can be seen."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pyrite import new_game
from pyrite.bots import MediumBot
from pyrite.bots.master import MasterBot
from pyrite.bots.table import play_game

ROOT = Path(__file__).parents[2]
SMALL = ("--tables", "48", "--horizon", "16", "--threads", "2", "--log", "log.jsonl")
TINY = ("--tables", "16", "--horizon", "6", "--batch", "64", *SMALL[4:])
ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}


def train(folder: Path, program: str, *words: str) -> list[dict[str, Any]]:
    """Run a program, and return the lines of the log."""
    command = [sys.executable, str(ROOT / "train" / program), *words]
    done = subprocess.run(
        command, cwd=folder, env=os.environ | ONE_THREAD, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]


@pytest.mark.deep
def test_training_improves_on_its_start(tmp_path: Path) -> None:
    """Imitation finds what the compiled policy would do, and self-play what pays."""
    new, taught = train(tmp_path, "imitate.py", "saboteur", "taught.pt", "--steps", "11", *SMALL,
                        "--batch", "256", "--rate", "0.003", "0.001")  # fmt: skip
    assert taught["policy"] < 0.85 * new["policy"]
    assert taught["moved"] > 1.5 * new["moved"]
    alone = ("--mixed", "0", "--entropy", "0", "0", "--leash", "0", "0", "--reuse", "8")
    *_, played = train(tmp_path, "ppo.py", "taught.pt", "played.pt", "--steps", "1", *SMALL, *alone,
                       "--batch", "512", "--rate", "0.02", "0.02")  # fmt: skip
    assert played["policy"] < -0.001, "what turned out well is not chosen more often"
    train(tmp_path, "export.py", "played.pt", "played.npz")
    with np.load(tmp_path / "played.npz") as arrays:
        recipe = json.loads(str(arrays["recipe"]))
    assert [phase["phase"] for phase in recipe] == ["imitate", "ppo"]
    *_, won = train(tmp_path, "match.py", "played.npz", "--rival", "random", "--deals", "2",
                    "--workers", "1", "--log", "log.jsonl")  # fmt: skip
    assert won["deals"] == 2


@pytest.mark.deep
@pytest.mark.parametrize("family", ["saboteur2", "lostmines"])
def test_training_goes_on_from_exported_weights(family: str, tmp_path: Path) -> None:
    """The critic starts from scratch. While it learns alone, the policy does not change."""
    train(tmp_path, "imitate.py", family, "new.pt", "--steps", "1", *TINY)
    train(tmp_path, "export.py", "new.pt", "new.npz")
    train(tmp_path, "resume.py", family, "new.npz", "start.pt")
    train(tmp_path, "ppo.py", "start.pt", "next.pt", "--steps", "1", *TINY,
          "--critic-first", "1")  # fmt: skip
    train(tmp_path, "export.py", "next.pt", "next.npz")
    before, after = (dict(np.load(tmp_path / name)) for name in ("new.npz", "next.npz"))
    layers = [name for name in before if name.endswith("/weights")]
    assert layers
    assert all((before[name] == after[name]).all() for name in layers)
    options = {"modules": ("saboteur2",)} if family == "saboteur2" else {"game": "lostmines"}
    state = new_game(seats=4, seed=1, rounds=1, **options)
    about = state.describe()
    own = MasterBot(about, file=str(tmp_path / "next.npz"))
    play_game(state, [own, *(MediumBot(about) for _ in range(3))])
    assert state.over
