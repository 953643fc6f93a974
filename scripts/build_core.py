"""Compile the hot files, all of them or none: a half-compiled core does not import.

python scripts/build_core.py             for everyday use: src/pyrite/core/compiled.py finds them
python scripts/build_core.py --checked   with bounds checks, a whole copy in build/checked

It may be stopped at any moment, and Pyrite started at any moment: until a build is whole nothing
points to it, and Pyrite runs interpreted.
"""

import fcntl
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import TextIO

CHECKED = "--checked" in sys.argv
NAME = "checked" if CHECKED else "core"
ROOT = Path("build/checked" if CHECKED else "build/core")  # where setup.py puts what it made
C_FILES = Path(f"build/{NAME}-c")
LOG = Path(f"build/{NAME}.log")
DONE = Path(f"build/{NAME}.done")
UNFINISHED = Path(f"build/{NAME}.unfinished")
BUILDS = Path("src/pyrite/_compiled")
CURRENT = BUILDS / "current"
SHARED = Path("src/pyrite/core/cython_shared.py")  # without a source: Cython writes it
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
SLOW = "Pyrite runs interpreted, about 50 times slower."


def hot_files() -> list[Path]:
    """The rule of setup.py, and what it adds for all of them."""
    found = sorted(Path("src/pyrite").rglob("*.py"))
    return [*(path for path in found if path.with_suffix(".pxd").exists()), SHARED]


def compiled(hot: Path) -> Path:
    """Where setup.py puts the compiled form of a hot file."""
    target = ROOT / hot.relative_to("src")
    return target.with_name(target.stem + SUFFIX)


def is_newer(path: Path, *sources: Path) -> bool:
    """The file is there and no older than its sources, as far as these are there."""
    made = path.stat().st_mtime if path.exists() else 0.0
    return all(made >= source.stat().st_mtime for source in sources if source.exists())


def is_fresh(hot: Path) -> bool:
    return is_newer(compiled(hot), hot, hot.with_suffix(".pxd"), Path("setup.py"))


def is_built(hot: Path) -> bool:
    """Cython writes the .c file anew also when another .pxd it uses has changed."""
    return is_newer(compiled(hot), (C_FILES / hot).with_suffix(".c"))


def compiler() -> str | None:
    """The C compiler setuptools will call, if this machine has it."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(command)[0])


def remove_compiled(root: Path, keep: set[Path]) -> None:
    for path in set(root.rglob("*.so")) - keep:
        path.unlink()


def remove_outdated(hot: list[Path]) -> None:
    """Whatever happens next, no compiled file may hide a newer source."""
    remove_compiled(ROOT, keep={compiled(path) for path in hot if is_fresh(path)})
    if not all(is_newer(path, Path("setup.py")) for path in C_FILES.rglob("*.c")):
        shutil.rmtree(C_FILES)
    if CHECKED:
        for path in ROOT.rglob("*"):
            if path.is_file() and path.suffix != ".so":
                path.unlink()


def remove_unfinished() -> None:
    """What a build leaves that was stopped may be cut off in the middle: nothing of it is used."""
    if UNFINISHED.exists():
        shutil.rmtree(C_FILES, ignore_errors=True)
        shutil.rmtree(ROOT, ignore_errors=True)
    UNFINISHED.touch()


def take_out_of_use() -> None:
    """From now on Pyrite starts interpreted; what has started keeps the build it has."""
    CURRENT.unlink(missing_ok=True)
    for path in set(Path("src").rglob("*.so")) - set(BUILDS.rglob("*.so")):
        path.unlink()  # made by hand or by pip, beside its source


def put_in_use(hot: list[Path]) -> None:
    """One more build, whole before anything points to it; the one before may still be in use."""
    builds = sorted(path for path in BUILDS.glob("*") if path.is_dir())
    for old in builds[:-1]:
        shutil.rmtree(old)
    folder = BUILDS / str(time.time_ns())
    folder.mkdir(parents=True)
    for path in hot:
        name = ".".join(path.relative_to("src").with_suffix("").parts)
        shutil.copy(compiled(path), folder / (name + SUFFIX))
    pointer = folder / "name"
    pointer.write_text(folder.name)
    pointer.replace(CURRENT)


def build(lock: TextIO) -> bool:
    """Run setup.py; True when Cython was content. What the C compiler did is seen afterwards."""
    what = "build" if CHECKED else "build_ext"
    where = (f"--build-lib={ROOT}", f"--build-temp={C_FILES}/o")
    command = (sys.executable, "setup.py", "-q", what, "-j2", *where)
    with LOG.open("w") as log:
        run = subprocess.run(
            command,
            stdout=log,
            stderr=subprocess.STDOUT,
            env=os.environ | {"PYRITE_BOUNDSCHECK": str(int(CHECKED)), "PYRITE_COMPILE": "1"},
            pass_fds=[lock.fileno()],  # it may outlive this script, and the next one waits for it
        )
    return run.returncode == 0


def compile_all(hot: list[Path], lock: TextIO) -> str | None:
    """Returns what stops `make`, if anything does."""
    print(f"Compiling the {'checked ' * CHECKED}core ...", flush=True)
    start = time.time()
    if not build(lock):
        return LOG.read_text()
    if all(is_built(path) for path in hot):
        if not CHECKED:
            put_in_use(hot)
        DONE.touch()
        os.utime(DONE, (start, start))  # what was edited meanwhile is newer
        return None
    remove_compiled(ROOT, keep=set())
    rest = "the tests of the checked build are left out." if CHECKED else SLOW
    print(f"The C compiler failed (see {LOG}): {rest}")
    return None


def main() -> str | None:
    """Returns what stops `make`, if anything does."""
    LOG.parent.mkdir(exist_ok=True)
    with Path(f"build/{NAME}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # one build after the other
        hot = hot_files()
        DONE.unlink(missing_ok=True)
        if not CHECKED:
            take_out_of_use()
        remove_unfinished()
        remove_outdated(hot)
        problem = None
        if compiler():
            problem = compile_all(hot, lock)
        elif not CHECKED:
            print("No C compiler found:", SLOW)
        UNFINISHED.unlink()
        return problem


if __name__ == "__main__":
    sys.exit(main())
