"""The compiled files: every .py under src/pyrite with a .pxd of the same name beside it.

All of them are compiled or none: without a C compiler, or where it fails, Pyrite runs from its
sources. PYRITE_COMPILE=0 compiles nothing; PYRITE_BOUNDSCHECK=1 makes the checked build.
"""

import os
import re
import shlex
import shutil
import sysconfig
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

CHECKED = os.environ.get("PYRITE_BOUNDSCHECK") == "1"
HOT = [p for p in sorted(Path("src/pyrite").rglob("*.py")) if p.with_suffix(".pxd").exists()]
SHARED = "pyrite.core.cython_shared"  # what Cython would otherwise write into every compiled file

# Cython's boundscheck covers lists and memoryviews; C arrays are checked by the C compiler,
# except one that is the last field of its class (C takes it for one of open length).
# gcc up to 13 may lay out a loop so that an address is counted from zero; it then takes the access
# for one through a null pointer, what follows for unreachable, and the whole function for one
# without effects, whose calls can go (put_discards_away in play/discards.py at -O1 and -O2). The
# flag forbids the conclusion about null pointers; clang knows the flag, too.
FLAGS = ["-fsanitize=bounds", "-fno-sanitize-recover=all"] if CHECKED else []
FLAGS.append("-fno-delete-null-pointer-checks")
FLAGS.append("-g0")  # Python's own flags ask for debug information, which takes a third longer


# Code that mostly calls Python is as fast without much optimizing, and compiled in half the time.
COLD = {"text", "config", "own", "server", "cython_shared"}


def can_compile() -> bool:
    """Is it wanted, and is there a compiler? Where it is not a command, setuptools finds out."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    found = os.name != "posix" or shutil.which(shlex.split(command)[0]) is not None
    return found and os.environ.get("PYRITE_COMPILE") != "0"


def as_extension(path: Path) -> Extension:
    """One file of the package, compiled for itself."""
    parts = path.relative_to("src").with_suffix("").parts
    flags = [*FLAGS, "-O1" if CHECKED or COLD & {*parts} else "-O3"]
    return Extension(
        ".".join(parts), [path.as_posix()], extra_compile_args=flags, extra_link_args=flags
    )


def extensions() -> list[Extension]:
    """What is compiled here."""
    made: list[Extension] = cythonize(
        [*map(as_extension, HOT), as_extension(Path("src", *SHARED.split(".")).with_suffix(".c"))],
        shared_utility_qualified_name=SHARED,
        build_dir="build/checked-c" if CHECKED else "build/core-c",
        include_path=["src"],
        nthreads=os.cpu_count() or 1,
        emit_linenums=CHECKED,
        compiler_directives={
            "language_level": 3,
            "boundscheck": CHECKED,
            "wraparound": False,
            "cdivision": True,
            "initializedcheck": False,
            "infer_types": True,
            "annotation_typing": False,
            "auto_pickle": False,  # states pickle themselves; it takes a third of the time
        },
    )
    for extension in made:
        extension.optional = True  # cythonize() loses it, so it is set here: no compiler, no harm
    return made


class BuildAllOrNone(build_ext):
    """A half-compiled core does not import: where one file fails, none is kept."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        super().run()
        made = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if not all(path.exists() for path in made):
            for path in made:
                path.unlink(missing_ok=True)
            self.warn("the C compiler failed: Pyrite runs interpreted, about 50 times slower")


def readme() -> str:
    """The README outside the repository: links to its files become what they say."""
    text = Path("README.md").read_text(encoding="utf-8")
    return re.sub(r"!?\[([^\]]*)\]\((?!https?:)[^)]*\)", r"\1", text)


if __name__ == "__main__":  # where processes do not fork, Cython's import this file
    setup(
        ext_modules=extensions() if can_compile() else [],
        cmdclass={"build_ext": BuildAllOrNone},
        long_description=readme(),
        long_description_content_type="text/markdown",
    )
