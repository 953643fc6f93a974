"""Write the compile units of the hot files: for each a .pxd, and the .py as Cython reads it.

core/native.py says what a hot file may contain. Its copy has the same lines, without those that
concern the interpreter alone: tracebacks name the file and line that people read. `setup.py` calls
`write_units` and compiles what it returns. Only files that changed are written.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from runpy import run_path
from typing import Annotated, Any, get_args, get_origin

MARK = "# Compiled: see core/native.py"
NATIVE = "pyrite.core.native"
PYTHON_TYPES = {"str", "bytes", "bytearray", "list", "dict", "tuple"}
SCALARS = {"int": "int", "bool": "bint", "float": "double", "None": "void"}
LOCALS = {
    "unsigned char": "uchar",
    "signed char": "schar",
    "unsigned short": "ushort",
    "unsigned long": "ulong",
    "unsigned long long": "ulonglong",
    "long long": "longlong",
}
BLOCK = """
cdef inline Py_ssize_t _size_of_{name}({name} table) noexcept nogil:
    return <char*> (&table.{last} + 1) - <char*> &table.{first}
"""
BLOCK_FUNCTIONS = {
    "copy": """
cdef inline void {function}({name} to, {name} other) noexcept nogil:
    memcpy(&to.{first}, &other.{first}, _size_of_{name}(to))
""",
    "memory_of": """
cdef inline bytes {function}({name} table):
    return PyBytes_FromStringAndSize(<char*> &table.{first}, _size_of_{name}(table))
""",
    "set_memory": """
cdef inline int {function}({name} table, bytes memory) except -1:
    memcpy(&table.{first}, <char*> memory, _size_of_{name}(table))
    return 0
""",
}


@dataclass(frozen=True)
class Type:
    """A C type: of numbers, of a function, of a class of the hot files, or any Python object."""

    name: str
    kind: str  # "number", "array", "rows", "view", "hook", "class", "python"
    access: str = ""  # of a field: "readonly" or "public"

    @property
    def is_c(self) -> bool:
        return self.kind != "python"

    @property
    def parameter(self) -> str:
        return self.name + "*" * (self.kind in ("array", "rows"))

    @property
    def local(self) -> str:
        """The type in `cython.locals`."""
        if self.kind in ("class", "hook"):
            return self.name
        item, bracket, rest = self.name.partition("[")
        name = LOCALS.get(item, item)
        return f"cython.{'p_' * (self.kind == 'array')}{name}{bracket}{rest}"


OBJECT = Type("object", "python")


@dataclass
class Function:
    """How a function is declared, by default as an ordinary one."""

    node: ast.FunctionDef
    how: str  # "cdef", "cpdef" or "def"
    result: Type
    parameters: list[tuple[str, Type, bool]]  # the last: is there a default?
    tail: str


class Class:
    """A class derived from `Native`, with its fields (type and sizes) and methods."""

    def __init__(self, node: ast.ClassDef, module: "Module", base: "Class | None") -> None:
        self.node, self.module, self.base = node, module, base
        self.fields: dict[str, tuple[Type, tuple[int, ...]]] = {}
        self.methods: dict[str, Function] = {}

    def inherited(self, name: str) -> Function | None:
        """Return what a base class declares by this name."""
        base = self.base
        while base is not None:
            if name in base.methods:
                return base.methods[name]
            base = base.base
        return None


class Sources:
    """All modules of the package, read when they are asked for."""

    def __init__(self, root: Path) -> None:
        self.root = root  # the folder that holds the package
        self.modules: dict[str, Module | None] = {}
        names = run_path(str(root.joinpath(*NATIVE.split(".")).with_suffix(".py")))
        self.aliases = {name: alias for name, kind in names.items() if (alias := as_alias(kind))}

    def module(self, name: str) -> "Module | None":
        """Return a module of the package; None for all others."""
        if name not in self.modules:
            path = self.root.joinpath(*name.split(".")).with_suffix(".py")
            self.modules[name] = Module(name, path, self) if path.is_file() else None
        return self.modules[name]

    def module_at(self, path: Path) -> "Module":
        """Return the module that a file of the package is."""
        found = self.module(".".join(path.relative_to(self.root).with_suffix("").parts))
        assert found is not None
        return found


def as_alias(kind: Any) -> Type | None:
    """Return the C type of a name that core/native.py defines."""
    if get_origin(kind) is not Annotated or not isinstance(get_args(kind)[1], str):
        return None
    base, name = get_args(kind)[:2]
    kinds = {int: "number", list[int]: "array", list[list[int]]: "rows", Any: "view"}
    return Type(name, kinds[base]) if base in kinds else None


class Module:
    """One file of the package, as far as the compiler is concerned."""

    def __init__(self, name: str, path: Path, sources: Sources) -> None:
        self.name, self.path, self.sources = name, path, sources
        self.text = path.read_text(encoding="utf-8")
        self.tree = ast.parse(self.text, filename=str(path))
        self.is_hot = self.text.startswith(MARK)

    @cached_property
    def imports(self) -> dict[str, tuple[str, str]]:
        """Where each imported name comes from: the module and its name there."""
        return {
            alias.asname or alias.name: (node.module or "", alias.name)
            for node in self.tree.body
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }

    @cached_property
    def by_hand(self) -> str:
        """What is written by hand beside a hot file."""
        path = self.path.with_suffix(".pxd")
        return path.read_text(encoding="utf-8") if path.exists() else ""

    @cached_property
    def names_by_hand(self) -> set[str]:
        return set(re.findall(r"^(?:cdef inline| ) .*?(\w+)(?: \"\w+\")?\(", self.by_hand, re.M))

    @cached_property
    def values(self) -> dict[str, Any]:
        """What the constants of the module are, as far as that follows from the text alone."""
        known: dict[str, Any] = {}
        for name, (module, original) in self.imports.items():
            whole = self.sources.module(f"{module}.{original}")
            source = self.sources.module(module)
            if whole is not None:
                known[name] = Names(whole)
            elif source is not None and original in source.values:
                known[name] = source.values[original]
        scope = {"__builtins__": {"range": range, "len": len, "max": max, "min": min}}
        for node in self.tree.body:
            if isinstance(node, ast.Assign) and len(node.targets) == 1:
                if any(isinstance(n, ast.ListComp | ast.Lambda) for n in ast.walk(node.value)):
                    continue
                try:
                    value = eval(ast.unparse(node.value), scope, known)
                except Exception:  # not a constant
                    continue
                names = names_in(node.targets[0])
                found = [value] if isinstance(node.targets[0], ast.Name) else [*value]
                known.update(zip(names, found, strict=True))
        return known

    def is_constant(self, name: str) -> bool:
        """Return whether a name is a number that C knows at compile time."""
        value = self.values.get(name)
        return name.isupper() and type(value) is int and -(2**31) <= value < 2**31

    @cached_property
    def own_constants(self) -> list[str]:
        """The constants that the module defines itself."""
        return [n for n in self.values if n not in self.imports and self.is_constant(n)]

    @cached_property
    def hooks(self) -> dict[str, tuple[list[Type], Type]]:
        """Types of C functions: their parameters and result."""
        found = {}
        for node in self.tree.body if self.is_hot else ():
            match node:
                case ast.Assign(
                    targets=[ast.Name(id=name)],
                    value=ast.Subscript(
                        value=ast.Name(id="Callable"),
                        slice=ast.Tuple(elts=[ast.List(elts=parameters), result]),
                    ),
                ):
                    found[name] = ([self.c_type(p) for p in parameters], self.c_type(result))
        return found

    @cached_property
    def class_nodes(self) -> dict[str, ast.ClassDef]:
        """The classes derived from `Native`."""
        found: dict[str, ast.ClassDef] = {}
        for node in self.tree.body if self.is_hot else ():
            if isinstance(node, ast.ClassDef):
                for base in node.bases:
                    if isinstance(base, ast.Name) and (base.id in found or self.is_class(base.id)):
                        found[node.name] = node
        return found

    def is_class(self, name: str) -> bool:
        """Return whether an imported name is such a class."""
        module, original = self.imports.get(name, ("", ""))
        if module == NATIVE:
            return original == "Native"
        source = self.sources.module(module)
        return source is not None and original in source.class_nodes

    def hook_of(self, name: str) -> bool:
        """Return whether a name is the type of a C function."""
        module, original = self.imports.get(name, ("", ""))
        source = self.sources.module(module)
        return name in self.hooks_named or (source is not None and original in source.hooks_named)

    @cached_property
    def hooks_named(self) -> set[str]:
        """The names of types of C functions, without looking into them."""
        return {
            node.targets[0].id
            for node in (self.tree.body if self.is_hot else ())
            if isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and ast.unparse(node.value).startswith("Callable[[")
        }

    def c_type(self, node: ast.expr | None, inside: str = "") -> Type:
        """Return the type that an annotation stands for."""
        match node:
            case ast.Constant(value=None):
                return Type("void", "number")
            case ast.Constant(value=str(text)):
                return self.c_type(ast.parse(text, mode="eval").body, inside)
            case ast.BinOp(op=ast.BitOr(), left=left, right=ast.Constant(value=None)):
                known = self.c_type(left, inside)
                return known if known.kind in ("class", "python", "hook") else OBJECT
            case ast.Subscript(value=ast.Name(id="Readable" | "Writable" as access), slice=inner):
                known = self.c_type(inner, inside)
                return Type(known.name, known.kind, {"R": "readonly", "W": "public"}[access[0]])
            case ast.Subscript(value=ast.Name(id="list"), slice=ast.Name(id=name)) if self.hook_of(
                name
            ):
                return Type(name, "array")
            case ast.Subscript(value=value):
                return self.c_type(value, inside)
            case ast.Name(id="Self"):
                return Type(inside, "class")
            case ast.Name(id=name):
                return self.named_type(name)
        return OBJECT

    def named_type(self, name: str) -> Type:
        """Return the type of this name."""
        if name in SCALARS:
            return Type(SCALARS[name], "number")
        if self.imports.get(name, ("", ""))[0] == NATIVE and name in self.sources.aliases:
            return self.sources.aliases[name]
        if name in self.class_nodes or self.is_class(name):
            return Type(name, "class")
        if self.hook_of(name):
            return Type(name, "hook")
        return Type(name, "python") if name in PYTHON_TYPES else OBJECT

    def sizes(self, value: ast.expr | None) -> tuple[int, ...]:
        """Return the size of an array from its first value: `[0] * 9` or `[1, 2, 4]`."""
        match value:
            case ast.List(elts=items):
                return (len(items),)
            case ast.BinOp(op=ast.Mult(), left=ast.List(elts=[item]), right=number):
                return (self.number(number), *self.sizes(item))
        return ()

    def number(self, node: ast.expr) -> int:
        """Return the value of an expression of constants."""
        return int(eval(ast.unparse(node), {"__builtins__": {}}, self.values))

    @cached_property
    def variables(self) -> dict[str, tuple[Type, tuple[int, ...]]]:
        """The C variables of the module."""
        found = {}
        for node in self.tree.body if self.is_hot else ():
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                kind = self.c_type(node.annotation)
                if kind.is_c:
                    found[node.target.id] = (kind, self.sizes(node.value))
        return found

    @cached_property
    def functions(self) -> dict[str, Function]:
        """All functions of the module."""
        return {
            node.name: self.declared(node, None)
            for node in self.tree.body
            if isinstance(node, ast.FunctionDef) and node.name not in self.names_by_hand
        }

    @cached_property
    def classes(self) -> dict[str, Class]:
        """The classes derived from `Native`, with fields and methods."""
        found: dict[str, Class] = {}
        for name, node in self.class_nodes.items():
            made = found[name] = Class(node, self, self.base_of(node, found))
            for inner in node.body:
                if isinstance(inner, ast.AnnAssign) and isinstance(inner.target, ast.Name):
                    kind = self.c_type(inner.annotation, name)
                    made.fields[inner.target.id] = (kind, self.sizes(inner.value))
                elif isinstance(inner, ast.FunctionDef):
                    made.methods[inner.name] = function = self.declared(inner, made)
                    if known := made.inherited(inner.name):
                        function.how = known.how
        return found

    def class_named(self, name: str) -> Class | None:
        """Return the class of the hot files that a name of this module stands for."""
        if name in self.class_nodes:
            return self.classes[name]
        module, original = self.imports.get(name, ("", ""))
        source = self.sources.module(module)
        return None if module == NATIVE or source is None else source.class_named(original)

    def base_of(self, node: ast.ClassDef, here: dict[str, Class]) -> Class | None:
        """Return the class of the hot files that this one extends."""
        name = ast.unparse(node.bases[0])
        return here[name] if name in here else self.class_named(name)

    def declared(self, node: ast.FunctionDef, owner: Class | None) -> Function:
        """Return how a function is declared, by its signature and decorators."""
        inside = owner.node.name if owner else ""
        arguments = node.args.args[1:] if owner else node.args.args
        first_default = len(arguments) - len(node.args.defaults)
        parameters = [
            (argument.arg, self.c_type(argument.annotation, inside), i >= first_default)
            for i, argument in enumerate(arguments)
        ]
        result = self.c_type(node.returns, inside)
        how, tail = "def", ""
        if self.is_hot and is_simple(node):
            kinds = [kind for _, kind, _ in parameters]
            how, tail = self.convention(kinds, result, decorators(node), owner)
        return Function(node, how, result, parameters, tail)

    def convention(
        self, kinds: list[Type], result: Type, marks: set[str], owner: Class | None
    ) -> tuple[str, str]:
        """Return how C and Python call a function, and what becomes of its errors."""
        if "python_only" in marks or marks - DECORATORS:
            return "def", ""
        c_call = "cpdef" if "python_too" in marks else "cdef"
        if all(kind.is_c for kind in kinds) and result.kind == "number":
            if "raises" in marks:
                return c_call, ""
            return c_call, "noexcept with gil" if "with_gil" in marks else "noexcept nogil"
        if "python_too" in marks or "c_only" in marks:
            return c_call, ""
        if owner is None and any(kind.kind in ("hook", "array") for kind in kinds):
            return "cdef", ""
        on_class = owner is None and any(kind.kind == "class" for kind in kinds)
        return ("cpdef" if on_class else "def"), ""

    def has(self, name: str) -> bool:
        """Return whether C knows a name of this module."""
        function = self.functions.get(name) if self.is_hot else None
        return (
            (function is not None and function.how != "def")
            or name in self.own_constants
            or name in self.variables
            or name in self.class_nodes
            or name in self.hooks_named
            or name in self.blocks
            or (self.is_hot and name in self.names_by_hand)
        )

    def origin(self, name: str) -> "Module | None":
        """Return the module that defines an imported name for C; None if it is Python's alone."""
        module, original = self.imports[name]
        source = self.sources.module(module)
        if source is None or module == NATIVE:
            return None
        if original in source.imports:
            return source.origin(original)
        return source if source.has(original) else None

    @cached_property
    def blocks(self) -> dict[str, tuple[str, str]]:
        """Functions on the memory of a class: by name, the class and which of the three it is."""
        layouts: dict[str, str] = {}
        found = {}
        for node in self.tree.body if self.is_hot else ():
            match node:
                case ast.Assign(
                    targets=[ast.Name(id=name)],
                    value=ast.Call(
                        func=ast.Attribute(value=ast.Name(id="Layout"), attr="of"),
                        args=[ast.Name(id=kind)],
                    ),
                ):
                    layouts[name] = kind
                case ast.Assign(targets=[target], value=value):
                    values = value.elts if isinstance(value, ast.Tuple) else [value]
                    for name, one in zip(names_in(target), values, strict=False):
                        match one:
                            case ast.Attribute(value=ast.Name(id=layout), attr=which) if (
                                layout in layouts
                            ):
                                found[name] = (layouts[layout], which)
        return found


DECORATORS = {"python_too", "python_only", "c_only", "with_gil", "raises"}


class Names:
    """The constants of a module that is imported as a whole."""

    def __init__(self, module: Module) -> None:
        self.module = module

    def __getattr__(self, name: str) -> Any:
        return self.module.values[name]


def names_in(target: ast.expr) -> list[str]:
    """Return the names that an assignment sets."""
    parts = target.elts if isinstance(target, ast.Tuple) else [target]
    return [part.id for part in parts if isinstance(part, ast.Name)]


def decorators(node: ast.FunctionDef | ast.ClassDef) -> set[str]:
    return {ast.unparse(decorator) for decorator in node.decorator_list}


def is_simple(node: ast.FunctionDef) -> bool:
    """Return whether this can be a C function: it has no closure and is no special method."""
    a = node.args
    if node.name.startswith("__") or a.kwonlyargs or a.vararg or a.kwarg or a.posonlyargs:
        return False
    closures = ast.FunctionDef | ast.Lambda | ast.Yield | ast.YieldFrom
    return not any(isinstance(n, closures) for n in ast.walk(node) if n is not node)


def local_types(module: Module, function: Function, inside: str) -> dict[str, str]:
    """Return the types of local variables that are not left to Cython."""
    found: dict[str, str] = {}
    for node in ast.walk(function.node):
        match node:
            case ast.For(target=ast.Name(id=name), iter=ast.Call(func=ast.Name(id="range"))) if (
                function.how != "def"
            ):
                found.setdefault(name, "cython.Py_ssize_t")
    for node in ast.walk(function.node):
        match node:
            case ast.AnnAssign(
                target=ast.Name(id=name),
                value=ast.Call(func=ast.Name(id="scratch"), args=[size]),
                annotation=annotation,
            ):
                item = module.c_type(annotation, inside).local.replace("p_", "")
                found[name] = f"{item}[{module.number(size)}]"
            case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="Any")):
                found[name] = "cython.object"
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation):
                kind = module.c_type(annotation, inside)
                if kind.is_c:
                    found[name] = kind.local
    names = {name for name, _, _ in function.parameters}
    return {name: kind for name, kind in sorted(found.items()) if name not in names}


def argument_types(module: Module, function: Function) -> str:
    """Return the types of an ordinary function that Cython must know to reach C fields."""
    known = {name: kind.local for name, kind, _ in function.parameters if kind.kind == "class"}
    known |= local_types(module, function, "")
    return ", ".join(f"{name}={kind}" for name, kind in known.items())


# The .pxd.


def declarations(module: Module) -> str:
    """Return the .pxd of a hot file."""
    lines = ["cimport cython", *cimports(module)]
    if module.blocks:
        lines.append("from cpython.bytes cimport PyBytes_FromStringAndSize")
        lines.append("from libc.string cimport memcpy")
    lines += constant_lines(module)
    for name, (parameters, result) in module.hooks.items():
        kinds = ", ".join(kind.parameter for kind in parameters)
        lines.append(f"ctypedef {result.name} (*{name})({kinds}) noexcept nogil")
    lines += forward_lines(module)
    for made in module.classes.values():
        lines += class_lines(made)
    for name, (kind, sizes) in module.variables.items():
        lines.append(f"cdef {sized(kind, sizes)} {name}")
    for function in module.functions.values():
        lines += function_lines(module, function, "")
    lines += block_lines(module)
    return "\n".join(lines) + "\n" + module.by_hand


def constant_lines(module: Module) -> Iterator[str]:
    """Yield the constants of a module, which may be one that is not compiled."""
    if module.own_constants:
        yield "cdef enum:"
    for name in module.own_constants:
        yield f"    {name} = {module.values[name]}"


def cimports(module: Module) -> Iterator[str]:
    """Yield the imports of what C knows."""
    for name, (source, original) in module.imports.items():
        renamed = "" if original == name else f" as {name}"
        whole = module.sources.module(f"{source}.{original}")
        if whole is not None and whole.is_hot:
            yield f"from {source} cimport {original}{renamed}"
        elif whole is None and (origin := module.origin(name)):
            yield f"from {origin.name} cimport {original}{renamed}"


def cimported(module: Module) -> Iterator[Module]:
    """Yield the modules that the .pxd of a module names."""
    for name in module.imports:
        if origin := module.origin(name):
            yield origin


def sized(kind: Type, sizes: tuple[int, ...]) -> str:
    return kind.name + "".join(f"[{size}]" for size in sizes)


def forward_lines(module: Module) -> Iterator[str]:
    """Yield the classes that a class before them names."""
    later = {**module.classes}
    for name, made in module.classes.items():
        del later[name]
        methods = [kind for m in made.methods.values() for _, kind, _ in m.parameters]
        named = {kind.name for kind in (*methods, *(kind for kind, _ in made.fields.values()))}
        yield from (head_of(other) for other in later.values() if other.node.name in named)


def head_of(made: Class) -> str:
    """Return how the declaration of a class begins."""
    return f"cdef class {made.node.name}" + (f"({made.base.node.name})" if made.base else "")


def class_lines(made: Class) -> Iterator[str]:
    """Yield the declaration of a class."""
    for mark in made.node.decorator_list:
        yield f"@cython.{ast.unparse(mark)}"
    yield f"{head_of(made)}:"
    for name, (kind, sizes) in made.fields.items():
        yield f"    cdef {kind.access + ' ' if kind.access else ''}{sized(kind, sizes)} {name}"
    for function in made.methods.values():
        if made.inherited(function.node.name) is None or "with_gil" in decorators(function.node):
            for line in function_lines(made.module, function, made.node.name):
                yield f"    {line}"
    yield "    pass"


def function_lines(module: Module, function: Function, inside: str) -> Iterator[str]:
    """Yield the declaration of a C function."""
    if function.how == "def":
        return
    if found := local_types(module, function, inside):
        yield f"@cython.locals({', '.join(f'{name}={kind}' for name, kind in found.items())})"
    parameters = ["self"] if inside else []
    for name, kind, has_default in function.parameters:
        parameters.append(f"{kind.parameter} {name}{'=*' if has_default else ''}")
    head = f"{function.how} {function.result.name} {function.node.name}({', '.join(parameters)})"
    yield f"{head} {function.tail}".rstrip()


def block_lines(module: Module) -> Iterator[str]:
    """Yield the functions that treat the numbers of a class as one block of memory."""
    seen = set()
    for function, (name, which) in module.blocks.items():
        first, last = block_of(module.classes[name])
        words = {"name": name, "first": first, "last": last, "function": function}
        if name not in seen:
            yield BLOCK.format(**words)
        seen.add(name)
        yield BLOCK_FUNCTIONS[which].format(**words)


def numbers_of(made: Class) -> list[str]:
    return [n for n, (kind, _) in made.fields.items() if kind.kind in ("number", "array")]


def block_of(made: Class) -> tuple[str, str]:
    """Return the first and last number of a class; nothing else may lie between them."""
    names, numbers = [*made.fields], numbers_of(made)
    first, last = names.index(numbers[0]), names.index(numbers[-1])
    assert names[first : last + 1] == numbers, f"{made.node.name}: keep the numbers together"
    assert not made.fields[numbers[-1]][1], f"{made.node.name}: end with a single number"
    return numbers[0], numbers[-1]


# The .py.


class Unit:
    """The text of a hot file without what concerns the interpreter alone."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.edits: list[tuple[int, int, bytes]] = []
        self.lines = module.text.encode().splitlines(keepends=True)
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line))

    def place(self, line: int, column: int) -> int:
        return self.starts[line - 1] + column

    def replace(self, node: ast.stmt | ast.expr, text: str = "", first: int = 0) -> None:
        """Put a text in place of a node, with as many lines as before; `first` is its line."""
        begin = self.place(first, 0) if first else self.place(node.lineno, node.col_offset)
        end = self.place(node.end_lineno or 0, node.end_col_offset or 0)
        lines = (node.end_lineno or 0) - (first or node.lineno)
        self.edits.append((begin, end, text.encode() + b"\n" * lines))

    def insert(self, node: ast.expr, text: str) -> None:
        place = self.place(node.lineno, node.col_offset)
        self.edits.append((place, place, text.encode()))

    def text(self) -> str:
        made = b"".join(self.lines)
        for begin, end, text in sorted(self.edits, reverse=True):
            made = made[:begin] + text + made[end:]
        return made.decode()


def unit_of(module: Module) -> str:
    """Return the .py that Cython compiles."""
    unit = Unit(module)
    for node in module.tree.body:
        match node:
            case ast.ImportFrom():
                edit_import(unit, node)
            case ast.ClassDef(name=name) if name in module.class_nodes:
                edit_class(unit, node)
            case ast.FunctionDef(name=name) if name in module.names_by_hand:
                unit.replace(node)
            case ast.FunctionDef(name=name):
                edit_function(unit, module.functions[name])
            case ast.AnnAssign(target=ast.Name(id=name)) if name in module.variables:
                edit_variable(unit, node)
            case ast.Assign():
                edit_assignment(unit, node)
    for node in ast.walk(module.tree):
        match node:
            case ast.With(items=[ast.withitem(context_expr=ast.Name(id="nogil") as what)]):
                unit.insert(what, "cython.")
            case ast.Call(func=ast.Name(id="cast") as what, args=[ast.Name(id=name), _]) if (
                name in module.class_nodes or module.is_class(name)
            ):
                unit.insert(what, "cython.")
    return unit.text()


def edit_import(unit: Unit, node: ast.ImportFrom) -> None:
    """Leave of an import what C does not know."""
    module = unit.module
    if node.module == NATIVE:
        layout = f"; from {NATIVE} import Layout" if module.blocks else ""
        return unit.replace(node, f"import cython{layout}")
    kept = [alias for alias in node.names if stays(module, node.module or "", alias)]
    if len(kept) < len(node.names):
        names = ", ".join(map(ast.unparse, kept))
        source = module.sources.module(node.module or "")
        run = f"import {node.module}" if source and not source.is_hot else ""  # C imports hot files
        unit.replace(node, f"from {node.module} import {names}" if kept else run)
    return None


def stays(module: Module, source: str, alias: ast.alias) -> bool:
    """Return whether a name is still imported as Python does it."""
    name = alias.asname or alias.name
    if alias.asname == alias.name:  # imported for others
        return True
    whole = module.sources.module(f"{source}.{alias.name}")
    if whole is not None:
        return not whole.is_hot
    return name not in module.names_by_hand and module.origin(name) is None


def edit_class(unit: Unit, node: ast.ClassDef) -> None:
    """Leave of a class its methods: its fields are declared in the .pxd."""
    for mark in node.decorator_list:
        unit.replace(mark, first=mark.lineno)
    for base in node.bases:
        if ast.unparse(base) == "Native":
            unit.replace(base)
    for inner in node.body:
        if isinstance(inner, ast.AnnAssign):
            unit.replace(inner, "pass" if inner is node.body[-1] else "")
        elif isinstance(inner, ast.FunctionDef):
            edit_function(unit, unit.module.classes[node.name].methods[inner.name])


def edit_function(unit: Unit, function: Function) -> None:
    """Remove decorators and annotations that are in the .pxd."""
    for mark in function.node.decorator_list:
        if ast.unparse(mark) == "python_only" and (known := argument_types(unit.module, function)):
            unit.replace(mark, f"cython.locals({known})")
        elif ast.unparse(mark) in DECORATORS:
            unit.replace(mark, first=mark.lineno)
    if function.how != "def":
        for node in ast.walk(function.node):
            if isinstance(node, ast.AnnAssign):
                match node.value:
                    case None | ast.Call(func=ast.Name(id="scratch")):
                        unit.replace(node)
                    case _:
                        edit_variable(unit, node)


def edit_variable(unit: Unit, node: ast.AnnAssign) -> None:
    """Remove the annotation, and the first value of an array, which C sets to zero."""
    if node.value is None or (isinstance(node.value, ast.BinOp) and unit.module.sizes(node.value)):
        return unit.replace(node)
    begin = unit.place(node.target.end_lineno or 0, node.target.end_col_offset or 0)
    end = unit.place(node.value.lineno, node.value.col_offset)
    lines = node.value.lineno - node.lineno
    unit.edits.append((begin, end, b" = " + b"\\\n" * lines))
    return None


def edit_assignment(unit: Unit, node: ast.Assign) -> None:
    """Keep constants visible to Python, and leave out what the .pxd defines."""
    module, names = unit.module, names_in(node.targets[0])
    if any(name in module.own_constants for name in names):
        values = ", ".join(f"{name}={module.values[name]!r}" for name in names)
        unit.replace(node, f"globals().update({values})")
    elif names and (names[0] in module.hooks_named or names[0] in module.blocks):
        unit.replace(node)
    elif ast.unparse(node.value).startswith("Layout.of("):
        unit.replace(node, f"{names[0]} = Layout({layout(module, node.value)!r})")


def layout(module: Module, call: Any) -> list[tuple[str, str, int]]:
    """Return the numbers of a class, as `Layout.of` finds them interpreted."""
    codes = run_path(str(module.sources.module(NATIVE).path))["CODES"]
    made = module.classes[ast.unparse(call.args[0])]
    return [
        (name, codes[kind.name], sizes[0] if sizes else 0)
        for name, (kind, sizes) in ((n, made.fields[n]) for n in numbers_of(made))
    ]


# The files.


def hot_files(root: Path) -> list[Path]:
    """Return the hot files of the package, by their first line."""
    found = sorted(path for path in root.rglob("*.py") if "_compiled" not in path.parts)
    return [path for path in found if path.read_text(encoding="utf-8").startswith(MARK)]


def write_units(hot: list[Module], target: Path) -> list[Path]:
    """Write the units of hot files into a folder, and return the .py files to compile."""
    units, written = [], set()
    for module in hot:
        path = target / module.path.relative_to(module.sources.root)
        written |= {put(path, unit_of(module)), put(path.with_suffix(".pxd"), declarations(module))}
        folders = (folder for folder in path.parents if target in folder.parents)
        written |= {put(folder / "__init__.py", "") for folder in folders}
        units.append(path)
    plain = {used for user in hot for used in cimported(user)} - {*hot}
    for module in plain:
        path = target / module.path.relative_to(module.sources.root).with_suffix(".pxd")
        written.add(put(path, "\n".join(constant_lines(module))))
    put(target.parent / "constants", "\n".join(sorted(str(module.path) for module in plain)))
    for path in target.rglob("*"):
        if path.is_file() and path not in written:
            path.unlink()
    return units


def put(path: Path, text: str) -> Path:
    """Write a file unless it is there already, so that its time tells when it changed."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return path
