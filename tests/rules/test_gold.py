"""Sharing the gold of a round (B-40 to B-42, E gold_drawn and saboteur_pay)."""

from collections import Counter

import pytest
from boards import (
    dwarfs,
    gold_left,
    gold_on_top,
    got,
    happened,
    last_turn,
    pass_all,
    play,
    texts,
    treasure_next,
)


def take_all(state):
    """Everybody takes the best card offered."""
    while state.view(None)["stage"] == "paying":
        play(state, max(texts(state)))
    return state


def unfound(text, **more):
    """A round that ended without treasure; the seats are diggers and saboteurs."""
    return play(last_turn(["map"], seats=len(text), dwarfs=dwarfs(text), **more), "map@8,0")


def told(state, seat, kind):
    """Who and what, of the events of this kind, as a seat knows them."""
    return [(e.seat, e.known()) for e in state.events_for(seat) if e.kind == kind]


def test_B40_the_finder_takes_first_and_hands_on_counter_clockwise_to_diggers():
    seats = dwarfs("dsdsd")
    state = treasure_next(turn=2, starter=4, dwarfs=seats, gold_pile=gold_on_top(3, 1, 2))
    play(state, "EW@7,0")
    assert (state.asked, texts(state)) == ((2,), {"take 1", "take 2", "take 3"})
    play(state, "take 2")
    assert (state.asked, texts(state)) == ((0,), {"take 1", "take 3"})
    play(state, "take 3")
    assert got(state) == {2: [2], 0: [3], 4: [1]}  # the last card needs no choice


def test_B40_diggers_win_whoever_reached_the_treasure():
    state = treasure_next(turn=3, dwarfs=dwarfs("dsdsd"), gold_pile=gold_on_top(3, 1, 2))
    play(state, "EW@7,0")
    assert state.asked == (2,)  # the next digger in handing order
    take_all(state)
    assert got(state) == {2: [3], 0: [2], 4: [1]}


@pytest.mark.parametrize("turn", range(5))
def test_B40_saboteurs_get_nothing(turn):
    state = treasure_next(turn=turn, dwarfs=dwarfs("sddsd"))
    take_all(play(state, "EW@7,0"))
    assert set(got(state)) == {1, 2, 4}


def test_B40_nobody_takes_what_is_not_offered():
    state = treasure_next(seats=3, dwarfs=dwarfs("dsd"), gold_pile=gold_on_top(2, 1))
    play(state, "EW@7,0")
    assert "B-40" in state.why_not("take 3")


@pytest.mark.parametrize(
    ("seats", "cards"), [("dds", 2), ("ddd", 3), ("dddss", 3), ("ddddddssss", 6), ("dddddddsss", 7)]
)
def test_E_gold_drawn_per_digger_one_card_for_each(seats, cards):
    state = treasure_next(seats=len(seats), dwarfs=dwarfs(seats), gold_drawn="per_digger")
    take_all(play(state, "EW@7,0"))
    assert happened(state, "gold_drawn") == [(None, {"cards": cards})]
    assert [len(values) for values in got(state).values()] == [1] * cards


@pytest.mark.parametrize(
    ("seats", "counts"),
    [
        ("dds", {0: 2, 1: 1}),
        ("dddss", {0: 2, 2: 2, 1: 1}),
        ("dddddsss", {0: 2, 4: 2, 3: 2, 2: 1, 1: 1}),
        ("ddddddssss", {0: 2, 5: 2, 4: 2, 3: 1, 2: 1, 1: 1}),
    ],
)
def test_E_gold_drawn_per_seat_cards_are_handed_round_until_gone(seats, counts):
    state = treasure_next(seats=len(seats), dwarfs=dwarfs(seats), gold_drawn="per_seat")
    take_all(play(state, "EW@7,0"))
    assert happened(state, "gold_drawn") == [(None, {"cards": min(len(seats), 9)})]
    assert {seat: len(values) for seat, values in got(state).items()} == counts


def test_B04_if_the_gold_runs_short_what_is_left_is_handed_out():
    state = treasure_next(dwarfs=dwarfs("dddss"), **gold_left(2, 3))
    take_all(play(state, "EW@7,0"))
    assert got(state, 2) == {0: [3], 2: [2]}
    nothing = treasure_next(dwarfs=dwarfs("dddss"), **gold_left())
    play(nothing, "EW@7,0")
    assert (got(nothing, 2), nothing.view(None)["round"]) == ({}, 3)


@pytest.mark.parametrize(
    ("seats", "each"),
    [
        ("sdd", 4),
        ("dsdd", 4),
        ("sdddd", 4),  # the other saboteur is the spare card
        ("sddsd", 3),
        ("dsdsdsd", 3),
        ("sssddddddd", 3),
        ("sdsdsdsddd", 2),
    ],
)
def test_B41_saboteurs_are_paid_by_their_number(seats, each):
    state = unfound(seats)
    paid = {seat: sum(values) for seat, values in got(state).items()}
    assert paid == {seat: each for seat, letter in enumerate(seats) if letter == "s"}


@pytest.mark.parametrize("seats", ["ddd", "dddd"])
def test_B41_where_no_seat_holds_a_saboteur_nobody_gets_gold(seats):
    state = unfound(seats)
    assert got(state) == {}
    assert state.view(None)["round"] == 2


@pytest.mark.parametrize(
    ("pile", "paid"),
    [
        ((1, 1, 1, 1, 3), [3, 1]),
        ((1, 2, 1, 2), [2, 2]),
        ((2, 2, 3, 1), [3, 1]),
        ((1, 1, 2), [2, 1, 1]),
        ((1, 1, 1, 1, 1), [1, 1, 1, 1]),
        ((3, 2, 2), [2, 2]),
    ],
)
def test_B41_the_exact_sum_is_paid_with_the_fewest_cards(pile, paid):
    assert got(unfound("sdd", **gold_left(*pile)), 2) == {0: paid}


@pytest.mark.parametrize(
    ("pile", "paid"), [((3, 3), [3]), ((3, 2), [3]), ((2,), [2]), ((1, 1), [1, 1])]
)
def test_B41_where_the_sum_is_impossible_the_largest_below_is_paid(pile, paid):
    assert got(unfound("sdd", **gold_left(*pile)), 2) == {0: paid}


@pytest.mark.parametrize(
    ("pile", "first", "second"),
    [
        ((1, 2, 3), [3], [2, 1]),
        ((1, 1, 1, 3), [3], [1, 1, 1]),
        ((1, 2, 2, 1), [2, 1], [2, 1]),
        ((2, 1, 1, 1, 1), [2, 1], [1, 1, 1]),
        ((2, 2, 3), [3], [2]),
        ((2, 1, 2), [2, 1], [2]),
        ((1, 2), [2, 1], []),
    ],
)
def test_B41_saboteurs_are_paid_in_seat_order_and_what_is_missing_is_lost(pile, first, second):
    state = unfound("dsdsd", turn=3, **gold_left(*pile))
    assert got(state, 2) == {seat: paid for seat, paid in ((1, first), (3, second)) if paid}


def test_B41_four_saboteurs_share_a_short_pile():
    state = unfound("sdsdsdsddd", **gold_left(3, 1, 2, 1, 2, 1))
    assert got(state, 2) == {0: [2], 2: [2], 4: [1, 1], 6: [1]}


def test_B41_no_seat_gets_gold_twice_and_none_is_made():
    pile = gold_on_top()
    state = unfound("sddsd")
    paid = [value for values in got(state).values() for value in values]
    assert Counter(state.position()["gold_pile"]) + Counter(paid) == Counter(pile)


def test_E_saboteur_pay_drawn_cards_come_one_by_one_from_the_top():
    state = unfound("sddsd", saboteur_pay="drawn", **gold_left(1, 2, 2, 1, 3, 3))
    assert got(state, 2) == {0: [1, 2], 3: [2, 1]}


def test_E_saboteur_pay_drawn_what_would_overshoot_goes_under_the_pile():
    pile = (2, 3, 1, 2, 1)
    state = unfound("sdsdsdd", saboteur_pay="drawn", **gold_left(*pile))
    assert got(state, 2) == {0: [2, 1], 2: [2, 1], 4: [3]}


@pytest.mark.parametrize(
    ("pile", "paid"),
    [((3, 2, 2, 2, 1), [3, 1]), ((3, 2, 2), [3]), ((3, 3, 3), [3]), ((2, 1), [2, 1])],
)
def test_E_saboteur_pay_drawn_after_one_whole_turn_he_keeps_what_he_has(pile, paid):
    state = unfound("sdd", saboteur_pay="drawn", **gold_left(*pile))
    assert got(state, 2) == {0: paid}


def test_E_saboteur_pay_drawn_the_next_one_goes_on_where_the_pile_stands():
    pile = (2, 3, 3, 2)  # the first takes a 2 and goes once round: 3, 3, 2 lie as before
    state = unfound("dsdsd", saboteur_pay="drawn", **gold_left(*pile))
    assert got(state, 2) == {1: [2], 3: [3]}


def test_B42_others_see_how_many_gold_cards_a_seat_has_but_not_their_values():
    state = treasure_next(seats=3, dwarfs=dwarfs("dsd"), gold_pile=gold_on_top(3, 2))
    play(state, "EW@7,0", "take 3")
    assert [(card["seat"], card["value"]) for card in state.view(0)["won"]] == [(0, 3), (2, None)]
    for other in (1, None):
        assert [card["value"] for card in state.view(other)["won"]] == [None, None]
        assert [card["seat"] for card in state.view(other)["won"]] == [0, 2]
        assert state.view(other)["scores"] is None
        assert told(state, other, "took_gold") == [(0, {"rule": "B-40"}), (2, {"rule": "B-40"})]


def test_B42_only_the_seat_that_chooses_sees_the_cards():
    state = treasure_next(dwarfs=dwarfs("dddss"), gold_pile=gold_on_top(3, 2, 1))
    play(state, "EW@7,0")
    assert state.view(0)["offers"] == [{"round": 1, "pick": 0, "values": [1, 2, 3]}]
    for other in (1, 3, None):
        view = state.view(other)
        assert (view["offers"], view["pool"]) == ([], 3)
        assert told(state, other, "offered") == [(0, {"card": number}) for number in range(3)]


def test_B42_the_sum_of_a_saboteur_is_known_but_not_his_cards():
    state = unfound("dsddd")
    assert state.view(0)["paid"] == [{"round": 1, "seat": 1, "sum": 4}]
    assert {card["value"] for card in state.view(0)["won"]} == {None}
    assert sum(card["value"] for card in state.view(1)["won"]) == 4
    cards = [event for _, event in told(state, 0, "was_paid")]
    assert cards
    assert all(set(card) == {"sum", "left", "rule"} for card in cards)
    assert {(card["sum"], card["rule"]) for card in cards} == {(4, "B-41")}


def test_B42_at_the_end_of_the_game_all_gold_is_shown():
    state = unfound("dsddd", rounds=1)
    assert state.over
    assert state.view(None)["scores"] == [0, 4, 0, 0, 0]
    assert sum(card["value"] for card in state.view(None)["won"]) == 4
    assert sum(event["value"] for _, event in happened(state, "gold_shown")) == 4


def test_B42_gold_stays_secret_in_later_rounds():
    state = unfound("dsddd")
    pass_all(state, 5)
    assert {card["value"] for card in state.view(0)["won"]} == {None}
