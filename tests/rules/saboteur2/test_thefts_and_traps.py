"""Cards in front of seats: thefts and traps, and what removes them (S-20 to S-23, S-27)."""

import pytest
from boards import discard_rows, discarded, happened, places, play, texts
from rules.saboteur2.tables import front, table


def test_S20_a_theft_lies_in_front_of_oneself():
    state = table("S", ["theft", "NE"], discards=[])
    assert "theft" in texts(state)
    play(state, "theft")
    assert state.view(None)["front"] == [["theft"], [], [], [], []]
    assert discarded(state) == []
    assert happened(state, "put_before") == [(0, {"target": 0, "card": "theft"})]


def test_S21_hands_off_removes_any_theft_and_both_are_discarded():
    state = table("S", ["hands_off"], front=front("", "theft", "theft"), discards=[])
    assert {t for t in texts(state) if ">" in t} == {"hands_off>B", "hands_off>C"}
    play(state, "hands_off>C")
    assert state.view(None)["front"] == [[], ["theft"], [], [], []]
    assert discarded(state) == ["theft", "hands_off"]
    assert happened(state, "taken_from") == [(0, {"target": 2, "card": "theft"})]


def test_S21_ones_own_theft_too():
    state = table("S", ["hands_off"], front=front("theft"))
    play(state, "hands_off>A")
    assert state.view(None)["front"][0] == []


def test_S21_no_theft_no_hands_off():
    state = table("S", ["hands_off"], front=front("pick", "trapped"))
    assert texts(state) == {"pass hands_off"}
    assert "S-21" in state.why_not("hands_off>B")


def test_S22_trapped_lies_in_front_of_another_seat():
    state = table("S", ["trapped"], discards=[])
    assert {t for t in texts(state) if ">" in t} == {f"trapped>{seat}" for seat in "BCDE"}
    assert "S-22" in state.why_not("trapped>A")
    play(state, "trapped>D")
    assert state.view(None)["front"] == [[], [], [], ["trapped"], []]
    assert discarded(state) == []


@pytest.mark.parametrize("card", ["NS", "ladder_S", "door_green_EW", "crystal_S"])
def test_S22_who_is_trapped_lays_no_path(card):
    state = table("S", [card], front=front("trapped"))
    assert places(state, card) == set()
    assert "S-22" in state.why_not(f"{card}@0,1" + "r" * card.endswith("_S"))
    free = table("S", [card], front=front("theft", "trapped"))
    assert places(free, card) != set()


def test_S22_who_is_trapped_may_do_all_else():
    cards = ["map", "broken_pick", "inspection", "theft"]
    state = table("S", cards, front=front("trapped"))
    assert {"map@8,0", "broken_pick>B", "inspection>C", "theft", "pass map"} <= texts(state)


def test_S23_freed_removes_trapped_from_anybody():
    state = table("S", ["freed"], front=front("trapped", "", "trapped"), discards=[])
    assert {t for t in texts(state) if ">" in t} == {"freed>A", "freed>C"}
    play(state, "freed>A")
    assert state.view(None)["front"][0] == []
    assert discarded(state) == ["trapped", "freed"]


def test_S23_nobody_trapped_nobody_freed():
    state = table("S", ["freed"], front=front("theft", "pick"))
    assert texts(state) == {"pass freed"}
    assert "S-23" in state.why_not("freed>B")


def test_S27_no_card_lies_twice_before_a_seat():
    state = table("S", ["theft", "trapped", "broken_pick"], front=front("theft", "trapped pick"))
    assert "theft" not in texts(state)
    assert "S-27" in state.why_not("theft")
    assert not {"trapped>B", "broken_pick>B"} & texts(state)
    assert "S-27" in state.why_not("trapped>B")
    assert {"trapped>C", "broken_pick>C"} <= texts(state)


def test_S27_different_cards_do():
    state = table("S", ["trapped"], front=front("", "theft pick lamp cart"))
    play(state, "trapped>B")
    assert state.view(None)["front"][1] == ["pick", "lamp", "cart", "trapped", "theft"]


@pytest.mark.parametrize("faces", ["down", "played_up"])
def test_S21_S23_what_was_played_is_discarded_as_such(faces):
    state = table("S", ["freed"], front=front("trapped"), discards=[], discard_faces=faces)
    play(state, "freed>A")
    seen_by = {"down": "all", "played_up": "face_up"}[faces]
    assert discard_rows(state, 3) == [("trapped", seen_by), ("freed", seen_by)]
