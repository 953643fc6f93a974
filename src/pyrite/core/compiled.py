"""Where a working copy finds its compiled modules: in one complete build, or not at all.

`scripts/build_core.py` puts each build into its own folder and then names it, in one step, in the
file `current`. A process looks there once and keeps that build, so it can start at any moment of a
build, and a build can be interrupted at any moment. An installed package has no such folder: its
compiled files lie next to their sources.

This is the first module of Pyrite to be loaded, so it imports very little.
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
        """Return the spec of a compiled module, or None if it is not compiled."""
        file = self.files.get(fullname)
        if file is None:
            return None
        found: ModuleSpec = import_module("importlib.util").spec_from_file_location(fullname, file)
        return found


def use_build() -> None:
    """Load modules from the current build from now on, if there is one."""
    try:
        with open(os.path.join(BUILDS, "current"), encoding="utf-8") as current:
            finder = BuildFinder(os.path.join(BUILDS, current.read()))
    except OSError:  # nothing built yet, or a rebuild is in progress
        return
    sys.meta_path.insert(sys.meta_path.index(PathFinder), finder)
