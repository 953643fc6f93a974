"""Who wins a round of Saboteur 2 by the treasure: colours, doors and routes (S-30)."""

import pytest
from boards import ALMOST
from rules.saboteur2.gold_tables import BLUE_DOOR, BOTH_DOORS, GREEN_DOOR, found

# The card at 6,0 opens two routes: straight through a blue door, or round the corner.
TWO_ROUTES = """
      ╔═╗
S╩╩╩╬═ E?
"""
TWO_DOORS = """
      ╔e╗
S╩╩╩╬═ E?
"""
# From the start one must pass the green door, from the ladder one need not.
LADDER_BEHIND_THE_DOOR = """
     ↓
S╩╩╩e╬═ ?
"""
# The green door lies on a branch that leads nowhere.
DOOR_ASIDE = """
     p
S╩╩╩═╬═ ?
"""
# A ladder, then a turned stone, then the treasure.
BY_THE_STONE = """
      → 3
        ║
S       ?
"""


@pytest.mark.parametrize(
    ("drawing", "letters", "gold"),
    [
        (ALMOST, "bgbsg", (4, 0, 4, 0, 0)),
        (ALMOST, "gbgsb", (4, 0, 4, 0, 0)),
        (BLUE_DOOR, "bgbsg", (4, 0, 4, 0, 0)),
        (GREEN_DOOR, "gbgsb", (4, 0, 4, 0, 0)),
        (GREEN_DOOR, "bgbsg", (0, 4, 0, 0, 4)),
        (BLUE_DOOR, "gbgsb", (0, 4, 0, 0, 4)),
        (BOTH_DOORS, "bgbsg", (0, 0, 0, 0, 0)),
        (BOTH_DOORS, "gbgsb", (0, 0, 0, 0, 0)),
    ],
)
def test_S30_a_coloured_finder_wins_unless_blocked_then_the_other_colour(drawing, letters, gold):
    assert found(letters, drawing) == gold


@pytest.mark.parametrize("finder", "Bpes")
@pytest.mark.parametrize(
    ("drawing", "blue", "green"),
    [(ALMOST, 1, 1), (BLUE_DOOR, 1, 0), (GREEN_DOOR, 0, 1), (BOTH_DOORS, 0, 0)],
)
def test_S30_any_other_finder_lets_both_colours_win_less_those_blocked(
    finder, drawing, blue, green
):
    gold = found(f"{finder}bgb", drawing)
    own = finder in "Bp"
    size = 2 * blue + green + own
    each = {1: 5, 2: 4, 3: 3, 4: 2}.get(size, 0)
    assert gold[1:] == (blue * each, green * each, blue * each)
    assert gold[0] == own * (each - {"B": 1, "p": 2}.get(finder, 0))


@pytest.mark.parametrize("finder", "bg")
@pytest.mark.parametrize("drawing", [TWO_ROUTES, TWO_DOORS])
def test_S30_one_open_route_unblocks_a_colour(drawing, finder):
    letters = finder + "sbg"
    gold = found(letters, drawing, ["NESW"], moves=["NESW@6,0"])
    assert gold == tuple(4 * (letter == finder) for letter in letters)


def test_S30_without_the_other_route_the_colour_is_blocked():
    drawing = "S╩╩╩╬═ E?"
    assert found("gsbg", drawing, ["NESW"], moves=["NESW@6,0"]) == (0, 0, 5, 0)


def test_S30_ladders_are_starting_points():
    assert found("bsg", LADDER_BEHIND_THE_DOOR) == (5, 0, 0)
    assert found("bsg", LADDER_BEHIND_THE_DOOR.replace("↓", " ")) == (0, 0, 5)


def test_S30_a_door_behind_the_ladder_blocks_all_the_same():
    drawing = LADDER_BEHIND_THE_DOOR.replace("═", "E").replace("e", "═")
    assert found("gsb", drawing) == (0, 0, 5)


def test_S30_a_door_beside_the_way_blocks_nobody():
    assert found("bsg", DOOR_ASIDE) == (5, 0, 0)


@pytest.mark.parametrize("finder", "bgs")
def test_S30_turned_goals_carry_a_connection(finder):
    goals = {"8,-2": "stone1", "8,0": "treasure", "8,2": "stone2"}
    more = {"goals": goals, "moves": ["EW@7,-2"]}
    gold = found(f"{finder}bgs", BY_THE_STONE, ["EW"], **more)
    assert gold == {"b": (4, 4, 0, 0), "g": (4, 0, 4, 0), "s": (0, 4, 4, 0)}[finder]
