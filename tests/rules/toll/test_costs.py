"""The cost of placing paths where guards stand, as actions state it (M-T1, I-05)."""

from boards import play, texts
from rules.toll.tables import CORNER, table


def costs(state, seat=None):
    """What the actions cost that are not free, by their texts."""
    return {action.text: action.cost for action in state.actions(seat) if action.cost}


def test_MT1_the_toll_is_the_cost_of_laying_into_a_guarded_cell():
    state = table("S═", ["EW", "NE", "map"], guards=[("1,0E", 2)])
    assert costs(state) == {"EW@2,0": 1, "NE@2,0r": 1}
    assert costs(state, 0) == costs(state)
    assert costs(state, 3) == {}  # it is not its turn


def test_MT1_every_guard_that_faces_the_cell_costs_one_gold():
    guards = [("1,-1S", 2), ("0,0E", 3)]
    state = table(CORNER, ["NW"], guards=guards, coins=[2, 1, 1, 1, 1])
    assert costs(state) == {"NW@1,0": 2}
    play(state, "NW@1,0")
    assert state.scores == (0, 1, 2, 2, 1)


def test_MT1_laying_costs_the_owner_of_the_guard_nothing():
    assert costs(table(guards=[("1,0E", 0)])) == {}
    state = table(CORNER, ["NW"], guards=[("1,-1S", 0), ("0,0E", 3)])
    assert costs(state) == {"NW@1,0": 1}


def test_MT1_laying_costs_nothing_where_somebody_has_agreed_to_pay():
    state = table(guards=[("1,0E", 2)])
    assert costs(state) == {"EW@2,0": 1}
    play(state, "beg B 1", "refuse")
    assert costs(state) == {"EW@2,0": 1}
    play(state, "beg D 1", "agree")
    assert costs(state) == {}


def test_MT1_laying_costs_nothing_before_a_guard_that_is_out_or_not_set():
    assert costs(table(guards=["out"])) == {}
    assert costs(table()) == {}


def test_MT1_only_laying_costs_anything():
    hands = [["EW", "map", "rockfall"], 3, 3, 3, 3]
    state = table("S══", hands=hands, guards=[("2,0E", 2)])
    assert costs(state) == {"EW@3,0": 1}
    assert {"rockfall@2,0", "guard map 0,0N", "beg B 1"} <= texts(state)


def test_I05_moving_a_card_into_a_guarded_cell_has_its_cost():
    more = {"modules": ["y2023_diversion"], "fresh": "1,0", "guards": [("0,0W", 2)]}
    assert costs(table("S═", ["diversion"], **more)) == {"diversion@-1,0": 1}


def test_I05_a_guard_that_goes_with_the_card_costs_nothing():
    more = {"modules": ["y2023_diversion"], "fresh": "1,-1", "guards": [("1,-1S", 2)]}
    state = table(CORNER, ["diversion", "NW"], **more)
    assert "diversion@1,0r" in texts(state)
    assert costs(state) == {"NW@1,0": 1}
    play(state, "diversion@1,0r")
    assert state.scores == (1, 1, 1, 1, 1)


def test_S11_a_ladder_has_its_cost():
    state = table("S═", ["ladder_E"], modules=["saboteur2"], guards=[("1,0E", 2)], coins=[1] * 5)
    assert costs(state) == {"ladder_E@2,0r": 1}


def test_MT1_the_cost_is_no_part_of_the_action():
    barred, free = table(guards=[("1,0E", 2)]), table()
    (paid,) = [action for action in barred.actions() if action.cost]
    (same,) = [action for action in free.actions() if action.text == paid.text]
    assert paid == same._replace(cost=1)
    assert (paid.text, paid.number) == ("EW@2,0", same.number)
    assert barred.action(paid.text) == barred.action(paid.number) == paid  # at what it costs now
    assert (paid.as_dict()["cost"], "cost" in same.as_dict()) == (1, False)
    barred.play(paid)
    assert barred.scores == (0, 1, 2, 1, 1)
