"""What the annotations and decorators of hot files mean, and what they do interpreted.

A file whose first line is `# Compiled: see core/native.py` is a hot file: ordinary annotated Python
that `scripts/compile_units.py` prepares for Cython. Everything the compiler needs follows from it:

- Parameters, results, fields, variables: `int`, `bool`, `float` and the names below are C types; a
  class derived from `Native` is a C struct, in the order of its fields.
- `hands: Bytes = [0] * 9` is an array: a field, or a variable of the module. As a parameter or a
  local variable `Bytes` is a pointer. `scratch(9)` is a local array.
- A function whose parameters and result are C types is a C function: it runs without the GIL, and
  an error in it is lost. One that has a table or another `Native` among Python objects is called
  from C and from Python, and errors pass. All others are ordinary. The decorators below deviate.
- Called from Python, a parameter of a `Native` class takes None only if None is its default.
- `SeatHook = Callable[[Table, int], None]` is a pointer to such a C function.
- `LIMIT = 2 * 8` is a constant for the C compiler too, here and in files that import it; `VERB: int
  = new_verb(...)` is a C variable.
- A local variable has the type that Cython infers, unless it is annotated. The variable of a loop
  over a `range` is a `Size`, the type that C counts fastest.

What cannot be said like this is in a `.pxd` next to the file, and replaces functions of its names.
"""

from collections.abc import Callable, Iterable, Mapping
from contextlib import nullcontext
from struct import Struct
from typing import Annotated, Any, ClassVar, NamedTuple, Self, TypeVar, get_args, get_origin

Byte = Annotated[int, "unsigned char"]
Long = Annotated[int, "long long"]
Size = Annotated[int, "Py_ssize_t"]
Thread = Annotated[int, "unsigned long"]
Word = Annotated[int, "unsigned long long"]

Bytes = Annotated[list[int], "unsigned char"]
SignedBytes = Annotated[list[int], "signed char"]
Shorts = Annotated[list[int], "unsigned short"]
SignedShorts = Annotated[list[int], "short"]
Ints = Annotated[list[int], "int"]
Words = Annotated[list[int], "unsigned long long"]
ByteRows = Annotated[list[list[int]], "unsigned char"]
ShortRows = Annotated[list[list[int]], "unsigned short"]

ByteView = Annotated[Any, "unsigned char[::1]"]  # of a NumPy array
ByteTable = Annotated[Any, "unsigned char[:, ::1]"]
IntView = Annotated[Any, "int[::1]"]
IntTable = Annotated[Any, "int[:, ::1]"]
WordView = Annotated[Any, "unsigned long long[::1]"]
FloatTable = Annotated[Any, "float[:, ::1]"]
DoubleView = Annotated[Any, "double[::1]"]

Kind = TypeVar("Kind")
Readable = Annotated[Kind, "readonly"]  # a field that Python may read, compiled
Writable = Annotated[Kind, "public"]  # a field that Python may read and set, compiled

Decorated = TypeVar("Decorated", bound=Callable[..., Any] | type)
UNSET: Any = None  # fills an array of function pointers
nogil = nullcontext()  # `with nogil:` lets other threads run


def python_too(function: Decorated) -> Decorated:
    """Let Python call this C function; a method needs a class marked `@final`."""
    return function


def python_only(function: Decorated) -> Decorated:
    """Keep this an ordinary Python function, although its signature has only C types."""
    return function


def c_only(function: Decorated) -> Decorated:
    """Make this a C function, although it takes or returns Python objects; errors pass."""
    return function


def with_gil(function: Decorated) -> Decorated:
    """Let this C function use Python objects: it takes the GIL for itself."""
    return function


def raises(function: Decorated) -> Decorated:
    """Pass errors of this C function to its caller, which has the GIL."""
    return function


def freelist(n: int) -> Callable[[Decorated], Decorated]:
    """Keep the memory of up to n objects of this class for new ones."""
    return lambda kind: kind


def scratch(n: int) -> list[int]:
    """Return a local array; compiled its values are arbitrary at first."""
    return [0] * n


class Native:
    """A C struct; interpreted, an object whose fields are 0, None and new lists at first."""

    _numbers: ClassVar[dict[str, Any]] = {}
    _arrays: ClassVar[dict[str, list[Any]]] = {}

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls._numbers, cls._arrays = dict(cls._numbers), dict(cls._arrays)
        for name, kind in cls.__annotations__.items():
            if isinstance(cls.__dict__.get(name), list):
                cls._arrays[name] = cls.__dict__[name]
                delattr(cls, name)
            elif name not in cls.__dict__ and origin_of(kind) is not ClassVar:
                cls._numbers[name] = 0 if plain_kind(kind) in NUMBERS else None

    def __new__(cls, *args: Any, **named: Any) -> Self:
        self = super().__new__(cls)
        fields = vars(self)
        fields.update(cls._numbers)
        for name, array in cls._arrays.items():
            fields[name] = [row[:] if isinstance(row, list) else row for row in array]
        return self


NUMBERS = {int: "int", bool: "bint"}
CODES = {
    **{"int": "i", "bint": "i", "unsigned char": "B", "signed char": "b"},
    **{"unsigned short": "H", "short": "h"},
}


def plain_kind(kind: Any) -> Any:
    """Return the Python type that an annotation stands for."""
    return get_args(kind)[0] if origin_of(kind) is Annotated else kind


def origin_of(kind: Any) -> Any:
    """Return `ClassVar` or `Annotated` for an annotation that begins with it."""
    return get_origin(kind)  # typed as Any, because mypy knows only some of its results


class Place(NamedTuple):
    """Where a number, or an array of numbers, lies in the memory of a table."""

    name: str
    code: str  # of its type, as in the struct module
    room: int  # 0: a single number


class Layout:
    """All numbers of a table, in the order they have in memory: what is copied and saved."""

    def __init__(self, places: Iterable[tuple[str, str, int]]) -> None:
        self.places = [Place(*place) for place in places]
        self._memory = Struct("@" + "".join(f"{p.room or 1}{p.code}" for p in self.places))

    @classmethod
    def of(cls, table: type[Native]) -> "Layout":
        """Return the numbers that this class declares; compiled, the build has written them."""
        places = []
        for name, kind in table.__annotations__.items():
            base, *marks = get_args(kind) if origin_of(kind) is Annotated else [kind]
            if name in table._arrays:
                places.append((name, CODES[marks[0]], len(table._arrays[name])))
            elif base in NUMBERS:
                places.append((name, "i", 0))
        return cls(places)

    def read(self, memory: bytes) -> dict[str, Any]:
        """Return all numbers by name, arrays as lists."""
        values, at, found = self._memory.unpack(memory), 0, {}
        for name, _, room in self.places:
            end = at + (room or 1)
            found[name] = list(values[at:end]) if room else values[at]
            at = end
        return found

    def write(self, numbers: Mapping[str, Any]) -> bytes:
        """Return the memory for these numbers; the inverse of `read`."""
        values: list[int] = []
        for name, _, room in self.places:
            values += numbers[name] if room else [numbers[name]]
        return self._memory.pack(*values)

    # Compiled, these three copy a block of memory.

    def memory_of(self, table: Native) -> bytes:
        """Return all numbers of a table as one block of memory."""
        return self.write(vars(table))

    def set_memory(self, table: Native, memory: bytes) -> None:
        """Set all numbers of a table; the inverse of `memory_of`."""
        vars(table).update(self.read(memory))

    def copy(self, to: Native, other: Native) -> None:
        """Copy all numbers of another table."""
        source, target = vars(other), vars(to)
        for name, _, room in self.places:
            target[name] = source[name][:] if room else source[name]
