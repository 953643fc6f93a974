"""Helpers for reading the program: which messages it uses, with which arguments."""

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pyrite

SCREENS = ("arena", "cli", "client", "lang", "server")
ENGINE = (
    "core",
    "saboteur",
    "lostmines",
    "games.py",
    "bots/find.py",
    "bots/learned.py",
    "bots/master.py",
)
SAYING = ("say", "part", "CommandError", "Problem", "arena_error", "say_record", "found")


class Saying(NamedTuple):
    """A call such as `screen.say("play-saved", file=name)`."""

    id: str
    arguments: frozenset[str]
    unpacked: bool  # further arguments come from a mapping
    where: str


@cache
def nodes_of(path: Path) -> list[ast.AST]:
    """Return all nodes of a file's syntax tree, the module first."""
    return [*ast.walk(ast.parse(path.read_text(encoding="utf-8")))]


def files(rooms: tuple[str, ...]) -> Iterator[tuple[str, list[ast.AST]]]:
    root = Path(pyrite.__file__).parent
    for room in rooms:
        path = root / room
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            yield str(file.relative_to(root)), nodes_of(file)


@cache
def sayings(rooms: tuple[str, ...] = SCREENS) -> list[Saying]:
    """Return all calls that use a message by its literal id."""
    return [
        Saying(
            str(node.args[0].value),
            frozenset(word.arg for word in node.keywords if word.arg and word.arg != "style"),
            any(word.arg is None for word in node.keywords),
            f"{where}:{node.lineno}",
        )
        for where, nodes in files(rooms)
        for node in nodes
        if isinstance(node, ast.Call) and _called(node) in SAYING
        if node.args and isinstance(node.args[0], ast.Constant)
    ]


@cache
def literals(rooms: tuple[str, ...] = SCREENS) -> Counter[str]:
    """Count all strings of the program, including ids."""
    return Counter(
        node.value
        for _, nodes in files(rooms)
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _called(call: ast.Call) -> str:
    return getattr(call.func, "attr", getattr(call.func, "id", ""))
