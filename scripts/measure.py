"""Print how large the code base is, beside the most it should be.

Floors are the longest chain of imports between the files of one folder. A turn of `pyrite play
--plain` lasts from one question to the player to the next.
"""

import ast
import io
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Any
from unittest.mock import patch

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "pyrite"
GENERATED = "generated"  # the folder of web/src that `make schemas` writes
NATIVE = "pyrite.core.native"
MARK = "# Compiled"


def lines_of(paths: list[Path]) -> int:
    return sum(len(path.read_text().splitlines()) for path in paths)


def python_files() -> list[Path]:
    return [path for path in PACKAGE.rglob("*.py") if "_compiled" not in path.parts]


def written_pages() -> list[Path]:
    """Return the files of the browser client that people write."""
    found = [path for path in (ROOT / "web/src").rglob("*") if path.is_file()]
    return [path for path in found if path.parent.name != GENERATED]


def ceremony() -> int:
    """Return how many lines there are for the compiler alone."""
    return sum(map(compiler_lines, python_files())) + lines_of(list(PACKAGE.rglob("*.pxd")))


def compiler_lines(path: Path) -> int:
    """Return how many lines of a hot file are marks for the compiler, or import such marks."""
    nodes = list(ast.walk(tree_of(path)))
    imports = [n for n in nodes if isinstance(n, ast.ImportFrom) and n.module == NATIVE]
    names = {alias.name for node in imports for alias in node.names} | {"final"}
    marked = [n for n in nodes if isinstance(n, ast.FunctionDef | ast.ClassDef)]
    marks = [m for n in marked for m in n.decorator_list if ast.unparse(m).split("(")[0] in names]
    spans = [*imports, *marks]
    lines = sum((node.end_lineno or 0) - node.lineno + 1 for node in spans)
    return lines + path.read_text().startswith(MARK)


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text())


def imported(path: Path) -> Iterator[Path]:
    """Yield the files of the same folder that a file imports at its top."""
    for node in tree_of(path).body:
        if isinstance(node, ast.ImportFrom):
            target = SOURCE.joinpath(*(node.module or "").split("."))
            for candidate in (target, *(target / alias.name for alias in node.names)):
                file = candidate.with_suffix(".py")
                if file.exists() and file.parent == path.parent and file != path:
                    yield file


@cache
def floors(path: Path) -> int:
    """Return how many files of its folder lie on top of each other up to this one."""
    return 1 + max(map(floors, imported(path)), default=0)


def files_of_a_turn() -> set[str]:
    """Return the files that run between two questions of a game in the terminal."""
    seen: set[str] = set()
    asked = 0

    def note(frame: FrameType, event: str, about: Any) -> None:
        seen.add(frame.f_code.co_filename)

    class Player(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:
            nonlocal asked
            asked += 1
            sys.setprofile(note if asked == 2 else None)
            return "1\n" if asked < 4 else ""

    with (
        tempfile.TemporaryDirectory() as home,
        patch.dict("os.environ", {"XDG_DATA_HOME": home}),
        patch("sys.stdin", Player()),
        patch("sys.stdout", io.StringIO()),
        patch("sys.argv", ["pyrite", "play", "--plain", "--seed", "3"]),
        suppress(SystemExit),
    ):
        import_module("pyrite.cli").main()
    sys.setprofile(None)
    return {name for name in seen if name.startswith(str(PACKAGE))}


def main() -> None:
    """Print the table."""
    python = python_files()
    deepest = max(python, key=floors)
    rows = [
        ("Python lines in src", lines_of(python), 36_000),
        ("Python files in src", len(python), 300),
        ("lines for the compiler alone", ceremony(), 500),
        (f"floors of one folder ({deepest.parent.relative_to(PACKAGE)})", floors(deepest), 6),
        ("files that run in one turn of `pyrite play --plain`", len(files_of_a_turn()), 35),
        ("written lines in web/src", lines_of(written_pages()), 13_500),
    ]
    for name, found, most in rows:
        print(f"{name:<55} {found:>7,} of {most:>6,}")


if __name__ == "__main__":
    main()
