"""Each .pxd of a hot file agrees with its .py: numbers, fields, functions."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from runpy import run_path
from typing import NamedTuple

import pytest

import pyrite
from pyrite.core import numbers as core_numbers
from pyrite.core.chance import Luck
from pyrite.lostmines import numbers as lostmines_numbers
from pyrite.lostmines.table import state as lostmines_state
from pyrite.saboteur import numbers
from pyrite.saboteur.table import state as saboteur_state
from pyrite.saboteur.table.module import HOOKS, SLOTS
from pyrite.saboteur.text.events import KINDS

ROOT = Path(pyrite.__file__).parent
PXD = sorted(path for path in ROOT.rglob("*.pxd") if path.with_suffix(".py").exists())
NOT_NUMBERS = {"rules", "luck", "log", "moves", "forgetful", "trouble"} | {"nclues"}  # of clues
NUMBERS = {"core": core_numbers, "saboteur": numbers, "lostmines": lostmines_numbers}
TABLES = {"saboteur": saboteur_state.Table, "lostmines": lostmines_state.Table}
every_game = pytest.mark.parametrize("game", sorted(TABLES))
HOT_TYPES = ("Table", "Moves", "Luck", "Rules", "Clues")


class Field(NamedTuple):
    """One field of a cdef class."""

    name: str
    kind: str
    size: str  # "" if it is no array


def lines(path: Path) -> list[str]:
    """A .pxd without comments, each statement on a line of its own."""
    text = re.sub(r"#.*", "", path.read_text())
    joined = re.sub(r"\(([^()]*)\)", lambda m: f"({' '.join(m[1].split())})", text)
    return joined.splitlines()


def classes(path: Path) -> dict[str, list[str]]:
    """The lines of every cdef class."""
    found: dict[str, list[str]] = {}
    inside = None
    for line in lines(path):
        start = re.match(r"cdef class (\w+)", line)
        if start:
            inside = found.setdefault(start[1], [])
        elif line and not line[0].isspace():
            inside = None
        elif inside is not None and line.strip():
            inside.append(line.strip())
    return found


def fields(body: list[str]) -> Iterator[Field]:
    """The fields among the lines of a class."""
    for line in body:
        match = re.fullmatch(r"cdef (?:readonly )?(.+?)(?:\[(.+?)\])? (\w+(?:, *\w+)*)", line)
        if match and "(" not in line:
            for name in match[3].split(","):
                yield Field(name.strip(), match[1], match[2] or "")


def declared(body: list[str]) -> dict[str, list[str]]:
    """Functions declared among the lines, with the names of their parameters."""
    found = {}
    for line in body:
        match = re.match(r"c(?:p?)def [\w ]+?[ *]+(\w+)\((.*)\)", line.strip())
        if match and not line.strip().startswith(("ctypedef", "cdef inline")):
            parameters = [part.strip() for part in match[2].split(",") if part.strip()]
            found[match[1]] = [re.split(r"[ *]", p.split("=")[0])[-1] for p in parameters]
    return found


def written(path: Path) -> dict[str, list[str]]:
    """Functions of a .py by name, those of classes as Class.name, with their parameters."""
    found = {}
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.FunctionDef):
            found[node.name] = [a.arg for a in node.args.args]
        elif isinstance(node, ast.ClassDef):
            for inner in ast.walk(node):
                if isinstance(inner, ast.FunctionDef):
                    found[f"{node.name}.{inner.name}"] = [a.arg for a in inner.args.args]
    return found


def all_declared(path: Path) -> dict[str, list[str]]:
    """Functions of a .pxd, those of classes as Class.name."""
    top = [line for line in lines(path) if line and not line[0].isspace()]
    found = declared([line for line in top if not line.startswith("cdef class")])
    for name, body in classes(path).items():
        found |= {f"{name}.{function}": args for function, args in declared(body).items()}
    return found


@pytest.mark.parametrize("room", sorted(NUMBERS))
def test_the_numbers_are_the_same(room: str) -> None:
    pxd = (ROOT / room / "cnumbers.pxd").read_text()
    in_c = {m[1]: int(m[2]) for m in re.finditer(r"^    (\w+) = (-?\d+)$", pxd, re.MULTILINE)}
    here = {n: v for n, v in vars(NUMBERS[room]).items() if n.isupper() and isinstance(v, int)}
    assert in_c == here
    assert len(in_c) > (60 if room in TABLES else 4)
    assert len(in_c) == len(re.findall(r"=", pxd))


def test_events_of_the_engine_come_before_those_of_modules() -> None:
    """New kinds are numbered after them, so each fixed number must have its kind."""
    constants = [name for name, value in vars(numbers).items() if isinstance(value, int)]
    engine = constants[constants.index("ROUND_STARTED") :]
    assert len(engine) > 30
    for number, constant in enumerate(engine):
        assert getattr(numbers, constant) == number
        assert constant.startswith(KINDS[number].name.upper())
    assert sorted(KINDS) == list(range(len(KINDS)))


def test_what_is_declared_is_written_with_the_same_parameters() -> None:
    assert len(PXD) > 50
    for path in PXD:
        here = written(path.with_suffix(".py"))
        for name, parameters in all_declared(path).items():
            assert here.get(name) == parameters, (path, name)


def test_whatever_works_on_a_table_is_declared() -> None:
    """An undeclared function is slow, takes the GIL and shows an exception to nobody."""
    for path in PXD:
        missing = set(working_on_a_table(path.with_suffix(".py"))) - all_declared(path).keys()
        assert not missing, path


def working_on_a_table(path: Path) -> Iterator[str]:
    """The functions of a file whose first parameter is a table or a part of one."""
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.FunctionDef) and node.args.args:
            first = ast.unparse(node.args.args[0].annotation or ast.Constant(None)).strip("'")
            if first in HOT_TYPES:
                yield node.name


def test_no_array_is_the_last_field() -> None:
    """C takes an array that comes last for one of open length, which the checked build lets be."""
    for path in PXD:
        for name, body in classes(path).items():
            found = list(fields(body))
            assert not found or not found[-1].size, (path, name, found[-1])


def test_modules_and_rules_have_room_for_the_closed_list_of_hooks_and_slots() -> None:
    for file, name in (("table/module.pxd", "Module"), ("table/state.pxd", "Rules")):
        found = fields(classes(ROOT / "saboteur" / file)[name])
        plugs = {field.name for field in found if field.kind.endswith("_fn")}
        assert plugs - {"list_of"} == {*HOOKS, *SLOTS}, name


def table_fields(game: str) -> dict[str, Field]:
    """All that a table consists of."""
    body = classes(ROOT / game / "table" / "state.pxd")["Table"]
    return {field.name: field for field in fields(body)}


@every_game
def test_the_fields_of_a_table_are_declared_as_listed(game: str) -> None:
    path = Path(__file__).parents[1] / "scripts" / "fields.py"
    scripts = run_path(str(path))
    assert scripts["renewed"](game) == scripts["path_of"](game).read_text(), "run make fields"


@every_game
def test_every_field_of_a_table_is_dumped(game: str) -> None:
    found = table_fields(game)
    assert len(found) > 40
    assert TABLES[game]()._dump().keys() == found.keys() - NOT_NUMBERS


def test_every_field_that_is_declared_has_room_interpreted() -> None:
    for path in PXD:
        source = path.with_suffix(".py").read_text()
        for name, body in classes(path).items():
            for field in fields(body):
                assert re.search(rf"self\.{field.name}\b", source), (path, name, field)


def distinct(number: int, length: int, kind: str) -> list[int]:
    """Values that no other field has in the same places, as large as the field can hold."""
    most = {"unsigned char": 251, "signed char": 127, "unsigned short": 65_521}.get(kind, 1_000_003)
    return [(number * 97 + i * 31 + 5) % most for i in range(length)]


def clues() -> list[tuple[int, int, list[int], list[int]]]:
    """As many as a table has room for, with as many cards."""
    size, rest = divmod(numbers.MAX_CLUE_CARDS, numbers.MAX_CLUES)
    return [
        (i, 2 * i, [2**64 - 1 - 4 * i - k for k in range(4)], [(7 * i + k) % 128 for k in range(n)])
        for i, n in enumerate([size + 1] * rest + [size] * (numbers.MAX_CLUES - rest))
    ]


@every_game
def test_every_field_survives_loading_and_copying(game: str) -> None:
    state, new_table = pyrite.new_game(game, seats=3, seed=1), TABLES[game]
    empty, kinds = new_table()._dump(), table_fields(game)
    filled = {}
    for number, (name, value) in enumerate(empty.items()):
        length = len(value) if isinstance(value, list) else 1
        row = distinct(number, length, kinds[name].kind)
        filled[name] = row if isinstance(value, list) else row[0]
    if "clues" in filled:
        filled["clues"] = clues()
    for name in filled.keys() & {"results", "payments"}:
        filled[name] = (7, 8)
    first = new_table()
    first._seat_at(state.rules, Luck(1))
    first._load(filled)
    assert first._dump() == filled
    second = first.copy()
    assert second._dump() == filled
    first._load(empty)
    assert second._dump() == filled
    assert second.rules is state.rules


@every_game
def test_a_copy_is_fresh_but_for_its_numbers(game: str) -> None:
    state = pyrite.new_game(game, seats=3, seed=1)
    state.play(state.legal_actions()[0])
    copy = state.copy()
    assert copy.luck is not state.luck
    assert copy.luck.seed == state.luck.seed
    assert not copy.log
    assert not copy.moves
    assert copy.rules is state.rules


@every_game
def test_there_is_room_for_all_seats(game: str) -> None:
    assert pyrite.GAMES[game].seats[1] <= NUMBERS[game].MAX_SEATS
    assert 1 << NUMBERS[game].MAX_SEATS <= numbers.PUBLIC


def test_the_room_in_a_table_of_mines_is_enough() -> None:
    """What the compiled core takes for granted about the sizes of its arrays."""
    n = lostmines_numbers
    assert n.PUBLIC < 1 << 16, "who has looked fits 16 bits"
    assert n.FIRST_TILE + 2 * n.MAX_KINDS <= 256, "a tile fits a byte"
    assert n.CELLS < 256, "a cell fits a byte, also beside what else a question is about"
    assert n.EDGES < 1 << 16, "an edge fits 16 bits"
    assert 2 * n.CELLS <= core_numbers.ARG_MASK, "a cell and a turn fit an action"
    assert len(n.LOOKS) << n.LOOK_SHIFT <= core_numbers.ARG_MASK, "a look fits an action"
    assert n.MAX_KINDS < core_numbers.ARG_MASK, "a second card to discard fits an action"
    # Most actions at once: every kind on every cell both ways, all pairs of kinds, all edges.
    widest = n.MAX_KINDS * (2 * n.COLUMNS * n.ROWS + n.MAX_KINDS) + 2 * n.EDGES
    assert widest < core_numbers.MAX_MOVES


def test_the_room_in_a_table_is_enough() -> None:
    """What the compiled core takes for granted about the sizes of its arrays."""
    n = numbers
    assert n.MAX_SEATS * n.MAX_HAND >= n.MAX_DECK
    assert n.PUBLIC < n.FACE_UP < 1 << 16, "who knows a discard fits 16 bits"
    assert n.FIRST_TILE + 2 * core_numbers.CARD_MASK <= 256, "a tile fits a byte"
    assert core_numbers.ARG_MASK >= 2 * 256 * 256 - 1, "a cell and a turn fit an action"
    # paths.py: each laid card touches three new cells at most, each card of the set-up five.
    assert 3 * n.MAX_LAYS + 5 * (n.MAX_GOALS + 4) < n.MAX_CELLS
    assert n.MAX_CELLS < 1024, "the index keeps free places"
