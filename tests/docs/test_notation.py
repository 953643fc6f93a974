"""The pages about notation name every verb, key, event and sign, and no others."""

from collections.abc import Collection
from dataclasses import fields
from typing import Any, NamedTuple

import pytest
from docs.tables import code, keys, table

import pyrite
from pyrite import Action
from pyrite.core.cards import HEAVY
from pyrite.core.description import CardDescription, Description
from pyrite.core.events import EventKind
from pyrite.lostmines.reading.reader import KEYS as LOSTMINES_KEYS
from pyrite.lostmines.text import types as lostmines_views
from pyrite.lostmines.text.drawing import MARKS, STARTS
from pyrite.lostmines.text.drawing import MINES as MINE_MARKS
from pyrite.lostmines.text.events import EVENTS
from pyrite.saboteur.config.registry import MODULES
from pyrite.saboteur.reading.reader import KEYS as SABOTEUR_KEYS
from pyrite.saboteur.text import types as saboteur_views
from pyrite.saboteur.text.drawing import all_signs
from pyrite.saboteur.text.events import KINDS

SABOTEUR, LOSTMINES = "notation.md", "notation-lostmines.md"
SEATS = 5
ABOUT = {"": "", "cell": "a cell", "action": "an action"}


class Page(NamedTuple):
    """A page, and what it must describe."""

    name: str
    public: type
    private: type
    result: type
    position: Collection[str]
    events: Collection[EventKind]
    signs: Collection[str]


PAGES = [
    Page(
        SABOTEUR,
        saboteur_views.SaboteurPublic,
        saboteur_views.SaboteurPrivate,
        saboteur_views.SaboteurResult,
        SABOTEUR_KEYS,
        KINDS.values(),
        all_signs(),
    ),
    Page(
        LOSTMINES,
        lostmines_views.LostMinesPublic,
        lostmines_views.LostMinesPrivate,
        lostmines_views.LostMinesResult,
        LOSTMINES_KEYS,
        EVENTS.values(),
        {*STARTS, *MARKS, *MINE_MARKS, *HEAVY, "?", "·"},
    ),
]
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def of_module(key: str) -> Description:
    """A table of Saboteur with one module."""
    return pyrite.describe(seats=SEATS, modules=() if key == "base" else (key,))


def brought_by(key: str, part: str) -> dict[str, Any]:
    """The verbs or questions that come with a module."""
    base = getattr(of_module("base"), part)
    found = getattr(of_module(key), part)
    return {name: row for name, row in found.items() if key == "base" or name not in base}


def test_every_key_of_a_description_is_described() -> None:
    assert keys(SABOTEUR, "Descriptions") == [
        *(field.name for field in fields(Description)),
        *(field.name for field in fields(CardDescription)),
    ]


def test_every_part_of_an_action_is_described() -> None:
    assert keys(SABOTEUR, "Actions", "part") == list(Action._fields)


@pytest.mark.parametrize("module", MODULES)
def test_every_action_of_a_module_is_described(module: str) -> None:
    rows = {code(row[0])[0]: row for row in table(SABOTEUR, "Actions", "verb")}
    verbs = brought_by(module, "verbs")
    assert {verb for verb, row in rows.items() if module in code(row[3])} == {*verbs}
    for verb in verbs.values():
        assert tuple(code(rows[verb.name][1])) == verb.parts


@pytest.mark.parametrize("row", table(SABOTEUR, "Actions", "verb"), ids=lambda row: row[0])
def test_the_examples_of_actions_are_of_their_verb(row: list[str]) -> None:
    module = code(row[3])[0]
    options = {} if module == "base" else {"modules": [module]}
    state = pyrite.new_game(seats=SEATS, seed=1, **options)
    examples_fit(state, row[0], row[1], row[2])


def examples_fit(state: pyrite.State, verb: str, parts: str, examples: str) -> None:
    """Every example is read as an action of the verb; together they show all its parts."""
    actions = [state.action(text, 0) for text in code(examples)]
    assert [action.text for action in actions] == code(examples)
    assert {action.verb for action in actions} == {*code(verb)}
    assert {part for action in actions for part in action.parts()} == {*code(parts)}


def test_every_action_of_the_lost_mines_is_described() -> None:
    rows = table(LOSTMINES, "Actions", "verb")
    state = pyrite.new_game("lostmines", seats=SEATS, seed=1)
    verbs = state.describe().verbs
    assert [code(row[0])[0] for row in rows] == list(verbs)
    for row, verb in zip(rows, verbs.values(), strict=True):
        assert (tuple(code(row[1])), row[3]) == (verb.parts, verb.rule)
        examples_fit(state, row[0], row[1], row[2])


@pytest.mark.parametrize("module", MODULES)
def test_every_question_of_a_module_is_described(module: str) -> None:
    rows = {code(row[0])[0]: row for row in table(SABOTEUR, "Questions")}
    questions = brought_by(module, "questions")
    assert {kind for kind, row in rows.items() if module in code(row[3])} == {*questions}
    for question in questions.values():
        _, answers, about, *_ = rows[question.kind]
        assert about == ABOUT[question.about]
        assert question.kind == "turn" or tuple(code(answers)) == question.verbs


def test_every_question_of_the_lost_mines_is_described() -> None:
    questions = pyrite.describe("lostmines", seats=SEATS).questions
    rows = table(LOSTMINES, "Questions")
    assert [code(row[0])[0] for row in rows] == list(questions)
    for row, question in zip(rows, questions.values(), strict=True):
        assert row[2] == ABOUT[question.about]
        assert question.kind == "turn" or tuple(code(row[1])) == question.verbs


@each_page
def test_every_key_of_a_view_is_described(page: Page) -> None:
    assert sorted(keys(page.name, "The public part")) == sorted(page.public.__annotations__)
    assert sorted(keys(page.name, "The private part")) == sorted(page.private.__annotations__)


@each_page
def test_every_key_of_a_result_is_described(page: Page) -> None:
    assert sorted(keys(page.name, "Results")) == sorted(page.result.__annotations__)


def test_every_module_with_things_of_its_own_is_described() -> None:
    options = {key: {} if key == "base" else {"modules": [key]} for key in MODULES}
    views = [pyrite.new_game(seats=SEATS, seed=1, **own).public() for own in options.values()]
    parts = {key: part for view in views for key, part in view["modules"].items()}
    rows = {code(row[0])[0]: code(row[1]) for row in table(SABOTEUR, "Modules")}
    assert {*rows} == {*parts}
    for key, part in parts.items():
        assert {*part} <= {*rows[key]}


@each_page
def test_every_event_is_described_with_its_parts(page: Page) -> None:
    rows = {code(row[0])[0]: row for row in table(page.name, "Events")}
    assert sorted(rows) == sorted(kind.name for kind in page.events)
    for kind in page.events:
        _, _, shown, secret = rows[kind.name]
        assert {*code(shown)} == {*kind.open.__annotations__}, kind.name
        assert {*code(secret)} == {*kind.secret.__annotations__}, kind.name


@each_page
def test_every_key_of_a_position_is_described(page: Page) -> None:
    assert sorted(keys(page.name, "Positions")) == sorted(page.position)


@each_page
def test_every_character_of_a_drawing_is_shown(page: Page) -> None:
    assert {*keys(page.name, "Drawn boards")} >= {*page.signs}
