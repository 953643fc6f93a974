"""Every module in the terminal, played to the end with random answers, in some language."""

import random

import pytest
from cli.visitor import Visitor, unsaved
from deep import cases

import pyrite
from pyrite.cli.drawing.saboteur import SaboteurRenderer
from pyrite.cli.table.asking import Asking
from pyrite.cli.table.match import LocalMatch
from pyrite.cli.table.viewer import Viewer
from pyrite.lang import LANGUAGES, Speaker, seat_letter

MODULES = [m["key"] for m in pyrite.GAMES["saboteur"].modules()]
SCREENS = [(80, 24), (120, 40), (100, 50)]


def seats_for(module: str) -> int:
    least, most = pyrite.GAMES["saboteur"].seats_for([module])
    return min(max(least, 5), most)


@pytest.mark.parametrize("module", cases(MODULES, MODULES[::8]))
def test_a_module_is_played_to_its_end(module: str) -> None:
    number = MODULES.index(module)
    lang = LANGUAGES[number % len(LANGUAGES)]
    modules = [] if module == "base" else [module]
    screen = SCREENS[number % len(SCREENS)]
    visitor = Visitor(lang, screen, random.Random(0))
    seats = seats_for(module)
    state = pyrite.new_game("saboteur", seats=seats, seed=0, modules=modules, rounds=1)
    visitor.state = state
    assert LocalMatch(visitor, unsaved(state)).run()
    shown = visitor.shown.getvalue()
    assert visitor.speaker.say("end-title") in shown
    assert max(len(line) for line in shown.splitlines()) <= screen[0]


def test_who_is_asked_to_pay_hears_by_whom_and_for_which_guard() -> None:
    state, rng = pyrite.new_game("saboteur", seats=3, seed=1, modules=["toll"]), random.Random(1)
    while state.asked != (0,) or state.view(0)["ask"]["kind"] != "pay_toll":
        actions = state.actions()
        begging = [action for action in actions if action.verb == "beg" and action.target == 0]
        guards = [action for action in actions if action.verb == "guard"]
        state.play(rng.choice(begging or guards or actions))
    visitor = Visitor("en", (100, 40), rng)
    viewer = Viewer(visitor, state, 0)
    Asking(viewer, state.actions(0)).show()
    begged = state.view(0)["ask"]["action"]
    asks = f"Player {seat_letter(begged['seat'])} asks you to pay guard {begged['guard']}. Will you"
    assert asks in visitor.shown.getvalue()
    assert "1) agree to pay" in visitor.shown.getvalue()


def test_what_is_remembered_is_told_in_words() -> None:
    state = pyrite.new_game("saboteur", seats=3, seed=1)
    view, english = state.view(0), Speaker("en", state.describe())
    assert SaboteurRenderer().memory(english, view) == ["You know nothing that the others don't."]
    view["goals"]["8,0"] = "stone1"
    view["dwarfs"][2] = "saboteur"
    view["memory"] = [
        {"hands": [1], "cards": ["map", "NS"], "least": 2},
        {"hands": [1], "discards": [3, 4], "cards": ["NS", "map", "map"], "least": 1},
        {"dwarfs": [1, 2], "cards": ["digger"], "least": 1},
        {"goals": [0, 2], "cards": ["treasure"], "least": 1},
    ]
    assert SaboteurRenderer().memory(english, view) == [
        "Goal 2: stone ╚.",
        "Player C: saboteur.",
        "Player B's hand: map, tunnel ║.",
        "Player B's hand, discard pile: at least 1 of tunnel ║, map ×2.",
        "Player B's role, player C's role: digger among them.",
        "Goal 1, goal 3: gold among them.",
    ]
