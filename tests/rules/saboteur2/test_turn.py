"""Saboteur 2: turns, paths, action cards and what seats know of them (S-01 to S-29).

Sharing the gold is in test_stealing.py.
"""

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from boards import (
    ALMOST,
    all_allow,
    discard_rows,
    discarded,
    hand,
    happened,
    kinds,
    only_own_dwarf,
    places,
    play,
    texts,
    tile,
)
from boards import last_turn as any_last_turn
from boards import table as any_table

import pyrite

SET = {"modules": ["saboteur2"]}
ACTIONS = {
    **{"theft": 4, "hands_off": 3, "swap_hands": 2, "inspection": 2, "swap_hats": 2},
    **{"trapped": 3, "freed": 4},
}
DWARFS = {"blue": 4, "green": 4, "boss": 1, "profiteer": 1, "geologist": 2, "saboteur": 3}


def table(*args, **more):
    return any_table(*args, **SET | more)


def last_turn(*args, **more):
    return any_last_turn(*args, **SET | more)


def front(*rows, seats=5):
    """What lies before A, B …; nothing before the others."""
    return [list(row.split()) for row in rows] + [[] for _ in range(seats - len(rows))]


def new_game(seats=5, **more):
    return pyrite.new_game(seats=seats, seed=7, **SET | more)


# Setting up


def all_cards(position):
    """Everything that is shuffled into the deck."""
    in_hands = [card for hand in position["hands"] for card in hand]
    return Counter([*position["pile"], *position["aside"], *in_hands])


def test_S01_the_deck_is_the_base_game_and_the_cards_of_the_expansion():
    cards = all_cards(new_game().position())
    base = any_table().position()
    added = cards - Counter([*base["pile"], *(card for hand in base["hands"] for card in hand)])
    assert cards.total() == 67 + 50
    assert {name: n for name, n in added.items() if name in ACTIONS} == ACTIONS
    paths = Counter(name.rpartition("_")[0] for name in added.elements() if name not in ACTIONS)
    assert paths == {"": 10, "ladder": 4, "door_blue": 3, "door_green": 3, "crystal": 10}


@pytest.mark.parametrize("seats", [2, 3, 5, 7, 10, 12])
def test_S01_six_cards_each_ten_aside_and_all_fifteen_dwarfs(seats):
    state = new_game(seats)
    view, position = state.view(None), state.position()
    assert view["hands"] == [6] * seats
    assert (view["aside"], view["pile"]) == (10, 117 - 10 - 6 * seats)
    assert Counter(position["dwarfs"] + position["spare"]) == DWARFS
    assert len(view["dwarfs"]) == seats


def test_S01_the_ten_cards_set_aside_are_unseen():
    state = new_game()
    for seat in (*range(5), None):
        assert state.view(seat)["aside"] == 10
        told = [event.known() for event in state.events_for(seat) if event.kind == "set_aside"]
        assert told == [{"cards": 10}]


def test_S01_start_and_goals_are_those_of_the_base_game():
    position = new_game().position()
    assert position["board"] == {"0,0": "start", "8,-2": "?", "8,0": "?", "8,2": "?"}
    assert sorted(position["goals"].values()) == ["stone1", "stone2", "treasure"]


def test_S01_coins_replace_the_gold_cards():
    view = new_game().view(0)
    assert (view["gold_pile"], view["coins"], view["has_gold"]) == (0, 0, [False] * 5)


def test_S01_seats_know_their_own_dwarf_only():
    state = new_game()
    for seat in range(5):
        view = state.view(seat)
        assert view["dwarf"] in DWARFS
        assert only_own_dwarf(state, seat)
        assert view["spare"] == [None] * 10


@pytest.mark.parametrize("seats", [1, 13])
def test_S01_two_to_twelve_seats(seats):
    with pytest.raises(pyrite.ConfigError, match="2 to 12"):
        new_game(seats)


# A turn


@pytest.mark.parametrize("action", ["EW@2,0", "map@8,0", "theft"])
def test_S02_after_a_path_or_an_action_one_card_is_drawn(action):
    state = table("S═", ["EW", "map", "theft"], pile=["NE", "NW"])
    play(state, action)
    assert len(hand(state, 0)) == 3
    assert state.view(None)["pile"] == 1


def passes(state):
    return {text.removeprefix("pass ") for text in texts(state) if text.startswith("pass ")}


def test_S02_passing_with_one_to_three_cards_in_any_order():
    cards = ["NE", "NW", "map", "theft"]
    orders = {" ".join(p) for n in (1, 2, 3) for p in permutations(cards, n)}
    assert passes(table("S", cards)) == orders


@pytest.mark.parametrize(
    "cards",
    [
        ["NE"],
        ["NE", "NE"],
        ["NE", "NE", "map"],
        ["NE", "NE", "NE", "map", "map"],
        ["NE", "NE", "NE", "NE", "map", "theft"],
        ["NE", "NW", "NW", "map", "map", "theft"],
    ],
)
def test_S02_equal_cards_make_one_order_and_nobody_passes_with_more_than_he_holds(cards):
    orders = {" ".join(p) for n in (1, 2, 3) for p in permutations(cards, n)}
    state = table("S", cards, pile=[])
    assert passes(state) == orders
    assert len(state.legal_actions()) == len(set(state.legal_actions()))


@pytest.mark.parametrize("count", [1, 2, 3])
def test_S02_who_passes_draws_as_many(count):
    state = table("S", ["NE", "NW", "map", "theft"], pile=["NS", "NS", "NS", "NS"])
    play(state, " ".join(["pass", *["map", "NE", "theft"][:count]]))
    assert len(hand(state, 0)) == 4
    assert state.view(None)["pile"] == 4 - count
    assert state.asked == (1,)


def test_S02_cards_passed_together_lie_in_the_order_named_and_only_their_owner_knows_them():
    state = table("S", ["NE", "NW", "map"], discards=[])
    play(state, "pass map NE NW")
    assert discarded(state) == ["map", "NE", "NW"]
    assert state.view(None)["discards_seen_by"] == [[0]] * 3
    assert state.view(0)["discards"] == ["map", "NE", "NW"]
    assert state.view(1)["discards"] == [None] * 3


def test_S02_I16_with_a_small_pile_one_draws_what_is_there():
    state = table("S", ["NE", "NW", "map"], pile=["NS", "EW"])
    play(state, "pass map NE NW")
    assert hand(state, 0) == ["NS", "EW"]


def test_S02_an_empty_pile_gives_nothing_but_everybody_still_must_choose():
    state = table("S", hands=[["NE", "NE"], ["map"], [], [], []], pile=[])
    play(state, "pass NE")
    assert (hand(state, 0), state.asked) == (["NE"], (1,))
    assert texts(state) == {"pass map", "map@8,-2", "map@8,0", "map@8,2"}


@pytest.mark.parametrize(
    ("action", "rule"),
    [("pass NE NE", "S-02"), ("pass map NE map", "S-02"), ("pass theft", "B-05"),
     ("pass NE theft", "B-05"), ("pass NE map freed", "B-05")],
)  # fmt: skip
def test_S02_nobody_passes_with_cards_he_does_not_hold(action, rule):
    state = table("S", ["NE", "map", "NW"])
    assert rule in state.why_not(action)
    assert state.why_not("pass NW map NE") is None


def test_S02_four_cards_cannot_be_passed():
    state = table("S", ["NE", "NW", "map", "theft"])
    with pytest.raises(pyrite.NotationError, match="S-02"):
        state.why_not("pass NE NW map theft")


def sheds(state):
    return {text.removeprefix("shed ") for text in texts(state) if text.startswith("shed ")}


@pytest.mark.parametrize("lies", ["pick", "lamp", "cart", "trapped", "theft"])
def test_S02_two_discards_remove_a_card_from_before_oneself(lies):
    state = table("S", ["NE", "map", "NW"], front=front(lies), discards=[])
    assert sheds(state) == {f"{a} {b} {lies}" for a, b in permutations(["NE", "map", "NW"], 2)}
    play(state, f"shed map NE {lies}")
    assert state.view(None)["front"][0] == []
    card = f"broken_{lies}" if lies in ("pick", "lamp", "cart") else lies
    assert discarded(state) == ["map", "NE", card]


def test_S02_B25_the_two_discards_are_unseen_and_the_removed_card_lies_open_to_all_on_top():
    state = table("S", ["NE", "map", "NW"], front=front("trapped"), discards=[])
    play(state, "shed map NE trapped")
    assert state.view(None)["discards_seen_by"] == [[0], [0], "all"]
    assert state.view(0)["discards"] == ["map", "NE", "trapped"]
    assert state.view(1)["discards"] == [None, None, "trapped"]


def test_S02_who_discards_two_draws_one_so_the_hand_is_one_smaller():
    state = table("S", ["NE", "map", "NW"], front=front("trapped"), pile=["NS", "NS"])
    play(state, "shed map NE trapped")
    assert len(hand(state, 0)) == 2
    assert state.view(None)["pile"] == 1
    assert state.asked == (1,)


def test_S02_one_of_several_cards_is_removed():
    state = table("S", ["NE", "map"], front=front("pick cart theft"))
    assert sheds(state) == {
        f"{a} {b} {x}" for a, b in (("NE", "map"), ("map", "NE")) for x in ("pick", "cart", "theft")
    }
    play(state, "shed NE map cart")
    assert state.view(None)["front"][0] == ["pick", "theft"]


def test_S02_equal_cards_may_be_discarded_if_one_holds_two():
    state = table("S", ["NE", "NE", "map"], front=front("pick"))
    assert sheds(state) == {"NE NE pick", "NE map pick", "map NE pick"}
    assert "S-02" in state.why_not("shed map map pick")
    assert "B-05" in state.why_not("shed map NW pick")


def test_S02_with_one_card_in_hand_nothing_can_be_removed():
    state = table("S", ["NE"], front=front("pick"))
    assert sheds(state) == set()


def test_S02_only_what_lies_before_oneself_is_removed():
    state = table("S", ["NE", "map"], front=front("pick", "trapped"))
    assert sheds(state) == {"NE map pick", "map NE pick"}
    assert "S-02" in state.why_not("shed NE map trapped")


def test_S02_B50_discarding_two_counts_as_the_last_card_played():
    state = last_turn(["NE", "map"], turn=2, front=front("", "", "pick"), seats=5)
    play(state, "shed NE map pick")
    assert state.view(None)["round"] == 2
    assert state.asked == (3,)


def test_S02_C19_discards_are_no_plays():
    for action in ("shed NE map pick", "pass NE map"):
        state = table("S", ["NE", "map"], front=front("pick"), modules=["saboteur2", "y2019_veto"])
        play(state, action)
        assert state.asked == (1,)


def test_S02_who_freed_himself_may_dig_again():
    hands = [["NE", "map", "NS"], ["NE", "NE"]]
    state = table("S", hands=hands, seats=2, front=front("trapped", seats=2), pile=["NS"])
    assert places(state, "NS") == set()
    play(state, "shed map NE trapped", "pass NE")
    assert places(state, "NS") != set()


# Paths


def test_S10_at_least_one_way_of_a_bridge_must_be_joined():
    state = table("S═   ║", ["NS-EW"])
    assert "2,0" in places(state, "NS-EW")
    assert "B-12" in state.why_not("NS-EW@5,1")


def test_S10_the_two_ways_of_a_bridge_do_not_meet():
    state = table("S╳", ["NS", "EW"])
    assert "2,0" in places(state, "EW")
    assert not places(state, "NS") & {"1,1", "1,-1"}
    assert "B-12" in state.why_not("NS@1,1")


def test_S10_the_two_ways_of_a_double_curve_do_not_meet():
    state = table("S╱", ["NS", "EW"])  # NW and ES
    assert "1,-1" in places(state, "NS")
    assert "B-12" in state.why_not("NS@1,1")
    assert "B-12" in state.why_not("EW@2,0")


def test_S10_the_other_way_of_a_bridge_may_join_too():
    drawing = """
    ╔╗
    S╳
    """
    assert "1,1" in places(table(drawing, ["NS"]), "NS")


def test_S10_mixed_cards_have_a_way_and_stubs():
    state = table("S┹", ["NS", "EW"])  # NW-E: the stub leads nowhere
    assert "1,-1" in places(state, "NS")
    assert "B-12" in state.why_not("EW@2,0")


def test_S11_a_ladder_is_laid_beside_the_start_wherever_it_fits():
    # One exit to the south, or turned to the north.
    assert places(table("S", ["ladder_S"]), "ladder_S") == {"0,-1", "0,1r"}


def test_S11_a_ladder_needs_no_connection():
    state = table("S   ║", ["ladder_E", "NS"])
    assert {"3,0r", "5,0"} <= places(state, "ladder_E")
    assert "B-12" in state.why_not("NS@4,1")


def test_S11_touching_wall_to_wall_is_enough():
    # Beside a loose dead end: wall to wall in the north, exit to exit in the west.
    state = table("S    ╴", ["ladder_E", "ladder_S"])
    assert places(state, "ladder_E") >= {"4,0", "6,0", "5,-1", "5,-1r", "5,1", "5,1r"}
    assert "4,0r" not in places(state, "ladder_E")
    assert "B-11" in state.why_not("ladder_E@4,0r")


def test_S11_a_ladder_fits_its_neighbours_as_always():
    state = table("S═", ["ladder_S", "ladder_ES"])
    assert places(state, "ladder_S") >= {"0,-1", "0,1r", "1,-1r", "1,1"}
    assert not places(state, "ladder_S") & {"2,0", "2,0r", "1,-1", "1,1r"}
    assert "2,0" not in places(state, "ladder_ES")  # ES turned is NW: that one meets the tunnel
    assert "2,0r" in places(state, "ladder_ES")


def test_S11_a_ladder_is_never_laid_beside_a_hidden_goal():
    state = table("S     ╬", ["ladder_E"])
    assert "7,0r" not in places(state, "ladder_E")
    assert "S-11" in state.why_not("ladder_E@7,0r")
    assert "5,0" in places(state, "ladder_E")


def test_S11_nor_beside_a_revealed_one():
    goals = {"8,-2": "treasure", "8,0": "stone1", "8,2": "stone2"}
    state = table("S      ═3", ["ladder_E", "ladder_S"], goals=goals)
    assert not places(state, "ladder_S") & {"8,1r", "8,-1"}
    assert "S-11" in state.why_not("ladder_S@8,1r")


def test_S11_a_ladder_touches_a_face_up_card():
    state = table("S", ["ladder_E"])
    assert "B-11" in state.why_not("ladder_E@3,0")


def test_S11_not_on_a_card():
    state = table("S═", ["ladder_E"])
    assert not places(state, "ladder_E") & {"0,0", "0,0r", "1,0", "1,0r"}
    assert "B-11" in state.why_not("ladder_E@1,0r")


def test_S11_what_meets_a_ladder_is_joined_to_the_start():
    assert "5,-1" in places(table("S   ║↑", ["NS"]), "NS")  # its only exit, and no stub
    assert "5,-1" not in places(table("S   ║╵", ["NS"]), "NS")


def test_S11_a_ladder_joins_a_loose_part():
    state = table("S   ═", ["ladder_E", "EW"], seats=2, hands=[["ladder_E"], ["EW", "EW"]])
    play(state, "ladder_E@3,0")
    assert places(state, "EW") >= {"5,0"}


def test_S11_a_goal_behind_the_loose_part_is_reached_and_the_layer_is_the_finder():
    goals = {"8,0": "treasure"}
    state = table("S     ══?", turn=3, hand=["ladder_E"], goals=goals, rounds=1)
    play(state, "ladder_E@5,0")
    assert happened(state, "goal_shown") == [
        (3, {"cell": "8,0", "card": "treasure", "is_chest": False})
    ]
    assert happened(state, "round_ended") == [(3, {"treasure": True})]


def test_S11_rockfall_takes_a_ladder_away_and_what_hung_on_it_comes_loose():
    state = table("S   →═", seats=2, hands=[["rockfall"], ["EW", "EW"]])
    assert "4,0" in places(state, "rockfall")
    play(state, "rockfall@4,0")
    assert "6,0" not in places(state, "EW")
    assert discarded(state)[-2:] == ["ladder_E", "rockfall"]


def test_S11_with_a_broken_tool_no_ladder_is_laid():
    state = table("S", ["ladder_S"], front=front("lamp"))
    assert places(state, "ladder_S") == set()
    assert "B-16" in state.why_not("ladder_S@0,-1")


def test_S11_a_ladder_must_be_in_hand():
    state = table("S", ["NE"])
    assert "B-05" in state.why_not("ladder_S@0,-1")


def test_S11_a_ladder_is_drawn_for_and_may_be_vetoed():
    state = table("S", ["ladder_S"], modules=["saboteur2", "y2019_veto"], pile=["NS", "NS"])
    play(state, "ladder_S@0,-1")
    assert tile(state, "0,-1") is None
    all_allow(state)
    assert (tile(state, "0,-1"), hand(state, 0)) == ("ladder_S", ["NS"])


def test_S12_doors_hinder_neither_laying_nor_reaching():
    state = table("S╩╩╩╬Ee ?", ["EW"], goals={"8,0": "treasure"}, rounds=1)
    play(state, "EW@7,0")
    assert happened(state, "round_ended") == [(0, {"treasure": True})]


@pytest.mark.parametrize("card", ["door_blue_EW", "door_green_EW", "crystal_EW-S"])
def test_S12_S13_doors_and_crystals_are_laid_like_other_paths(card):
    state = table("S═", [card])
    assert "2,0" in places(state, card)
    assert "B-12" in state.why_not(f"{card}@0,3") or "B-11" in state.why_not(f"{card}@0,3")
    play(state, f"{card}@2,0")
    assert tile(state, "2,0") == card


# Thefts and traps


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


# Dwarfs


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


# Hands


def hands_table(mine=("swap_hands", "NE", "map"), theirs=("NS", "NS", "EW", "rockfall"), **more):
    hands = [["freed"], list(theirs), ["freed"], ["freed"], ["NW"]]
    hands[0] = list(mine)
    return table("S", hands=hands, **{"pile": ["crystal_S", "crystal_E"]} | more)


def test_S26_hands_are_exchanged_the_other_draws_one_and_the_player_none():
    state = hands_table()
    assert {t for t in texts(state) if ">" in t} == {f"swap_hands>{seat}" for seat in "BCDE"}
    assert "S-26" in state.why_not("swap_hands>A")
    play(state, "swap_hands>B")
    assert hand(state, 0) == ["NS", "NS", "EW", "rockfall"]
    assert sorted(hand(state, 1)) == sorted(["NE", "map", "crystal_S"])
    assert [seat for seat, _ in happened(state, "drew")] == [1]
    assert state.asked == (1,)


def test_S26_the_card_is_discarded_and_one_card_is_drawn_after_the_swap():
    state = hands_table()
    play(state, "swap_hands>C")
    assert discarded(state)[-1] == "swap_hands"
    assert sorted(hand(state, 2)) == sorted(["NE", "map", "crystal_S"])


@pytest.mark.parametrize("mine", [["swap_hands"], ["swap_hands", "NE"]])
@pytest.mark.parametrize("theirs", [[], ["map"]])
def test_S26_I15_either_hand_may_be_empty(mine, theirs):
    state = hands_table(mine, theirs)
    play(state, "swap_hands>B")
    assert hand(state, 0) == theirs
    assert sorted(hand(state, 1)) == sorted([*mine[1:], "crystal_S"])


def test_I15_a_skipped_seat_that_gets_cards_plays_on():
    hands = [["swap_hands", "NE", "map"], [], [], [], ["NW"]]
    state = table("S", hands=hands, pile=[])
    play(state, "swap_hands>B")
    assert state.asked == (1,)
    play(state, "pass NE", "pass NW")
    assert state.asked == (1,)  # A holds nothing now and is skipped


def test_S26_I16_with_an_empty_pile_the_other_draws_nothing():
    state = hands_table(pile=[])
    play(state, "swap_hands>B")
    assert sorted(hand(state, 1)) == ["NE", "map"]


def test_S26_I03_a_vetoed_swap_lets_the_player_draw_and_the_target_not():
    hands = [["swap_hands", "NE"], ["NS"], ["veto"], ["freed"], ["NW"]]
    state = table("S", hands=hands, pile=["crystal_S", "crystal_E"],
                  modules=["saboteur2", "y2019_veto"])  # fmt: skip
    play(state, "swap_hands>B")
    state.play("veto", seat=2)
    assert (sorted(hand(state, 0)), hand(state, 1)) == (["NE", "crystal_S"], ["NS"])
    assert hand(state, 2) == ["crystal_E"]


def test_S26_each_of_the_two_knows_what_it_gave_away():
    state = hands_table()
    play(state, "swap_hands>B")
    assert state.view(0)["memory"] == [{"hands": [1], "cards": ["NE", "map"], "least": 2}]
    cards = ["NS", "NS", "EW", "rockfall"]
    assert state.view(1)["memory"] == [{"hands": [0], "cards": cards, "least": 4}]
    for seat in (2, 3, 4, None):
        assert state.view(seat)["memory"] == []


def test_S26_others_learn_no_card():
    state = hands_table()
    play(state, "swap_hands>B")
    for seat in (2, 3, 4, None):
        for event in state.events_for(seat):
            if event.kind in ("received", "drew"):
                assert event.known() == {}


def test_S26_what_is_remembered_holds_in_imagined_worlds():
    state = hands_table()
    play(state, "swap_hands>B")
    worlds = pyrite.worlds(state.view(0))
    for luck in range(5):
        world = worlds.imagine(Random(luck))
        assert {"NE", "map"} <= set(hand(world, 1))
        assert world.view(0) == state.view(0)


# Rounds


def test_I21_passes_in_a_row_do_not_end_a_round():
    hands = [["NE", "NE"], ["NE", "NE"]]
    state = table("S", hands=hands, seats=2, pile=[], round_end="passes")
    play(state, "pass NE", "pass NE", "pass NE")
    assert (state.view(None)["round"], state.asked) == (1, (1,))
    play(state, "pass NE")
    assert state.view(None)["round"] == 2


def test_I21_all_goals_that_are_joined_are_turned():
    drawing = """
            ?
    ╔╩╩╩╬╬╩╩
    S       ?
    """
    goals = {"8,-2": "stone1", "8,0": "stone2", "8,2": "treasure"}
    state = table(drawing, ["NSW"], goals=goals, goals_at_once="one")
    play(state, "NSW@8,-1")
    play(state, "goal 8,0")
    while state.view(None)["ask"]["kind"] == "turn_goal":
        play(state, "upright")
    assert (tile(state, "8,-2") or "")[:6] == "stone1"
    assert (tile(state, "8,0") or "")[:6] == "stone2"


def test_S38_the_next_round_begins_with_everything_shuffled_again():
    state = last_turn(["NE"], ALMOST, turn=1, front=front("pick", "theft trapped"))
    play(state, "pass NE")
    view, position = state.view(None), state.position()
    assert (view["round"], state.asked) == (2, (2,))
    assert (view["hands"], view["aside"], view["pile"]) == ([6] * 5, 10, 77)
    assert view["front"] == front()
    assert all_cards(position).total() == 117
    assert Counter(position["dwarfs"] + position["spare"]) == DWARFS
    assert position["modules"] == {"saboteur2": {"thefts": []}}


@pytest.mark.parametrize("seats", [2, 12])
def test_S38_three_rounds_to_the_end(seats):
    state = new_game(seats)
    assert state.view(None)["options"]["rounds"] == 3
    while not state.over:
        actions = state.legal_actions()
        state.play(actions[(31 * state.step) % len(actions)])
    assert happened(state, "round_started")[-1][1] == {"round": 3}
    assert len(state.scores) == seats
    assert kinds(state)[-1] == "game_ended"
