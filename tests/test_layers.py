"""Layers: which package may import which, and which may name what (docs: rooms)."""

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from lang.sources import nodes_of

import pyrite

ROOT = Path(pyrite.__file__).parent
FILES = sorted(ROOT.rglob("*.py"))

# What each room may import; "" is pyrite/__init__.py, the public face.
GAMES = {"saboteur", "lostmines"}
BELOW_BOTS = {"core", "games", "lang", ""}
MAY = {
    "core": {"core"},
    "saboteur": {"core", "saboteur"},
    "lostmines": {"core", "lostmines"},
    "games": {"core", *GAMES},
    "": {"core", "games"},
    "modules": {"core", "saboteur"},
    "lang": {"core", "games", "lang"},
    "svg": {"core", "games", "svg"},
    "protocol": {"core", "protocol"},
    "lessons": {"core", "protocol", "lessons"},
    "search": {"core", "search"},
    "bots": BELOW_BOTS | {"search", "bots"},
    "arena": BELOW_BOTS | {"bots", "arena"},
    "envs": BELOW_BOTS | {"bots", "envs"},
    "server": BELOW_BOTS | {"modules", "bots", "protocol", "lessons", "server"},
    "client": BELOW_BOTS | {"bots", "protocol", "client"},
    "cli": BELOW_BOTS
    | {"modules", "bots", "search", "arena", "envs", "protocol", "lessons"}
    | {"server", "client", "cli"},
    "__main__": {"cli"},
}
EXCEPTIONS = {
    ("cli/commands/bench.py", "saboteur"),  # it measures the engines themselves
    # Policies for rollouts choose at imagined tables, compiled and without views.
    ("bots/saboteur/rollout_field.py", "saboteur"),
    ("bots/saboteur/rollout_policy.py", "saboteur"),
    ("bots/lostmines/rollout_policy.py", "lostmines"),
}

MODULES = [m for game in pyrite.GAMES.values() for m in game.modules()]
ADDED = [m for m in MODULES if m["key"] not in ("base", *GAMES)]
NAMES_OF_MODULES = {m["key"] for m in ADDED} | {
    name for m in ADDED for part in ("cards", "flags") for name in m.get(part, ())
}
NAMED = {card for m in MODULES for card in m["cards"] if card.strip("NESW-")}  # not by its shape
NAMES_OF_CARDS = NAMES_OF_MODULES | NAMED


def name_of(path: Path) -> str:
    """The file as a module."""
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def room_of(module: str) -> str:
    """The room a module belongs to."""
    return module.split(".")[1] if "." in module else ""


KNOWN = {name_of(file) for file in FILES}


@cache
def imported(path: Path) -> tuple[str, ...]:
    """The modules of Pyrite that a file imports, wherever in it."""
    return tuple(imports_in(path))


def imports_in(path: Path) -> Iterator[str]:
    for node in nodes_of(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "pyrite")
        elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "pyrite":
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in KNOWN else str(node.module)


def room_path(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def faults(files: Iterable[Path], find: Callable[[Path], Iterable[str]]) -> dict[str, list[str]]:
    """What is wrong in each file, where anything is."""
    found = {room_path(path): sorted(find(path)) for path in files}
    assert found, "no file was looked at"
    return {file: wrong for file, wrong in found.items() if wrong}


def wrong_rooms(path: Path) -> set[str]:
    """The rooms that a file may not import, but does."""
    found = {room_of(module) for module in imported(path)} - MAY[room_of(name_of(path))]
    return {room for room in found if (room_path(path), room) not in EXCEPTIONS}


def test_a_room_imports_only_what_it_may() -> None:
    assert not faults(FILES, wrong_rooms)


def test_every_exception_is_still_needed() -> None:
    for file, room in EXCEPTIONS:
        assert room in {room_of(module) for module in imported(ROOT / file)}


def imports_of_modules(game: str) -> dict[str, set[str]]:
    """Who imports which files of the modules of a game."""
    inside = f"pyrite.{game}.modules."
    found = {name_of(path): {m for m in imported(path) if m.startswith(inside)} for path in FILES}
    return {importer: targets for importer, targets in found.items() if targets}


WITH_MODULES = sorted(game for game in GAMES if (ROOT / game / "modules").exists())


# The wings of a game, from the ground up; what stands in none is a file of its own.
FLOORS = (
    *("messages", "numbers", "decks", "table", "knowledge", "play", "text", "modules"),
    *(
        "worlds",
        "module_encoding",
        "encoding",
        "playing",
        "plugins",
        "config",
        "playout",
        "reading",
        "game",
        "imagine",
        "about",
    ),
)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_wings_of_a_game_look_down_only(game: str) -> None:
    for path in (ROOT / game).rglob("*.py"):
        mine = name_of(path).split(".")[2:]
        for module in imported(path) if mine else ():
            wing = module.split(".")[2:3] if module.startswith(f"pyrite.{game}.") else mine
            assert FLOORS.index(wing[0]) <= FLOORS.index(mine[0]), (path, module)


def test_the_picture_of_the_rooms_shows_each_above_those_it_imports() -> None:
    picture = (ROOT.parents[1] / "docs/pictures/rooms.svg").read_text(encoding="utf-8")
    drawn = re.findall(r'y="(\d+)"[^>]*font-weight="600"[^>]*>(\w+)<', picture)
    height = {room: int(y) for y, room in drawn}
    folders = {room for room in MAY if room and (ROOT / room).is_dir()}
    assert {*height} == folders | {"games", "web"}
    for room, others in MAY.items():
        below = [other for other in others & {*height} if room in height and other != room]
        assert all(height[other] > height[room] for other in below), room


# The same for the rooms that are cut into smaller ones.
ROOMS = {
    "bots": (
        *("deals", "bot", "guidance", "judge", "tempers"),
        *(*sorted(GAMES), "levels", "rollout", "learned", "learned_features", "learned_network"),
        *("master", "__init__", "find", "table"),
    ),
    "cli": (
        *("__init__", "errors", "terminal", "saved", "options", "usage", "drawing"),
        *("table", "network", "fullscreen", "commands", "app"),
    ),
}


def imported_from_above(path: Path) -> list[str]:
    """What a file imports from a higher floor of its room."""
    room = room_of(name_of(path))
    floors = ROOMS[room]
    mine = floors.index(path.relative_to(ROOT / room).with_suffix("").parts[0])
    inside = [module.split(".") for module in imported(path) if room_of(module) == room]
    return [".".join(m) for m in inside if floors.index((m[2:] or ["__init__"])[0]) > mine]


@pytest.mark.parametrize("room", ROOMS)
def test_smaller_rooms_look_down_only(room: str) -> None:
    assert not faults((ROOT / room).rglob("*.py"), imported_from_above)


def test_every_game_is_here_and_one_has_modules() -> None:
    assert pyrite.GAMES.keys() == GAMES
    assert WITH_MODULES == ["saboteur"]


@pytest.mark.parametrize("game", WITH_MODULES)
def test_only_the_registry_imports_modules(game: str) -> None:
    inside = f"pyrite.{game}.modules."
    importers = {name for name in imports_of_modules(game) if not name.startswith(inside)}
    assert importers == {f"pyrite.{game}.config.registry"}


@pytest.mark.parametrize("game", WITH_MODULES)
def test_modules_never_import_each_other(game: str) -> None:
    """A module may be cut into several files, which are its own: no other module uses them."""
    found = imports_of_modules(game)
    modules = found.pop(f"pyrite.{game}.config.registry")
    for importer, targets in found.items():
        assert not targets & modules, importer
        for target in targets:
            assert target.rpartition(".")[0] == importer.rpartition(".")[0], importer
    for module in modules:
        for other in modules - {module}:
            assert not parts(module, found) & parts(other, found), (module, other)


def parts(module: str, found: dict[str, set[str]]) -> set[str]:
    """The files of a module besides its own."""
    own, todo = set[str](), [module]
    while todo:
        new = found.get(todo.pop(), set()) - own
        own |= new
        todo += new
    return own


@cache
def strings(path: Path) -> tuple[str, ...]:
    """All names and texts in a file but for its docstrings."""
    return tuple(strings_in(nodes_of(path)))


def strings_in(nodes: list[ast.AST]) -> Iterator[str]:
    owners = (ast.Module, ast.ClassDef, ast.FunctionDef)
    bodies = [node.body for node in nodes if isinstance(node, owners)]
    docs = {id(body[0].value) for body in bodies if body and isinstance(body[0], ast.Expr)}
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value
        elif isinstance(node, ast.Name | ast.Attribute):
            yield node.id if isinstance(node, ast.Name) else node.attr


CORE = sorted((ROOT / "core").rglob("*.py"))
ENGINE = [
    path
    for game in sorted(GAMES)
    for path in sorted((ROOT / game).rglob("*.py"))
    if (ROOT / game / "modules") not in path.parents
]
# Words of modules that are no name of a card: ideas that the engine knows by a general one.
IDEAS = {"ladder", "door", "crystal", "chest", "guard", "toll"}
LISTS_NAMES_OF_MODULES = {
    "saboteur/config/registry.py": "the one list of modules",
    "saboteur/game.py": "the types of all options that a table may be made with",
}
MAY_NAME_MODULES = {
    "saboteur/config/registry.py": "the one list of modules",
    "core/actions.py": "the parts of actions as everybody writes and reads them",
    "saboteur/text/types.py": "the types of what events and views tell everybody",
}


def test_core_and_engine_name_no_module_and_none_of_its_cards() -> None:
    files = [path for path in (*CORE, *ENGINE) if room_path(path) not in LISTS_NAMES_OF_MODULES]
    assert not faults(files, names_in)


def words_in(path: Path) -> set[str]:
    """The words of names and texts, without docstrings and comments."""
    return {word for text in strings(path) for word in re.findall(r"\w+", text.lower())}


def names_in(path: Path) -> set[str]:
    """The names of modules, of their cards and options that stand in a file."""
    return words_in(path) & NAMES_OF_MODULES


def ideas_in(path: Path) -> set[str]:
    """The words of modules that stand in a file, comments and parts of names too."""
    words = re.findall(r"[a-z]+", path.read_text().lower())
    return {word for word in words if word.removesuffix("s") in IDEAS}


def test_core_and_engine_know_general_ideas_only() -> None:
    """What belongs to a module has its own words in the module alone (docs/add-a-card.md)."""
    files = [file for path in (*CORE, *ENGINE) for file in (path, path.with_suffix(".pxd"))]
    bound = [file for file in files if file.exists() and room_path(file) not in MAY_NAME_MODULES]
    assert not faults(bound, ideas_in)


def test_whoever_may_name_modules_does() -> None:
    for file in MAY_NAME_MODULES:
        assert ideas_in(ROOT / file), file


def test_core_and_server_know_no_card_of_any_game() -> None:
    files = [*CORE, *(ROOT / "server").rglob("*.py")]
    assert not faults(files, lambda path: set(strings(path)) & NAMES_OF_CARDS)


def test_core_names_no_game() -> None:
    assert not faults(CORE, lambda path: words_in(path) & GAMES)


def test_words_know_no_rule_of_a_game() -> None:
    """The rule behind a line of the log stands where the game, or a module, says how it is told."""
    number, files = re.compile(r"[A-Z]+-[A-Z]?\d+"), (ROOT / "lang").glob("*.py")
    assert not faults(files, lambda path: filter(number.fullmatch, strings(path)))


def test_no_file_imports_itself_in_a_circle() -> None:
    graph = {name_of(path): set(imported(path)) - {"pyrite"} for path in FILES}
    graph["pyrite"] = set()  # whatever is imported, the face comes first
    while True:
        free = {module for module, needs in graph.items() if not needs & graph.keys()}
        if not free:
            break
        graph = {module: needs for module, needs in graph.items() if module not in free}
    assert not graph, f"in a circle, or before one: {sorted(graph)}"


def relative_or_starred(path: Path) -> list[str]:
    """Imports that do not say from where, or what."""
    nodes = [node for node in nodes_of(path) if isinstance(node, ast.ImportFrom)]
    return [ast.unparse(n) for n in nodes if n.level or any(alias.name == "*" for alias in n.names)]


def test_imports_are_absolute_and_name_what_they_take() -> None:
    assert not faults(FILES, relative_or_starred)
