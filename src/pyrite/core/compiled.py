"""Where the compiled modules of a working copy come from: one whole build, or none of it.

`scripts/build_core.py` puts every build into a folder of its own and then names it, in one step, in
the file `current`. A process looks there once and keeps to that build, so that it may start at any
moment of a build, and the build may stop at any moment. An installed package has no such folder:
its compiled files lie beside their sources.
"""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, PathFinder
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

BUILDS = Path(__file__).parents[1] / "_compiled"
SUFFIX = EXTENSION_SUFFIXES[0]


class BuildFinder(MetaPathFinder):
    """Finds the modules of one build by their full names."""

    def __init__(self, folder: Path) -> None:
        names = (path.name for path in folder.iterdir() if path.name.endswith(SUFFIX))
        self.files = {name.removesuffix(SUFFIX): str(folder / name) for name in names}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a compiled module is; None if it is not compiled."""
        file = self.files.get(fullname)
        return None if file is None else spec_from_file_location(fullname, file)


def use_build() -> None:
    """From now on take modules from the build that is current, if there is one."""
    try:
        finder = BuildFinder(BUILDS / (BUILDS / "current").read_text())
    except OSError:  # nothing was built here, or it is being built anew
        return
    sys.meta_path.insert(sys.meta_path.index(PathFinder), finder)
