"""Tunnel party: joining it deals the dwarfs of all seats again (M-P1, S-25, I-11)."""

from collections import Counter
from random import Random

from boards import all_allow, dwarfs, happened, kinds, play, texts, tile
from boards import table as any_table

import pyrite

# One card (NS at 4,1) is missing between the start and the party.
NEAR = """
S═══╗

    T
"""
JOINED = NEAR.replace("\n\n", "\n    ║\n", 1)


def table(drawing=NEAR, cards=("NS", "map"), **more):
    modules = ["tunnel_party", *more.pop("modules", [])]
    own = None if "hands" in more else list(cards)
    more = {"dwarfs": dwarfs("dddds"), "spare": ["saboteur"]} | more
    return any_table(drawing, own, modules=modules, **more)


def dealt(**more):
    """The dwarfs of all seats after the party, for many seeds."""
    return [
        tuple(play(table(seed=seed, **more), "NS@4,1").position()["dwarfs"]) for seed in range(60)
    ]


def test_MP1_the_party_is_a_crossing_that_lies_open_from_the_start():
    state = pyrite.new_game(seats=5, modules=["tunnel_party"], seed=1)
    assert tile(state, "4,2") == "tunnel_party"
    assert state.view(None)["sites"] == ["4,2"]


def test_MP1_the_dwarfs_of_all_seats_are_shuffled_and_dealt_again():
    hands = dealt()
    assert all(Counter(hand) == Counter(dwarfs("dddds")) for hand in hands)
    assert {hand.index("saboteur") for hand in hands} == {0, 1, 2, 3, 4}


def test_MP1_the_spare_card_stays():
    for seed in range(10):
        state = play(table(seed=seed), "NS@4,1")
        assert state.position()["spare"] == ["saboteur"]


def test_MP1_the_unused_dwarfs_of_saboteur2_stay():
    held = ["blue", "green", "boss", "geologist", "profiteer"]
    more = {"modules": ["saboteur2"], "dwarfs": held, "spare": [None] * 10}
    for seed in range(10):
        state = table(seed=seed, **more)
        before = state.position()["spare"]
        play(state, "NS@4,1")
        assert state.position()["spare"] == before
        assert sorted(state.position()["dwarfs"]) == sorted(held)


def test_MP1_everybody_gets_a_dwarf_in_secret():
    state = play(table(), "NS@4,1")
    held = state.position()["dwarfs"]
    for seat in range(5):
        told = [event for event in state.events_for(seat) if event.kind == "dwarf_dealt"]
        assert [event.known() for event in told] == [
            {"dwarf": held[seat]} if other == seat else {} for other in range(5)
        ]
        assert state.view(seat)["dwarf"] == held[seat]
    assert happened(state, "party") == [(0, {})]


def test_MP1_a_card_that_does_not_join_it_changes_nothing():
    state = play(table(cards=["N-S", "map"]), "N-S@4,1")
    assert "party" not in kinds(state)
    assert state.view(None)["sites"] == ["4,2"]


def test_MP1_it_happens_once_a_round_and_again_in_the_next():
    hands = [["NS", "map"], ["rockfall"], ["NS"], ["map"], ["map"]]
    state = table(hands=hands, pile=["NE"] * 3 + ["NW"] * 3)
    play(state, "NS@4,1", "rockfall@4,1", "NS@4,1")
    assert len(happened(state, "party")) == 1
    state = table(JOINED, hands=[["map"], [], [], [], []], pile=[], sites=[])
    play(state, "pass map")
    assert state.view(None)["sites"] == ["4,2"]


def test_MP1_it_is_never_removed():
    state = table(JOINED, ["rockfall"], sites=[])
    assert "rockfall@4,2" not in texts(state)
    assert "B-23" in state.why_not("rockfall@4,2")


def test_S25_what_was_inspected_is_still_known_to_be_among_the_seats():
    more = {"dwarfs_seen_by": [[], [], [], [], [2]], "dwarfs": dwarfs("dddds")}
    state = play(table(**more), "NS@4,1")
    assert state.view(2)["dwarfs_seen_by"] == [[]] * 5
    (clue,) = state.view(2)["memory"]
    assert clue == {"dwarfs": [0, 1, 2, 3, 4], "cards": ["digger", "saboteur"], "least": 2}
    for seed in range(20):
        world = pyrite.imagine(state.view(2), Random(seed)).position()
        assert "saboteur" in world["dwarfs"]


def test_S25_who_knew_nothing_knows_that_his_old_dwarf_is_among_the_seats():
    for seed in range(20):
        state = play(table(seed=seed), "NS@4,1")
        view = state.view(4)
        if view["dwarf"] == "digger":
            (clue,) = view["memory"]
            assert (clue["cards"], clue["dwarfs"]) == (["saboteur"], [0, 1, 2, 3])
    assert state.view(None)["memory"] == []


def test_I11_the_dwarf_held_when_the_round_ends_decides():
    hands = [["NS"], [], [], [], []]
    for seed in range(12):
        state = table(hands=hands, pile=[], seed=seed)
        play(state, "NS@4,1")
        shown = [e.known()["dwarf"] for e in state.events if e.kind == "dwarf_shown"][:5]
        assert [row["seat"] for row in state.view(None)["paid"]] == [shown.index("saboteur")]


def test_C19_a_vetoed_path_does_not_reach_it():
    hands = [["NS", "map"], ["veto"], ["map"], ["map"], ["map"]]
    state = play(table(hands=hands, modules=["y2019_veto"]), "NS@4,1")
    state.play("veto", seat=1)
    assert "party" not in kinds(state)
    state = play(table(modules=["y2019_veto"]), "NS@4,1")
    all_allow(state)
    assert "party" in kinds(state)


def test_MP1_both_sites_lie_in_one_game_and_each_does_its_own():
    drawing = """
    W

S═══╣

    T
"""
    more = {"modules": ["wardrobe"], "hands": [["NS"], ["NS"], ["map"], ["map"], ["map"]]}
    state = table(drawing, **more)
    assert set(state.view(None)["sites"]) == {"4,-2", "4,2"}
    play(state, "NS@4,-1")
    assert [k for k in kinds(state) if k in ("party", "hat_swapped")] == ["hat_swapped"]
    play(state, "NS@4,1")
    assert [k for k in kinds(state) if k in ("party", "hat_swapped")] == ["hat_swapped", "party"]
    assert happened(state, "hat_swapped") == [(0, {})]
    assert happened(state, "party") == [(1, {})]


def test_I18_both_sites_joined_by_one_card_come_in_the_order_the_finder_picks():
    drawing = """
    W
    ║
S══ ╣
    ║
    T
"""
    for picks, order in (
        (["goal 4,-2"], ["hat_swapped", "party"]),
        (["goal 4,2"], ["party", "hat_swapped"]),
    ):
        state = table(drawing, ["EW", "map"], modules=["wardrobe"])
        play(state, "EW@3,0", *picks)
        assert [kind for kind in kinds(state) if kind in order] == order
        assert state.asked == (1,)


def test_VT1_it_goes_with_the_tournament():
    state = pyrite.new_game(seats=5, modules=["tunnel_party", "tournament"], seed=1)
    assert state.view(None)["sites"] == ["4,2"]


def test_MP1_every_view_can_be_imagined_and_positions_are_whole():
    state = play(table(dwarfs_seen_by=[[2], [0], [], [], []]), "NS@4,1")
    for seat in (None, *range(5)):
        view = state.view(seat)
        for seed in range(5):
            assert pyrite.imagine(view, Random(seed)).view(seat) == view
    again = pyrite.from_position(state.position())
    assert again.position() == state.position()
