"""Every question of every module can be answered on the page, with every kind of action."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from web.checks import wrong_with
from web.conftest import DESKTOP, PHONE, NewPage
from web.shown_state import ShownState, act

import pyrite
from pyrite.core.actions import Action
from pyrite.core.state import State

MOST_ACTIONS = 5_000  # of random games, until every question was seen
PARTS = ("card", "cell", "side", "target", "tool", "goals", "front", "guard", "treasure", "value")
BESIDE_MINES = """
· · · · · · · ╬ ? · ·
· · · · · · · · · · ·
B · · · · · · · · ═ ?
· · · · · · · · · · ·
Y · · · · · · · · ═ ?
· · · · · · · · · · ·
· · · · · · · ╬ ? · ·
"""
MINES = {
    "game": "lostmines",
    "drawing": BESIDE_MINES,
    "stands": ["8,1", "10,3", "10,5", "8,7"],
}
# What a table is made with, and the questions that are its own.
TABLES: dict[str, tuple[dict[str, Any], set[str]]] = {
    "base": ({}, {"turn", "pick_goal", "take_gold"}),
    "saboteur2": ({"modules": ["saboteur2"]}, {"steal"}),
    "cards": (
        {"modules": ["y2017_goal_swap", "y2018_trove", "y2019_veto", "y2022_path_specialist"]},
        {"swap_goals", "keep_discard", "veto", "lay_path"},
    ),
    "toll": ({"modules": ["toll", "y2023_diversion", "y2020_turnabout"]}, {"pay_toll"}),
    "chests": (
        {"modules": ["treasure_chests", "wardrobe", "tunnel_party"]},
        {"turn_goal", "take_card", "see_dwarf", "keep_drawn", "choose_discard", "push_goal"},
    ),
    "lostmines": (MINES, {"turn", "agree", "move", "turn_mine", "take_treasure"}),
}


def shape(kind: str, action: Action) -> tuple[object, ...]:
    """What somebody has to do for an action: its question, verb and parts."""
    parts = [name for name in PARTS if getattr(action, name) not in (None, ())]
    return kind, action.verb, action.turned, len(action.cards), *parts


def moments(options: dict[str, Any], wanted: set[str]) -> Iterator[tuple[State, Action]]:
    """Moments of random games, each with an action of a shape that did not occur before."""
    rng, seen, kinds = random.Random(5), set[tuple[object, ...]](), set[str]()
    state = new_state(options, 1)
    for step in range(MOST_ACTIONS):
        if state.over and kinds >= wanted:
            return
        if state.over:
            state = new_state(options, step)
        kind = state.public()["ask"]["kind"]
        kinds.add(kind)
        actions = state.actions(rng.choice(state.asked))
        for action in actions:
            if shape(kind, action) not in seen:
                seen.add(shape(kind, action))
                yield state.copy(), action
        digging = [one for one in actions if one.verb in ("place", "step", "ladder")]
        state.apply(rng.choice(digging if digging and rng.random() < 0.8 else actions).number)
    assert kinds >= wanted, f"never asked: {wanted - kinds}"


def new_state(options: dict[str, Any], seed: int) -> State:
    """A game of four with these options, or from this position."""
    if "drawing" in options:
        return pyrite.from_position({"options": {"seats": 4}, "seed": seed, **options})
    return pyrite.new_game(seats=4, seed=seed, **options)


LOOKS = [("en", "dark"), ("de", "light"), ("is", "dark"), ("et", "light")]


@pytest.mark.deep
@pytest.mark.parametrize("name", TABLES)
def test_everything_that_is_offered_can_be_done(new_page: NewPage, name: str) -> None:
    """By everybody: each question is looked at by axe when it comes for the first time."""
    number = list(TABLES).index(name)
    language, theme = LOOKS[number % len(LOOKS)]
    viewport = PHONE if number % 2 else DESKTOP
    page = new_page(viewport=viewport, locale=language, color_scheme=theme, bypass_csp=True)
    page.add_init_script("localStorage.setItem('answers-by-itself', 'no')")
    shown, checked = None, set[str]()
    for state, action in moments(*TABLES[name]):
        if shown is None:
            shown = ShownState(page, state, action.seat)
        shown.show(state, action.seat)
        kind = state.public()["ask"]["kind"]
        if kind not in checked:
            checked.add(kind)
            assert wrong_with(page) == [], kind
        act(shown, action)
        shown.wait_for_action()
        assert shown.done == [action.text]
