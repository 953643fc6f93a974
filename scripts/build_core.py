"""Compile the hot files, all of them or none: a half-compiled core does not import.

python scripts/build_core.py             beside their sources, for everyday use
python scripts/build_core.py --checked   with bounds checks, a whole copy in build/checked
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

CHECKED = "--checked" in sys.argv
NAME = "checked" if CHECKED else "core"
ROOT = Path("build/checked" if CHECKED else "src")  # where the compiled package stands
C_FILES = Path(f"build/{NAME}-c")
LOG = Path(f"build/{NAME}.log")
DONE = Path(f"build/{NAME}.done")
SLOW = "Pyrite runs interpreted, about 50 times slower."


def hot_files() -> list[Path]:
    """The rule of setup.py."""
    found = sorted(Path("src/pyrite").rglob("*.py"))
    return [path for path in found if path.with_suffix(".pxd").exists()]


def compiled(hot: Path) -> Path:
    """Where the compiled form of a hot file belongs."""
    target = ROOT / hot.relative_to("src")
    return target.with_name(target.stem + str(sysconfig.get_config_var("EXT_SUFFIX")))


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


def remove_compiled(keep: set[Path]) -> None:
    for path in set(ROOT.rglob("*.so")) - keep:
        path.unlink()


def remove_outdated(hot: list[Path]) -> None:
    """Whatever happens next, no compiled file may hide a newer source."""
    remove_compiled(keep={compiled(path) for path in hot if is_fresh(path)})
    if not all(is_newer(path, Path("setup.py")) for path in C_FILES.rglob("*.c")):
        shutil.rmtree(C_FILES)
    if CHECKED:
        for path in ROOT.rglob("*"):
            if path.is_file() and path.suffix != ".so":
                path.unlink()


def build() -> bool:
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
        )
    return run.returncode == 0


def main() -> str | None:
    """Returns what stops `make`, if anything does."""
    hot = hot_files()
    LOG.parent.mkdir(exist_ok=True)
    DONE.unlink(missing_ok=True)
    remove_outdated(hot)
    if not compiler():
        remove_compiled(keep=set())
        if not CHECKED:
            print("No C compiler found:", SLOW)
        return None
    print(f"Compiling the {'checked ' * CHECKED}core ...", flush=True)
    start = time.time()
    if not build():
        return LOG.read_text()
    if all(is_built(path) for path in hot):
        DONE.touch()
        os.utime(DONE, (start, start))  # what was edited meanwhile is newer
        return None
    remove_compiled(keep=set())
    rest = "the tests of the checked build are left out." if CHECKED else SLOW
    print(f"The C compiler failed (see {LOG}): {rest}")
    return None


if __name__ == "__main__":
    sys.exit(main())
