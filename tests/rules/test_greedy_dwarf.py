"""The greedy dwarf wins only by finding the treasure itself (C-16, I-10, I-11, I-23)."""

from collections import Counter
from random import Random

import pytest
from boards import (
    ALMOST,
    gold_left,
    gold_on_top,
    got,
    happened,
    last_turn,
    only_own_dwarf,
    play,
    table,
    texts,
    treasure_next,
)

import pyrite

GREEDY = ["y2016_greedy_dwarf"]
PRINTED = {3: 3, 4: 4, 5: 4, 6: 5, 7: 5, 8: 6, 9: 7, 10: 7}  # digger cards by seats (B-01)
NAMES = {"d": "digger", "s": "saboteur", "g": "greedy"}


def dwarfs(text):
    return [NAMES[letter] for letter in text]


def found_by(turn, text, **more):
    """This seat has just reached the treasure."""
    more = {"modules": GREEDY, "seats": len(text)} | more
    return play(treasure_next(turn=turn, dwarfs=dwarfs(text), **more), "EW@7,0")


def take_all(state):
    while state.view(None)["stage"] == "paying":
        play(state, max(texts(state)))
    return state


@pytest.mark.parametrize("seats", range(3, 11))
def test_C16_he_replaces_one_digger(seats):
    for modules, greedy in ((GREEDY, 1), ([], 0)):
        p = pyrite.new_game(seats=seats, seed=seats, modules=modules).position()
        cards = Counter(p["dwarfs"] + p["spare"])
        assert cards["greedy"] == greedy
        assert cards["digger"] == PRINTED[seats] - greedy
        assert cards.total() == seats + 1


@pytest.mark.parametrize("turn", [0, 2, 4])
def test_C16_as_the_finder_he_gets_4_gold_and_nobody_else_anything(turn):
    text = "".join("g" if seat == turn else "dsdsd"[seat] for seat in range(5))
    state = found_by(turn, text, gold_pile=gold_on_top(2, 2, 2, 2, 2))
    assert state.view(None)["round"] == 2  # nothing to hand round
    assert got(state) == {turn: [3, 1]}
    assert sum(state.scores) == state.scores[turn] == 4


def test_C16_he_is_paid_by_saboteur_pay():
    state = found_by(1, "dgsd", edition="et2007", gold_pile=gold_on_top(2, 3, 1, 1))
    assert got(state) == {1: [2, 1, 1]}  # the 3 would overshoot and goes under the pile
    assert state.position()["gold_pile"][-1] == 3


def test_C16_when_gold_runs_short_he_gets_what_there_is():
    assert got(found_by(0, "gdsd", **gold_left(2, 1)), 2) == {0: [2, 1]}


def test_C16_if_another_seat_finds_the_treasure_he_gets_nothing_and_is_no_digger():
    state = found_by(0, "dgdsd", gold_pile=gold_on_top(3, 2, 1))
    assert state.view(None)["pool"] == 3  # one for each digger
    play(state, "take 3")
    assert state.asked == (4,)
    take_all(state)
    assert got(state) == {0: [3], 4: [2], 2: [1]}


def test_C16_where_gold_is_drawn_for_every_seat_he_is_passed_over():
    state = found_by(0, "dgds", edition="et2007", gold_pile=gold_on_top(3, 2, 1, 1))
    take_all(state)
    assert got(state) == {0: [3, 1], 2: [2, 1]}


def test_C16_if_a_saboteur_finds_the_treasure_the_next_digger_begins():
    state = found_by(2, "dgsds", gold_pile=gold_on_top(3, 2))
    assert state.asked == (0,)
    assert set(got(take_all(state))) == {0, 3}


def test_C16_if_nobody_finds_it_the_saboteurs_win_as_usual():
    state = last_turn(["map"], seats=5, modules=GREEDY, dwarfs=dwarfs("gsdsd"))
    play(state, "map@8,0")
    assert {seat: sum(cards) for seat, cards in got(state).items()} == {1: 3, 3: 3}


def test_C16_his_dwarf_is_secret_until_the_round_ends():
    state = treasure_next(turn=0, dwarfs=dwarfs("gsdsd"), modules=GREEDY)
    assert state.view(0)["dwarf"] == "greedy"
    for other in (1, 2, 3, 4, None):
        assert only_own_dwarf(state, other)
        assert state.view(other)["dwarfs"][0] is None
    play(state, "EW@7,0")
    assert (0, {"dwarf": "greedy"}) in happened(state, "dwarf_shown")


def test_C16_the_sum_he_is_paid_is_public_its_cards_are_not():
    state = found_by(0, "gsdsd")
    for other in (1, None):
        view = state.view(other)
        assert view["paid"] == [{"round": 1, "seat": 0, "sum": 4}]
        assert [card["value"] for card in view["won"]] == [None, None]
    assert [card["value"] for card in state.view(0)["won"]] == [3, 1]


def test_C16_imagined_worlds_hold_one_greedy_dwarf():
    state = table(seats=4, modules=GREEDY, dwarfs=dwarfs("dgsd"))
    worlds = [pyrite.imagine(state.view(0), Random(i)).position() for i in range(40)]
    lying = [world["dwarfs"] + world["spare"] for world in worlds]
    assert [cards.count("greedy") for cards in lying] == [1] * 40
    assert len({cards.index("greedy") for cards in lying}) == 4  # with all others, and spare


def test_C16_his_gold_counts_at_the_end_of_the_game():
    state = found_by(2, "dsgsd", rounds=1)
    assert (state.over, state.scores, state.winners) == (True, (0, 0, 4, 0, 0), (2,))


def test_C16_without_the_module_there_is_no_greedy_dwarf():
    with pytest.raises(pyrite.NotationError):
        table(dwarfs=dwarfs("gsdsd"))


@pytest.mark.parametrize("variant", [[], ["sabotaged_dwarf"]])
def test_I10_a_broken_tool_does_not_cost_him_his_gold(variant):
    state = table(
        f"═{ALMOST}",
        ["diversion"],
        fresh="-1,0",
        modules=[*GREEDY, "y2023_diversion", *variant],
        goals={"8,0": "treasure"},
        dwarfs=dwarfs("gsdsd"),
        front=[["lamp"], [], [], [], []],
    )
    play(state, "diversion@7,0")
    assert got(state) == {0: [3, 1]}


@pytest.mark.parametrize("turn", [0, 1])
def test_I11_a_greedy_dwarf_that_lies_as_the_spare_card_is_nobodys(turn):
    state = found_by(turn, "dsdsd", spare=["greedy"], gold_pile=gold_on_top(3, 2, 1))
    assert set(got(take_all(state))) == {0, 2, 4}


@pytest.mark.parametrize("other", ["saboteur2", "tournament"])
def test_I23_he_does_not_go_with_saboteur_2_or_the_tournament(other):
    with pytest.raises(pyrite.ConfigError, match="I-23"):
        pyrite.new_game(seats=5, modules=[*GREEDY, other])


WARDROBE = """
╔╦╦ W
║
S╩╩╩╬╬═ ?
"""


def test_I11_who_becomes_the_greedy_dwarf_in_time_wins_as_one():
    state = table(
        WARDROBE,
        ["path_specialist", "EW", "EW"],
        modules=[*GREEDY, "y2022_path_specialist", "wardrobe"],
        goals={"8,0": "treasure"},
        dwarfs=dwarfs("dsdsd"),
        spare=["greedy"],
    )
    play(state, "path_specialist", "EW@3,-2")
    assert state.view(0)["dwarf"] == "greedy"
    play(state, "EW@7,0")
    assert got(state) == {0: [3, 1]}


def test_I11_who_is_no_longer_the_greedy_dwarf_shares_as_what_he_is_now():
    state = table(
        WARDROBE,
        ["path_specialist", "EW", "EW"],
        modules=[*GREEDY, "y2022_path_specialist", "wardrobe"],
        goals={"8,0": "treasure"},
        dwarfs=dwarfs("gsdsd"),
        spare=["digger"],
        gold_pile=gold_on_top(3, 2, 1),
    )
    play(state, "path_specialist", "EW@3,-2", "EW@7,0")
    assert state.asked == (0,)
    assert set(got(take_all(state))) == {0, 2, 4}
