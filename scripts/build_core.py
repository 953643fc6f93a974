"""Compile the hot files, all of them or none: a half-compiled core does not import.

python scripts/build_core.py             for everyday use; src/pyrite/core/compiled.py finds them
python scripts/build_core.py --checked   with bounds checks, a whole copy in build/checked

The build may be interrupted, and Pyrite started, at any moment. Nothing points to a build before it
is complete, and until then Pyrite runs interpreted.
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
from runpy import run_path
from typing import TextIO

import check_units
import compile_units

CHECKED = "--checked" in sys.argv
NAME = "checked" if CHECKED else "core"
ROOT = Path("build/checked" if CHECKED else "build/core")  # output folder of setup.py
C_FILES = Path(f"build/{NAME}-c")
LOG = Path(f"build/{NAME}.log")
DONE = Path(f"build/{NAME}.done")
UNFINISHED = Path(f"build/{NAME}.unfinished")
PACKAGE = Path("src/pyrite")
BUILDS = PACKAGE / "_compiled"
CURRENT = BUILDS / "current"
FINDER = run_path(str(PACKAGE / "core/compiled.py"))  # of the builds that this script makes
SHARED = PACKAGE / "core/cython_shared.py"  # has no source, Cython writes it
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
SLOW = "Pyrite runs interpreted, about 50 times slower."


def hot_files() -> list[Path]:
    """Return the files that setup.py compiles, including the shared Cython module it adds."""
    return [*compile_units.hot_files(PACKAGE), SHARED]


def compiled(hot: Path) -> Path:
    """Return where setup.py puts the compiled form of a hot file."""
    target = ROOT / hot.relative_to("src")
    return target.with_name(target.stem + SUFFIX)


def is_newer(path: Path, *sources: Path) -> bool:
    """Return whether a file exists and is not older than its existing sources."""
    made = path.stat().st_mtime if path.exists() else 0.0
    return all(made >= source.stat().st_mtime for source in sources if source.exists())


def is_fresh(hot: Path) -> bool:
    return is_newer(compiled(hot), hot, hot.with_suffix(".pxd"), Path("setup.py"))


def is_built(hot: Path) -> bool:
    """Return whether a compiled file is up to date with its .c file.

    Cython also rewrites the .c file when another file that its unit uses has changed.
    """
    return is_newer(compiled(hot), (C_FILES / hot).with_suffix(".c"))


def compiler() -> str | None:
    """Return the C compiler that setuptools will call, if this machine has it."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(command)[0])


def remove_compiled(root: Path, keep: set[Path]) -> None:
    for path in set(root.rglob("*.so")) - keep:
        path.unlink()


def remove_outdated(hot: list[Path]) -> None:
    """Remove compiled files that are older than their source, whatever happens next."""
    remove_compiled(ROOT, keep={compiled(path) for path in hot if is_fresh(path)})
    if not all(is_newer(path, Path("setup.py")) for path in C_FILES.rglob("*.c")):
        shutil.rmtree(C_FILES)
    if CHECKED:
        for path in ROOT.rglob("*"):
            if path.is_file() and path.suffix != ".so":
                path.unlink()


def remove_unfinished() -> None:
    """Remove everything an interrupted build left, because it may be incomplete."""
    if UNFINISHED.exists():
        shutil.rmtree(C_FILES, ignore_errors=True)
        shutil.rmtree(ROOT, ignore_errors=True)
    UNFINISHED.touch()


def take_out_of_use() -> None:
    """Make new processes run interpreted; running ones keep their build."""
    CURRENT.unlink(missing_ok=True)
    for path in set(Path("src").rglob("*.so")) - set(BUILDS.rglob("*.so")):
        path.unlink()  # left next to its source by hand or by pip


def checksums() -> dict[str, str]:
    """Return the checksum of every file that a build may be made from."""
    found = (path for path in PACKAGE.rglob("*.p*") if path.suffix in (".py", ".pxd"))
    return {str(path): FINDER["checksum"](path) for path in found if BUILDS not in path.parents}


def list_sources(hot: list[Path], sums: dict[str, str]) -> str:
    """Return the checksums and paths of the files that a build was made from."""
    constants = (Path("build/units/constants")).read_text().split()
    beside = [str(path.with_suffix(".pxd")) for path in hot]
    made_from = [*map(str, hot), *beside, *constants, str(PACKAGE / "core/native.py")]
    known = sorted({*made_from} & {*sums})
    return "".join(f"{sums[path]} {Path(path).relative_to(PACKAGE)}\n" for path in known)


def put_in_use(hot: list[Path], sources: str) -> None:
    """Copy a complete build into place; the previous one stays, because it may be in use."""
    builds = sorted(path for path in BUILDS.glob("*") if path.is_dir())
    for old in builds[:-1]:
        shutil.rmtree(old)
    folder = BUILDS / str(time.time_ns())
    folder.mkdir(parents=True)
    for path in hot:
        name = ".".join(path.relative_to("src").with_suffix("").parts)
        shutil.copy(compiled(path), folder / (name + SUFFIX))
    (folder / FINDER["SOURCES"]).write_text(sources)
    pointer = folder / "name"
    pointer.write_text(folder.name)
    pointer.replace(CURRENT)


def build(lock: TextIO) -> bool:
    """Run setup.py; True if Cython succeeded. The C compiler's results are checked afterwards."""
    what = "build" if CHECKED else "build_ext"
    where = (f"--build-lib={ROOT}", f"--build-temp={C_FILES}/o")
    command = (sys.executable, "setup.py", "-q", what, "-j2", *where)
    with LOG.open("w") as log:
        run = subprocess.run(
            command,
            stdout=log,
            stderr=subprocess.STDOUT,
            env=os.environ | {"PYRITE_BOUNDSCHECK": str(int(CHECKED)), "PYRITE_COMPILE": "1"},
            pass_fds=[lock.fileno()],  # the child may outlive this script and must keep the lock
        )
    return run.returncode == 0


def compile_all(hot: list[Path], lock: TextIO) -> str | None:
    """Compile and return an error that stops `make`, if any."""
    print(f"Compiling the {'checked ' * CHECKED}core ...", flush=True)
    start, sums = time.time(), checksums()
    if not build(lock):
        log = LOG.read_text()
        return check_units.shortened(log) or log
    if all(is_built(path) for path in hot):
        if not CHECKED:
            put_in_use(hot, list_sources(hot, sums))
        DONE.touch()
        os.utime(DONE, (start, start))  # files edited during the build count as newer
        return None
    remove_compiled(ROOT, keep=set())
    rest = "the tests of the checked build are skipped." if CHECKED else SLOW
    print(f"The C compiler failed (see {LOG}): {rest}")
    return None


def main() -> str | None:
    """Build under a lock and return an error that stops `make`, if any."""
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
