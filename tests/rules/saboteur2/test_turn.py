"""A turn of Saboteur 2: playing, passing with up to three cards, removing a card (S-02)."""

from itertools import permutations

import pytest
from boards import discarded, hand, places, play, texts
from rules.saboteur2.tables import front, last_turn, table

import pyrite


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
        ["NE", "NW", "NS", "EW", "map", "theft", "rockfall"],
        ["NE", "NE", "NW", "NS", "NS", "EW", "map", "theft", "rockfall", "freed"],
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
