"""The compiled files: every .py under src/pyrite with a .pxd of the same name beside it.

PYRITE_COMPILE=0 compiles nothing; PYRITE_BOUNDSCHECK=1 makes the checked build.
"""

import os
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

CHECKED = os.environ.get("PYRITE_BOUNDSCHECK") == "1"
HOT = [p for p in sorted(Path("src/pyrite").rglob("*.py")) if p.with_suffix(".pxd").exists()]
if os.environ.get("PYRITE_COMPILE") == "0":
    HOT = []

# Cython's boundscheck covers lists and memoryviews; C arrays are checked by the C compiler,
# except one that is the last field of its class (C takes it for one of open length).
FLAGS = ["-O1", "-fsanitize=bounds", "-fno-sanitize-recover=all"] if CHECKED else ["-O3"]

extensions = cythonize(
    [
        Extension(
            ".".join(path.relative_to("src").with_suffix("").parts),
            [path.as_posix()],
            extra_compile_args=FLAGS,
            extra_link_args=FLAGS,
        )
        for path in HOT
    ],
    build_dir="build/checked-c" if CHECKED else "build/core-c",
    include_path=["src"],
    emit_linenums=CHECKED,
    compiler_directives={
        "language_level": 3,
        "boundscheck": CHECKED,
        "wraparound": False,
        "cdivision": True,
        "initializedcheck": False,
        "infer_types": True,
        "annotation_typing": False,
    },
)
for extension in extensions:
    extension.optional = True  # cythonize() loses it, so it is set here: no compiler, no harm

setup(ext_modules=extensions)
