"""Compile the core in the background while somebody plays; Pyrite takes it up at its next start."""

import subprocess
import sys
from pathlib import Path

LOG = Path("build/beside.log")
DONE = Path("build/beside.done")


def main() -> None:
    """Returns at once; the compiling goes on by itself, also when the game is left."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        subprocess.Popen(
            [sys.executable, __file__, "--now"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )


def compile_now() -> int:
    """Slowly, so that the game has the processor."""
    nice = ("nice", "-n", "15")
    packages = ("cython>=3.1", "setuptools>=77")
    install = (*nice, sys.executable, "-m", "pip", "install", "-q", *packages)
    build = (*nice, sys.executable, "scripts/build_core.py")
    failed = subprocess.call(install) or subprocess.call(build)
    if not failed:
        DONE.touch()
    return failed


if __name__ == "__main__":
    sys.exit(compile_now() if "--now" in sys.argv else main())
