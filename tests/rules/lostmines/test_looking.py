"""Information cards (L-21)."""

import re

import pytest
from boards import happened, play, texts
from mines import row, table, values

MINES = {"9,1", "11,3", "11,5", "9,7"}
CARDS = {
    "info_mine_treasure": ("mine", "treasure"),
    "info_mine_dwarf": ("mine", "dwarf"),
    "info_treasure_dwarf": ("treasure", "dwarf"),
}
ALL = pytest.mark.parametrize("card", CARDS)


def looks(state):
    """What may be looked at: cells, numbers, seats."""
    found = (re.search("[@:>].*", text) for text in texts(state))
    return {match[0] for match in found if match}


def told(state, seat):
    return [event.known() for event in state.events_for(seat) if event.kind == "looked"]


@ALL
def test_L21_a_card_lets_one_look_at_one_of_two_things(card):
    state = table(seats=4, turn=1, hand=[card])
    options = {
        "mine": {f"@{cell}" for cell in MINES},
        "treasure": {":1", ":2", ":3", ":4"},
        "dwarf": {">A", ">C", ">D"},
    }
    wanted = set().union(*(options[what] for what in CARDS[card]))
    assert looks(state) == wanted
    for what, example in (("mine", "@9,1"), ("treasure", ":1"), ("dwarf", ">A")):
        assert (state.why_not(card + example) is None) == (what in CARDS[card])


@ALL
def test_L21_what_the_card_does_not_show_is_refused(card):
    state = table(hand=[card])
    for what, example in (("mine", "@9,1"), ("treasure", ":1"), ("dwarf", ">B")):
        if what not in CARDS[card]:
            assert "L-21" in state.why_not(card + example)


def test_L21_a_mine_is_seen_in_secret():
    state = table(hand=["info_mine_dwarf"], mines={"11,5": "gems"})
    play(state, "info_mine_dwarf@11,5")
    assert state.view(0)["mines"] == {**dict.fromkeys(MINES), "11,5": "gems"}
    for seat in (1, 2, None):
        assert set(state.view(seat)["mines"].values()) == {None}
    assert state.view(None)["mines_seen_by"] == [[], [], [0], []]
    public = {"card": "info_mine_dwarf", "what": "mine", "cell": "11,5"}
    assert told(state, 0) == [{**public, "mine": "gems"}]
    assert told(state, 1) == told(state, None) == [public]
    assert state.view(None)["board"]["11,5"] == "?"


def test_L21_a_treasure_is_seen_in_secret():
    rows = ["gold", {"kind": "gems", "value": 5}, "gold"]
    state = table(hand=["info_mine_treasure"], treasures=rows)
    play(state, "info_mine_treasure:2")
    assert values(state, 0) == [None, 5, None]
    assert values(state, 1) == values(state, None) == [None] * 3
    assert state.view(1)["treasures_seen_by"] == [[], [0], []]
    public = {"card": "info_mine_treasure", "what": "treasure", "treasure": 2}
    assert told(state, 0) == [{**public, "value": 5}]
    assert told(state, 2) == [public]


def test_L21_a_dwarf_is_seen_in_secret():
    state = table(hand=["info_treasure_dwarf"], dwarfs=[None, None, "yellow_saboteur"])
    play(state, "info_treasure_dwarf>C")
    assert state.view(0)["dwarfs"][1:] == [None, "saboteur"]
    assert state.view(1)["dwarfs"][2] is state.view(None)["dwarfs"][2] is None
    assert state.view(None)["dwarfs_seen_by"] == [[], [], [0]]
    public = {"card": "info_treasure_dwarf", "what": "dwarf", "target": 2}
    assert told(state, 0) == [{**public, "dwarf": "saboteur"}]
    assert told(state, 1) == told(state, 2) == [public]


def test_L21_ones_own_dwarf_is_not_looked_at():
    state = table(hand=["info_mine_dwarf"])
    assert "info_mine_dwarf>A" not in texts(state)
    assert "L-21" in state.why_not("info_mine_dwarf>A")


def test_L21_the_dwarf_of_a_seat_that_is_out_may_be_looked_at():
    state = table(hands=[["info_mine_dwarf"], [], ["NE"]], pile=9)
    assert "info_mine_dwarf>B" in texts(state)


def test_L21_a_face_up_mine_is_not_looked_at():
    state = table(row(1, 9, "╗$"), ["info_mine_dwarf"])
    assert looks(state) == {"@11,3", "@11,5", "@9,7", ">B", ">C"}
    assert "L-21" in state.why_not("info_mine_dwarf@9,1")


def test_L21_mine_falls_away_when_all_are_revealed():
    state = table(
        """
        · · · · · · · · ╗$
        ·
        B · · · · · · · · · ╝*
        ·
        Y · · · · · · · · · ╬!
        ·
        · · · · · · · · ╦%
        """,
        ["info_mine_dwarf", "info_mine_treasure"],
        dragon=1,
    )
    assert looks(state) == {">B", ">C", ":1", ":2", ":3"}


def test_L21_a_collected_treasure_is_not_looked_at():
    rows = ["gold", {"kind": "gems", "owner": 1}, "gold"]
    state = table(hand=["info_mine_treasure"], treasures=rows)
    assert ":2" not in looks(state)
    assert {":1", ":3"} <= looks(state)
    assert "L-21" in state.why_not("info_mine_treasure:2")


@pytest.mark.parametrize("what", ["@9,1", ":1", ">B"])
def test_L21_the_same_thing_may_be_looked_at_again(what):
    card = {"@": "info_mine_dwarf", ":": "info_mine_treasure", ">": "info_mine_dwarf"}[what[0]]
    hands = [[card, card], ["axe"], ["boat"]]
    state = table(hands=hands, pile=9, stands=["1,3"] * 3)
    play(state, card + what, "pass axe", "pass boat", card + what)
    assert len(happened(state, "looked")) == 2


def test_L21_two_seats_may_know_the_same_mine():
    hands = [["info_mine_dwarf"], ["info_mine_dwarf"], ["boat"]]
    state = table(hands=hands, pile=9, mines={"9,1": "gold"})
    play(state, "info_mine_dwarf@9,1", "info_mine_dwarf@9,1")
    assert state.view(None)["mines_seen_by"][0] == [0, 1]
    assert state.view(0)["mines"]["9,1"] == state.view(1)["mines"]["9,1"] == "gold"


def test_L21_a_seat_keeps_what_it_saw_also_when_the_treasure_is_taken_by_another():
    rows = ["gems", {"kind": "gold", "value": 4}, "gems"]
    state = table(
        row(1, 9, "╗$"),
        hands=[["info_mine_treasure"], ["axe"], ["boat"]],
        pile=9,
        treasures=rows,
        stands=["1,3", "9,1", "1,3"],
    )
    play(state, "info_mine_treasure:2", "pass axe")
    shown = {"kind": "gold", "owner": 1}
    assert state.view(2)["treasures_seen_by"][1] == [0, 1]
    assert state.view(0)["treasures"][1] == state.view(1)["treasures"][1] == {**shown, "value": 4}
    assert state.view(2)["treasures"][1] == {**shown, "value": None}


def test_L21_a_seat_keeps_what_it_saw_until_the_round_ends():
    state = table(
        mines_seen_by=[[0], [], [], []],
        dwarfs_seen_by=[[], [0], []],
        treasures=[{"kind": "gold", "value": 4}, "gems", "gems"],
        treasures_seen_by=[[0], [], []],
    )
    play(state, "propose")
    state.play("agree", 1)
    state.play("refuse", 2)
    assert state.view(0)["mines"]["9,1"] is not None
    assert state.view(0)["dwarfs"][1] is not None
    assert state.view(0)["treasures"][0]["value"] == 4
    play(state, f"pass {state.view(0)['hand'][0]}", "propose")
    state.play("agree", 0)
    state.play("agree", 2)
    view = state.view(0)
    assert view["round"] == 2
    assert view["mines"]["9,1"] is view["dwarfs"][1] is view["treasures"][0]["value"] is None


def test_L21_what_was_seen_is_not_told_to_others():
    twin = table(hand=["info_mine_dwarf"], mines={"9,1": "gold", "9,7": "gems"})
    other = table(hand=["info_mine_dwarf"], mines={"9,1": "gems", "9,7": "gold"})
    for one in (twin, other):
        play(one, "info_mine_dwarf@9,1")
    for seat in (1, 2, None):
        for key in ("mines", "mines_seen_by", "board", "ask", "discards"):
            assert twin.view(seat)[key] == other.view(seat)[key]
