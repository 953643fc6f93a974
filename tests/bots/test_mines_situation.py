"""What each seat can hope for, and how cards and dwarfs change it."""

from typing import Any

import mines

from pyrite import new_game
from pyrite.bots.lostmines.beliefs import roles
from pyrite.bots.lostmines.board import STEP, Ground, cards_of
from pyrite.bots.lostmines.situation import Situation, chances
from pyrite.bots.lostmines.values import Walk

LOYAL = ["blue_loyal", "yellow_loyal", "yellow_selfish"]
CARDS = cards_of(new_game("lostmines", seats=3, seed=1).describe())
ROAD = "B · · · · · ╬ ╬ ═ · ?"


def seen(drawing: str = ROAD, **more: Any) -> Situation:
    position = {"dwarfs": LOYAL, "treasures": ["gems", "gold", "silver"]} | more
    state = mines.moving(drawing, **position)
    view, description = state.view(0), state.describe()
    ground = Ground.of(view, cards_of(description))
    return Situation(view, ground, roles(description.dwarfs, view, [{}] * 9))


def test_treasures_count_less_the_further_away_and_the_later_it_is() -> None:
    early, late = chances(10.0), chances(2.0)
    assert early[0] > early[10] > early[40]
    assert late[30] < early[30]


def test_a_card_that_leads_on_helps_and_one_that_leads_away_harms() -> None:
    situation = seen(stands=["9,3"])
    cell = CARDS.grid.cell("10,3")
    assert situation.change(cell, CARDS.sides("EW"), STEP) > 0
    assert situation.change(cell, CARDS.sides("NE r"), STEP) < 0


def test_L24_a_storm_is_the_opposite_of_a_card() -> None:
    situation = seen("B · · · · · ╬ ╬ ═ ╬ ?", stands=["7,3"])
    empty = seen("B · · · · · ╬ ╬ · ╬ ?", stands=["7,3"])
    cell, sides = CARDS.grid.cell("9,3"), CARDS.sides("EW")
    storm = situation.change(cell, 15, empty.ground.costs[cell])
    assert storm < 0 < empty.change(cell, sides, STEP)
    assert abs(storm + empty.change(cell, sides, STEP)) < 0.05


def test_who_comes_later_may_hope_for_less() -> None:
    alone = seen(stands=["7,3"])
    behind = seen(stands=["7,3", "9,3", "9,3"])
    assert behind.me.hope < alone.me.hope


def test_those_who_are_out_hope_for_nothing() -> None:
    hands = [["axe"], [], ["boat"]]
    assert [group.at for group in seen(hands=hands, stands=["7,3", "8,3", "9,3"]).groups] == [
        CARDS.grid.cell("7,3"),
        CARDS.grid.cell("9,3"),
    ]


def test_L12_a_dwarf_does_not_stand_in_the_way_of_its_friends() -> None:
    drawing, stands = "B · · · · · ╬ ╬ ═r╬ ?", ["8,3", "7,3", "7,3"]
    rock = CARDS.grid.cell("9,3")
    friends = ["blue_loyal", "yellow_saboteur", "yellow_loyal"]
    friend = seen(drawing, stands=stands, dwarfs=friends, dwarfs_seen_by=[[], [0], []])
    foe = seen(drawing, stands=stands, dwarfs_seen_by=[[], [0], [0]])
    assert Walk(friend).end(rock, 0) < Walk(foe).end(rock, 0)


def test_ones_turns_are_ones_cards_and_a_share_of_the_pile() -> None:
    hands = [["axe", "boat"], ["rope"], ["trap"]]
    assert seen(hands=hands, pile=["EW", "NS", "NE"]).turns == 2 + 1 + 1  # one is about to be drawn
    assert seen(hands=hands, pile=[]).turns == 2
