"""The numbers of a table as one list of C declarations, in the order they have in memory.

This list defines what is saved and compared (`read`, `write`) and the declarations for the compiler
(`declarations`, which `make fields` writes into the table's .pxd).
"""

import re
from collections.abc import Mapping
from struct import Struct
from typing import Any, NamedTuple

CODES = {"int": "i", "bint": "i", "unsigned char": "B", "signed char": "b", "unsigned short": "H"}
LINE = re.compile(r"(readonly )?([a-z ]+?)(?:\[(.+)\])? (\w+(?:, \w+)*)")


class Field(NamedTuple):
    """One number, or an array of numbers."""

    name: str
    code: str  # of its type, as in the struct module
    room: int | None  # None: a single number


class Fields:
    """All numbers of a table; `numbers` maps the names of array sizes to values."""

    def __init__(self, text: str, numbers: Mapping[str, Any]) -> None:
        self.lines = [line.partition("  #")[0] for line in text.strip().splitlines()]
        self.fields = [field for line in self.lines for field in _fields(line, numbers)]
        self._memory = Struct("@" + "".join(f"{f.room or 1}{f.code}" for f in self.fields))

    def read(self, memory: bytes) -> dict[str, Any]:
        """Return all numbers by name, arrays as lists."""
        values, at, found = self._memory.unpack(memory), 0, {}
        for name, _, room in self.fields:
            end = at + (room or 1)
            found[name] = values[at] if room is None else list(values[at:end])
            at = end
        return found

    def write(self, numbers: Mapping[str, Any]) -> bytes:
        """Return the memory for these numbers; the inverse of `read`."""
        values: list[int] = []
        for name, _, room in self.fields:
            values += [numbers[name]] if room is None else numbers[name]
        return self._memory.pack(*values)

    def numbers_of(self, table: object) -> bytes:
        """Return all numbers of an interpreted table as one block of memory."""
        return self.write(vars(table))

    def take_numbers(self, table: object, memory: bytes) -> None:
        """Set all numbers of an interpreted table; the inverse of `numbers_of`."""
        vars(table).update(self.read(memory))

    def declarations(self) -> str:
        """Return the declarations for the compiler, which lays the fields out in this order."""
        return "".join(f"    cdef {line}\n" for line in self.lines)


def _fields(line: str, numbers: Mapping[str, Any]) -> list[Field]:
    """Return the fields of one line, such as `int[MAX_ASKS] ask_kind, ask_seats`."""
    found = LINE.fullmatch(line)
    assert found, line
    _, kind, size, names = found.groups()
    room = None if size is None else _product(size, numbers)
    return [Field(name, CODES[kind], room) for name in names.split(", ")]


def _product(size: str, numbers: Mapping[str, Any]) -> int:
    """Return the size of an array, such as `MAX_SEATS * MAX_HAND` or `512`."""
    room = 1
    for factor in size.split(" * "):
        room *= int(numbers.get(factor, factor))
    return room
