"""Junk in any call that reaches compiled code is refused, and never crashes or hangs the process.

The calls are made by junk.py in a process of its own: a crash shows as its exit status, and the
last line that it printed names the call.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from deep import in_deep

import pyrite

INTERPRETED = Path(pyrite.__file__).with_name("core") / "interpreted.py"
JUNK = Path(__file__).with_name("junk.py")
BUILDS = {"normal": (), "interpreted": (str(INTERPRETED),)}


def run(*way: str) -> list[str]:
    """Return the answers to all calls with junk."""
    here = os.environ | {"PYTHONPATH": os.pathsep.join((str(JUNK.parents[1]), *sys.path))}
    code = f"import runpy; runpy.run_path({str(JUNK)!r}, run_name='__main__')"
    done = subprocess.run(
        [sys.executable, *way, "-c", code], capture_output=True, text=True, env=here, check=False
    )
    lines = done.stdout.splitlines()
    assert done.returncode == 0, f"{lines[-1:]}\n{done.stderr[-3000:]}"
    assert lines[-1].startswith("whole")
    return lines


@pytest.mark.parametrize("build", ["normal", in_deep("interpreted")])
def test_junk_is_refused_without_a_crash(build: str) -> None:
    lines = run(*BUILDS[build])
    refused = [line for line in lines if not line.endswith(" done")]
    assert len(refused) > len(lines) // 2
