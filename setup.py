"""Compile the hot files, from units that scripts/compile_units.py writes (core/native.py).

Either all of them are compiled or none. Without a C compiler, or if it fails, Pyrite runs from its
sources. PYRITE_COMPILE=0 compiles nothing; PYRITE_BOUNDSCHECK=1 makes the checked build.
"""

import os
import re
import shlex
import shutil
import sys
import sysconfig
from contextlib import chdir
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.append(str(Path(__file__).with_name("scripts")))
from check_units import read_hot_files
from compile_units import write_units

CHECKED = os.environ.get("PYRITE_BOUNDSCHECK") == "1"
UNITS = Path("build/units")
C_FILES = Path("build/checked-c" if CHECKED else "build/core-c")
SHARED = "pyrite.core.cython_shared"  # code that Cython would otherwise repeat in every file

# Cython's boundscheck covers lists and memoryviews. The C compiler checks C arrays, except an array
# in last place of a class, which C treats as having no fixed length.
# gcc up to 13 may compute addresses in a loop from zero, mistake the access for a null pointer, and
# then drop the code after it and all calls of the function as unreachable (put_discards_away in
# play/effects.py at -O1 and -O2). The flag rules that out; clang knows it too.
FLAGS = ["-fsanitize=bounds", "-fno-sanitize-recover=all"] if CHECKED else []
FLAGS.append("-fno-delete-null-pointer-checks")
FLAGS.append("-g0")  # Python's flags include debug information, which takes a third longer
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": CHECKED,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "infer_types": True,
    "annotation_typing": False,
    "allow_none_for_extension_args": False,  # a field of None would be any memory
    "auto_pickle": False,  # states pickle themselves, and it would take a third of the time
}

# Code that mostly calls Python gains nothing from -O3 and compiles in half the time without it.
COLD = {"text", "config", "plugins", "server", "cython_shared"}


def can_compile() -> bool:
    """Return whether to compile: not disabled, and a compiler is found on POSIX systems."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    found = os.name != "posix" or shutil.which(shlex.split(command)[0]) is not None
    return found and os.environ.get("PYRITE_COMPILE") != "0"


def as_extension(path: Path) -> Extension:
    """Return the extension for one file of the package."""
    parts = path.relative_to("src").with_suffix("").parts
    flags = [*FLAGS, "-O1" if CHECKED or COLD & {*parts} else "-O3"]
    return Extension(
        ".".join(parts), [path.as_posix()], extra_compile_args=flags, extra_link_args=flags
    )


def extensions() -> list[Extension]:
    """Return all extensions to compile."""
    hot, faults = read_hot_files(Path("src/pyrite"))
    if faults:
        sys.exit("\n".join(faults))
    units = [path.relative_to(UNITS) for path in write_units(hot, UNITS / "src")]
    shared = Path("src", *SHARED.split("."))
    with chdir(UNITS):  # so that tracebacks name the files that people read
        made: list[Extension] = cythonize(
            [*map(as_extension, units), as_extension(shared.with_suffix(".c"))],
            shared_utility_qualified_name=SHARED,
            build_dir=os.path.relpath(C_FILES, UNITS),
            include_path=["src"],
            nthreads=os.cpu_count() or 1,
            emit_linenums=CHECKED,
            compiler_directives=DIRECTIVES,
        )
    for extension in made:
        extension.optional = True  # set after cythonize(), which drops it
        extension.sources = [os.path.relpath(UNITS / source) for source in extension.sources]
    return made


class BuildAllOrNone(build_ext):
    """Keep no compiled file if one fails, since a half-compiled core does not import."""

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
    """Return the README for package indexes, with links to repository files as plain text."""
    text = Path("README.md").read_text(encoding="utf-8")
    return re.sub(r"!?\[([^\]]*)\]\((?!https?:)[^)]*\)", r"\1", text)


if __name__ == "__main__":  # Cython's worker processes import this file if they cannot fork
    setup(
        ext_modules=extensions() if can_compile() else [],
        cmdclass={"build_ext": BuildAllOrNone},
        long_description=readme(),
        long_description_content_type="text/markdown",
    )
