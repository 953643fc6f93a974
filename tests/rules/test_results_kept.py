"""Results of finished rounds stay with the game: in positions, worlds and copies."""

from random import Random

import pytest
from boards import ALMOST, dwarfs, gold_on_top, play, table
from rules.finished_rounds import GOALS, REACHED, found, paid, see_all, take_all, unfound

import pyrite


@pytest.mark.parametrize(
    "finished",
    [
        lambda: take_all(found()),
        lambda: unfound("dsdds"),
        lambda: found("gsdsd", modules=["y2016_greedy_dwarf"]),
        lambda: unfound("ebsGp", modules=["saboteur2"], drawing="S┻┻"),
        lambda: found("dddsg", modules=["tournament"]),
        lambda: found("dddsg", modules=["tournament"], rounds=1),
        lambda: take_all(found(rounds=1)),
    ],
)
def test_B50_positions_and_imagined_worlds_keep_results(finished):
    state = finished()
    assert state.position()["results"]
    see_all(state)


def test_MG1_positions_keep_what_was_paid_in_this_round():
    more = {"modules": ["new_goals"], "goals": {"8,0": "sack_2"}, "dwarfs": dwarfs("dsddd")}
    hands = [["EW"], ["map"], [], [], []]
    state = play(table(ALMOST, hands=hands, pile=[], **more), "EW@7,0")
    see_all(state)
    again = play(pyrite.from_position(state.position()), "pass map")
    assert paid(again) == [(0, "M-G1", 2), (1, "B-41", 4)]
    assert again.position() == play(state, "pass map").position()


def test_B50_searching_keeps_results():
    told, silent = pyrite.new_game(seats=4, seed=5), pyrite.new_game(seats=4, seed=5)
    rng = Random(5)
    while not told.over:
        action = rng.choice(told.legal_actions())
        told.play(action)
        silent.apply(action)
    assert len(silent.view(None)["results"]) == 3
    assert silent.position() == told.position()
    assert [silent.view(seat) for seat in range(4)] == [told.view(seat) for seat in range(4)]


def test_B50_a_random_end_keeps_results():
    state = pyrite.new_game(seats=4, seed=5)
    state.play_random(9)
    assert [row["round"] for row in state.view(None)["results"]] == [1, 2, 3]
    see_all(state)


def test_B50_a_copy_has_results_of_its_own():
    state = take_all(found())
    before = state.view(0)["results"]
    copy = state.copy()
    copy.play_random(1)
    assert len(copy.view(0)["results"]) == 3
    assert state.view(0)["results"] == before


def test_B50_changing_a_view_changes_no_result():
    state = take_all(found())
    before = state.view(1), state.position()
    for data in (state.view(1), state.public(), state.position()):
        (result,) = data["results"]
        result["board"]["1,1"] = "NESW"
        result["goals"].clear()
        result["dwarfs"][0] = "saboteur"
        result["spare"].clear()
        result["paid"][0]["amount"] = 9
        result["paid"].pop()
    assert (state.view(1), state.position()) == before


def test_B50_an_imagined_world_keeps_the_results_of_its_view():
    state = take_all(found(gold_pile=gold_on_top(3, 1, 2)))
    view = state.view(2)
    for seed in range(5):
        world = pyrite.imagine(view, Random(seed))
        assert world.view(2)["results"] == view["results"]
        assert paid(world, 2) == [(0, "B-40", None), (4, "B-40", None), (2, "B-40", 1)]
        assert paid(world, 0)[0][2] == world.position()["won"][0]["value"]
        world.play_random(seed)
        assert world.view(2)["results"][0]["board"] == REACHED


RESULT = {
    "round": 1,
    "treasure_found": False,
    "finder": None,
    "dwarfs": ["digger"] * 3,
    "spare": ["saboteur"],
    "goals": GOALS,
    "chests": [],
    "board": {"0,0": "start"},
    "paid": [],
}
WON = [{"round": 1, "seat": 0, "how": "drafted", "value": 2}]


def with_result(**changes):
    """A position in the second round with this result of the first."""
    more = {"won": WON} if "won" not in changes else {"won": changes.pop("won")}
    position = {"options": {"seats": 3}, "round": 2, "results": [RESULT | changes], **more}
    return pyrite.from_position(position)


def row(**changes):
    return [{"seat": 0, "rule": "B-40", "amount": None, "won": 0} | changes]


def test_B50_results_may_be_written_by_hand():
    state = with_result(paid=row())
    assert (paid(state, 0), paid(state, 1)) == ([(0, "B-40", 2)], [(0, "B-40", None)])
    assert with_result(paid=row(rule="B-41", amount=4, won=None)).scores == (2, 0, 0)


@pytest.mark.parametrize(
    "changes",
    [
        {"round": 0},
        {"round": 2},  # it is not over
        {"round": "1"},
        {"treasure_found": 1},
        {"finder": 3},
        {"dwarfs": ["digger"] * 2},
        {"dwarfs": ["digger", "digger", "greedy"]},
        {"spare": []},
        {"goals": {"8,0": "NESW r"}},
        {"goals": {"8;0": "treasure"}},
        {"board": {"1,0": "no_card"}},
        {"board": []},
        {"chests": {}},
        {"chests": [{"cell": "1,0", "path": None, "chest": None, "opened": True}]},
        {"paid": row(seat=3)},
        {"paid": row(rule="B-99")},
        {"paid": row(amount=None, won=None)},
        {"paid": row(amount="2", won=None)},
        {"paid": row(won=1)},  # there is no such gold card
        {"paid": row(), "won": []},
        {"paid": row(seat=1)},  # it is another seat's
        {"paid": {}},
        {"unknown": 1},
    ],
)
def test_B50_a_result_that_cannot_be_is_refused(changes):
    with pytest.raises(pyrite.NotationError):
        with_result(**changes)


SECOND, THIRD = RESULT | {"round": 2}, RESULT | {"round": 3}


@pytest.mark.parametrize(
    "results",
    [
        *([RESULT, SECOND, THIRD], [THIRD], [RESULT, THIRD], [RESULT, RESULT], [SECOND, RESULT]),
        *({"1": RESULT}, [None], None),
    ],
)
def test_B50_there_are_results_of_finished_rounds_only(results):
    position = {"options": {"seats": 3}, "round": 3}
    assert pyrite.from_position(position | {"results": [RESULT, SECOND]})
    with pytest.raises(pyrite.NotationError):
        pyrite.from_position(position | {"results": results})
