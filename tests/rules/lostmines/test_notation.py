"""Actions as text and back, and the errors for unreadable text."""

import pytest
from boards import places, texts
from mines import moving, row, table

import pyrite
from pyrite.core.actions import Action
from pyrite.core.messages import NotationError
from pyrite.core.moves import pack
from pyrite.lostmines.numbers import VERBS

EVERY = [
    *("NESW@2,3", "NE@2,3r", "rock_NSW@4,5r", "campfire_NS@11,7r", "lake_NESW@10,1"),
    *("axe@4,5", "boat@1,1", "rope@11,7", "thunderstorm@2,3"),
    *("trap@2,3E", "trap@10,3E", "trap@11,6S", "troll@1,1E", "troll@2,6S"),
    *("info_mine_dwarf@9,1", "info_mine_treasure@11,5", "info_mine_treasure:1"),
    *("info_treasure_dwarf:9", "info_treasure_dwarf>A", "info_mine_dwarf>I"),
    *("pass NESW", "pass NESW trap", "pass trap trap", "pass NE thunderstorm"),
    *("propose", "agree", "refuse", "step N", "step E", "step S", "step W", "stop"),
    *("upright", "turned", "take 1", "take 9"),
]


def nine():
    return pyrite.new_game("lostmines", seats=9, seed=1)


@pytest.mark.parametrize("text", EVERY)
def test_every_text_is_read_and_written_back(text):
    state = nine()
    assert state.to_text(state.from_text(4, text)) == text


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("trap@3,3W", "trap@2,3E"),
        ("troll@2,4N", "troll@2,3S"),
        ("pass trap NESW", "pass NESW trap"),
        ("  stop ", "stop"),
    ],
)
def test_other_ways_to_write_the_same(text, written):
    state = nine()
    assert state.to_text(state.from_text(0, text)) == written


def test_all_texts_of_all_legal_actions_are_read_back():
    seen = set()
    for seed in range(12):
        state = pyrite.new_game("lostmines", seats=3 + seed % 7, seed=seed)
        for step in range(150):
            if state.over:
                break
            seat = state.asked[step % len(state.asked)]
            actions = state.legal_actions(seat)
            for action in actions:
                assert state.from_text(seat, state.to_text(action)) == action
                seen.add(state.to_text(action).split("@")[0].split()[0])
            state.play(actions[step * 7919 % len(actions)], seat)
    assert {"pass", "propose", "agree", "refuse", "step", "stop", "trap", "axe", "NESW"} <= seen


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "is not an action. Write one like this"),
        ("hello", "is not an action. Write one like this"),
        ("NESW", "You can't play NESW like that"),
        ("step", "Wrong number of words after step. Expected: 1"),
        ("step N E", "Wrong number of words after step. Expected: 1"),
        ("take", "Wrong number of words after take. Expected: 1"),
        ("Stop", "is not an action"),
        ("agree now", "Wrong number of words after agree. Expected: 0"),
        ("info_mine_dwarf", "Look at a mine with info_mine_dwarf@9,1"),
        ("step X", "'X' is not a step. Write step N, step E, step S or step W. (L-30)"),
        ("step NE", "'NE' is not a step"),
        ("step ", "Wrong number of words after step. Expected: 1"),
        ("take 0", "'0' is not a number from 1 to 9"),
        ("take 10", "'10' is not a number from 1 to 9"),
        ("take x", "'x' is not a number"),
        ("take 01", "'01' is not a number"),
        ("pass", "Discard one card or two, as in: pass NESW trap. (L-05)"),
        ("pass NE NE NE", "Discard one card or two"),
        ("pass map", "There is no card 'map' at this table"),
        ("pass start_blue", "There is no card 'start_blue' at this table"),
        ("pass gold", "There is no card 'gold'"),
        ("pass NE map", "There is no card 'map'"),
        ("map@2,3", "There is no card 'map'"),
        ("gold@2,3", "is not an action"),
        ("SE@2,3", "There is no card 'SE'"),
        ("NESW@0,3", "'0,3' is not a cell. Write column,row, from 1,1 to 11,7. (L-01)"),
        ("NESW@12,3", "'12,3' is not a cell"),
        ("NESW@13,3", "'13,3' is not a cell"),
        ("NESW@99,1", "'99,1' is not a cell"),
        ("NESW@2,8", "'2,8' is not a cell"),
        ("NESW@2,0", "'2,0' is not a cell"),
        ("NESW@2;3", "'2;3' is not a cell"),
        ("NESW@02,3", "'02,3' is not a cell"),
        ("NESW@2,-3", "'2,-3' is not a cell"),
        ("NESW@2,3rr", "'2,3r' is not a cell"),
        ("NESW@", "'' is not a cell"),
        ("axe@2,3r", "'2,3r' is not a cell"),
        ("thunderstorm@2,3E", "'2,3E' is not a cell"),
        ("trap@2,3", "'2,3' is not an edge between two cells"),
        ("trap@", "'' is not an edge between two cells"),
        ("trap@2,3X", "is not an edge between two cells"),
        ("trap@1,3W", "'1,3W' is not an edge between two cells"),
        (
            "trap@11,3E",
            "'11,3E' is not an edge between two cells. Write a cell and a side, as in 2,3E",
        ),
        ("troll@2,1N", "'2,1N' is not an edge"),
        ("troll@2,7S", "'2,7S' is not an edge"),
        ("troll@12,7S", "'12,7' is not a cell"),
        ("trap>B", "You can't play trap like that"),
        ("NESW>B", "You can't play NESW like that"),
        ("axe:2", "You can't play axe like that"),
        ("info_mine_dwarf@2,3", "Look at a mine with info_mine_dwarf@9,1, a treasure"),
        ("info_mine_dwarf@0,3", "'0,3' is not a cell"),
        ("info_mine_dwarf>J", "'J' is not a seat. Seats at this table: A to I"),
        ("info_mine_dwarf>", "'' is not a seat"),
        ("info_mine_treasure:0", "'0' is not a number from 1 to 9"),
        ("info_mine_treasure:10", "'10' is not a number from 1 to 9"),
        ("info_mine_treasure:two", "'two' is not a number from 1 to 9"),
    ],
)
def test_what_cannot_be_read_is_told(text, words):
    with pytest.raises(NotationError) as caught:
        nine().from_text(0, text)
    assert words in str(caught.value)


@pytest.mark.parametrize("text", [None, 5, 1.5, True, b"stop", ["stop"]])
def test_only_text_is_read(text):
    state = nine()
    assert state.legal_actions()  # what is known already does not hide it
    with pytest.raises(NotationError, match="is not an action"):
        state.from_text(0, text)


@pytest.mark.parametrize(
    "number",
    [
        *(-1, 1 << 31, "x", None, 1.5, True),
        pack(len(VERBS), 0, 0),
        *(pack(VERBS.index(verb), 0, 1) for verb in ("propose", "stop")),
        pack(VERBS.index("step"), 0, 4),
        pack(VERBS.index("step"), 1, 0),
        pack(VERBS.index("turn"), 0, 2),
        pack(VERBS.index("take"), 0, 9),
        pack(VERBS.index("agree"), 0, 9),
        pack(VERBS.index("place"), 0, 0),
        pack(VERBS.index("place"), 60, 40),
        pack(VERBS.index("tool"), 0, 40),
        pack(VERBS.index("pass"), 60, 0),
        pack(VERBS.index("pass"), 5, 3),
        pack(VERBS.index("pass"), 5, 60),
    ],
)
def test_numbers_that_are_no_actions_have_no_text(number):
    with pytest.raises(NotationError):
        nine().to_text(number)


PARTS = [
    ("rock_NSW@4,5r", {"card": "rock_NSW", "cell": "4,5", "turned": True}),
    ("axe@4,5", {"card": "axe", "cell": "4,5"}),
    ("thunderstorm@2,3", {"card": "thunderstorm", "cell": "2,3"}),
    ("trap@3,3W", {"card": "trap", "cell": "2,3", "side": "E"}),
    ("troll@2,3S", {"card": "troll", "cell": "2,3", "side": "S"}),
    ("info_mine_dwarf@9,1", {"card": "info_mine_dwarf", "cell": "9,1"}),
    ("info_mine_treasure:2", {"card": "info_mine_treasure", "treasure": 2}),
    ("info_treasure_dwarf>A", {"card": "info_treasure_dwarf", "target": 0}),
    ("pass trap NESW", {"cards": ("NESW", "trap")}),
    ("step W", {"side": "W"}),
    ("turned", {"turned": True}),
    ("take 9", {"treasure": 9}),
    ("stop", {}),
    ("agree", {}),
]


@pytest.mark.parametrize(("text", "parts"), PARTS)
def test_an_action_has_the_parts_of_its_verb(text, parts):
    state = nine()
    action = state.action(text, 4)
    assert action.parts() == parts
    assert set(parts) <= set(state.describe().verbs[action.verb].parts)
    by_hand = Action(4, action.verb, **parts)
    assert state.action(by_hand) == state.action(action.number, 4) == action
    assert Action.from_dict(action.as_dict()) == action._replace(number=-1)


@pytest.mark.parametrize(
    ("verb", "parts"),
    [
        ("look", {"card": "info_mine_dwarf"}),
        ("look", {"card": "info_mine_dwarf", "cell": "9,1", "target": 1}),
        ("look", {"card": "info_mine_dwarf", "cell": "2,3"}),
        ("look", {"card": "info_mine_treasure", "treasure": 10}),
        ("look", {"card": "trap", "cell": "9,1"}),
        ("trap", {"card": "troll", "cell": "2,3", "side": "E"}),
        ("trap", {"card": "trap", "cell": "2,3"}),
        ("trap", {"card": "trap", "side": "E"}),
        ("trap", {"card": "trap", "cell": "2,3", "side": "E", "target": 1}),
        ("pass", {}),
        ("pass", {"cards": ("NE", "NE", "NE")}),
        ("step", {}),
        ("step", {"side": "NE"}),
        ("take", {}),
        ("take", {"treasure": 0}),
        ("rockfall", {"card": "NE", "cell": "2,3"}),
    ],
)
def test_parts_that_make_no_action_are_refused(verb, parts):
    with pytest.raises(NotationError):
        nine().action(Action(0, verb, **parts))


def test_places_are_counted_from_the_north_west_corner():
    state = table(row(1, 1, "╬"), ["NS"])
    assert "1,2" in places(state, "NS")


def test_a_seat_answers_for_itself():
    state = table()
    state.play("propose")
    assert state.from_text(1, "agree") != state.from_text(2, "agree")
    assert texts(state) == {"agree", "refuse"}
    with pytest.raises(NotationError, match="Several players are asked"):
        state.play("agree")


def test_a_step_is_written_by_its_side():
    state = moving("· ╬\nB ╬ ╬\n· ╬", stands=["2,3"])
    assert texts(state) == {"step N", "step E", "step S", "step W", "stop"}
    for side, cell in zip("NESW", ("2,2", "3,3", "2,4", "1,3"), strict=True):
        twin = state.copy()
        twin.play(f"step {side}")
        assert twin.view(None)["stands"][0] == cell
