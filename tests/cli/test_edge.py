"""Languages and terminal stand on the edge alone: a test that reads their source."""

import ast
from pathlib import Path

import pytest

import pyrite

ROOT = Path(pyrite.__file__).parent
MEASURES = {"cli/bench.py"}  # it measures the engines themselves
FILES = {
    path.relative_to(ROOT).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
    for room in ("lang", "cli")
    for path in sorted((ROOT / room).rglob("*.py"))
}
SOURCES = [name for name in FILES if name not in MEASURES]
ENDS = ("removeprefix", "removesuffix", "rpartition")
READ_IDS = {"cli/rulebook.py"}  # of the numbered rules


def calls(tree: ast.Module) -> set[str]:
    return {
        node.func.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    }


@pytest.mark.parametrize("name", SOURCES)
def test_nobody_knows_how_a_turned_card_is_written(name: str) -> None:
    texts = [node.value for node in ast.walk(FILES[name]) if isinstance(node, ast.Constant)]
    assert " r" not in texts


@pytest.mark.parametrize("name", [name for name in SOURCES if name not in READ_IDS])
def test_nobody_cuts_something_off_a_name(name: str) -> None:
    assert not calls(FILES[name]) & set(ENDS)


@pytest.mark.parametrize("name", SOURCES)
def test_nobody_decodes_packed_numbers(name: str) -> None:
    shifts = [n for n in ast.walk(FILES[name]) if isinstance(n, ast.LShift | ast.RShift)]
    assert not shifts


@pytest.mark.parametrize("name", [name for name in SOURCES if name != "lang/catalogue.py"])
def test_nobody_reads_texts_with_patterns(name: str) -> None:
    """But for the catalogues, which become Fluent."""
    names = {
        alias.name
        for node in ast.walk(FILES[name])
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    assert "re" not in names
