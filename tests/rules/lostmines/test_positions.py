"""Positions: what may be written, what is dealt, what is refused and why."""

import random
import re

import pytest
from boards import play, texts
from mines import VALUES, row, table
from rules.lostmines.refusing import refused

import pyrite
from pyrite.core.messages import NotationError
from pyrite.lostmines.config.config import read_options, rules_for
from pyrite.lostmines.text.drawing import read_drawing

# --- dwarfs, treasures, mines ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"dwarfs": ["red", None, None]}, "dwarfs cannot be 'red' here"),
        ({"dwarfs": ["blue_loyal"] * 2 + [None]}, "The position has 2 copies of blue_loyal"),
        ({"dwarfs": ["blue"]}, "dwarfs has 1 entries but needs 3"),
        ({"dwarfs": ["blue"] * 3, "spare": ["blue_loyal", None, None]}, "dwarfs"),
        ({"spare": ["blue_loyal"]}, "spare has 1 entries but needs 3"),
        ({"spare": ["blue", None, None]}, "spare cannot be 'blue' here"),
        ({"dragon": 1}, "dragon cannot be 1 here. It must be null while it sleeps. (L-33)"),
        ({"board": {"9,1": "dragon"}}, "It must be the seat that woke it. (L-33)"),
        ({"board": {"9,1": "dragon"}, "dragon": 3}, "dragon cannot be 3 here"),
        ({"mines": {"1,1": "gold"}}, "mines cannot be '1,1' here"),
        ({"mines": {"9,1": "iron"}}, "mines cannot be 'iron' here"),
        ({"mines": {"9,1": "gold", "9,7": "gold"}}, "The position has 2 copies of gold"),
        ({"mines": {"9,1": "gold"}, "board": {"9,1": "gems"}}, "the mine that lies there face up"),
        ({"mines_seen_by": [[0]]}, "mines_seen_by has 1 entries but needs 4"),
        ({"mines_seen_by": [[3], [], [], []]}, "mines_seen_by cannot be 3 here"),
        ({"dwarfs_seen_by": [[0]]}, "dwarfs_seen_by has 1 entries but needs 3"),
        ({"treasures_seen_by": [[0]]}, "treasures_seen_by has 1 entries but needs 3"),
        ({"treasures_seen_by": [[3], [], []]}, "treasures_seen_by cannot be 3 here"),
        ({"discards_seen_by": [[0]]}, "discards_seen_by has 1 entries but needs 0"),
        ({"treasures": ["gold"] * 2}, "treasures has 2 entries but needs 3"),
        ({"treasures": ["iron"] * 3}, "treasures 1 cannot be 'iron' here"),
        ({"treasures": ["gold", "gold", {"kind": "gold", "value": 5}]}, "one of [2, 3, 4]. (L-02)"),
        ({"treasures": ["gold", "gold", {"kind": "gems", "owner": 3}]}, "treasures 3"),
        ({"treasures": [{"kind": "gold", "value": 4}] * 2 + ["gold"]}, "one of [2, 3]. (L-02)"),
        ({"treasures": [{"kind": "gold", "worth": 4}] * 3}, "treasures 1 cannot be 'worth' here"),
        ({"treasures": ["gold"] * 12}, "It must be"),
        ({"treasures": 3}, "treasures must be a list"),
        ({"points": [0, 0]}, "points has 2 entries but needs 3"),
        ({"points": [0, 0, -1]}, "points cannot be -1 here"),
        ({"round": 3}, "round cannot be 3 here"),
        ({"turn": 3}, "turn cannot be 3 here"),
        ({"last_card": 3}, "last_card cannot be 3 here"),
        ({"stage": "paused"}, "stage cannot be 'paused' here"),
        ({"goals": {}}, "Unknown key in a position: 'goals'"),
        ({"version": 9}, "version"),
        ({"options": {}}, "options.seats"),
    ],
)
def test_what_cannot_be_so_is_told(position, words):
    refused(words, **position)


def test_L02_more_of_a_kind_than_there_are():
    refused("treasures cannot be 5 here. It must be 4 of gold. (L-02)",
            options={"seats": 5}, treasures=["gold"] * 5)  # fmt: skip


def test_L02_treasures_set_aside_have_no_owner():
    rows = [{"kind": kind, "value": value} for kind, worth in VALUES.items() for value in worth]
    whole = table(treasures=rows).position()["treasures"]
    assert [row["value"] for row in whole] == [row["value"] for row in rows]
    refused("null: it is set aside", treasures=[*rows[:11], rows[11] | {"owner": 0}])
    refused("4 of silver", treasures=[*rows[:11], {"kind": "silver"}])


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"hands": [["map"], None, None]}, "hands 0: there is no card 'map' at this table"),
        (
            {"hands": [["troll"] * 3, None, None]},
            "The position has 3 copies of troll, but the set has only 2",
        ),
        ({"hands": [["axe"]]}, "hands has 1 entries but needs 3"),
        ({"hands": [[], None, None]}, "The position cannot wait for turn. (L-05)"),
        ({"hands": [0, None, None]}, "The position cannot wait for turn. (L-05)"),
        ({"pile": 60}, "Hands and draw pile need 85 cards, but only 63 are left. (L-04)"),
        ({"pile": 5, "discards": []}, "33 cards are missing from the position"),
        ({"trolls": [None, "1,3E", None], "discards": ["troll", "troll"]}, "has 3 copies of troll"),
        ({"aside": 3}, "aside cannot be 3 here. It must be 10. (L-04)"),
    ],
)
def test_cards_that_do_not_add_up(position, words):
    refused(words, **position)


# --- what the game waits for ----------------------------------------------------------------------

ON_MINE = {"board": {"9,1": "gold"}, "stands": ["9,1", None, None], "treasures": ["gold"] * 3}
AT_MINE = {"stands": ["9,1", None, None], "mines": {"9,1": "silver"}}


@pytest.mark.parametrize(
    ("ask", "turn"),
    [
        ({"kind": "turn", "seats": [1]}, {}),
        ({"kind": "turn", "seats": [0, 1]}, {}),
        ({"kind": "turn"}, {"steps": 1}),
        ({"kind": "turn"}, {"owed": 1}),
        ({"kind": "turn"}, {"agreed": [1]}),
        ({"kind": "agree"}, {}),
        ({"kind": "agree", "seats": [0]}, {}),
        ({"kind": "agree", "seats": []}, {}),
        ({"kind": "agree", "seats": [1, 2]}, {"agreed": [1]}),
        ({"kind": "agree", "seats": [1]}, {"agreed": [0]}),
        ({"kind": "agree", "seats": [1, 2]}, {"proposed": False}),
        ({"kind": "agree", "seats": [1, 2]}, {"owed": 1}),
        ({"kind": "move"}, {"steps": 0}),
        ({"kind": "move"}, {"steps": 2, "owed": 0}),
        ({"kind": "move", "seats": [1]}, {"steps": 2}),
        ({"kind": "move"}, {"steps": 2, "agreed": [1]}),
        ({"kind": "move", "cell": "9,1"}, {"steps": 2}),
        ({"kind": "turn_mine"}, {}),
        ({"kind": "turn_mine", "cell": "9,1"}, {}),
        ({"kind": "take_treasure"}, {}),
    ],
)
def test_questions_that_cannot_be_asked(ask, turn):
    refused(f"The position cannot wait for {ask['kind']}", ask=ask, **turn)


def test_L45_a_seat_without_cards_proposes_nothing():
    ask = {"kind": "agree", "seats": [1, 2]}
    refused("cannot wait for agree. (L-05)", ask=ask, hands=[[], None, None])


@pytest.mark.parametrize(
    "ask", [{"kind": "roll"}, {"kind": "turn_mine", "cell": "1,1"}, {"what": 1}, None, 5,
            {"kind": "turn", "action": "propose"}],
)  # fmt: skip
def test_questions_that_do_not_exist(ask):
    with pytest.raises(NotationError, match=r"ask"):
        table(ask=ask)


@pytest.mark.parametrize(
    ("key", "value"), [("steps", 6), ("owed", 3), ("proposed", 1), ("agreed", [3]), ("agreed", 1)]
)
def test_a_turn_that_cannot_have_come_so_far(key, value):
    with pytest.raises(NotationError, match=key):
        table(ask={"kind": "move"}, **{"steps": 1, key: value})


def test_L31_a_mine_is_turned_only_where_the_mover_has_entered_one():
    ask = {"kind": "turn_mine", "cell": "9,1"}
    assert texts(table(board={}, ask=ask, **AT_MINE)) == {"upright", "turned"}
    for wrong in ({"steps": 1}, {"ask": {**ask, "cell": "9,7"}}, {"owed": 0}):
        with pytest.raises(NotationError):
            table(board={}, **{"ask": ask, **AT_MINE, **wrong})
    refused("cannot wait for turn_mine", ask=ask, **{**AT_MINE, "mines": {"9,1": "dragon"}})
    refused("A dwarf cannot stand on 9,1", ask=ask, **{**AT_MINE, "stands": ["9,1", "9,1", None]})


def test_L32_a_treasure_is_taken_only_where_two_of_the_kind_are_left():
    ask = {"kind": "take_treasure"}
    assert texts(table(ask=ask, **ON_MINE)) == {"take 1", "take 2", "take 3"}
    one = ["gold", {"kind": "gold", "owner": 1}, "gems"]
    for wrong in ({"treasures": one}, {"treasures": ["gems"] * 3}, {"stands": [None] * 3}):
        refused("cannot wait for take_treasure", ask=ask, **(ON_MINE | wrong))
    for wrong in ({"cell": "9,1"}, {"seats": [1]}):
        refused("cannot wait for take_treasure", ask=ask | wrong, **ON_MINE)
    for wrong in ({"steps": 1}, {"owed": 0}):
        refused("cannot wait for take_treasure", ask=ask, **ON_MINE, **wrong)


def test_L40_no_game_goes_on_without_treasures():
    rows = [{"kind": "gold", "owner": seat} for seat in range(3)]
    refused("The position cannot wait for turn", treasures=rows)


def test_a_game_that_is_over_waits_for_nothing():
    state = table(stage="over", round=2, points=[1, 2, 2])
    assert (state.over, state.asked, state.winners) == (True, (), (1, 2))
    refused("null when the game is over, and only then", ask={"kind": "turn"}, stage="over")
    refused("null when the game is over, and only then", ask=None)


# --- finished rounds ------------------------------------------------------------------------------


def after_one_round():
    """The second round has begun."""
    rows = [{"kind": "gems", "value": 5, "owner": 0}, "gold", "gems"]
    state = play(table(treasures=rows), "propose")
    for seat in state.asked:
        state.play("agree", seat)
    return state


def test_results_of_finished_rounds_are_kept_in_positions():
    state = after_one_round()
    again = pyrite.from_position(state.position())
    assert again.public()["results"] == state.public()["results"] != []
    assert again.copy().public()["results"] == state.public()["results"]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        *[("round", 3), ("round", None), ("ended", "tired"), ("clans", ["blue"])],
        *[("dwarfs", ["loyal", "loyal", "red"]), ("mines", {"9,1": "gold"}), ("mines", [])],
        *[("mines", {"1,1": "gold"}), ("treasures", []), ("treasures", [{"kind": "iron"}] * 3)],
        *[("dragon", 3), ("board", {"0,0": "NESW"}), ("board", {"2,3": "map"}), ("board", [])],
        *[("paid", [{"seat": 3, "rule": "L-41", "amount": 1}]), ("paid", None)],
        *[("paid", [{"seat": 0, "rule": "B-40", "amount": 1}]), ("paid", [{"seat": 0}] * 7)],
        *[("paid", [{"seat": 0, "rule": "L-41", "amount": 1, "won": 2}]), ("winner", 1)],
    ],
)
def test_results_that_cannot_be_so_are_refused(key, value):
    position = after_one_round().position()
    (result,) = position["results"]
    with pytest.raises(NotationError):
        pyrite.from_position(position | {"results": [{**result, key: value}]})


def test_there_are_no_more_results_than_finished_rounds():
    position = after_one_round().position()
    with pytest.raises(NotationError, match="one entry for each finished round"):
        pyrite.from_position(position | {"results": position["results"] * 2})


# --- what is left out -----------------------------------------------------------------------------


def test_what_is_left_out_is_dealt_from_the_seed():
    one, two, other = (table(seed=seed).position() for seed in (3, 3, 4))
    assert one == two
    for key in ("hands", "pile", "aside", "dwarfs", "mines"):
        assert one[key] != other[key]


def test_hands_and_piles_may_be_named_in_part():
    """These cards and so many others, which are dealt."""
    hands = [["axe", None, "NE", None], 5, ["troll"]]
    some = {"hands": hands, "pile": ["boat", None, "rope"], "aside": ["NESW", *[None] * 9]}
    whole = [table(seed=seed, **some).position() for seed in range(8)]
    for position in whole:
        assert [len(hand) for hand in position["hands"]] == [4, 5, 1]
        assert {"axe", "NE"} <= set(position["hands"][0])
        assert position["hands"][2] == ["troll"]
        assert position["pile"][::2] == ["boat", "rope"]
        assert position["aside"][0] == "NESW"
        assert pyrite.from_position(position).position() == position
    assert len({tuple(position["hands"][0]) for position in whole}) > 1
    assert len({position["pile"][1] for position in whole}) > 1


@pytest.mark.parametrize("seats", range(3, 10))
def test_left_out_things_are_as_at_the_start_of_a_round(seats):
    fresh = pyrite.new_game("lostmines", seats=seats, seed=2).view(None)
    state = pyrite.from_position({"game": "lostmines", "options": {"seats": seats}})
    view = state.view(None)
    for key in ("board", "hands", "pile", "aside", "spare", "supply", "points", "trolls"):
        assert view[key] == fresh[key]
    homes = {"blue": "1,3", "yellow": "1,5"}
    assert view["stands"] == [homes[clan] for clan in view["clans"]]


def test_a_clan_may_be_named_without_the_character():
    seen = {table(dwarfs=["yellow"], seed=s).position()["dwarfs"][0] for s in range(30)}
    assert seen == {"yellow_loyal", "yellow_selfish", "yellow_saboteur"}


def test_a_position_of_any_moment_is_read_back():
    for seats in (3, 6, 9):
        state = pyrite.new_game("lostmines", seats=seats, seed=seats)
        rng = random.Random(seats)
        while not state.over:
            if rng.random() < 0.1:
                again = pyrite.from_position(state.position())
                assert again.position() == state.position()
                assert again.legal_actions() == state.legal_actions()
            state.play(rng.choice(state.legal_actions()))


def test_the_words_of_a_drawing_belong_to_its_deck():
    words = rules_for(read_options(seats=3)).names
    with pytest.raises(NotationError, match=re.escape("is not a card of this deck")):
        read_drawing(words, row(2, 2, "╝r"))
