"""Reaching goals: when they are turned, which way round, and how many at once (B-30 to B-32)."""

import pytest
from boards import ALMOST, hand, happened, known_goals, places, play, table, texts, tile

STONE1 = {"8,-2": "stone2", "8,0": "stone1", "8,2": "treasure"}
STONE2 = {"8,-2": "stone1", "8,0": "stone2", "8,2": "treasure"}
TREASURE = {"8,-2": "stone1", "8,0": "treasure", "8,2": "stone2"}
STONES = {"8,-2": "stone1", "8,0": "stone2", "8,2": "treasure"}

# The last card on the west side of the goal joins a part that enters from north and east too.
ALL_ROUND = """
       ╔╦╗
S╩╩╩╬╬═ ?╝
"""
# One card far away joins a part that enters the goal from north alone; a wall lies to the east,
# and loose parts are open towards it from south and west.
FROM_NORTH = """
╔╩╩ ╬╬╩═╗
S      ═?║
        ║
"""
# One card far away joins a part that enters the goal from north and south.
BOTH_ENDS = """
      ╔═╗
S ╩╩╩╩╣ ?
      ╚═╝
"""
# The same, and a wall lies to the east.
BOTH_ENDS_AND_A_WALL = """
      ╔═╗
S ╩╩╩╩╣ ?║
      ╚═╝
"""
# The last card comes from the west, where the stone would fit, but a wall lies in the south.
NO_FIT = """
S╩╩╩╬╬═ ?
        ═
"""
# The card at 8,-1 reaches two goals.
TWO_GOALS = """
        ?
╔╩╩╩╬╬╩╩
S       ?
"""


def test_B30_a_goal_that_becomes_joined_is_turned_by_the_seat_that_did_it():
    state = table(ALMOST, turn=3, hand=["EW"], goals=STONE1)
    play(state, "EW@7,0")
    assert happened(state, "goal_shown") == [
        (3, {"cell": "8,0", "card": "stone1", "is_chest": False})
    ]
    assert tile(state, "8,0") == "stone1 r"
    assert state.view(None)["finder"] == 3


@pytest.mark.parametrize("card", ["E-W", "N-E-S-W"])
def test_B30_a_stub_against_a_goal_does_not_turn_it(card):
    state = table(ALMOST, [card], goals=TREASURE)
    play(state, f"{card}@7,0")
    assert tile(state, "8,0") == "?"
    assert state.asked == (1,)


def test_B30_a_wall_against_a_goal_does_not_turn_it():
    state = table(ALMOST, ["NSW"], goals=TREASURE)
    play(state, "NSW@7,0")
    assert tile(state, "8,0") == "?"


def test_B30_a_loose_part_against_a_goal_does_not_turn_it():
    state = table("S     ═ ?", ["EW"], goals=TREASURE, must_connect=False)
    play(state, "EW@7,0")
    assert tile(state, "8,0") == "?"


@pytest.mark.parametrize("goals", [STONE1, STONE2, TREASURE])
def test_B30_a_goal_is_reached_whatever_it_shows(goals):
    state = table(ALMOST, ["EW"], goals=goals)
    play(state, "EW@7,0")
    assert happened(state, "goal_shown") == [
        (0, {"cell": "8,0", "card": goals["8,0"], "is_chest": False})
    ]


def test_B30_a_card_far_from_the_goal_may_join_it():
    state = table("S ╩╩╬╬══?", ["ESW"], goals=STONE2)
    play(state, "ESW@1,0")
    assert tile(state, "8,0") == "stone2"


def test_B30_what_a_turned_stone_joins_is_turned_in_chain_by_the_same_finder():
    state = table(
        """
        S╩╩╩╬╬═ ?
                ║
                ?
        """,
        turn=2,
        hand=["EW"],
        goals={"8,-2": "treasure", "8,0": "stone1", "8,2": "stone2"},
    )
    play(state, "EW@7,0")
    turned = [(2, {"cell": "8,0", "tile": "stone1 r"}), (2, {"cell": "8,2", "tile": "stone2"})]
    assert happened(state, "goal_turned") == turned


def test_B30_turning_is_compulsory():
    state = table(ALMOST, ["EW"], goals=STONE1, edition="et2007")
    play(state, "EW@7,0")
    assert tile(state, "8,0") == "stone1 r"
    assert state.asked == (1,)


def test_B31_the_treasure_ends_the_round_at_once():
    state = table(ALMOST, ["EW", "map"], goals=TREASURE, pile=["NE"])
    play(state, "EW@7,0")
    assert tile(state, "8,0") == "treasure"
    assert state.view(None)["stage"] == "paying"
    assert hand(state, 0) == ["map"]  # no card is drawn any more


def test_B31_with_the_treasure_another_joined_goal_stays_down():
    goals = {"8,-2": "treasure", "8,0": "stone1", "8,2": "stone2"}
    state = table(TWO_GOALS, ["NSW"], goals=goals)
    play(state, "NSW@8,-1", "goal 8,-2")
    assert happened(state, "goal_shown") == [
        (0, {"cell": "8,-2", "card": "treasure", "is_chest": False})
    ]
    assert state.view(None)["stage"] == "paying"


def test_B31_a_stone_carries_the_connection_and_is_a_card_like_others():
    state = table(ALMOST, hands=[["EW"], ["NS", "EW", "NESW"], None, None, None], goals=STONE1)
    play(state, "EW@7,0")  # the stone is open to south and west
    assert "8,1" in places(state, "NS")
    assert not {"8,-1", "9,0"} & (places(state, "EW") | places(state, "NESW"))
    assert "B-12" in state.why_not("EW@8,-1")  # it fits, but nothing leads there


def test_B31_later_neighbours_must_match_the_sides_a_stone_shows():
    state = table("S       1", ["NESW", "EW", "NS"], must_connect=False)
    assert {"8,-1", "9,0"} <= places(state, "NESW")
    assert not {"8,1", "7,0"} & places(state, "NESW")
    assert "B-11" in state.why_not("NESW@7,0")
    assert "7,0" in places(state, "NS")


def test_B31_a_stone_is_never_removed():
    state = table(ALMOST, hands=[["EW"], ["rockfall"], None, None, None], goals=STONE1)
    play(state, "EW@7,0")
    assert "rockfall@7,0" in texts(state)
    assert "rockfall@8,0" not in texts(state)
    assert "B-23" in state.why_not("rockfall@8,0")


@pytest.mark.parametrize("misfit_goal", ["best", "choice"])
@pytest.mark.parametrize(("goals", "lies"), [(STONE1, "stone1 r"), (STONE2, "stone2")])
def test_B31_a_turn_that_fits_everywhere_wins(goals, lies, misfit_goal):
    state = table(ALMOST, ["EW"], goals=goals, misfit_goal=misfit_goal)
    play(state, "EW@7,0")
    assert tile(state, "8,0") == lies
    assert state.asked == (1,)


def test_B31_first_the_goal_is_open_to_the_card_just_laid():
    state = table(ALL_ROUND, ["ESW"], goals=STONE1)
    play(state, "ESW@7,0r")
    assert tile(state, "8,0") == "stone1 r"  # south and west, against two entries north and east


def test_B31_a_card_just_laid_with_a_wall_towards_the_goal_decides_nothing():
    drawing = """
           ╔╗
    S╩╩╩╬╬═ ?
    """
    state = table(drawing, ["NW"], goals=STONE1)
    play(state, "NW@7,0")
    assert tile(state, "8,0") == "stone1"  # entered from the north


def test_B31_second_most_entry_sides_are_open():
    state = table(FROM_NORTH, ["EW"], goals=STONE1)
    play(state, "EW@3,-1")
    assert tile(state, "8,0") == "stone1"  # one entry, though the other turn has fewer misfits


def test_B31_third_the_fewest_sides_are_misfits():
    state = table(BOTH_ENDS_AND_A_WALL, ["NESW"], goals=STONE1)
    play(state, "NESW@1,0")
    assert tile(state, "8,0") == "stone1 r"
    state = table(BOTH_ENDS_AND_A_WALL, ["NESW"], goals=STONE2)
    play(state, "NESW@1,0")
    assert tile(state, "8,0") == "stone2"


@pytest.mark.parametrize(("answer", "lies"), [("upright", "stone1"), ("turned", "stone1 r")])
def test_B31_at_last_the_finder_chooses(answer, lies):
    state = table(BOTH_ENDS, turn=4, hand=["NESW"], goals=STONE1)
    play(state, "NESW@1,0")
    assert state.asked == (4,)
    assert texts(state) == {"upright", "turned"}
    assert state.view(None)["ask"]["kind"] == "turn_goal"
    assert known_goals(state, None) == {"8,0": "stone1"}  # all see it before it is turned
    play(state, answer)
    assert tile(state, "8,0") == lies
    assert state.asked == (0,)


def test_B31_nobody_is_asked_how_the_treasure_of_an_own_deck_lies():
    rows = [("treasure", "ESW"), ("stone1", "NE"), ("stone2", "ESW")]
    deck = {"base": {"goals": [{"name": name, "ways": ways} for name, ways in rows]}}
    for goal, kinds_asked in (("treasure", False), ("stone2", True)):
        state = table(ALMOST, hand=["EW"], goals={"8,0": goal}, deck=deck)
        play(state, "EW@7,0")
        assert ("turned" in texts(state)) == kinds_asked
        assert (happened(state, "round_ended") == []) == kinds_asked


def test_B31_what_is_no_answer_to_how_a_goal_lies_is_refused_by_the_rule():
    state = play(table(BOTH_ENDS, hand=["NESW", "map"], goals=STONE1), "NESW@1,0")
    refusal = state.refusal("map@8,2")
    assert (refusal.id, refusal.rule) == ("not-now", "B-31")


def test_B31_a_misfit_joins_nothing():
    state = table(BOTH_ENDS, hands=[["NESW"], ["EW", "NS"], None, None, None], goals=STONE1)
    play(state, "NESW@1,0", "upright")
    assert "9,0" in places(state, "EW")  # open to north and east
    assert "7,0" not in places(state, "NS")


def test_B31_misfits_are_allowed_for_goals_only():
    state = table(ALL_ROUND, ["EW", "NSW"], goals=STONE1)
    assert "7,0" not in places(state, "EW")
    assert "B-11" in state.why_not("EW@7,0")


@pytest.mark.parametrize(("answer", "joined"), [("turned", True), ("upright", False)])
def test_E_misfit_goal_choice_where_no_turn_fits_the_finder_chooses_either(answer, joined):
    hands = [["EW"], ["NESW"], None, None, None]
    state = table(NO_FIT, hands=hands, goals=STONE1, misfit_goal="choice")
    play(state, "EW@7,0")
    assert (state.asked, texts(state)) == ((0,), {"upright", "turned"})
    play(state, answer)
    assert tile(state, "8,0") == ("stone1 r" if joined else "stone1")
    assert not {"9,0", "8,-1"} & places(state, "NESW")  # upright the goal is joined to nothing


def test_E_misfit_goal_best_where_no_turn_fits_the_card_just_laid_decides():
    state = table(NO_FIT, ["EW"], goals=STONE1, misfit_goal="best")
    play(state, "EW@7,0")
    assert tile(state, "8,0") == "stone1 r"
    assert state.asked == (1,)


def test_E_goals_at_once_all_turns_every_goal_in_the_order_the_finder_picks():
    state = table(TWO_GOALS, turn=1, hand=["NSW"], goals=STONES, goals_at_once="all")
    play(state, "NSW@8,-1")
    assert (state.asked, texts(state)) == ((1,), {"goal 8,-2", "goal 8,0"})
    assert "B-30" in state.why_not("goal 8,2")
    play(state, "goal 8,0")
    shown = [event["cell"] for _, event in happened(state, "goal_shown")]
    assert shown == ["8,0", "8,-2"]
    assert state.asked == (2,)


@pytest.mark.parametrize(("picked", "left"), [("8,-2", "8,0"), ("8,0", "8,-2")])
def test_E_goals_at_once_one_turns_only_the_goal_the_finder_picks(picked, left):
    state = table(TWO_GOALS, turn=1, hand=["NSW"], goals=STONES, goals_at_once="one")
    play(state, "NSW@8,-1")
    assert (state.asked, texts(state)) == ((1,), {"goal 8,-2", "goal 8,0"})
    play(state, f"goal {picked}")
    assert [event["cell"] for _, event in happened(state, "goal_shown")] == [picked]
    assert tile(state, left) == "?"
    assert state.asked == (2,)


def left_down(drawing, *cards):
    """The goal at 8,0 was joined together with the one at 8,-2, which alone was turned."""
    hands = [["NSW"], *([card] for card in cards), *([None] * (4 - len(cards)))]
    state = table(drawing, hands=hands, goals=STONES, goals_at_once="one")
    return play(state, "NSW@8,-1", "goal 8,-2")


def shown(state):
    """The goals turned so far, in order."""
    return [event["cell"] for _, event in happened(state, "goal_shown")]


def test_B32_a_goal_left_down_stays_down_while_nothing_new_touches_it():
    state = left_down("╔╩╩╩╬╬╩╩\nS", "NE", "EW")
    play(state, "NE@0,1", "EW@-1,0")
    assert shown(state) == ["8,-2"]


def test_B32_a_rockfall_turns_no_goal_left_down():
    state = left_down("╔╩╩╩╬╬╩╩\nS\n║", "rockfall")
    play(state, "rockfall@0,1")
    assert shown(state) == ["8,-2"]


def test_B32_a_goal_left_down_is_turned_when_a_later_path_enters_it():
    state = left_down("╔╩╩╩╬╬╩╦\nS", "NE")
    play(state, "NE@7,0")
    assert happened(state, "goal_shown")[-1] == (
        1,
        {"cell": "8,0", "card": "stone2", "is_chest": False},
    )


@pytest.mark.parametrize("card", ["N-E", "NW"])
def test_B32_a_stub_or_a_wall_does_not_turn_a_goal_left_down(card):
    state = left_down("╔╩╩╩╬╬╩╦\nS", card)
    play(state, f"{card}@7,0")
    assert shown(state) == ["8,-2"]


def test_B32_a_goal_left_down_is_turned_when_it_is_joined_anew():
    state = left_down("╔╩╩╩╬╬╩═\nS", "rockfall", "ESW")
    play(state, "rockfall@7,-1")
    assert shown(state) == ["8,-2"]
    play(state, "ESW@7,-1")
    assert happened(state, "goal_shown")[-1] == (
        2,
        {"cell": "8,0", "card": "stone2", "is_chest": False},
    )


def test_B32_a_goal_left_down_stays_down_when_a_far_card_enters_it_from_one_more_side():
    drawing = """
    ╔╩╩╩╩═╬═
    S
          ╚═╝
    """
    state = left_down(drawing, "NS")
    play(state, "NS@6,0")
    assert shown(state) == ["8,-2"]  # neither touched nor newly joined


def test_B32_what_the_picked_stone_newly_joins_is_turned_all_the_same():
    drawing = """
            ?
    ╔╩╩╩╬╬╩╩
    S       ?╗
             ║
            ?╝
    """
    goals = {"8,-2": "treasure", "8,0": "stone1", "8,2": "stone2"}
    state = table(drawing, ["NSW"], goals=goals, goals_at_once="one")
    play(state, "NSW@8,-1", "goal 8,0")
    assert [event["cell"] for _, event in happened(state, "goal_turned")] == ["8,0", "8,2"]
    assert tile(state, "8,-2") == "?"


def test_B30_a_goal_that_lies_face_up_in_a_position_is_known_to_all():
    state = table("S╩╩╩╬╬══1", goals={"8,0": "stone1"})
    assert known_goals(state, None) == {"8,0": "stone1"}
    assert state.position()["shown"] == ["8,0"]
