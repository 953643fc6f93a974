"""Legal actions as a tree: a card first, then a place, and every action has its numbers."""

import random
from collections.abc import Iterable

import pytest
from cli.visitor import Visitor
from mines import table

import pyrite
from pyrite.cli.drawing.choices import Choice, choices, find, numbered_cells
from pyrite.cli.table.asking import Asking
from pyrite.cli.table.viewer import Viewer
from pyrite.core.state import State
from pyrite.lang import Speaker

MANY = ("saboteur2", "toll", "treasure_chests", "y2017_goal_swap", "y2019_veto", "y2023_diversion")
STATE = pyrite.new_game("saboteur", seats=5, seed=1, modules=MANY)
TABLE = STATE.describe()
ENGLISH = Speaker("en", TABLE)


def tree(texts: Iterable[str], state: State = STATE, hand: Iterable[str] = ("NW", "map")) -> Choice:
    """What seat A may do, as if all of it were legal now."""
    speaker = Speaker("en", state.describe())
    actions = [state.action(text, 0) for text in texts]
    return choices(speaker, state.describe(), list(hand), actions)


def labels(choice: Choice) -> list[str]:
    return [option.label for option in choice.options(ENGLISH)]


def at(choice: Choice, *words: str) -> Choice:
    """What is reached by typing these."""
    for word in words:
        found = find(choice.options(ENGLISH), word)
        assert found is not None, word
        choice = found
    return choice


def test_cards_come_in_the_order_of_the_hand_then_what_needs_none() -> None:
    root = tree(["beg B 1", "pass map", "pass NW", "map@8,0", "NW@1,0"])
    assert labels(root) == ["╝ NW", "map", "who should pay guard 1? player B"]
    assert labels(at(root, "1")) == ["1,0 ╝", "discard it (x)"]


def test_places_are_numbered_as_one_reads_the_board() -> None:
    root = tree(["NW@1,0", "NW@0,1", "NW@0,-1r", "NW@-1,0r", "pass NW"])
    options = at(root, "NW").options(ENGLISH)
    assert numbered_cells(options) == {"0,-1": "1", "-1,0": "2", "1,0": "3", "0,1": "4"}
    assert [one.label for one in options][:2] == ["0,-1 ╔", "-1,0 ╔"]


def test_how_a_card_lies_is_asked_only_where_both_ways_fit() -> None:
    root = tree(["NW@1,0", "NW@2,0", "NW@2,0r", "pass NW"])
    assert at(root, "1", "1").only == STATE.action("NW@1,0", 0)
    assert at(root, "1", "2").only is None
    assert labels(at(root, "1", "2")) == ["╝ the right way up", "╔ turned around"]


def test_a_seat_a_cell_a_side_or_a_card_may_be_typed_instead_of_a_number() -> None:
    root = tree(
        ["broken_lamp>B", "broken_lamp>C", "map@8,0", "map@8,2"], hand=["broken_lamp", "map"]
    )
    assert at(root, "BROKEN_LAMP", "c").only == STATE.action("broken_lamp>C", 0)
    assert at(root, "map", "8,2").only == STATE.action("map@8,2", 0)
    assert find(root.options(ENGLISH), "3") is find(root.options(ENGLISH), "0") is None


def test_which_tool_is_mended_is_asked_where_there_are_two() -> None:
    root = tree(
        ["repair_pick_lamp>B:pick", "repair_pick_lamp>B:lamp", "repair_pick_lamp>C:lamp"],
        hand=["repair_pick_lamp"],
    )
    assert labels(at(root, "1")) == ["player B", "player C lamp"]
    assert labels(at(root, "1", "B")) == ["pick", "lamp"]


def test_cards_are_discarded_one_after_the_other() -> None:
    root = tree(["pass NW", "pass map", "pass NW map", "pass map NW", "shed NW map lamp"])
    assert labels(at(root, "1", "x")) == ["that's all", "map"]
    assert at(root, "1", "x", "1").only == STATE.action("pass NW", 0)
    assert at(root, "2", "x", "NW").only == STATE.action("pass map NW", 0)
    assert at(root, "3", "1").only == STATE.action("shed NW map lamp", 0)


def test_a_guard_costs_a_card_and_stands_at_a_side() -> None:
    root = tree(["pass NW", "guard NW 0,0E", "guard NW 0,0S", "guard NW 2,0E"])
    assert labels(at(root, "1")) == ["discard it to post a guard", "discard it (x)"]
    assert labels(at(root, "1", "1")) == ["0,0", "2,0 east"]
    assert at(root, "1", "1", "1", "s").only == STATE.action("guard NW 0,0S", 0)


def test_what_it_costs_stands_beside_the_place() -> None:
    dear = STATE.action("NW@1,0", 0)._replace(cost=2)
    root = choices(ENGLISH, TABLE, ["NW"], [dear, STATE.action("pass NW", 0)])
    assert labels(at(root, "1"))[0] == "1,0 for 2 gold ╝"


def test_the_lost_mines_too() -> None:
    mines = table("B", ["trap", "info_mine_dwarf", "axe"])
    texts = ["trap@1,3E", "trap@1,3S", "info_mine_dwarf@9,1", "info_mine_dwarf>B", "propose"]
    root = tree(texts, mines, ["trap", "info_mine_dwarf"])
    assert labels(root) == ["trap 1,3", "information (mine or role)", "propose to end the round"]
    assert labels(at(root, "1", "1")) == ["east", "south"]
    assert labels(at(root, "2")) == ["player B", "9,1"]


def played(state: State, steps: int, seed: int) -> State:
    rng = random.Random(seed)
    while steps and not state.over:
        state.play(rng.choice(state.actions()))
        steps -= 1
    return state


TABLES = [("saboteur", MANY), ("saboteur", ()), ("saboteur", ("y2022_path_specialist",))]


@pytest.mark.parametrize("steps", [0, 9, 31])
@pytest.mark.parametrize(("game", "modules"), [*TABLES, ("lostmines", ())])
def test_every_action_has_its_numbers_and_nothing_else_has(
    game: str, modules: tuple[str, ...], steps: int
) -> None:
    state = played(pyrite.new_game(game, seats=5, seed=2, modules=modules), steps, steps)
    seat = state.asked[0]
    viewer = Viewer(Visitor("en", (80, 24), random.Random(1)), state, seat)
    asking = Asking(viewer, state.actions(seat))
    assert {*asking.root.actions()} == {*state.actions(seat)}
    for words, action in ways(asking, asking.root):
        assert asking.follow(words) == action
        assert asking.is_first


def ways(asking: Asking, choice: Choice, before: tuple[str, ...] = ()) -> Iterable[object]:
    """All numbers that can be typed one after the other, and what they do."""
    options = choice.options(asking.viewer.speaker)
    for number, option in enumerate(options, 1):
        words = (*before, str(number))
        if option.only is not None and not (option.step.card and option.then):
            yield words, option.only
        else:
            yield from ways(asking, option, words)
