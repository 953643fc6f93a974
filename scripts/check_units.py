"""What is wrong with the hot files, said before or instead of Cython's many lines about it.

Every fault is one paragraph: file, line, what is wrong, and the line itself. `setup.py` reads the
hot files with it before it compiles; `scripts/build_core.py` shortens what Cython still says.
"""

import ast
import re
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path

from compile_units import Class, Function, Module, Sources, hot_files

FOUND_BY_CYTHON = re.compile(r"^(\S+\.(?:py|pxd)):(\d+):\d+: (.+)$", re.MULTILINE)


def told(path: Path, line: int, what: str) -> str:
    """Return a fault as people read it."""
    lines = path.read_text(encoding="utf-8").splitlines()
    shown = lines[line - 1].strip() if 0 < line <= len(lines) else ""
    return f"{path}:{line}: {what}\n    {shown}"


def read_hot_files(package: Path) -> tuple[list[Module], list[str]]:
    """Return the hot files of a package and their faults: a syntax error, or unknown fields."""
    sources = Sources(package.parent)
    try:
        hot = [sources.module_at(path) for path in hot_files(package)]
        return hot, [fault for module in hot for fault in unknown_fields(module)]
    except SyntaxError as error:
        return [], [told(Path(error.filename or ""), error.lineno or 0, error.msg)]


def unknown_fields(module: Module) -> Iterator[str]:
    """Yield where C code names a field or method that the class of a variable does not have."""
    found: list[tuple[Function, Class | None]] = [(one, None) for one in module.functions.values()]
    for made in module.classes.values():
        found += [(method, made) for method in made.methods.values()]
    for function, owner in found:
        if function.how != "def":
            yield from unknown_in(module, function, owner)


def unknown_in(module: Module, function: Function, owner: Class | None) -> Iterator[str]:
    known = classes_of_variables(module, function, owner)
    for node in ast.walk(function.node):
        if isinstance(node, ast.Attribute):
            made = class_of(node.value, known)
            if made is not None and node.attr not in (names := names_of(made)):
                near = get_close_matches(node.attr, names, 1)
                advice = f" Did you mean {near[0]!r}?" if near else ""
                what = f"{made.node.name} has no field or method {node.attr!r}.{advice}"
                yield told(module.path, node.lineno, what)


def classes_of_variables(
    module: Module, function: Function, owner: Class | None
) -> dict[str, Class]:
    """Return the classes of the parameters and of the local variables with an annotation."""
    inside = owner.node.name if owner else ""
    named = {name: kind.name for name, kind, _ in function.parameters if kind.kind == "class"}
    for node in ast.walk(function.node):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            kind = module.c_type(node.annotation, inside)
            if kind.kind == "class":
                named[node.target.id] = kind.name
    known = {name: made for name, kind in named.items() if (made := module.class_named(kind))}
    return known if owner is None else {"self": owner, **known}


def class_of(value: ast.expr, known: dict[str, Class]) -> Class | None:
    """Return the class of an expression such as `table.rules`; None if that is not clear."""
    match value:
        case ast.Name(id=name):
            return known.get(name)
        case ast.Attribute(value=inner, attr=name):
            made = class_of(inner, known)
            while made is not None and name not in made.fields:
                made = made.base
            kind = None if made is None else made.fields[name][0]
            return made.module.class_named(kind.name) if made and kind.kind == "class" else None
    return None


def names_of(made: Class | None) -> set[str]:
    """Return everything an object of a class has, inherited or by hand in a .pxd as well."""
    found = {*dir(object)}
    while made is not None:
        found |= {*made.fields, *made.methods, *made.module.names_by_hand}
        for node in made.node.body:
            if isinstance(node, ast.Assign):
                found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        made = made.base
    return found


def shortened(log: str) -> str:
    """Return each line that Cython complains about once, with the first thing it says."""
    found: dict[tuple[str, int], str] = {}
    for path, line, what in FOUND_BY_CYTHON.findall(log):
        if not what.startswith("warning"):
            found.setdefault((path, int(line)), what)
    places = ((Path(path), line, what) for (path, line), what in sorted(found.items()))
    return "\n".join(told(path, line, what) for path, line, what in places if path.exists())
