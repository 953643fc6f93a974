"""The client's own tests and its type checker, run by Node."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from deep import in_deep

WEB = Path(__file__).parents[2] / "web"
NODE = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))


@pytest.mark.parametrize("command", [in_deep("check"), "test"])
def test_node_is_content(command: str) -> None:
    run = subprocess.run(
        ["npm", "run", command],
        cwd=WEB,
        env=os.environ | {"PATH": NODE},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout + run.stderr
