"""Looking at dwarfs and swapping them (S-24, S-25)."""

from boards import discarded, only_own_dwarf, play, texts
from rules.saboteur2.tables import SET, table

import pyrite


def dwarf_table(cards, **more):
    dwarfs = ["blue", "green", "boss", "profiteer", "geologist"]
    spare = ["saboteur", "saboteur", "saboteur", "blue", "green", "blue", "green", "blue", "green"]
    more = {"dwarfs": dwarfs, "spare": [*spare, "geologist"]} | more  # the last is on top
    return table("S", cards, **more)


def test_S24_an_inspection_shows_the_dwarf_of_another_seat_to_the_inspector_alone():
    state = dwarf_table(["inspection"], discards=[])
    assert {t for t in texts(state) if ">" in t} == {f"inspection>{seat}" for seat in "BCDE"}
    assert "S-24" in state.why_not("inspection>A")
    play(state, "inspection>C")
    assert state.view(0)["dwarfs"] == ["blue", None, "boss", None, None]
    for seat in (1, 2, 3, 4, None):
        assert only_own_dwarf(state, seat)
        assert state.view(seat)["dwarfs_seen_by"] == [[], [], [0], [], []]
        told = [event.known() for event in state.events_for(seat) if event.kind == "inspected"]
        assert told == [{"target": 2}]
    assert discarded(state) == ["inspection"]


def test_S24_a_seat_may_be_inspected_again():
    state = dwarf_table(["inspection"], dwarfs_seen_by=[[], [], [0], [], []])
    assert "inspection>C" in texts(state)


def test_S25_a_hat_is_swapped_with_the_top_of_the_unused_dwarfs():
    state = dwarf_table(["swap_hats"], discards=[])
    assert {t for t in texts(state) if ">" in t} == {f"swap_hats>{seat}" for seat in "ABCDE"}
    play(state, "swap_hats>B")
    position = state.position()
    assert position["dwarfs"] == ["blue", "geologist", "boss", "profiteer", "geologist"]
    assert position["spare"][0] == "green"
    assert position["spare"][1:4] == ["saboteur"] * 3
    assert len(position["spare"]) == 10
    assert discarded(state) == ["swap_hats"]


def test_S25_oneself_too():
    state = dwarf_table(["swap_hats"])
    play(state, "swap_hats>A")
    assert (state.view(0)["dwarf"], state.view(0)["spare"][0]) == ("geologist", "blue")


def test_S25_only_the_holder_sees_the_new_dwarf_and_he_knows_the_old_one():
    state = dwarf_table(["swap_hats"])
    play(state, "swap_hats>B")
    assert (state.view(1)["dwarf"], state.view(1)["spare"][0]) == ("geologist", "green")
    for seat in (0, 2, 3, 4, None):
        view = state.view(seat)
        assert (view["dwarfs"][1], view["spare"]) == (None, [None] * 10)
        assert view["spare_seen_by"][0] == [1]


def test_S25_what_others_had_inspected_is_stale():
    state = dwarf_table(["swap_hats"], dwarfs_seen_by=[[], [0, 3], [], [], []])
    assert state.view(3)["dwarfs"][1] == "green"
    play(state, "swap_hats>B")
    for seat in (0, 3):
        assert state.view(seat)["dwarfs"][1] is None
        assert state.view(seat)["spare"][0] == "green"  # they know where it went
    assert state.view(4)["spare"][0] is None


def test_S25_a_dwarf_that_comes_up_again_is_known_to_who_gave_it_up():
    hands = [["swap_hats"], ["swap_hats", "NE"], ["NE"], ["NE"]]
    dwarfs = ["blue", "green", "boss", "profiteer"]
    five = {"blue": 1, "green": 1, "boss": 1, "profiteer": 1, "geologist": 1, "saboteur": 0}
    deck = {"saboteur2": {"seats": [4, 4], "dwarfs": five, "totals": {"dwarfs": 5}}}
    state = pyrite.from_position(
        {"options": {"seats": 4, "deck": deck, **SET}, "hands": hands, "dwarfs": dwarfs}
    )
    play(state, "swap_hats>A", "swap_hats>C")
    assert state.view(2)["dwarf"] == "blue"
    assert state.view(0)["dwarfs"][2] == "blue"
    assert state.view(1)["dwarfs"][2] is None


def test_S25_without_an_unused_dwarf_no_hats_are_swapped():
    none = dict.fromkeys(("boss", "profiteer", "geologist", "saboteur"), 0)
    two = {"dwarfs": {"blue": 1, "green": 1, **none}, "totals": {"dwarfs": 2}}
    deck = {"saboteur2": {"seats": [2, 2], **two}}
    options = {"seats": 2, "deck": deck, **SET}
    state = pyrite.from_position({"options": options, "hands": [["swap_hats"], 6]})
    assert texts(state) == {"pass swap_hats"}
    assert "S-25" in state.why_not("swap_hats>A")
