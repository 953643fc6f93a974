"""Sabotaged dwarf: diggers with broken tools get no gold card (V-S1)."""

from random import Random

import pytest
from boards import (
    ALMOST,
    dwarfs,
    gold_on_top,
    got,
    happened,
    last_turn,
    play,
    table,
    texts,
    treasure_next,
)

import pyrite

WHOLE = [[], [], [], [], []]


def found(front, seats="ddsdd", **more):
    """A reaches the treasure; everybody takes the best card offered. Broken tools as given."""
    more = {"front": front, "dwarfs": dwarfs(seats), "modules": ["sabotaged_dwarf"]} | more
    return play(treasure_next(seats=len(seats), **more), "EW@7,0")


def take_all(state):
    while state.view(None)["stage"] == "paying":
        play(state, max(texts(state)))
    return state


def cards_drawn(state):
    ((_, known),) = happened(state, "gold_drawn")
    return known["cards"]


@pytest.mark.parametrize("tool", ["pick", "lamp", "cart"])
def test_VS1_a_digger_with_a_broken_tool_gets_no_gold_card(tool):
    state = take_all(found([[], [tool], [], [], []]))
    assert set(got(state)) == {0, 3, 4}


def test_VS1_as_many_cards_are_drawn_as_there_are_diggers():
    state = found([[], ["pick"], [], ["lamp", "cart"], []])
    assert cards_drawn(state) == 4


def test_VS1_they_are_handed_round_until_gone_so_some_get_several():
    state = found([[], ["pick"], [], [], []], gold_pile=gold_on_top(3, 3, 2, 1))
    assert state.asked == (0,)
    assert play(state, "take 3").asked == (4,)  # counter-clockwise
    assert play(state, "take 3").asked == (3,)
    play(state, "take 2")  # the last one needs no choice: it is A's again
    assert got(state) == {0: [3, 1], 4: [3], 3: [2]}


def test_VS1_one_digger_alone_takes_all():
    state = found([[], ["pick"], [], ["cart"], ["lamp"]], gold_pile=gold_on_top(3, 3, 2, 1))
    take_all(state)
    assert got(state) == {0: [3, 3, 2, 1]}


def test_VS1_several_times_round():
    state = found([[], ["pick"], [], ["cart"], []], gold_drawn="per_seat",
                  gold_pile=gold_on_top(3, 3, 3, 2, 1))  # fmt: skip
    assert cards_drawn(state) == 5
    assert got(take_all(state)) == {0: [3, 3, 1], 4: [3, 2]}


def test_VS1_if_all_diggers_have_broken_tools_nobody_gets_any():
    state = found([[], ["pick"], [], ["cart"], ["lamp"]], seats="sdsdd")
    assert cards_drawn(state) == 0
    assert got(state) == {}
    assert state.view(None)["round"] == 2


def test_VS1_a_finder_who_is_not_entitled_hands_on_to_the_next_in_order():
    state = found([[], [], [], [], ["lamp"]], seats="sddsd")
    assert state.asked == (2,)


def test_VS1_only_the_tools_at_the_end_of_the_round_count():
    hands = [["repair_pick"], ["broken_lamp"], ["EW"], 6, 6]
    front = [[], [], [], ["pick"], []]
    state = table(ALMOST, hands=hands, front=front, dwarfs=dwarfs("ddsdd"),
                  goals={"8,0": "treasure"}, modules=["sabotaged_dwarf"])  # fmt: skip
    take_all(play(state, "repair_pick>D", "broken_lamp>E", "EW@7,0"))
    assert set(got(state)) == {0, 1, 3}


def test_VS1_saboteurs_are_paid_with_broken_tools_too():
    front = [["pick"], [], [], [], []]
    state = last_turn(["map"], dwarfs=dwarfs("sdddd"), front=front, modules=["sabotaged_dwarf"])
    play(state, "map@8,0")
    assert sum(got(state)[0]) == 4


def test_VS1_without_the_variant_a_broken_tool_costs_nothing():
    state = take_all(found([[], ["pick"], [], [], []], modules=[]))
    assert set(got(state)) == {0, 1, 3, 4}


def test_VS1_what_was_seen_of_the_cards_is_remembered_round_after_round():
    state = found([[], ["pick"], [], ["cart"], []], gold_drawn="per_seat")
    rng = Random(5)
    while state.view(None)["stage"] == "paying":
        for seat in (None, *range(5)):
            view = state.view(seat)
            assert pyrite.imagine(view, rng).view(seat) == view
            assert pyrite.from_position(state.position()).view(seat) == view
        state.play(rng.choice(state.legal_actions()))
    assert sum(len(values) for values in got(state).values()) == 5


def test_VS1_a_position_that_offers_gold_to_a_broken_digger_is_refused():
    position = found(WHOLE).position()
    assert position["asks"][0]["seats"] == [0]
    position["pile"].remove("broken_pick")
    pyrite.from_position(position | {"front": [[], ["pick"], [], [], []]})
    with pytest.raises(pyrite.NotationError, match="V-S1"):
        pyrite.from_position(position | {"front": [["pick"], [], [], [], []]})


@pytest.mark.parametrize("other", ["tournament", "saboteur2"])
def test_I23_not_with_saboteur_2_or_the_tournament(other):
    with pytest.raises(pyrite.ConfigError, match=r"cannot be combined\. \(I-23\)"):
        pyrite.new_game(seats=6, modules=["sabotaged_dwarf", other])
