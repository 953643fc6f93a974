"""Saboteur 2: who wins, who is paid, who steals (S-30 to S-37)."""

import pytest
from boards import ALMOST, happened, play, texts
from boards import last_turn as any_last_turn
from boards import table as any_table

import pyrite

NAMES = {
    **{"b": "blue", "g": "green", "B": "boss"},
    **{"p": "profiteer", "e": "geologist", "s": "saboteur"},
}
TREASURE = {"8,-2": "stone1", "8,0": "treasure", "8,2": "stone2"}
NEXT = ["EW@7,0"]  # the card that reaches the treasure on most boards here

BLUE_DOOR = "S╩╩╩╬╬E ?"
GREEN_DOOR = "S╩╩╩╬╬e ?"
BOTH_DOORS = "S╩╩╩╬Ee ?"
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


def seats_of(letters):
    return {"seats": len(letters), "dwarfs": [NAMES[letter] for letter in letters]}


def front(letters, **rows):
    """What lies before the seats named: A="theft trapped"."""
    return [rows.get("ABCDEFGHIJKL"[seat], "").split() for seat in range(len(letters))]


def paying(letters, drawing=ALMOST, hand=("EW",), turn=0, **more):
    """The seat on turn is about to reach the treasure; one round is played."""
    options = {"rounds": 1, "modules": ["saboteur2"], "goals": TREASURE} | seats_of(letters) | more
    starter = (turn + 1) % len(letters)  # so that finder and starter are not the same
    return any_table(drawing, list(hand), turn=turn, starter=starter, **options)


def found(letters, *args, moves=NEXT, **more):
    """The gold of the seats after the treasure was reached."""
    return play(paying(letters, *args, **more), *moves).scores


def failed(letters, drawing="S", **more):
    """The gold of the seats after a round without treasure."""
    options = {"rounds": 1, "modules": ["saboteur2"]} | seats_of(letters) | more
    return play(any_last_turn(["NE"], drawing, **options), "pass NE")


# The example of the book


def test_S33_the_printed_example():
    thieves = "bggBpss"
    state = paying(thieves, BLUE_DOOR, turn=3, front=front(thieves, F="theft", G="theft trapped"))
    play(state, *NEXT)
    assert state.asked == (5,)
    assert texts(state) == {"steal A", "steal D", "steal E"}
    assert state.scores == (3, 0, 0, 2, 1, 0, 0)
    play(state, "steal A")
    assert state.over
    assert state.scores == (2, 0, 0, 2, 1, 1, 0)


# Who wins by the treasure


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


# The group


@pytest.mark.parametrize(
    ("letters", "gold"),
    [
        ("bs", (5, 0)),
        ("bbs", (4, 4, 0)),
        ("bbbs", (3, 3, 3, 0)),
        ("bbbbs", (2, 2, 2, 2, 0)),
        ("bB", (4, 3)),
        ("bp", (4, 2)),
        ("bBp", (3, 2, 1)),
        ("bbBp", (2, 2, 1, 0)),
        ("bbbBp", (1, 1, 1, 0, 0)),
        ("bbbbBpg", (1, 1, 1, 1, 0, 0, 0)),
    ],
)
def test_S33_gold_by_the_size_of_the_group_and_never_less_than_nothing(letters, gold):
    assert found(letters) == gold


def test_S33_both_colours_make_one_group():
    assert found("sbg") == (0, 4, 4)
    assert found("sbbgg") == (0, 2, 2, 2, 2)
    assert found("sbbbbggggBpe") == (0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0)


def test_S31_boss_and_profiteer_belong_to_every_group_that_wins_by_the_treasure():
    assert found("gBpbs") == (3, 2, 1, 0, 0)
    assert found("bBpgs", GREEN_DOOR) == (0, 2, 1, 3, 0)
    assert found("sBpbg") == (0, 1, 0, 2, 2)


@pytest.mark.parametrize(
    ("letters", "gold"), [("bBp", (0, 3, 2)), ("bBg", (0, 4, 0)), ("bpg", (0, 3, 0))]
)
def test_S31_both_colours_blocked(letters, gold):
    assert found(letters, BOTH_DOORS) == gold


def test_S31_a_colour_without_a_member_still_makes_a_group():
    # Blue found the treasure and is blocked; green wins, but nobody is green.
    assert found("bbBp", GREEN_DOOR) == (0, 0, 3, 2)


def test_S31_a_colour_without_a_free_member_still_makes_a_group():
    letters = "bgBp"
    assert found(letters, GREEN_DOOR, front=front(letters, B="trapped")) == (0, 0, 3, 2)


@pytest.mark.parametrize(
    ("letters", "gold"),
    [
        ("sbg", (5, 0, 0)),
        ("ssbB", (4, 4, 0, 0)),
        ("sssg", (3, 3, 3, 0)),
        ("spb", (4, 2, 0)),
        ("sspB", (3, 3, 1, 0)),
        ("ssspB", (2, 2, 2, 0, 0)),
        ("pbB", (3, 0, 0)),
        ("bgB", (0, 0, 0)),
    ],
)
def test_S32_without_treasure_saboteurs_and_profiteer_win(letters, gold):
    assert failed(letters).scores == gold


def test_I22_all_saboteurs_trapped_leave_the_profiteer_alone():
    letters = "sspb"
    traps = front(letters, A="trapped", B="trapped")
    assert failed(letters, front=traps).scores == (0, 0, 3, 0)


# Geologists


CRYSTALS = "S┻┻┻╬╬═ ?"


def test_S34_a_geologist_gets_one_gold_for_each_crystal():
    assert found("bes", CRYSTALS) == (5, 3, 0)
    assert found("bes", ALMOST) == (5, 0, 0)


def test_S34_however_the_round_ends():
    assert failed("ebs", "S┻┻").scores == (2, 0, 5)
    assert failed("ebg", "S┻").scores == (1, 0, 0)


def test_S34_joined_or_not():
    assert failed("ebg", "S┻  ┻ ╻").scores == (3, 0, 0)


def test_S34_face_up_ones_only():
    """Those in hands, in the pile or discarded do not count."""
    state = any_last_turn(["crystal_S"], "S┻", rounds=1, modules=["saboteur2"], **seats_of("ebg"))
    assert play(state, "pass crystal_S").scores == (1, 0, 0)


def test_S34_two_share_rounded_down():
    assert failed("eebs", "S┻┻┻").scores == (1, 1, 0, 5)
    assert failed("eebs", "S┻").scores == (0, 0, 0, 5)


def test_S34_geologists_never_count_for_the_size_of_the_group():
    assert found("bees", CRYSTALS) == (5, 1, 1, 0)


def test_S35_if_one_of_two_geologists_is_trapped_the_other_takes_all():
    letters = "eebs"
    assert failed(letters, "S┻┻┻", front=front(letters, A="trapped")).scores == (0, 3, 0, 5)


def test_S35_if_all_geologists_are_trapped_nobody_takes_the_crystals():
    letters = "eebs"
    traps = front(letters, A="trapped", B="trapped")
    assert failed(letters, "S┻┻┻", front=traps).scores == (0, 0, 0, 5)


# Trapped seats


@pytest.mark.parametrize(
    ("trapped", "gold"), [("B", (3, 0, 2, 1)), ("C", (3, 3, 0, 1)), ("D", (3, 3, 2, 0))]
)
def test_S35_a_trapped_seat_is_not_in_the_group_and_gets_nothing(trapped, gold):
    letters = "bbBp"
    assert found(letters, front=front(letters, **{trapped: "trapped"})) == gold


def test_S35_broken_tools_take_no_share_away():
    letters = "bbBp"
    assert found(letters, front=front(letters, B="pick lamp cart")) == (2, 2, 1, 0)


def test_S35_a_trapped_saboteur_is_left_out():
    letters = "ssb"
    assert failed(letters, front=front(letters, A="trapped")).scores == (0, 5, 0)


def test_I06_the_colour_of_a_trapped_finder_still_decides():
    drawing = """
            ?
    ╔╩╩╩╬╬╩╩╣
    S       ?
    """
    asked = {"finder": 0, "asks": [{"kind": "pick_goal", "seats": [0]}]}
    joined = {"pending": ["8,-2", "8,0"], "front": front("bbg", A="trapped")}
    state = paying("bbg", drawing, **asked, **joined)
    assert play(state, "goal 8,0").scores == (0, 5, 0)


# Thefts


def robbing(letters, rows, order="", **more):
    """A round failed and thieves lie in wait; `order`: who played a theft, the last one last."""
    thefts = {"thefts": ["ABCDEFGHIJKL".index(seat) for seat in order]}
    return failed(letters, front=front(letters, **rows), parts={"saboteur2": thefts}, **more)


def test_S36_a_thief_takes_one_gold_from_another_seat_that_has_gold():
    state = robbing("bssg", {"A": "theft"})
    assert (state.asked, state.view(None)["stage"]) == ((0,), "paying")
    assert texts(state) == {"steal B", "steal C"}
    play(state, "steal C")
    assert state.scores == (1, 4, 3, 0)
    assert happened(state, "acted") == [
        (0, {"action": {"seat": 0, "verb": "steal", "target": 2, "text": "steal C"}})
    ]


def test_S36_thefts_come_after_the_shares():
    state = robbing("sb", {"B": "theft"})
    assert state.scores == (5, 0)
    play(state, "steal A")
    assert state.scores == (4, 1)


def test_S36_not_from_oneself_nor_from_who_has_none():
    state = robbing("sbg", {"A": "theft"}, coins=[0, 2, 0])
    assert texts(state) == {"steal B"}
    assert "S-36" in state.why_not("steal A")
    assert "S-36" in state.why_not("steal C")


def test_S36_without_a_victim_a_theft_is_void():
    state = robbing("sbg", {"A": "theft"})
    assert (state.over, state.scores) == (True, (5, 0, 0))
    assert robbing("bgB", {"A": "theft", "B": "theft"}).over


def test_S36_trapped_thieves_are_left_out():
    state = robbing("bsg", {"A": "theft trapped", "C": "theft"}, "CA")
    assert state.asked == (2,)
    play(state, "steal B")
    assert (state.over, state.scores) == (True, (0, 4, 1))


@pytest.mark.parametrize(
    ("order", "turns"), [("ACD", "DAC"), ("CDA", "ACD"), ("DAC", "CDA"), ("CAD", "DAC")]
)
def test_S36_who_played_its_theft_last_begins_and_others_follow_clockwise(order, turns):
    state = robbing("bsgB", {"A": "theft", "C": "theft", "D": "theft"}, order)
    asked = ""
    while not state.over:
        asked += "ABCD"[state.asked[0]]
        play(state, "steal B")
    assert asked == turns
    assert state.scores == (1, 2, 1, 1)


def test_S36_if_the_last_one_is_trapped_the_one_before_him_begins():
    rows = {"A": "theft", "C": "theft", "D": "theft trapped"}
    assert robbing("bsgB", rows, "CAD").asked == (0,)
    assert robbing("bsgB", rows, "ACD").asked == (2,)


def test_S36_the_order_is_that_of_the_cards_that_still_lie_there():
    hands = [["theft", "theft"], ["hands_off", "NE"], ["theft", "NE"], ["NE"]]
    options = {"rounds": 1, "modules": ["saboteur2"], "pile": []} | seats_of("bsgB")
    state = any_table("S", hands=hands, **options)
    play(state, "theft", "hands_off>A", "theft", "pass NE", "theft", "pass NE", "pass NE")
    assert state.asked == (0,)
    play(state, "steal B")
    assert state.asked == (2,)


def test_S36_a_removed_theft_is_forgotten():
    hands = [["theft", "NE"], ["theft", "NE", "NE"], ["hands_off"], ["NE"]]
    options = {"rounds": 1, "modules": ["saboteur2"], "pile": []} | seats_of("bgsB")
    state = any_table("S", hands=hands, **options)
    play(state, "theft", "theft", "hands_off>B")
    assert state.view(None)["modules"]["saboteur2"]["thefts"] == [0]
    play(state, "pass NE", "pass NE", "pass NE NE")
    assert state.asked == (0,)
    play(state, "steal C")
    assert state.over


def test_S36_a_theft_removed_by_its_owner_is_gone():
    hands = [["NE", "map"], ["NE"], []]
    options = {"rounds": 1, "modules": ["saboteur2"], "pile": []} | seats_of("bsg")
    state = any_table("S", hands=hands, front=[["theft"], [], []], **options)
    play(state, "shed NE map theft", "pass NE")
    assert state.over


def test_I12_thefts_go_clockwise_whatever_the_direction_of_play():
    state = robbing("bsgB", {"A": "theft", "C": "theft", "D": "theft"}, "ADC", direction=-1)
    asked = ""
    while not state.over:
        asked += "ABCD"[state.asked[0]]
        play(state, "steal B")
    assert asked == "CDA"


def test_S36_stolen_gold_may_be_stolen_again():
    state = robbing("bsg", {"A": "theft", "C": "theft"}, "CA")
    play(state, "steal B")
    assert texts(state) == {"steal A", "steal B"}
    play(state, "steal A")
    assert state.scores == (0, 4, 1)


def test_S36_gold_of_earlier_rounds_may_be_stolen():
    state = robbing("bgB", {"A": "theft"}, coins=[0, 0, 3])
    assert texts(state) == {"steal C"}


def test_S36_the_theft_that_takes_the_last_coin_may_leave_the_next_thief_nobody():
    state = robbing("bg", {"A": "theft", "B": "theft"}, "BA", coins=[0, 1])
    play(state, "steal B")
    assert state.asked == (1,)
    play(state, "steal A")
    assert state.scores == (0, 1)
    state = robbing("bgB", {"A": "theft", "C": "theft"}, "CA", coins=[0, 0, 1])
    play(state, "steal C")
    assert state.asked == (2,)


def test_S36_every_theft_lies_there_until_the_round_is_over():
    state = robbing("bsg", {"A": "theft"}, rounds=2)
    assert state.view(None)["front"][0] == ["theft"]
    play(state, "steal B")
    assert (state.view(None)["round"], state.view(None)["front"][0]) == (2, [])
    assert state.position()["coins"] == [1, 4, 0]


def test_S36_when_a_theft_was_played_is_open_to_all():
    hands = [["theft", "NE"], ["theft", "NE"]]
    state = any_table("S", hands=hands, seats=2, modules=["saboteur2"])
    play(state, "theft", "theft")
    for seat in (0, 1, None):
        assert state.view(seat)["modules"]["saboteur2"]["thefts"] == [0, 1]


# What is known


def test_S37_everybody_knows_whether_a_seat_has_gold():
    state = robbing("bsg", {"A": "theft"})
    play_on = state.view(2)
    assert play_on["has_gold"] == [False, True, False]
    assert (play_on["coins"], state.view(1)["coins"]) == (0, 5)


def test_S30_dwarfs_are_shown_before_gold_is_shared():
    state = robbing("bsg", {"A": "theft"})
    assert state.view(2)["dwarfs"] == ["blue", "saboteur", "green"]
    assert None not in state.view(None)["spare"]


# Hand-written positions


def stolen_from(**more):
    asks = [{"kind": "steal", "seats": [0]}]
    stage = {"stage": "paying", "ended": True, "dwarfs_shown": True, "asks": asks}
    options = {"modules": ["saboteur2"]} | seats_of("bsg")
    rows = {"front": [["theft"], [], []], "coins": [0, 5, 0], "hands": [[], [], []], "pile": []}
    return any_table("S", **options | stage | rows | more)


def test_S36_a_written_position_may_wait_for_a_thief():
    state = stolen_from()
    assert texts(state) == {"steal B"}


@pytest.mark.parametrize(
    "wrong",
    [
        {"front": [[], [], []]},
        {"front": [["theft", "trapped"], [], []]},
        {"coins": [5, 0, 0]},
        {"asks": [{"kind": "steal", "seats": [0, 1]}]},
        {"asks": [{"kind": "steal", "seats": []}]},
        {"asks": [{"kind": "steal", "seats": [1]}]},
        {"parts": {"saboteur2": {"thefts": [1]}}},
        {"parts": {"saboteur2": {"thefts": [-1]}}},
        {"parts": {"saboteur2": {"thefts": [11]}}},
        {"parts": {"saboteur2": {"thefts": 0}}},
        {"parts": {"saboteur2": {"theft_A": 1}}},
    ],
)
def test_S36_what_cannot_be_is_refused(wrong):
    with pytest.raises(pyrite.NotationError):
        stolen_from(**wrong)


def test_S36_no_two_thefts_are_played_at_once():
    rows = {"front": [["theft"], ["theft"], []]}
    for order in ([0, 1], [1, 0]):
        state = stolen_from(**rows, parts={"saboteur2": {"thefts": order}})
        assert state.view(None)["modules"]["saboteur2"]["thefts"] == order
    with pytest.raises(pyrite.NotationError):
        stolen_from(**rows, parts={"saboteur2": {"thefts": [0, 1, 0]}})
