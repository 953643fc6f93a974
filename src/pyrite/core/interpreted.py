"""Run Pyrite from its .py files even if it is compiled, to compare the two.

    python src/pyrite/core/interpreted.py -c CODE [ARGUMENT ...]
    python src/pyrite/core/interpreted.py -m MODULE [ARGUMENT ...]

Run it by its path: importing it would first load the rest of the package, compiled.
"""

import runpy
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parents[1]


class SourceFinder(MetaPathFinder):
    """Finds the modules of Pyrite as source files only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of a Pyrite module's source, or None for other modules."""
        if fullname.partition(".")[0] != PACKAGE.name:
            return None
        folder = str(PACKAGE.parent) if path is None else path[0]
        return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)


def compiled_modules() -> list[str]:
    """Return the modules of Pyrite that were not loaded from a .py file."""
    ours = [name for name in sys.modules if name.partition(".")[0] == PACKAGE.name]
    return [name for name in ours if not str(sys.modules[name].__file__).endswith(".py")]


def main(arguments: Sequence[str]) -> str | None:
    """Run what follows -c or -m; return an error message, or None on success."""
    if len(arguments) < 2 or arguments[0] not in ("-c", "-m"):
        return __doc__
    how, what, *rest = arguments
    sys.meta_path.insert(0, SourceFinder())
    sys.path[0:1] = [str(PACKAGE.parent), ""]  # this folder's module names would hide others
    import_module(PACKAGE.name)
    if compiled_modules():
        return f"These came from compiled files: {', '.join(compiled_modules())}"
    sys.argv = [how if how == "-c" else what, *rest]
    if how == "-m":
        runpy.run_module(what, run_name="__main__", alter_sys=True)
    else:
        exec(compile(what, "<string>", "exec"), {"__name__": "__main__"})
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
