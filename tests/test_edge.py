"""Everything that shows, serves, searches or learns a game uses only its public interface.

The engines know how cards are named, how a turned one is written and how actions are packed. All
other code reads descriptions, actions, views, events and messages. Names of cards are only keys to
them, and are never taken apart or put together.
"""

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from contract.sets import TABLES
from lang.sources import nodes_of

import pyrite

ROOT = Path(pyrite.__file__).parent
ENGINES = ("core", "saboteur", "lostmines")
MEASURES = "cli/commands/bench.py"  # it measures the engines themselves
FILES = {
    name: path
    for path in sorted(ROOT.rglob("*.py"))
    if (name := path.relative_to(ROOT).as_posix()) != MEASURES
    and name.partition("/")[0] not in ENGINES
}

# --- exceptions, each with its reason -------------------------------------------------------------

READ_RULE_NUMBERS = ("cli/table/rulebook.py",)  # "B-05" is asked for as b05
READ_LOCALES = ("lang/catalogue.py",)  # "de_AT.UTF-8"
READ_CATALOGUES = ("lang/catalogue.py",)  # the files with the words, which become Fluent
# The last line may be cut off.
READ_FILES = ("cli/saved.py", "arena/results_file.py")
READ_COMMANDS = ("cli/options.py",)  # "--bot B=random", a seed
READ_CLASSES = ("bots/find.py", "bots/learned.py")  # "mymodule:MyBot", "master:1s"
NAME_CLASSES = ("cli/commands/server.py",)  # its name is that of the class
READ_IDS = ("server/network/check.py",)  # of messages: "check-core-slow"
READ_CLANS = ("arena/play.py",)  # dwarfs of The Lost Mines are called by clan and character
READ_HOSTS = ("arena/workers.py",)  # "first:6379"
READ_ADDRESSES = ("protocol/table.py",)  # of a table: its code
READ_SEARCHES = ("server/listing.py",)  # words that a person looks for
SQUEEZE_LINES = ("cli/fullscreen/panels.py",)  # spaces that a narrow terminal lacks
READ_USAGE = ("cli/usage.py",)  # what the library for command lines says
READ_TYPING = ("cli/table/asking.py",)  # words that a person typed in capitals
READ_HEADERS = ("server/network/visitor.py", "server/network/wire.py")  # of HTTP
SEATS_AS_BITS = ("client/seat.py",)  # who sees an event, as `Event.seen_by` says it
SIDES_AS_BITS = (  # as `Description.ways` gives them
    "bots/lostmines/board.py",
    "bots/lostmines/situation.py",
    "bots/saboteur/board.py",
    "bots/saboteur/tunnels.py",
)
TABLES_AS_NUMBERS = (  # policies for rollouts, which run compiled at imagined tables
    "bots/lostmines/rollout_policy.py",
    "bots/saboteur/rollout_field.py",
    "bots/saboteur/rollout_policy.py",
)
BUILD_NAMES = ("cli/drawing/lostmines.py",)  # a clan is shown by the mark of its start

# --- what must not be there -----------------------------------------------------------------------

DESCRIPTIONS = [table.new_game(1).describe() for table in TABLES]
CARDS = {card.name: card for about in DESCRIPTIONS for card in about.cards.values()}
VERBS = {verb for about in DESCRIPTIONS for verb in about.verbs}
BEGINNINGS = {name[: i + 1] for name in CARDS for i, sign in enumerate(name) if sign == "_"}
# Goals, mines, sites and chests are what their name says; what is held is what its verb says.
HELD = {name for name, card in CARDS.items() if card.verb or card.kind == "chest_path"} - VERBS
WAYS = "(?=[NESW-]{2})(?=-*[NESW])N?E?S?W?(-N?E?S?W?)*"  # "NESW", "NS-EW"; a side alone is no name
PATH_NAME = re.compile(f"([a-z_]+_[NESW-]+|{WAYS})( r)?")
CUTS_OFF = ("removeprefix", "removesuffix", "rpartition")
CUTS = ("split", "rsplit", "partition")
SIGNS = ("_", "-", "@", ">", ":")  # in names and in the texts of actions

Nodes = list[ast.AST]
Find = Callable[[Nodes], Iterable[object]]


def offenders(find: Find, exceptions: Iterable[str] = ()) -> dict[str, list[object]]:
    """By file what was found there; an exception must be in use."""
    found = {name: [*find(nodes_of(path))] for name, path in FILES.items()}
    assert all(found[name] for name in exceptions), "an exception that nobody needs any more"
    return {name: what for name, what in found.items() if what and name not in exceptions}


def texts(nodes: Nodes) -> Iterator[str]:
    """The string literals, those inside of f-strings too, but not what explains the code."""
    explained = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    literals = [node for node in nodes if isinstance(node, ast.Constant)]
    for node in literals:
        if isinstance(node.value, str) and id(node) not in explained:
            yield node.value


def turned_cards(nodes: Nodes) -> list[str]:
    return [text for text in texts(nodes) if text.endswith(" r")]


def path_names(nodes: Nodes) -> list[str]:
    return [text for text in texts(nodes) if PATH_NAME.fullmatch(text)]


def beginnings(nodes: Nodes) -> list[str]:
    return [text for text in texts(nodes) if text in BEGINNINGS]


def compared_names(nodes: Nodes) -> list[str]:
    compared = [node for node in nodes if isinstance(node, ast.Compare)]
    return [text for node in compared for text in texts([*ast.walk(node)]) if text in HELD]


def calls(nodes: Nodes) -> Iterator[tuple[str, list[object]]]:
    """The methods that are called, with their literal arguments."""
    for node in nodes:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            yield node.func.attr, [a.value for a in node.args if isinstance(a, ast.Constant)]


def cut_off(nodes: Nodes) -> list[str]:
    return [method for method, _ in calls(nodes) if method in CUTS_OFF]


def cut_in_pieces(nodes: Nodes) -> list[list[object]]:
    return [args for method, args in calls(nodes) if method in CUTS and set(args) & set(SIGNS)]


def shifts(nodes: Nodes) -> list[str]:
    """Shifts that unpack something; 1 << 15 is just a number."""
    binary = [node for node in nodes if isinstance(node, ast.BinOp)]
    shifted = [node for node in binary if isinstance(node.op, ast.LShift | ast.RShift)]
    return [
        ast.unparse(node)
        for node in shifted
        if not (isinstance(node.left, ast.Constant) and isinstance(node.right, ast.Constant))
    ]


def patterns(nodes: Nodes) -> list[str]:
    imports = [node for node in nodes if isinstance(node, ast.Import)]
    return [alias.name for node in imports for alias in node.names if alias.name == "re"]


def test_nobody_knows_how_a_turned_card_is_written() -> None:
    assert offenders(turned_cards) == {}


def test_nobody_cuts_something_off_a_name() -> None:
    texts_of_people = (*READ_RULE_NUMBERS, *READ_COMMANDS, *NAME_CLASSES)
    texts_of_machines = (*READ_FILES, *READ_HEADERS[:1], *READ_HOSTS)
    assert offenders(cut_off, (*texts_of_people, *texts_of_machines, *READ_CLANS)) == {}


def test_nobody_cuts_names_or_actions_in_pieces() -> None:
    assert offenders(cut_in_pieces, (*READ_LOCALES, *READ_CLASSES, *READ_IDS)) == {}


def test_nobody_decodes_packed_numbers() -> None:
    assert offenders(shifts, (*SIDES_AS_BITS, *SEATS_AS_BITS, *TABLES_AS_NUMBERS)) == {}


def test_nobody_reads_texts_with_patterns() -> None:
    words = (*READ_CATALOGUES, *READ_TYPING, *READ_USAGE, *READ_SEARCHES, *SQUEEZE_LINES)
    exceptions = (*words, *READ_FILES[:1], *READ_COMMANDS, *READ_ADDRESSES, *READ_HEADERS)
    assert offenders(patterns, exceptions) == {}


def test_nobody_names_a_path_card() -> None:
    """Paths are whatever the deck of the table says; their ways are in the description."""
    assert offenders(path_names) == {}


def test_nobody_knows_how_names_of_cards_begin() -> None:
    assert offenders(beginnings, BUILD_NAMES) == {}


def test_nobody_compares_names_of_cards() -> None:
    """What a card does is its verb; what is special about it its feature or its tools."""
    assert offenders(compared_names) == {}


BAD = """
def guess(card: str, number: int) -> object:
    '''Explains "NW r", "broken_" and other things.'''
    if card == "NS-EW" or card in ("rock_NS", "NE r") or card.startswith("broken_"):
        return f"door_{card}", card.removesuffix(" r"), card.split("_"), card.split(",")
    return number >> 7, 1 << 15, card == "repair_pick", {"N": "repair_lamp", "map": 3}
"""


def test_this_reader_finds_what_it_looks_for() -> None:
    bad = [*ast.walk(ast.parse(BAD))]
    assert turned_cards(bad) == ["NE r", " r"]
    assert path_names(bad) == ["NS-EW", "rock_NS", "NE r"]
    assert sorted(beginnings(bad)) == ["broken_", "door_"]
    assert sorted(compared_names(bad)) == ["NS-EW", "repair_pick", "rock_NS"]
    assert (cut_off(bad), cut_in_pieces(bad)) == (["removesuffix"], [["_"]])
    assert shifts(bad) == ["number >> 7"]
    assert patterns([*ast.walk(ast.parse("import ast, re"))]) == ["re"]


def test_this_reader_reads_everything_but_the_engines() -> None:
    rooms = {name.partition("/")[0] for name in FILES}
    assert {"bots", "cli", "lang", "games.py"} <= rooms
    known = {"broken_", "repair_", "ladder_", "door_", "crystal_", "chest_", "info_"}
    assert known <= BEGINNINGS
