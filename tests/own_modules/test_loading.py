"""Custom modules are found, refused with a reason, and never loaded by a file."""

import random
from pathlib import Path
from typing import ClassVar

import pytest
from contract.sets import OWN_MODULES

import pyrite
from pyrite.core.messages import ConfigError
from pyrite.modules import VARIABLE, Action, Card, OwnModule, OwnTable, add_module, load_module

GOOD = """
from pyrite.modules import Action, Card, OwnModule

class Whistle(OwnModule):
    rule = "X-9"
    cards = (Card("whistle", "blow", copies=4),)
    forms = {"blow": "alone"}
    numbers = ("blown",)

    def plays(self, table, seat, card):
        yield Action(seat, "blow", card=card)

    def do(self, table, action):
        table.set_number("blown", table.number("blown") + 1)
"""


@pytest.fixture
def whistles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a module, in which one is."""
    (tmp_path / "whistles.py").write_text(GOOD)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_one_file_is_enough(whistles: Path) -> None:
    name = load_module("whistles:Whistle")
    state = pyrite.new_game(seats=3, modules=[name], seed=1, rounds=1)
    rng, blown = random.Random(2), 0
    while not state.over:
        action = rng.choice(state.actions())
        blown += action.verb == "blow"
        state.play(action)
    assert blown > 0
    assert state.view(None)["modules"][name] == {"blown": blown}
    assert pyrite.from_position(state.position()) == state
    assert pyrite.Record.of(state).replay() == state
    assert name in str(state.position()["options"])


def test_verbs_are_described_in_the_order_of_the_module() -> None:
    class Whistles(OwnModule):
        rule = "X-9"
        forms: ClassVar[dict[str, str]] = {f"whistle_{n}": "alone" for n in "fedcba"}
        cards = tuple(Card(f"a_{verb}", verb) for verb in forms)

    state = pyrite.new_game(seats=3, modules=[add_module(Whistles)], seed=1)
    assert state.describe().questions["turn"].verbs[-6:] == tuple(Whistles.forms)


def test_a_file_of_somebody_else_loads_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "strange.py").write_text("raise SystemExit('was run')")
    monkeypatch.chdir(tmp_path)
    position = {"options": {"seats": 3, "modules": ["strange:Strange"]}}
    with pytest.raises(ConfigError, match="--module or PYRITE_MODULES"):
        pyrite.from_position(position)


def test_a_variable_names_what_may_be_loaded(
    whistles: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (whistles / "flutes.py").write_text(GOOD.replace("Whistle", "Flute"))
    monkeypatch.setenv(VARIABLE, "other:Thing,flutes:Flute")
    state = pyrite.new_game(seats=3, modules=["flutes:Flute"], seed=1)
    assert "whistle" in state.describe().cards


class Fails(OwnModule):
    """Raises where it is told to."""

    rule = "X-8"
    cards = (Card("fuse", "light", copies=20),)
    forms: ClassVar = {"light": "alone", "blow": "answer"}
    questions: ClassVar = {"blown": ("blow",)}
    at = ""

    def plays(self, table: OwnTable, seat: int, card: str) -> list[Action]:
        if self.at == "plays":
            raise RuntimeError("the fuse is wet")
        return [Action(seat, "light", card=card)]

    def do(self, table: OwnTable, action: Action) -> None:
        table.throw_away(table.turn, table.hand(table.turn)[0])
        if self.at == "do":
            raise RuntimeError("the fuse is wet")
        if self.at == "ask":
            table.ask("blown", table.turn)


@pytest.mark.parametrize(
    ("at", "problem"),
    [("do", "wet"), ("plays", "wet"), ("ask", "nobody can answer 'blown'")],
)
def test_what_fails_is_raised_and_nothing_has_happened(
    monkeypatch: pytest.MonkeyPatch, at: str, problem: str
) -> None:
    state = pyrite.new_game(seats=3, modules=[Fails], seed=1)
    while all(action.verb != "light" for action in state.actions()):
        state.play(state.actions()[0])
    fuse = next(action for action in state.actions() if action.verb == "light")
    before, told = state.copy(), len(state.events)
    monkeypatch.setattr(Fails, "at", at)
    with pytest.raises((RuntimeError, ConfigError), match=problem):
        state.play(fuse)
    assert state == before
    assert len(state.events) == told
    with pytest.raises((RuntimeError, ConfigError), match=problem):
        before.play_random(1)


WRONG = [
    ({"forms": {"light": "aloen"}}, "there is no form 'aloen'"),
    ({"forms": {}}, "the verb 'light' has no form"),
    ({"forms": {"light": "alone", "veto": "alone"}}, "'veto' is a word of the game already"),
    ({"questions": {"blown": ("huff",)}}, "the verb 'huff' has no form"),
    ({"rule": None}, "it names no rule"),
]


@pytest.mark.parametrize(("parts", "problem"), WRONG)
def test_what_cannot_be_played_is_refused(parts: dict[str, object], problem: str) -> None:
    own = {"rule": "X-7", "cards": Fails.cards, "forms": {"light": "alone"}, **parts}
    with pytest.raises(ConfigError, match=problem):
        add_module(type("Wrong", (OwnModule,), own))


@pytest.mark.parametrize("name", ["whistles:Horn", "nowhere:Whistle", "whistles:GOOD"])
def test_what_is_no_module_is_refused(whistles: Path, name: str) -> None:
    with pytest.raises(ConfigError, match=r"not a module|Unknown module|Cannot load"):
        load_module(name)


def test_a_question_waits_in_positions_for_one_seat() -> None:
    options = {"seats": 3, "modules": [OWN_MODULES[1]]}
    ask = {"kind": "too_heavy", "seats": [0, 1]}
    with pytest.raises(pyrite.NotationError, match="turn"):
        pyrite.from_position({"options": options, "asks": [ask]})


def test_two_modules_have_no_room_for_more_verbs_than_there_are_numbers() -> None:
    cards = tuple(Card(f"match_{n}", f"strike_{n}") for n in range(6))
    forms = {card.verb: "alone" for card in cards}
    one = type("One", (OwnModule,), {"rule": "X-5", "cards": cards, "forms": forms})
    more = tuple(card._replace(name=f"{card.name}_b", verb=f"{card.verb}_b") for card in cards)
    also = {"rule": "X-6", "cards": more, "forms": {card.verb: "alone" for card in more}}
    pyrite.new_game(seats=3, modules=[one])
    with pytest.raises(ConfigError, match="Too many verbs of custom cards: 12"):
        pyrite.new_game(seats=3, modules=[one, type("Two", (OwnModule,), also)])


@pytest.mark.parametrize("name", ["", "lantern", "Pyrite"])
def test_a_name_that_is_nobodys_is_no_module(name: str) -> None:
    with pytest.raises(ConfigError, match="Unknown module"):
        pyrite.new_game(seats=3, modules=[name])


def test_a_package_offers_one_by_an_entry_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "drums.py").write_text(GOOD.replace("Whistle", "Drum"))
    about = tmp_path / "drums-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: drums\nVersion: 1.0\n")
    offers = "[pyrite.modules]\nbig_drum = drums:Drum\ntorn_drum = drums:Torn\n"
    (about / "entry_points.txt").write_text(offers)
    monkeypatch.syspath_prepend(tmp_path)
    state = pyrite.new_game(seats=3, modules=["big_drum"], seed=1)
    assert state.settings["modules"] == ["big_drum"]
    with pytest.raises(ConfigError, match=r"Cannot load .*torn_drum"):
        pyrite.new_game(seats=3, modules=["torn_drum"])
    assert "whistle" in state.describe().cards
