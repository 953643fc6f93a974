"""What the compiler gets is what the hot files say: numbers, fields, functions, lines."""

import ast
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from runpy import run_path
from traceback import extract_tb
from typing import Any

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

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src/pyrite"
UNITS = run_path(str(ROOT / "scripts/compile_units.py"))
SOURCES = UNITS["Sources"](PACKAGE.parent)
HOT = [SOURCES.module_at(path) for path in UNITS["hot_files"](PACKAGE)]
NOT_NUMBERS = {"rules", "luck", "log", "moves", "forgetful", "trouble"} | {"nclues"}  # of clues
NUMBERS = {"core": core_numbers, "saboteur": numbers, "lostmines": lostmines_numbers}
STATES = {"saboteur": saboteur_state, "lostmines": lostmines_state}
TABLES = {game: state.Table for game, state in STATES.items()}
every_game = pytest.mark.parametrize("game", sorted(TABLES))
HOT_TYPES = ("Table", "Moves", "Luck", "Rules", "Clues")
# Prints the fields of all classes as the interpreter makes them, and the layouts of the tables.
INTERPRETED = """
from importlib import import_module
from pyrite.core.native import Native
for name in NAMES:
    for kind in vars(import_module(name)).values():
        if isinstance(kind, type) and issubclass(kind, Native) and kind.__module__ == name:
            print(name, kind.__name__, *sorted(vars(kind.__new__(kind))))
from pyrite.lostmines.table import state as lostmines
from pyrite.saboteur.table import state as saboteur
print([tuple(place) for place in lostmines.LAYOUT.places])
print([tuple(place) for place in saboteur.LAYOUT.places])
"""


def test_constants_in_c_are_those_of_python() -> None:
    """The build computes them from the text alone."""
    plain = {used for module in HOT for used in UNITS["cimported"](module)}
    checked = 0
    for module in plain | {*HOT}:
        found = vars(import_module(module.name))
        for name in module.own_constants:
            assert found[name] == module.values[name], (module.name, name)
            checked += 1
    assert checked > 300


@pytest.mark.parametrize("room", sorted(NUMBERS))
def test_all_small_ints_of_a_game_are_constants_in_c(room: str) -> None:
    module = SOURCES.module(f"pyrite.{room}.numbers")
    here = {n: v for n, v in vars(NUMBERS[room]).items() if n.isupper() and type(v) is int}
    assert here == {name: module.values[name] for name in here}
    assert all(module.is_constant(name) for name in here)
    assert len(here) > (60 if room in TABLES else 4)


def test_events_of_the_engine_come_before_those_of_modules() -> None:
    """New kinds are numbered after them, so each fixed number must have its kind."""
    constants = [name for name, value in vars(numbers).items() if isinstance(value, int)]
    engine = constants[constants.index("ROUND_STARTED") :]
    assert len(engine) > 30
    for number, constant in enumerate(engine):
        assert getattr(numbers, constant) == number
        assert constant.startswith(KINDS[number].name.upper())
    assert sorted(KINDS) == list(range(len(KINDS)))


def test_units_have_the_lines_of_their_files() -> None:
    """So that a traceback names the line that people read."""
    for module in HOT:
        unit = UNITS["unit_of"](module)
        assert len(unit.splitlines()) == len(module.text.splitlines()), module.name
        here = dict(places(module.tree))
        there = dict(places(ast.parse(unit)))
        assert here.keys() - there.keys() <= module.names_by_hand, module.name
        assert there.items() <= here.items(), module.name


def places(tree: ast.Module) -> list[tuple[str, int]]:
    """Where the functions of a file begin."""
    return [(n.name, n.lineno) for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]


@every_game
def test_an_error_in_compiled_code_names_its_file_and_line(game: str) -> None:
    with pytest.raises(KeyError) as caught:
        TABLES[game]()._load({})
    [frame] = [f for f in extract_tb(caught.value.__traceback__) if f.name.endswith("_load")]
    assert frame.filename.endswith(f"src/pyrite/{game}/table/state.py")
    text = (PACKAGE / game / "table/state.py").read_text().splitlines()
    assert "numbers" in text[(frame.lineno or 0) - 1]


def test_what_is_written_by_hand_has_the_parameters_of_its_python() -> None:
    by_hand = [module for module in HOT if module.by_hand]
    assert {path.with_suffix(".py") for path in PACKAGE.rglob("*.pxd")} == {
        module.path for module in by_hand
    }
    for module in by_hand:
        for name, found in re.findall(r"^cdef inline .*?(\w+)\((.*)\)", module.by_hand, re.M):
            parameters = [part.split()[-1] for part in found.replace("[:, ", "[").split(",")]
            [node] = [n for n in module.tree.body if getattr(n, "name", "") == name]
            assert isinstance(node, ast.FunctionDef)
            assert [a.arg for a in node.args.args] == parameters, (module.name, name)


def test_whatever_works_on_a_table_is_compiled_with_c_types() -> None:
    """Another function is slow, takes the GIL and shows an exception to nobody."""
    seen = 0
    for module in HOT:
        for name, function in module.functions.items():
            first = next((kind.name for _, kind, _ in function.parameters), "")
            if first in HOT_TYPES and "python_only" not in UNITS["decorators"](function.node):
                assert function.how != "def", (module.name, name)
                seen += 1
    assert seen > 400


def test_no_array_is_the_last_field() -> None:
    """C takes an array that comes last for one of open length, which the checked build lets be."""
    for module in HOT:
        for name, made in module.classes.items():
            assert not made.fields or not [*made.fields.values()][-1][1], (module.name, name)


def test_modules_and_rules_have_room_for_the_closed_list_of_hooks_and_slots() -> None:
    for file, name in (("module", "Module"), ("state", "Rules")):
        module = SOURCES.module(f"pyrite.saboteur.table.{file}")
        fields = module.classes[name].fields
        plugs = {field for field, (kind, _) in fields.items() if module.hook_of(kind.name)}
        assert plugs - {"list_of"} == {*HOOKS, *SLOTS}, name


def table_fields(game: str) -> dict[str, Any]:
    """The types of all that a table consists of."""
    made = SOURCES.module(f"pyrite.{game}.table.state").classes["Table"]
    return {name: kind for name, (kind, _) in made.fields.items()}


def test_every_field_has_room_interpreted_in_the_order_of_memory() -> None:
    names = [module.name for module in HOT if module.classes and ".server." not in module.name]
    command = [sys.executable, str(PACKAGE / "core/interpreted.py"), "-c"]
    code = f"NAMES = {names!r}\n{INTERPRETED}"
    run = subprocess.run([*command, code], capture_output=True, text=True, check=True)
    *rows, lostmines, saboteur = run.stdout.splitlines()
    made = {(module, kind): {*fields} for module, kind, *fields in map(str.split, rows)}
    for module in HOT:
        for name, kind in module.classes.items() if module.name in names else ():
            assert kind.fields.keys() <= made[module.name, name], (module.name, name)
    assert lostmines == str([tuple(place) for place in lostmines_state.LAYOUT.places])
    assert saboteur == str([tuple(place) for place in saboteur_state.LAYOUT.places])


@every_game
def test_every_field_of_a_table_is_dumped(game: str) -> None:
    found = table_fields(game)
    assert len(found) > 40
    assert TABLES[game]()._dump().keys() == found.keys() - NOT_NUMBERS


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
        row = distinct(number, length, kinds[name].name)
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
