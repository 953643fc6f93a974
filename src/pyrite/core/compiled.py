"""Where the compiled modules of a working copy come from: one whole build, or none of it.

`scripts/build_core.py` puts every build into a folder of its own and then names it, in one step, in
the file `current`. A process looks there once and keeps to that build, so that it may start at any
moment of a build, and the build may stop at any moment. An installed package has no such folder:
its compiled files lie beside their sources.

This is the first that is loaded of Pyrite, so it takes little from elsewhere.
"""

import os
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, PathFinder

BUILDS = os.path.join(os.path.dirname(os.path.dirname(__file__)), "_compiled")
SUFFIX = EXTENSION_SUFFIXES[0]


class BuildFinder:
    """Finds the modules of one build by their full names."""

    def __init__(self, folder: str) -> None:
        names = (name for name in os.listdir(folder) if name.endswith(SUFFIX))
        self.files = {name.removesuffix(SUFFIX): os.path.join(folder, name) for name in names}

    def find_spec(
        self, fullname: str, path: object = None, target: object = None
    ) -> ModuleSpec | None:
        """Where a compiled module is; None if it is not compiled."""
        file = self.files.get(fullname)
        if file is None:
            return None
        found: ModuleSpec = import_module("importlib.util").spec_from_file_location(fullname, file)
        return found


def use_build() -> None:
    """From now on take modules from the build that is current, if there is one."""
    try:
        with open(os.path.join(BUILDS, "current"), encoding="utf-8") as current:
            finder = BuildFinder(os.path.join(BUILDS, current.read()))
    except OSError:  # nothing was built here, or it is being built anew
        return
    sys.meta_path.insert(sys.meta_path.index(PathFinder), finder)
