"""Positions with gaps: hands and piles with only some cards named (B-03, C-18, S-37)."""

from collections import Counter
from itertools import chain
from random import Random

import pytest
from boards import hand, play, texts

import pyrite

HAND = ["NE", "map", None, None, None, None]
DECK = Counter({name: card.copies for name, card in pyrite.describe(seats=5).cards.items()
                if card.verb})  # fmt: skip


def table(seats=5, **more):
    """A table with these gaps; everything else is left out."""
    return pyrite.from_position({"options": {"seats": seats}} | more)


def hands_of(*known, seats=5):
    """The hands that are named first, the others unknown."""
    return [*known, *[None] * (seats - len(known))]


def whole_deck(state):
    """Every card of the deck, wherever it lies."""
    p = state.position()
    return Counter([*chain(*p["hands"]), *p["pile"], *p["discards"]])


# Hands


def test_B03_a_hand_of_two_known_cards_and_four_others():
    state = table(hands=hands_of(HAND))
    cards = hand(state, 0)
    assert len(cards) == 6
    assert not Counter(["NE", "map"]) - Counter(cards)
    assert whole_deck(state) == DECK
    assert [len(hand(state, seat)) for seat in range(5)] == [6] * 5


def test_B03_the_others_are_dealt_from_what_is_left():
    """All maps but one are known to lie elsewhere, so no hand gets more than that."""
    named = {"hands": hands_of(HAND, ["map"] * 4 + [None])}
    others = [hand(table(seed=seed, **named), 0) for seed in range(40)]
    assert {cards.count("map") for cards in others} == {1, 2}
    assert all(hand(table(seed=seed, **named), 1).count("map") in (4, 5) for seed in range(40))
    assert all(whole_deck(table(seed=seed, **named)) == DECK for seed in range(5))


def test_B03_the_seed_says_what_the_others_are():
    dealt = {tuple(sorted(hand(table(seed=seed, hands=hands_of(HAND)), 0))) for seed in range(20)}
    assert len(dealt) > 15
    once, again = (table(seed=3, hands=hands_of(HAND)) for _ in range(2))
    assert once == again


def test_B03_where_a_gap_stands_in_a_hand_means_nothing():
    front, back = table(hands=hands_of(HAND)), table(hands=hands_of(HAND[::-1]))
    assert Counter(hand(front, 0)) == Counter(hand(back, 0))


def test_B03_every_hand_may_have_gaps_of_its_own():
    hands = [HAND, ["rockfall", None], 3, [], None]
    state = table(hands=hands)
    assert [len(hand(state, seat)) for seat in range(5)] == [6, 2, 3, 0, 6]
    assert "rockfall" in hand(state, 1)
    assert whole_deck(state) == DECK


def test_B05_the_known_cards_can_be_played():
    state = table(hands=hands_of(HAND))
    assert {"map@8,0", "pass NE"} <= texts(state)
    play(state, "map@8,0")
    assert whole_deck(state) == DECK


def test_B03_a_hand_with_gaps_goes_on_as_a_whole_position():
    state = table(hands=hands_of(HAND), seed=5)
    assert None not in hand(state, 0)
    assert pyrite.from_position(state.position()) == state


@pytest.mark.parametrize("hands", [
    hands_of(["treasure", None]),  # no card of the deck
    hands_of([None, "nothing"]),
    hands_of([0, None]),
    hands_of(["W", "W", None]),  # there is one
    hands_of(["W", None], ["W", None]),
    hands_of(["NE", None] * 40),
    hands_of("NE"),
    hands_of({"NE": 1}),
    hands_of(-1),
])  # fmt: skip
def test_B03_a_hand_that_cannot_be_is_refused(hands):
    with pytest.raises(pyrite.NotationError):
        table(hands=hands)


def test_B03_too_many_known_cards_are_refused_with_the_rule():
    with pytest.raises(pyrite.NotationError) as refused:
        table(hands=hands_of(["map"] * 4 + [None], ["map"] * 3 + [None]))
    assert str(refused.value) == "The position has 7 copies of map, but the set has only 6. (B-03)"


def test_B03_more_gaps_than_cards_are_left_are_refused():
    known = list((DECK - Counter(["NE", "map"])).elements())
    assert table(hands=[["NE", None], [], [], [], []], pile=known, discards=[])
    with pytest.raises(pyrite.NotationError) as refused:
        table(hands=[["NE", None, None], [], [], [], []], pile=known, discards=[])
    assert str(refused.value).endswith("(B-03)")


# Piles


def test_B03_some_cards_of_the_pile_may_be_named_the_top_one_first():
    state = table(pile=["map", None, "NE", None, None], discards=[None] * 32)
    pile = state.position()["pile"]
    assert (len(pile), pile[0], pile[2], None in pile) == (5, "map", "NE", False)
    assert whole_deck(state) == DECK


def test_B03_named_cards_of_the_pile_are_drawn_in_their_places():
    hands = [["rockfall", None], ["rockfall", None], ["rockfall", None], [], []]
    state = table(hands=hands, pile=[None, "map", None])
    play(state, "pass rockfall", "pass rockfall")
    assert "map" in hand(state, 1)
    assert state.view(None)["pile"] == 1


def test_B03_gaps_of_the_pile_are_dealt_by_the_seed():
    rest = {"hands": [["NE"], [], [], [], []], "pile": ["map", None, None]}
    tops = {tuple(table(seed=seed, **rest).position()["pile"]) for seed in range(20)}
    assert {pile[0] for pile in tops} == {"map"}
    assert len(tops) > 15


def test_B03_hands_and_piles_with_gaps_take_each_others_cards():
    """W is there once: named in the pile, no hand gets it."""
    for seed in range(30):
        state = table(seed=seed, hands=hands_of(HAND), pile=["W", None, None])
        assert all("W" not in hand(state, seat) for seat in range(5))
        assert whole_deck(state) == DECK


@pytest.mark.parametrize("pile", [
    ["W", "W", None],
    [None, "start"],
    [1, None],
    [None] * 68,
    {"map": 1},
    "map",
    -1,
])  # fmt: skip
def test_B03_a_pile_that_cannot_be_is_refused(pile):
    with pytest.raises(pyrite.NotationError):
        table(pile=pile)


def test_B25_discards_may_have_gaps_and_who_knows_them_is_kept():
    more = {"discards": ["map", None, "NE"], "discards_seen_by": ["all", [2], "face_up"]}
    state = table(**more)
    cards = state.position()["discards"]
    assert (cards[0], cards[2], len(cards)) == ("map", "NE", 3)
    assert state.view(2)["discards"] == cards
    assert state.view(0)["discards"] == ["map", None, "NE"]
    assert state.view(0)["discards_seen_by"] == ["all", [2], "face_up"]
    assert whole_deck(state) == DECK


# What somebody remembers of such a hand


def clue(cards, least, knower=1, **places):
    return {"knower": knower, "cards": cards, "least": least, **places}


def test_C18_what_is_remembered_of_a_hand_with_gaps_holds():
    """B knows that A holds two rockfalls besides the two cards that are named."""
    memory = [clue(["rockfall", "rockfall"], 2, hands=[0])]
    for seed in range(40):
        state = table(seed=seed, hands=hands_of(HAND), memory=memory)
        cards = hand(state, 0)
        assert cards.count("rockfall") >= 2
        assert {"NE", "map"} <= set(cards)
        assert whole_deck(state) == DECK
        assert state.position()["memory"] == memory


def test_C18_a_known_card_counts_for_what_is_remembered():
    """Nothing more is wanted of the gaps, so any card may lie there."""
    memory = [clue(["map"], 1, hands=[0])]
    dealt = {hand(table(seed=seed, hands=hands_of(HAND), memory=memory), 0).count("map")
             for seed in range(60)}  # fmt: skip
    assert dealt >= {1, 2}


def test_C18_one_of_two_cards_is_in_the_hand_or_among_the_discards():
    memory = [clue(["W", "S"], 2, hands=[0], discards=[0])]
    seen = set()
    for seed in range(40):
        state = table(seed=seed, hands=hands_of(HAND), discards=[None], memory=memory)
        held = {"W", "S"} & set(hand(state, 0))
        assert held | {"W", "S"} & set(state.position()["discards"]) == {"W", "S"}
        seen.add(tuple(sorted(held)))
    assert seen == {("S",), ("W",), ("S", "W")}


@pytest.mark.parametrize("memory", [
    [clue(["rockfall"] * 3, 3, hands=[1])],  # there are two gaps
    [clue(["W", "S"], 2, hands=[0])],  # W is named in another hand
    [clue(["W"], 1, hands=[0, 2])],
    [clue(["rockfall"] * 4, 4, hands=[0])],  # there are three
])  # fmt: skip
def test_C18_a_memory_that_no_deal_makes_true_is_refused(memory):
    hands = hands_of(HAND, ["NE", "W", None, None])
    with pytest.raises(pyrite.NotationError):
        table(hands=hands, memory=memory)


def test_S37_views_stay_as_they_are_when_their_gaps_are_dealt():
    """A view is such a position, too: the known cards of its hand are all there."""
    state = table(hands=hands_of(HAND), seed=2)
    for seat in (None, *range(5)):
        view = state.view(seat)
        assert pyrite.imagine(view, Random(1)).view(seat) == view
