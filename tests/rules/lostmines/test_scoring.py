"""Scoring a round: pools, shares and the dragon (L-41, L-42)."""

import pytest
from boards import happened, play
from mines import answer, settle, table

LONE = {"base": {"dwarfs": {"3": {"loyal": 2}}}}  # two loyal dwarfs of a clan at a table of three


def test_L41_L42_the_printed_example_of_six_dwarfs():
    dwarfs = [
        "yellow_loyal", "yellow_loyal", "blue_loyal", "blue_loyal", "yellow_saboteur",
        "blue_selfish",
    ]  # fmt: skip
    won = settle(dwarfs, [[5], [3], [2], [2], [4], [3]], dragon=2)
    assert won == [4, 4, 0, 2, 4, 3]


@pytest.mark.parametrize(
    ("brought", "won"), [([[4], [4], []], [3, 3, 2]), ([[2], [2], []], [1, 1, 1])]
)
def test_L41_the_rest_is_shared_by_the_best_and_what_is_then_left_is_lost(brought, won):
    assert settle(["blue_loyal", "blue_loyal", "yellow_saboteur"], brought, deck=LONE) == won


FIVE = ["blue_loyal", "blue_loyal", "yellow_saboteur", "yellow_loyal", "blue_selfish"]


@pytest.mark.parametrize(
    ("brought", "won"),
    [
        ([[], [], [], [], []], [0, 0, 0, 0, 0]),
        ([[1], [], [], [], []], [1, 0, 0, 0, 0]),
        ([[3], [], [], [], []], [1, 1, 1, 0, 0]),  # members share though they brought nothing
        ([[4], [], [], [], []], [2, 1, 1, 0, 0]),  # the rest to the one that brought the best
        ([[5], [], [], [], []], [3, 1, 1, 0, 0]),
        ([[3], [2], [], [], []], [3, 1, 1, 0, 0]),
        ([[1], [], [4], [], []], [1, 1, 3, 0, 0]),  # a saboteur may have brought it
        ([[4, 3], [4], [], [], []], [4, 4, 3, 0, 0]),
        ([[4, 4], [3], [], [], []], [5, 3, 3, 0, 0]),  # the best treasure, counted once each
        ([[4], [4], [4], [], []], [4, 4, 4, 0, 0]),
        ([[3], [3], [2, 2], [], []], [3, 3, 3, 0, 0]),  # one is lost
        ([[2, 3], [3], [], [], []], [3, 3, 2, 0, 0]),
        ([[2, 2], [3], [], [], []], [2, 3, 2, 0, 0]),  # the most valuable, not the most
        ([[], [], [], [5], []], [0, 0, 0, 5, 0]),  # the yellow pool has one member
        ([[], [], [], [], [5, 4]], [0, 0, 0, 0, 9]),  # a selfish dwarf keeps its own
        ([[3], [], [], [], [5]], [1, 1, 1, 0, 5]),  # and shares in nothing else
        ([[4], [], [], [2], [5]], [2, 1, 1, 2, 5]),
    ],
)
def test_L41_pools_by_clan_and_saboteurs_with_the_other_clan(brought, won):
    assert settle(FIVE, brought) == won


def test_L41_a_clan_without_members_has_no_pool():
    dwarfs = ["blue_loyal", "yellow_saboteur", "yellow_selfish"]
    assert settle(dwarfs, [[4], [], []]) == [2, 2, 0]
    assert settle(dwarfs, [[], [5], [2]]) == [2, 3, 2]


def test_L41_two_saboteurs_share_with_each_others_clan():
    assert settle(["blue_saboteur", "yellow_saboteur", "blue_selfish"], [[4], [3], []]) == [4, 3, 0]
    dwarfs = ["blue_saboteur", "yellow_loyal", "blue_loyal"]
    assert settle(dwarfs, [[4], [3], []]) == [4, 3, 0]  # 7 in yellow: 3 each, the rest for the 4


def test_L41_only_selfish_dwarfs():
    dwarfs = ["blue_selfish", "yellow_selfish", "yellow_loyal"]
    assert settle(dwarfs, [[4], [3], []]) == [4, 3, 0]


@pytest.mark.parametrize(
    ("worth", "won"), [([], 0), ([1], 0), ([2], 0), ([3], 1), ([5], 3), ([5, 4], 7)]
)
def test_L42_the_dragon_takes_two_of_the_points_or_as_many_as_were_won(worth, won):
    dwarfs = ["blue_selfish", "yellow_loyal", "blue_loyal"]
    assert settle(dwarfs, [worth, [], []], dragon=0) == [won, 0, 0]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_L42_the_dragon_takes_from_any_character_after_the_pools_are_shared(seat):
    dwarfs, brought = ["blue_loyal", "yellow_saboteur", "yellow_loyal"], [[5], [], [3]]
    expected = [3, 2, 3]
    assert settle(dwarfs, brought) == expected
    expected[seat] -= 2
    assert settle(dwarfs, brought, dragon=seat) == expected


def test_L42_earlier_points_are_safe_and_nobody_receives_what_the_dragon_takes():
    rows = [{"kind": "silver", "value": 1, "owner": 0}, "gold", "gems"]
    dwarfs = ["blue_selfish", "yellow_loyal", "blue_loyal"]
    more = {"board": {"9,7": "dragon"}, "dragon": 0, "points": [5, 1, 0], "round": 2}
    state = play(table(dwarfs=dwarfs, treasures=rows, **more), "propose")
    answer(state, "yy")
    none = {"share": 0, "price": 0, "won": 0}
    told = [{"share": 1, "price": 1, "won": 0, "points": 5}, {**none, "points": 1}]
    assert [event for _, event in happened(state, "scored")] == [*told, {**none, "points": 0}]
    assert state.scores == (5, 1, 0)
    rows = state.public()["results"][0]["paid"]
    paid = [(row["seat"], row["rule"], row["amount"]) for row in rows]
    assert paid == [(0, "L-41", 1), (0, "L-42", -1), (1, "L-41", 0), (2, "L-41", 0)]


def test_L42_points_add_up():
    rows = [{"kind": "gems", "value": 5, "owner": 0}, "gold", "gems"]
    dwarfs = ["blue_selfish", "yellow_loyal", "blue_loyal"]
    state = play(table(dwarfs=dwarfs, treasures=rows, points=[1, 2, 3], round=2), "propose")
    answer(state, "yy")
    assert state.scores == (6, 2, 3)
    assert state.view(1)["scores"] == [6, 2, 3]
