"""Where a working copy finds its compiled modules: in one complete build, or not at all.

`scripts/build_core.py` puts each build into its own folder and then names it, in one step, in the
file `current`. A process looks there once and keeps that build, so it can start at any moment of a
build, and a build can be interrupted at any moment. An installed package has no such folder: its
compiled files lie next to their sources.

A build knows the checksums of the files it was made from, so an outdated one is noticed: importing
it warns, and the tests refuse it. With PYRITE_INTERPRETED=1 no build is used.

This is the first module of Pyrite to be loaded, so it imports very little.
"""

import os
import sys
import zlib
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, PathFinder

PACKAGE = os.path.dirname(os.path.dirname(__file__))
BUILDS = os.path.join(PACKAGE, "_compiled")
SUFFIX = EXTENSION_SUFFIXES[0]
SOURCES = "sources"  # in the folder of a build: checksum and path of each file it was made from


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


def checksum(path: str) -> str:
    """Return a short text that changes whenever a file does."""
    try:
        with open(path, "rb") as file:
            return f"{zlib.crc32(file.read()):08x}"
    except FileNotFoundError:
        return "missing"


def current_build() -> str | None:
    """Return the folder of the current build; None if there is none, or it is not wanted."""
    if os.environ.get("PYRITE_INTERPRETED", "0") != "0":
        return None
    try:
        with open(os.path.join(BUILDS, "current"), encoding="utf-8") as current:
            folder = os.path.join(BUILDS, current.read())
    except FileNotFoundError:  # nothing built yet, or a rebuild is in progress
        return None
    return folder if os.path.exists(os.path.join(folder, SOURCES)) else None


def outdated_by(folder: str) -> list[str]:
    """Return the files of the package that have changed since a build was made."""
    with open(os.path.join(folder, SOURCES), encoding="utf-8") as sources:
        made_from = [line.rstrip("\n").split(" ", 1) for line in sources]
    return [path for known, path in made_from if checksum(os.path.join(PACKAGE, path)) != known]


def why_outdated() -> str | None:
    """Return why the current build must not be trusted; None if it is up to date or not used."""
    folder = current_build()
    changed = [] if folder is None else outdated_by(folder)
    if not changed:
        return None
    more = f" and {len(changed) - 1} more" if changed[1:] else ""
    return f"The compiled core is older than {changed[0]}{more}. Run: make setup"


def use_build() -> None:
    """Load modules from the current build from now on, if there is one; warn if it is outdated."""
    folder = current_build()
    if folder is None:
        return
    sys.meta_path.insert(sys.meta_path.index(PathFinder), BuildFinder(folder))
    if outdated := why_outdated():
        import_module("warnings").warn(outdated, stacklevel=2)
