"""Bad input at the edge: handmade actions, huge values, marks; and immutable values."""

from typing import Any

import pytest
from contract.sets import TABLES, Table

import pyrite
from pyrite import Action, NotationError, PyriteError, Record

PLAIN = [table for table in TABLES if not table.modules and table.game == "saboteur"][:1]
MANY = [table for table in TABLES if len(table.modules) > 10][:2]
EVERY = [*PLAIN, *MANY, *[table for table in TABLES if table.game == "lostmines"][:1]]
every_table = pytest.mark.parametrize("table", EVERY, ids=[table.name for table in EVERY])


def deep() -> list[Any]:
    """A list in a list in a list, deeper than Python writes it."""
    value: list[Any] = []
    for _ in range(5_000):
        value = [value]
    return value


HUGE: list[Any] = [10**5_000, deep(), "x" * 100_000, b"x" * 100_000, {"a": deep()}]
BY_HAND: list[dict[str, Any]] = [
    {"verb": []},
    {"verb": "dance"},
    {"verb": "pass", "cards": None},
    {"verb": "pass", "cards": "NESW"},
    {"verb": "pass", "cards": (1,)},
    {"verb": "pass", "cards": ("no such card",)},
    {"verb": "place", "card": "NESW", "cell": "1,0", "turned": None},
    {"verb": "place", "card": "NESW", "cell": 10, "turned": True},
    {"verb": "place", "card": "NESW", "cell": "1,0", "target": 1},
    {"verb": "place", "card": 10**5_000, "cell": "1,0"},
    {"verb": "take", "value": 10**5_000},
    {"verb": "take", "treasure": 10**5_000},
    {"verb": "take", "value": True},
    {"verb": "break", "card": "broken_lamp", "target": 99},
    {"verb": "break", "card": "broken_lamp", "target": 10**5_000},
    {"verb": "goal_swap", "card": "goal_swap", "goals": ("a", "b")},
    {"verb": "push", "goals": None},
    {"verb": "turn", "turned": None},
]


@every_table
def test_huge_values_are_refused_with_a_short_sentence(table: Table) -> None:
    state = table.new_game()
    calls = (
        *(state.private, state.view, state.legal_actions, state.actions, state.action, state.play),
        *(state.apply, state.refusal, state.to_text, state.events_for, state.messages),
        *(state.reseed, state.play_random, lambda x: state.from_text(0, x)),
        lambda x: state.from_text(x, "pass"),
        *(lambda x: pyrite.from_position({"options": {"seats": 3}, "step": x}), pyrite.worlds),
        *(lambda x: pyrite.new_game(table.game, seats=x), Action.from_dict),
        *(lambda x: pyrite.new_game(table.game, seats=4, seed=x), lambda x: pyrite.new_game(x)),
    )
    before = state.key()
    for call in calls:
        for value in HUGE:
            with pytest.raises((PyriteError, TypeError)) as caught:
                call(value)
            assert isinstance(caught.value, PyriteError) or "seats" in str(caught.value)
            assert len(str(caught.value)) < 1_000
    assert state.key() == before


@every_table
def test_a_mark_is_a_number_of_events(table: Table) -> None:
    state = table.new_game()
    for mark in ("x", 1.5, None, -1, True, deep()):
        for call in (state.events_for, state.messages):
            with pytest.raises(NotationError, match="is not a mark"):
                call(0, mark)
    assert state.events_for(0, 10**5_000) == []


@every_table
@pytest.mark.parametrize("parts", BY_HAND, ids=range(len(BY_HAND)))
def test_an_action_made_by_hand_that_is_none(table: Table, parts: dict[str, Any]) -> None:
    state = table.new_game()
    for call in (state.play, state.action, state.why_not):
        with pytest.raises(NotationError):
            call(Action(seat=state.asked[0], **parts))


@pytest.mark.parametrize(
    "data", [None, {}, [], {"seat": 0}, {"verb": "pass"}, {"seat": 0, "verb": "pass", "x": 1},
             {"seat": 0, "verb": "pass", "cards": 5}],
)  # fmt: skip
def test_data_that_is_no_action(data: Any) -> None:
    with pytest.raises(NotationError, match="is not an action"):
        Action.from_dict(data)


@every_table
def test_nobody_can_change_a_description(table: Table) -> None:
    about = table.new_game().describe()
    for part in (about.cards, about.verbs, about.questions, about.options, about.dwarfs):
        with pytest.raises((TypeError, AttributeError)):
            part.clear()  # type: ignore[attr-defined]
    copied = about.as_dict()
    copied["cards"].clear()
    assert table.new_game().describe().as_dict()["cards"]


@every_table
def test_what_was_reseeded_cannot_be_recorded(table: Table) -> None:
    state = table.new_game()
    state.reseed(5)
    assert state.played is None
    with pytest.raises(NotationError, match="played from the start"):
        Record.of(state)


def test_a_live_table_can_be_reseeded() -> None:
    live = pyrite.new_game(seats=3, seed="5a" * 32, rounds=2)
    twin = live.copy()
    live.reseed(1)
    twin.reseed(2)
    assert live.settings["seed"] == 1
    for state in (live, twin):
        while state.view(None)["round"] == 1:
            state.apply(state.legal_actions()[0])
    assert live.position()["hands"] != twin.position()["hands"]
