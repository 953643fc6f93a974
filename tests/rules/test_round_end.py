"""How a round ends without treasure, and what is revealed then (B-33, E round_end)."""

import pytest
from boards import dwarfs, happened, kinds, last_turn, pass_all, play, table, treasure_next

SEATS = pytest.mark.parametrize("seats", [3, 5, 10])
ENDS = pytest.mark.parametrize("round_end", ["hands_empty", "passes"])


def ended(state):
    return "round_ended" in kinds(state)


@SEATS
@ENDS
def test_B33_the_round_ends_when_nobody_holds_a_card(seats, round_end):
    state = last_turn(["map"], seats=seats, round_end=round_end)
    play(state, "map@8,0")
    assert happened(state, "round_ended") == [(0, {"treasure": False})]


@ENDS
def test_B33_the_round_goes_on_while_somebody_holds_a_card(round_end):
    state = table(seats=3, hands=[["map"], ["EW"], ["NS"]], pile=[], round_end=round_end)
    play(state, "map@8,0", "EW@1,0")
    assert not ended(state)
    play(state, "NS@0,1")
    assert ended(state)


@ENDS
def test_B33_an_empty_pile_alone_does_not_end_the_round(round_end):
    state = table(seats=3, hands=[2, 2, 2], pile=["map"], round_end=round_end)
    pass_all(state, 3)
    assert not ended(state)


def test_B33_without_treasure_all_dwarfs_are_shown_before_gold_is_shared():
    state = last_turn(["map"], dwarfs=dwarfs("dsdds"), rounds=1)
    play(state, "map@8,0")
    shown = [(seat, event["dwarf"]) for seat, event in happened(state, "dwarf_shown")]
    assert shown == [*enumerate(dwarfs("dsdds")), (None, "digger")]
    told = kinds(state)
    assert told.index("round_ended") < told.index("dwarf_shown")
    assert "was_paid" not in told[: len(told) - told[::-1].index("dwarf_shown")]


def test_B33_with_treasure_all_dwarfs_are_shown_before_gold_is_shared():
    state = treasure_next(dwarfs=dwarfs("ddsdd"))
    play(state, "EW@7,0")
    assert happened(state, "round_ended") == [(0, {"treasure": True})]
    for seat in (0, 3, None):
        assert state.view(seat)["dwarfs"] == dwarfs("ddsdd")
        assert state.view(seat)["spare"] == ["saboteur"]
    told = kinds(state)
    assert told.index("gold_drawn") > len(told) - 1 - told[::-1].index("dwarf_shown")


@SEATS
def test_E_round_end_passes_as_many_in_a_row_as_seats_end_it(seats):
    state = table(seats=seats, hands=[2] * seats, pile=[], round_end="passes")
    pass_all(state, seats - 1)
    assert not ended(state)
    pass_all(state, 1)
    assert ended(state)


@SEATS
def test_E_round_end_hands_empty_passes_end_nothing(seats):
    state = table(seats=seats, hands=[2] * seats, pile=[], round_end="hands_empty")
    pass_all(state, 2 * seats - 1)
    assert not ended(state)
    pass_all(state, 1)
    assert ended(state)


@pytest.mark.parametrize("action", ["map@8,0", "EW@1,0", "broken_lamp>A"])
def test_E_round_end_passes_a_played_card_starts_the_count_anew(action):
    held = [["NE"] * 3, ["NW", "NE", action.split("@")[0].split(">")[0]], ["NW"] * 3]
    state = table(seats=3, hands=held, pile=[], round_end="passes")
    play(state, "pass NE", action, "pass NW", "pass NE")
    assert not ended(state)
    play(state, "pass NE")
    assert ended(state)


def test_E_round_end_passes_seats_without_cards_count():
    state = table(seats=5, hands=[2, 0, 0, 2, 0], pile=[], round_end="passes")
    pass_all(state, 1)
    assert not ended(state)
    pass_all(state, 1)
    assert ended(state)


def test_E_round_end_passes_only_those_begun_with_an_empty_pile_count():
    state = table(seats=3, hands=[2, 2, 2], pile=["map"], round_end="passes")
    pass_all(state, 3)  # the first one drew the last card
    assert not ended(state)
    pass_all(state, 1)
    assert ended(state)


def test_E_round_end_passes_with_cards_in_the_pile_end_nothing():
    state = table(seats=3, hands=[2, 2, 2], round_end="passes")
    pass_all(state, 9)
    assert not ended(state)


def test_E_round_end_passes_nobody_asks_whether_a_passer_could_have_played():
    held = [["map"] * 2, ["map"] * 2, ["map"] * 2]
    state = table(seats=3, hands=held, pile=[], round_end="passes")
    pass_all(state, 3)
    assert ended(state)
