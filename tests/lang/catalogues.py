"""Helpers for reading the catalogues: ids, parts and arguments of every message."""

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast, visitor

from pyrite.lang.catalogue import FILES, texts

Arguments = dict[tuple[str, str], frozenset[str]]  # names of arguments, by (id, attribute)


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def parsed(lang: str) -> dict[str, ast.Resource]:
    """Return the files of a language, by name."""
    return {name: FluentParser().parse(text) for name, text in zip(FILES, texts(lang), strict=True)}


def messages(resource: ast.Resource) -> Iterator[ast.Message]:
    return (entry for entry in resource.body if isinstance(entry, ast.Message))


def arguments(resource: ast.Resource) -> Arguments:
    """Return the arguments of each message and each of its attributes."""
    found: Arguments = {}
    for message in messages(resource):
        found[message.id.name, ""] = _names(message.value)
        for part in message.attributes:
            found[message.id.name, part.id.name] = _names(part.value)
    return found


@cache
def all_arguments(lang: str) -> Arguments:
    return {key: names for one in parsed(lang).values() for key, names in arguments(one).items()}


def _names(node: ast.BaseNode | None) -> frozenset[str]:
    variables = _Variables()
    if node is not None:
        variables.visit(node)
    return frozenset(variables.names)
