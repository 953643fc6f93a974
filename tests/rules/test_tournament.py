"""Tournament: its dwarfs, the open card, and coins by results (V-T1, I-23)."""

from collections import Counter
from random import Random

import pytest
from boards import ALMOST, discarded, happened, kinds, last_turn, places, play, table, tile

import pyrite

LETTERS = {"d": "digger", "s": "saboteur", "g": "greedy"}
DWARFS = {5: "dddsg", 6: "dddssg", 7: "dddssgg", 8: "dddsssgg", 9: "ddddsssgg"}
HANDS = {5: 6, 6: 5, 7: 5, 8: 4, 9: 4}
BASE_PATHS = {
    *("NESW", "ESW", "NSW", "NS", "EW", "NE", "NW", "N-E-S-W", "E-S-W", "N-S-W"),
    *("N-S", "E-W", "N-E", "N-W", "S", "W"),
}


def dwarfs(text):
    return [LETTERS[letter] for letter in text]


def new(seats=5, seed=0, **more):
    return pyrite.new_game(seats=seats, modules=["tournament"], seed=seed, **more)


def found(text, turn=0, **more):
    """The seat on turn reaches the treasure."""
    state = table(ALMOST, ["EW"], seats=len(text), modules=["tournament"], turn=turn,
                  dwarfs=dwarfs(text), goals={"8,0": "treasure"}, **more)  # fmt: skip
    return play(state, "EW@7,0")


def unfound(text, **more):
    """Nobody reaches it."""
    state = last_turn(["map"], seats=len(text), dwarfs=dwarfs(text), modules=["tournament"],
                      **more)  # fmt: skip
    return play(state, "map@8,0")


@pytest.mark.parametrize("seats", DWARFS)
def test_VT1_dwarfs_and_hands_by_seats_without_a_spare_card(seats):
    position = new(seats).position()
    assert Counter(position["dwarfs"]) == Counter(dwarfs(DWARFS[seats]))
    assert position["spare"] == []
    assert [len(hand) for hand in position["hands"]] == [HANDS[seats]] * seats


@pytest.mark.parametrize("seats", [3, 4, 10])
def test_VT1_it_is_for_5_to_9_seats(seats):
    with pytest.raises(pyrite.ConfigError) as caught:
        new(seats)
    assert str(caught.value) == f"This table needs 5 to 9 seats, not {seats}. (V-T1)"


def test_B01_other_tables_are_refused_by_the_rule_of_the_base_game():
    with pytest.raises(pyrite.ConfigError, match=r"3 to 10 seats, not 11. \(B-01\)"):
        pyrite.new_game(seats=11)


def test_VT1_a_path_of_the_base_game_lies_open_and_is_not_in_the_deck():
    cards, turned = Counter(), Counter()
    for seed in range(200):
        state = new(seed=seed)
        name, _, turn = tile(state, "4,0").partition(" ")
        cards[name] += 1
        turned[turn] += 1
        position = state.position()
        deck = Counter(position["pile"]) + Counter(c for hand in position["hands"] for c in hand)
        assert deck.total() == 66
        if name == "N-E-S-W":
            assert deck[name] == 0
    assert set(cards) == BASE_PATHS
    assert turned["r"] > 40  # by lot


def test_VT1_everybody_sees_the_open_card():
    state = new(seed=3)
    for seat in (None, *range(5)):
        assert state.view(seat)["board"]["4,0"] == tile(state, "4,0")
        assert ("placed", None) in [(e.kind, e.seat) for e in state.events_for(seat)]
    assert state.view(None)["fresh"] is None


def test_VT1_the_open_card_is_joined_to_nothing_at_first():
    state = table("S   ╬", ["NESW"], modules=["tournament"])
    assert places(state, "NESW") == {"1,0", "0,1", "0,-1", "-1,0"}
    loose = table("S   ╬", ["NESW"], modules=["tournament"], must_connect=False)
    assert {"3,0", "5,0"} < places(loose, "NESW")  # an ordinary path card


def test_VT1_a_rockfall_may_take_it():
    state = table("S   ╬", ["rockfall"], modules=["tournament"])
    play(state, "rockfall@4,0")
    assert tile(state, "4,0") is None
    assert discarded(state)[-2:] == ["NESW", "rockfall"]


def test_VT1_it_carries_on_once_it_is_joined():
    state = table("S══ ╬", hands=[["EW"], ["NESW"], 6, 6, 6], modules=["tournament"])
    play(state, "EW@3,0")
    assert {"5,0", "4,1", "4,-1"} <= places(state, "NESW")


def test_VT1_a_new_card_lies_open_in_each_round():
    state = unfound("dddsg", rounds=3)
    assert state.view(None)["round"] == 2
    seen = {tile(unfound("dddsg", rounds=3, seed=seed), "4,0") for seed in range(20)}
    assert len(seen) > 3


def test_VT1_a_digger_who_finds_the_treasure_gets_3_the_other_diggers_2():
    state = found("dddsg", turn=1)
    assert state.scores == (2, 3, 2, 0, 0)
    assert happened(state, "coins") == [
        (0, {"coins": 2, "has_gold": True, "rule": "V-T1"}),
        (1, {"coins": 3, "has_gold": True, "rule": "V-T1"}),
        (2, {"coins": 2, "has_gold": True, "rule": "V-T1"}),
    ]
    assert state.view(None)["won"] == []


def test_VT1_if_a_saboteur_finds_it_each_digger_gets_2():
    assert found("dddsg", turn=3).scores == (2, 2, 2, 0, 0)


def test_VT1_a_greedy_finder_gets_4_and_nobody_else_anything():
    assert found("dddssgg", turn=6).scores == (0, 0, 0, 0, 0, 0, 4)


@pytest.mark.parametrize(
    ("seats", "gold"),
    [
        ("dddsg", (0, 0, 0, 4, 0)),
        ("dddssg", (0, 0, 0, 3, 3, 0)),
        ("dddsssgg", (0, 0, 0, 3, 3, 3, 0, 0)),
        ("ddddsssgg", (0, 0, 0, 0, 3, 3, 3, 0, 0)),
    ],
)
def test_VT1_saboteurs_get_3_each_and_the_single_one_4(seats, gold):
    assert unfound(seats).scores == gold


def test_VT1_who_played_last_does_not_matter_if_nobody_found_it():
    assert unfound("dddsg", turn=3).scores == (0, 0, 0, 4, 0)


def test_VT1_broken_tools_do_not_matter():
    front = [[], ["pick"], [], [], []]
    assert found("dddsg", front=front).scores == (3, 2, 2, 0, 0)


def test_VT1_coins_of_all_rounds_count():
    state = unfound("dddsg", rounds=1, coins=[5, 0, 0, 2, 0])
    assert state.over
    assert (state.scores, state.winners) == ((5, 0, 0, 6, 0), (3,))
    assert "gold_drawn" not in kinds(state)


def test_VT1_positions_and_imagined_worlds_show_the_same():
    state = new(7, seed=5)
    rng = Random(1)
    for _ in range(30):
        state.play(rng.choice(state.legal_actions()))
    again = pyrite.from_position(state.position())
    for seat in (None, *range(7)):
        assert again.view(seat) == state.view(seat)
        assert pyrite.imagine(state.view(seat), rng).view(seat) == state.view(seat)


@pytest.mark.parametrize(
    "other", ["saboteur2", "sabotaged_dwarf", "wardrobe", "y2016_greedy_dwarf"]
)
def test_I23_not_with_what_needs_a_spare_card_gold_cards_or_other_dwarfs(other):
    with pytest.raises(pyrite.ConfigError, match=r"cannot be combined\. \(I-23\)"):
        pyrite.new_game(seats=6, modules=["tournament", other])
