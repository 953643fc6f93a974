"""The recipes of the pages work for whoever follows them: a bot, cards, and counts of places."""

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from docs.tables import code, keys, table
from docs.test_commands import shown

import pyrite
from pyrite.lang import LANGUAGES

ROOT = Path(__file__).parents[2]
PACKAGE = Path(pyrite.__file__).parent
INTERPRETED = PACKAGE / "core" / "interpreted.py"
BLOCK = re.compile(r"^```python\n(?!>>>)(.*?)^```", re.M | re.S)
ROW = re.compile(r"^\| a .+? \|.*?(\d+): (.+) \| `(\w+)` \|$", re.M)
SMALL = {"--games": "2", "--deals": "1"}  # the pages show more
QUICK = ("--seats", "3", "--option", "rounds=1", "--lang", "en")


def code_on(page: str) -> str:
    """The first program on a page."""
    found = BLOCK.search((ROOT / "docs" / page).read_text("utf-8"))
    assert found
    return found[1]


both = pytest.mark.parametrize("how", [[], [str(INTERPRETED)]], ids=["compiled", "interpreted"])


def run(how: list[str], folder: Path, words: list[str]) -> str:
    """What a command prints to someone who always takes the first choice."""
    command = [sys.executable, *how, "-m", "pyrite", *words]
    done = subprocess.run(command, cwd=folder, input="1\n" * 200, capture_output=True, text=True)
    assert done.returncode == 0, (words, done.stdout, done.stderr)
    return done.stdout


def follow(page: str, name: str, folder: Path, how: list[str]) -> dict[str, str]:
    """Run the commands of a page that name this, with few games; return what they print."""
    said: dict[str, str] = {}
    for words in shown(ROOT / "docs" / page):
        if name not in " ".join(words) or words[0] in ("bot", *said):
            continue
        small = [SMALL.get(before, word) for before, word in zip(["", *words], words, strict=False)]
        more = ["--lang", "en"] if words[0] == "replay" else QUICK
        kept = ["--record", "game.txt"] if words[0] == "play" and not said else []
        said[words[0]] = run(how, folder, [*small, *more, *kept])
    return said


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, in which commands are run; games are saved there too."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path


@pytest.mark.deep
@both
def test_the_bot_of_the_page_plays(folder: Path, how: list[str]) -> None:
    (folder / "mybots.py").write_text(code_on("write-a-bot.md"))
    said = follow("write-a-bot.md", "mybots:First", folder, how)
    assert said.keys() == {"play", "sim", "arena"}
    assert "mybots:First" in said["sim"]
    assert "mybots:First" in said["arena"]


@pytest.mark.deep
@both
def test_the_module_of_the_page_is_played_compared_and_replayed(
    folder: Path, how: list[str]
) -> None:
    shutil.copy(ROOT / "examples/lantern_thief.py", folder)
    said = follow("write-a-module.md", "lantern_thief:LanternThief", folder, how)
    assert said.keys() == {"play", "sim", "arena", "replay"}
    assert "lantern_thief:LanternThief" in (folder / "game.txt").read_text()
    assert "Final result" in said["replay"]


CALL = re.compile(r"(\w+)\((.*?)\)")


def calls_on(page: str, heading: str, first: str) -> dict[str, str]:
    """What a table of a page calls, with the parameters."""
    rows = table(page, heading, first)
    return dict(CALL.fullmatch(one).groups() for row in rows for one in code(row[0]) if "(" in one)


def class_in(file: str, name: str) -> list[ast.stmt]:
    """What is in a class of the engine; its source says it whether it is compiled or not."""
    tree = ast.parse((PACKAGE / "saboteur" / file).read_text("utf-8"))
    return next(one for one in tree.body if isinstance(one, ast.ClassDef) and one.name == name).body


def fields_of(body: list[ast.stmt]) -> set[str]:
    """The names of all annotated fields."""
    return {
        one.target.id
        for one in body
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
    }


def methods_of(body: list[ast.stmt], properties: bool = False) -> dict[str, str]:
    """The public methods or properties, each with its parameters as pages write them."""
    found = {}
    for one in body:
        if not isinstance(one, ast.FunctionDef) or one.name[0] == "_":
            continue
        if properties == any(ast.unparse(mark) == "property" for mark in one.decorator_list):
            names, defaults = [x.arg for x in one.args.args[1:]], one.args.defaults
            for at, value in zip(range(len(names))[::-1], defaults[::-1], strict=False):
                names[at] += f"={ast.unparse(value)}"
            found[one.name] = ", ".join(names)
    return found


def test_the_page_names_every_method_of_a_module_and_of_its_table() -> None:
    page = ("write-a-module.md", "Attributes and methods")
    module = class_in("plugins/module.py", "OwnModule")
    own_table = class_in("plugins/table.py", "OwnTable")
    wanted = methods_of(module)
    assert calls_on(*page, "method") == {name: wanted[name] for name in wanted.keys() - {"say"}}
    assert {*keys(*page, "attribute")} == fields_of(module)
    wanted = methods_of(own_table)
    of_engine = {"close", "refuse_changes", "refuse_listing"}
    calls = {name: wanted[name] for name in wanted.keys() - of_engine}
    assert calls_on(*page, "`OwnTable`") == calls
    named = {one for row in table(*page, "`OwnTable`") for one in code(row[0])}
    assert {one for one in named if "(" not in one} == {*methods_of(own_table, True)}


def test_the_page_names_every_hook_of_the_engine_with_its_parameters() -> None:
    file = (PACKAGE / "saboteur/table/module.py").read_text("utf-8")
    listed = dict(re.findall(r"^  (\w+)\((.*?)\)", file, re.M))
    assert calls_on("add-a-card.md", "A card with new rules: the veto", "hook or slot") == listed
    assert listed.keys() <= fields_of(class_in("table/module.py", "Module"))


def naming(pattern: str) -> set[str]:
    """The files of the engine in which this occurs."""
    engine, used = PACKAGE / "saboteur", re.compile(pattern, re.I | re.M)
    files = [path for path in engine.rglob("*") if path.suffix in (".py", ".toml")]
    found = [path for path in files if used.search(path.read_text("utf-8"))]
    return {path.relative_to(engine).as_posix() for path in found}


PLACES = {
    "y2021_master_craftsman": r"\by2021_master_craftsman\b|\bmaster_craftsman\b",
    "y2019_veto": r"\by2019_veto\b",
    "cancelled": r"\bcancelled\b",
    "passes": r'\.passes\b|^    passes:|(?<!"hands_empty", )"passes"',
}


def test_the_counts_of_places_are_those_of_the_sources() -> None:
    rows = ROW.findall((ROOT / "docs/add-a-card.md").read_text("utf-8"))
    assert {example for _, _, example in rows} == PLACES.keys()
    for count, named, example in rows:
        places = {*re.findall(r"`([\w/]+\.(?:py|toml))`", named)}
        assert places == naming(PLACES[example]), example
        assert len(places) == int(count), example


SOUND = """
import random
import pyrite
from pyrite.modules import OwnModule, OwnTable
from pyrite.saboteur.table import module as engine_module
from pyrite.saboteur.table.module import Module
from pyrite.saboteur.modules.minis import whistle

table = {"seats": 3, "modules": ["whistle"]}
state = pyrite.from_position({"options": table, "hands": [["whistle"], 6, 6]})
assert [action.text for action in state.actions()] == ["pass whistle", "whistle"]
state.play("whistle")
assert state.why_not("heard", seat=2) == "It is not C's turn. (B-05)"
assert pyrite.from_position(state.position()) == state
assert pyrite.imagine(state.view(2), random.Random(1)).asked == state.asked == (1,)
state.play("heard")
heard = [event for event in state.events_for(0) if event.kind == "whistled"]
assert [(event.seat, event.open) for event in heard] == [(1, {"card": "whistle"})]
assert "event-whistled" in [message.id for message in state.messages(2)]
state, rng = pyrite.new_game(seed=1, **table), random.Random(1)
while not state.over:
    state.play(rng.choice(state.actions()))
assert any(event.kind == "whistled" for event in state.events)
assert pyrite.Record.from_text(pyrite.Record.of(state).to_text()).replay() == state
dumps = [state.position()]
for seed in range(20):
    state = pyrite.new_game(seed=seed, **table)
    state.play_random(seed)
    dumps.append(state.position())
print(whistle.__file__.rpartition(".")[2], dumps)
"""


def add_whistle(tree: Path) -> None:
    """Do what docs/add-a-card.md says: a file, a table of a deck, a line of the registry."""
    engine = tree / "src/pyrite/saboteur"
    shutil.copy(Path(__file__).with_name("whistle.py"), engine / "modules/minis/whistle.py")
    with (engine / "decks/minis.toml").open("a") as deck:
        deck.write('\n[whistle]\nsure = "A"\nactions = { whistle = 9 }\n')
    registry = engine / "config/registry.py"
    text = registry.read_text().replace("TREASURE_CHESTS),", "TREASURE_CHESTS, WHISTLE_MODULE),")
    after = "from pyrite.saboteur.table.module import Module\n"
    line = "from pyrite.saboteur.modules.minis.whistle import WHISTLE_MODULE\n"
    registry.write_text(text.replace(after, after + line))


@pytest.mark.deep
def test_a_compiled_card_with_a_question_and_an_event_takes_three_places(tmp_path: Path) -> None:
    ignore = shutil.ignore_patterns("browser", "__pycache__")
    for name in ("src", "scripts", "build"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=ignore)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md"):
        shutil.copy2(ROOT / name, tmp_path)
    add_whistle(tmp_path)
    source = os.environ | {"PYTHONPATH": str(tmp_path / "src")}
    interpreted = tmp_path / "src/pyrite/core/interpreted.py"
    build = [sys.executable, "scripts/build_core.py"]
    subprocess.run(build, cwd=tmp_path, env=source, check=True, capture_output=True)
    runs = [
        subprocess.run([sys.executable, *how, "-c", SOUND], env=source, capture_output=True)
        for how in ([], [str(interpreted)])
    ]
    assert [run.returncode for run in runs] == [0, 0], [run.stderr.decode() for run in runs]
    compiled, plain = (run.stdout.decode().partition(" ") for run in runs)
    assert plain[0] == "py"
    assert compiled[0] == ("so" if (ROOT / "build/core.done").exists() else "py")
    assert compiled[2] == plain[2]


TEXTS = {  # what a player reads of the whistle: the file, the entry before it, and what is added
    "cards.ftl": [
        ("card-master_craftsman", "card-whistle = whistle"),
        ("module-toll", "module-whistle = Whistle\n    .about = One card.\n    .source = none"),
    ],
    "rules.ftl": [("rule-C-21", "rule-C-99 = Who hears it?\n    .title = Whistle")],
    "terminal.ftl": [
        ("act-veto", "act-whistle = whistle\nact-heard = say so"),
        ("ask-veto", "ask-hearing = Have you heard it?"),
        ("event-cancelled", "event-whistled = { $seat } has heard the { $card }."),
    ],
}
PAGES = {  # a line of a page, and what is added before it
    "rules/championship.md": ("### C-22", "### C-99 Whistle\n\nThe next player hears it.\n\n"),
    "how-it-is-built.md": (
        "| C-21 |",
        "| C-99 | the whistle | `saboteur/modules/minis/whistle.py` |\n",
    ),
    "notation.md": [
        (
            "| `veto` | `card` |",
            "| `whistle` | `card` | `whistle` | `whistle` | C-99 | whistle |\n"
            "| `heard` | | `heard` | `whistle` | C-99 | answer: heard |\n",
        ),
        (
            "| `veto` | `allow`",
            "| `hearing` | `heard` | an action | `whistle` | the next seat |\n",
        ),
        ("| `cancelled` |", "| `whistled` | who heard it | `card` | |\n"),
    ],
}
TRIED = (
    *("lang/test_catalogues.py", "rules/decks/test_printed.py", "contract/test_modules.py"),
    *("docs/test_docs.py", "docs/test_notation.py", "cli/test_rules_and_modules.py"),
)


def put_before(file: Path, mark: str, text: str) -> None:
    """Add a text before the line that begins like this."""
    before = file.read_text("utf-8")
    assert f"\n{mark}" in before, (file, mark)
    file.write_text(before.replace(f"\n{mark}", f"\n{text}{mark}", 1), "utf-8")


def name_whistle(tree: Path) -> None:
    """Do the rest of what docs/add-a-card.md says: texts, the rule, tables of pages and tests."""
    for lang in LANGUAGES:
        for name, entries in TEXTS.items():
            for mark, text in entries:
                put_before(tree / f"src/pyrite/lang/{lang}/{name}", f"{mark} =", f"{text}\n")
    for page, lines in PAGES.items():
        for mark, text in lines if isinstance(lines, list) else [lines]:
            put_before(tree / "docs" / page, mark, text)
    sets = tree / "tests/contract/sets.py"
    put_before(sets, '        ("2024", ("toll",), 4),', '        ("2024", ("whistle",), 4),\n')
    minis = '"treasure_chests")\n', '"treasure_chests", "whistle")\n'
    sets.write_text(sets.read_text("utf-8").replace(*minis), "utf-8")


@pytest.mark.deep
def test_what_the_page_names_is_all_that_the_tests_ask_for(tmp_path: Path) -> None:
    ignore = shutil.ignore_patterns("_compiled", "__pycache__", "*.so", "node_modules", "assets")
    for name in ("src", "scripts", "docs", "tests", "web", "examples", "bench", "train"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=ignore, symlinks=True)
    for file in (*ROOT.glob("*.md"), *ROOT.glob("*.toml"), ROOT / "Makefile", ROOT / "LICENSE"):
        shutil.copy2(file, tmp_path)
    add_whistle(tmp_path)
    name_whistle(tmp_path)
    source = os.environ | {"PYTHONPATH": str(tmp_path / "src"), "COLUMNS": "200"}

    def run_there(*words: str) -> str:
        command = [sys.executable, *words]
        done = subprocess.run(command, cwd=tmp_path, env=source, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
        return done.stdout

    for script in ("scripts/modules_table.py", "scripts/schemas.py", "scripts/rule_examples.py"):
        run_there(script)
    assert re.search(r"^whistle +Whistle +none +C-99", run_there("-m", "pyrite", "modules"), re.M)
    run_there("-m", "pytest", "-q", "-p", "no:xdist", *(f"tests/{name}" for name in TRIED))
